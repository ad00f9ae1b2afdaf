import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../../creature/creature.js";
import { happens } from "../../../game/next.js";
import type { Reaction } from "../../../game/reaction.js";
import { combatantOf, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { gather } from "../../../gather/gather.js";
import { framed } from "../attack/framed.js";
import { feetOf } from "../bodies.js";
import { canReact, spend } from "../economy.js";
import { isSeenBy } from "../scene.js";
import { havingOneOf } from "./featured.js";

const name = "Protection";
const features = ["fighter-fighting-style-protection", "paladin-fighting-style-protection"];
const reach = 5;

/** Who attacks, who is attacked, and who might step in. */
interface Guarding {
  readonly self: Creature;
  readonly other: Creature;
  readonly guard: Creature;
}

/** Whether somebody guards another from this attack: with a shield, beside it, and with the attacker in sight. */
function guards(state: GameState, { self, other, guard }: Guarding, using: Using): boolean {
  const { compendium } = using;
  const side = combatantOf(state, guard.id)?.side;
  if (guard.id === other.id || side === combatantOf(state, self.id)?.side) return false;
  const feet = feetOf(state, { self: guard, other }, compendium);
  return (
    gather(guard, compendium).outfit.shield !== undefined &&
    (feet === undefined || feet <= reach) &&
    canReact(state, guard.id, using) &&
    isSeenBy(state, { self, other: guard }, using)
  );
}

/** Imposes disadvantage on an attack on somebody else within 5 feet ("Fighter, Fighting Style: Protection"). */
export const protection: Reaction = {
  name,
  moment: "attacked",
  offeredTo: (state, { frame }, using) => {
    if (frame.kind !== "attack") return [];
    const [self, other] = [state.creatures[frame.id], state.creatures[frame.target]];
    if (self === undefined || other === undefined) return [];
    return havingOneOf(state, features, using)
      .filter((guard) => guards(state, { self, other, guard }, using))
      .map(({ id }) => id);
  },
  isWorth: (state, { frame, id }) =>
    frame.kind === "attack" &&
    combatantOf(state, frame.target)?.side === combatantOf(state, id)?.side,
  take: (state, { frame, answer }, using) => {
    if (frame.kind !== "attack")
      return err({ code: "NOTHING_PENDING", message: "Nobody attacks." });
    const paid = spend(state, { id: answer.id, what: name, economy: "reaction" }, using);
    if (!paid.ok) return paid;
    const hindered = [...(frame.hindered ?? []), name];
    return ok({ next: happens(...paid.value), frame: framed(frame, { hindered }) });
  },
};

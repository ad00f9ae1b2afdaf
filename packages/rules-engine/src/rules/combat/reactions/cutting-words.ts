import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../../creature/creature.js";
import { happens } from "../../../game/next.js";
import type { Asking, Reaction } from "../../../game/reaction.js";
import { combatantOf, creatureIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { numbersAt } from "../../../gather/features.js";
import { immunitiesOf } from "../../../gather/gather.js";
import { prohibition } from "../../../gather/prohibition.js";
import { featuresOf } from "../../../sheet/features.js";
import { framed } from "../attack/framed.js";
import { feetOf } from "../bodies.js";
import { isSeenBy } from "../scene.js";
import { addedTo, farthest, rolledFor, wouldTurn } from "./added.js";
import { canUse, havingOneOf, payFeature } from "./featured.js";

const name = "Cutting Words";
const feature = "bard-cutting-words";
const of = { features: [feature] };
const reach = 60;

/** The die that a bard takes away, by its level. */
function penaltyOf({ make }: Creature, { compendium }: Using): string | undefined {
  const known = featuresOf(make, compendium).find(({ id }) => id === feature);
  const penalty = known && numbersAt(known)["penalty"];
  return typeof penalty === "string" ? penalty : undefined;
}

/** Bards of other sides who see the attacker, and whom it hears within 60 feet and may be charmed by. */
function bards(state: GameState, attacker: Creature, using: Using): readonly string[] {
  const able = havingOneOf(state, of.features, using);
  if (able.length === 0) return none;
  const { compendium } = using;
  const isDeaf = prohibition(attacker, "hear", compendium) !== undefined;
  if (isDeaf || immunitiesOf(attacker, compendium).includes("charmed")) return none;
  const side = combatantOf(state, attacker.id)?.side;
  const heard = able.filter((bard) => {
    if (combatantOf(state, bard.id)?.side === side) return false;
    const feet = feetOf(state, { self: bard, other: attacker }, compendium);
    return (
      (feet === undefined || feet <= reach) &&
      canUse(state, { id: bard.id, of }, using) &&
      isSeenBy(state, { self: attacker, other: bard }, using)
    );
  });
  return heard.map(({ id }) => id);
}

const none: readonly string[] = [];

const attackerIn = (state: GameState, { frame }: Pick<Asking, "frame">): Creature | undefined =>
  frame.kind === "attack" && frame.rolled !== undefined ? state.creatures[frame.id] : undefined;

/** Takes a die from an attack that would hit without it ("Bard, Cutting Words"). */
export const cuttingWords: Reaction = {
  name,
  moment: "attack-rolled",
  offeredTo: (state, asking, using) => {
    const attacker = attackerIn(state, asking);
    if (attacker === undefined) return [];
    return bards(state, attacker, using).filter((id) => {
      const penalty = penaltyOf(creatureIn(state, id), using) ?? "";
      return wouldTurn(state, { frame: asking.frame, by: farthest(penalty) }, using);
    });
  },
  take: (state, { frame, answer }, using) => {
    const dice = penaltyOf(creatureIn(state, answer.id), using);
    if (dice === undefined) return err({ code: "NO_FEATURE", message: "It has no such words." });
    const paid = payFeature(state, { id: answer.id, of }, using);
    if (!paid.ok) return paid;
    const modifier = rolledFor({ source: name, dice }, answer.manual, using);
    return ok({ next: happens(...paid.value), frame: addedTo(frame, modifier) });
  },
};

/** Takes a die from the damage of an attack. */
export const cuttingDamage: Reaction = {
  name,
  moment: "damage",
  offeredTo: (state, asking, using) => {
    const attacker = attackerIn(state, asking);
    return attacker === undefined ? [] : bards(state, attacker, using);
  },
  take: (state, { frame, answer }, using) => {
    const dice = penaltyOf(creatureIn(state, answer.id), using);
    if (dice === undefined || frame.kind !== "attack")
      return err({ code: "NO_FEATURE", message: "It has no such words." });
    const paid = payFeature(state, { id: answer.id, of }, using);
    if (!paid.ok) return paid;
    const { value, ...rest } = rolledFor({ source: name, dice }, answer.manual, using);
    const lessened = [...(frame.lessened ?? []), { ...rest, value: -value }];
    return ok({ next: happens(...paid.value), frame: framed(frame, { lessened }) });
  },
};

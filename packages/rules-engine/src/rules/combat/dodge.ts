import { err, ok } from "@tabletop-mcp/dice-core";
import type { Effect } from "@tabletop-mcp/srd-data";
import type { ActionOf } from "../../game/action.js";
import type { OfCreature } from "../../game/event.js";
import { type Decision, happens, type Next, nothing } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { speedsNow } from "../../sheet/numbers.js";
import { effectLost } from "../held/ending.js";
import { spendDeed } from "./bonus-deeds.js";
import { boonOfDeed } from "./boon-of-deed.js";
import { noFight } from "./no-fight.js";

const name = "Dodge";

/** Those that it sees attack it at disadvantage, and it has advantage on Dexterity saves ("Dodge"). */
const effects: readonly Effect[] = [
  { kind: "roll", on: "attack", by: "foe", mode: "disadvantage", when: { sees: "other" } },
  { kind: "roll", on: "save", by: "self", mode: "advantage", when: { ability: ["dex"] } },
];

/** Until its next turn begins a creature looks to nothing but avoiding attacks. */
export function dodgeRule(
  state: GameState,
  { id, economy }: ActionOf<"dodge">,
  using: Using,
): Decision {
  if (combatantOf(state, id) === undefined) return err(noFight);
  const paid = spendDeed(state, { id, does: "dodge", economy }, using);
  if (!paid.ok) return paid;
  if (isStuck(state, id, using)) return err(stuck(creatureIn(state, id).name));
  const lasting = { kind: "next-turn", edge: "start", of: id } as const;
  const endsOn = ["source-incapacitated"] as const;
  return ok({
    events: paid.value,
    run: [boonOfDeed({ id, from: id, name, effects, lasting, endsOn })],
  });
}

const isStuck = (state: GameState, id: string, { compendium }: Using): boolean =>
  Object.values(speedsNow(creatureIn(state, id), compendium)).every(
    ({ effective }) => effective <= 0,
  );

const stuck = (who: string) => ({
  code: "CANNOT_DODGE",
  message: `${who} cannot dodge: its speed is 0.`,
  hint: "Get free first.",
});

/** The benefit is lost when the speed drops to 0. */
export function endDodge(state: GameState, { id }: OfCreature, using: Using): Next {
  const creature = creatureIn(state, id);
  const held = creature.effects.find((one) => one.name === name && one.from === id);
  if (held === undefined || !isStuck(state, id, using)) return nothing;
  return happens(effectLost(creature, held, { because: "its speed is 0" }));
}

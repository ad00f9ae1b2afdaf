import { err, ok } from "@tabletop-mcp/dice-core";
import type { Effect } from "@tabletop-mcp/srd-data";
import type { ActionOf } from "../../game/action.js";
import type { Decision } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { refuseTarget } from "./attack.js";
import { feetOf } from "./bodies.js";
import { spendDeed } from "./bonus-deeds.js";
import { boonOfDeed } from "./boon-of-deed.js";
import { noFight } from "./no-fight.js";

const name = "Help";
const reach = 5;

const onCheck: Effect = { kind: "roll", on: "check", by: "self", mode: "advantage" };
const onAttack: Effect = {
  kind: "roll",
  on: "attack",
  by: "self",
  mode: "advantage",
  when: { other: "target" },
};

/**
 * Before the helper's next turn an ally has advantage once: on its next attack against the foe that
 * is distracted within 5 feet, or on its next ability check ("Help").
 */
export function helpRule(state: GameState, action: ActionOf<"help">, using: Using): Decision {
  const { id, target, foe, economy } = action;
  const refused =
    refuseTarget(state, { self: creatureIn(state, id), other: creatureIn(state, target) }) ??
    refuseFoe(state, action, using);
  if (refused !== undefined) return err(refused);
  const paid = spendDeed(state, { id, does: "help", economy }, using);
  if (!paid.ok) return paid;
  const boon = {
    id: target,
    from: id,
    name,
    effects: [foe === undefined ? onCheck : onAttack],
    ...(foe !== undefined && { target: foe }),
    endsOn: ["used"] as const,
    lasting: { kind: "next-turn", edge: "start", of: id } as const,
  };
  return ok({ events: paid.value, run: [boonOfDeed(boon, creatureIn(state, id).name)] });
}

function refuseFoe(
  state: GameState,
  { id, target, foe }: ActionOf<"help">,
  { compendium }: Using,
): RuleViolation | undefined {
  if (foe === undefined) return undefined;
  if (combatantOf(state, id) === undefined) return noFight;
  const two = { self: creatureIn(state, id), other: creatureIn(state, foe) };
  const refused = refuseTarget(state, two);
  if (refused !== undefined || foe === target)
    return (
      refused ?? {
        code: "TARGET_SELF",
        message: `${two.other.name} cannot be helped against itself.`,
        hint: "Name the ally, and the foe that it is helped against.",
      }
    );
  const feet = feetOf(state, two, compendium);
  return feet === undefined || feet <= reach
    ? undefined
    : {
        code: "OUT_OF_RANGE",
        message: `${two.other.name} is ${feet} feet away: only a foe within ${reach} feet can be distracted (Help).`,
        hint: "Move nearer, or help with something else.",
      };
}

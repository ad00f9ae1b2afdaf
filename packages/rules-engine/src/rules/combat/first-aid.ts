import { err, ok } from "@tabletop-mcp/dice-core";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { refuseSafe } from "../life/stabilize.js";
import { refuseTarget } from "./attack.js";
import { feetOf, type Two } from "./bodies.js";
import { spendDeed } from "./bonus-deeds.js";
import { rolledCheck } from "./rolled-check.js";

const dc = 10;
const reach = 5;

/** A DC 10 Wisdom (Medicine) check: on a success whoever is dying is stable ("Stabilizing a Creature"). */
export function firstAidRule(
  state: GameState,
  action: ActionOf<"first_aid">,
  using: Using,
): Decision {
  const { id, target, economy } = action;
  const two: Two = { self: creatureIn(state, id), other: creatureIn(state, target) };
  const refused = refuseTarget(state, two) ?? refuseSafe(two.other) ?? refuseFar(state, two, using);
  if (refused !== undefined) return err(refused);
  const paid = spendDeed(state, { id, does: "first_aid", economy }, using);
  if (!paid.ok) return paid;
  const made = { ...action, skill: "medicine", dc } as const;
  const rolled = rolledCheck(two.self, made, { ...using, opponent: two.other });
  if (!rolled.ok) return rolled;
  const { event, success } = rolled.value;
  const events = [...paid.value, event({ against: target })];
  return success === true
    ? ok({ events, run: [{ kind: "act", action: { type: "stabilize", id: target } }] })
    : ok(happens(...events));
}

function refuseFar(state: GameState, two: Two, { compendium }: Using): RuleViolation | undefined {
  const feet = feetOf(state, two, compendium);
  return feet === undefined || feet <= reach
    ? undefined
    : {
        code: "OUT_OF_RANGE",
        message: `${two.other.name} is ${feet} feet away: it is tended from within ${reach} feet.`,
        hint: "Move nearer first.",
      };
}

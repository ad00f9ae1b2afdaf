import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { sizes } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import { deeds } from "../../encounter/deeds.js";
import type { ActionOf } from "../../game/action.js";
import type { Event } from "../../game/event.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { numbersOf } from "../../sheet/numbers.js";
import { sizeOf } from "../../sheet/size.js";
import { refuseTarget } from "./attack.js";
import { feetOf, type Two } from "./bodies.js";
import { type CheckMade, rolledCheck } from "./rolled-check.js";
import { spendStrike } from "./strikes.js";

type Wrestling = ActionOf<"grapple" | "shove">;

/** What came of a special melee attack: what it cost, both rolls, and whether it came off. */
export interface Wrestled {
  readonly events: readonly Event[];
  readonly won: boolean;
}

const reach = 5;

/** A contest in place of an attack: who does it rolls Strength (Athletics), the other what it likes ("Grappling"; "Shoving a Creature"). */
export function wrestle(
  state: GameState,
  action: Wrestling,
  using: Using,
): Result<Wrestled, RuleViolation> {
  const { id, target, economy, defence } = action;
  const name = deeds[action.type];
  const two = { self: creatureIn(state, id), other: creatureIn(state, target) };
  const refused = refuseGrip(state, { two, name }, using);
  if (refused !== undefined) return err(refused);
  const paid = spendStrike(state, { id, name, economy }, using);
  if (!paid.ok) return paid;
  const contested = contestOf(two, { ...action, defence, against: action.type }, using);
  return contested.ok
    ? ok({ events: [...paid.value, ...contested.value.events], won: contested.value.won })
    : contested;
}

/** Why nobody can be seized or shoved by another: it takes no part, is too large or too far. */
export const refuseGrip = (
  state: GameState,
  { two, name }: { readonly two: Two; readonly name: string },
  using: Using,
): RuleViolation | undefined =>
  refuseTarget(state, two) ?? refuseSize(two, name, using) ?? refuseFar(state, two, using);

interface Contest extends CheckMade {
  readonly defence?: "athletics" | "acrobatics" | undefined;
  /** What the one rolls; Athletics where nothing else is said. */
  readonly skill?: "athletics" | "acrobatics";
}

/** Both rolls; a tie leaves everything as it is ("Contests"). */
export function contestOf(
  { self, other }: Two,
  { defence, skill = "athletics", ...made }: Contest,
  using: Using,
): Result<Wrestled, RuleViolation> {
  const first = rolledCheck(self, { ...made, skill }, { ...using, opponent: other });
  if (!first.ok) return first;
  const answer = defence ?? betterOf(other, using);
  const { against } = made;
  const second = rolledCheck(
    other,
    { skill: answer, ...(against !== undefined && { against }) },
    { ...using, opponent: self },
  );
  // Who can attempt nothing resists nothing (Conditions, Unconscious).
  if (!second.ok && second.error.code === "CANNOT_ACT")
    return ok({ won: true, events: [first.value.event({ against: other.id, success: true })] });
  if (!second.ok) return second;
  const won = first.value.total > second.value.total;
  return ok({
    won,
    events: [
      first.value.event({ against: other.id, success: won }),
      second.value.event({ against: self.id, success: second.value.total > first.value.total }),
    ],
  });
}

/** Athletics or Acrobatics, whichever the creature is better at. */
export function betterOf(
  creature: Creature,
  { compendium }: Pick<Using, "compendium">,
): "athletics" | "acrobatics" {
  const { athletics, acrobatics } = numbersOf(creature, compendium).skills;
  return acrobatics.effective > athletics.effective ? "acrobatics" : "athletics";
}

/** At most one size larger than who does it. */
function refuseSize({ self, other }: Two, name: string, { compendium }: Using) {
  const rank = ({ make }: Creature): number => sizes.indexOf(sizeOf(make, compendium));
  return rank(other) - rank(self) <= 1
    ? undefined
    : {
        code: "TOO_LARGE",
        message: `${other.name} is more than one size larger than ${self.name} (${name}).`,
        hint: "Only creatures up to one size larger can be grappled or shoved.",
      };
}

function refuseFar(state: GameState, two: Two, { compendium }: Using): RuleViolation | undefined {
  const feet = feetOf(state, two, compendium);
  return feet === undefined || feet <= reach
    ? undefined
    : {
        code: "OUT_OF_RANGE",
        message: `${two.other.name} is ${feet} feet away, out of the reach of ${reach} feet.`,
        hint: "Move nearer first.",
      };
}

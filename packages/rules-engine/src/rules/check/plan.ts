import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { type D20Plan, type Modifier, objectionToDice } from "../../dice/d20.js";
import type { RollEffects } from "../../effects/rolls.js";
import type { RuleViolation } from "../../game/violation.js";

/** What the caller adds to a roll beside what the rules find. */
export interface Situation {
  readonly advantage?: boolean;
  readonly disadvantage?: boolean;
  readonly bonus?: number;
  /** Dice of the table. */
  readonly manual?: readonly number[];
  /** Too many of them are no fault: the next roll takes what is left. */
  readonly leavesDice?: boolean;
}

type Bearing = Pick<
  RollEffects,
  "advantage" | "disadvantage" | "modifiers" | "dice" | "reroll" | "floor"
> &
  Partial<Pick<RollEffects, "denies">>;

/** How the caller's part is called among sources and modifiers. */
const name = "situation";

/** What a d20 is rolled with: its own parts, what effects add, what the caller says. */
export function planOf(
  parts: readonly Modifier[],
  effects: Bearing,
  { advantage, disadvantage, bonus, manual, leavesDice }: Situation,
): Result<D20Plan, RuleViolation> {
  const plan: D20Plan = {
    advantage: [
      ...effects.advantage,
      ...(advantage === true && !effects.denies?.includes("advantage") ? [name] : []),
    ],
    disadvantage: [...effects.disadvantage, ...(disadvantage === true ? [name] : [])],
    modifiers: [
      ...parts,
      ...effects.modifiers,
      ...(bonus === undefined || bonus === 0 ? [] : [{ source: name, value: bonus }]),
    ],
    dice: effects.dice,
    reroll: effects.reroll,
    ...(effects.floor === undefined ? {} : { floor: effects.floor }),
    ...(manual === undefined ? {} : { manual }),
  };
  const objection = objectionToDice(plan);
  return objection === undefined || (leavesDice && objection.code === "TOO_MANY_DICE")
    ? ok(plan)
    : err(objection);
}

import type { DiceError } from "../errors.js";
import { dieSizes, limits } from "../limits.js";
import { matches } from "../modifiers/compare.js";
import { rulesOf } from "../modifiers/index.js";
import { rerollOf } from "../modifiers/reroll.js";
import type { Dice, Modifier, Operand } from "../types.js";

/** Why dice cannot be rolled as they are written, without where it is. */
export interface Objection {
  readonly code: DiceError["code"];
  readonly message: string;
  readonly hint: string;
}

/** The largest magnitude that a product may reach; the sums that the limits allow stay exact far beyond it. */
export const largestProduct = 1e12;

/** Dice that may both explode and be chosen among: their exact mean takes work that grows with the square. */
export const explodingPool = 50;

/** What is wrong with a term's count or size, if anything. */
export function sizeObjection({ count, sides }: Dice): Objection | undefined {
  if (sides < dieSizes.least || sides > dieSizes.most) {
    const hint = `A die has ${dieSizes.least} to ${dieSizes.most} sides.`;
    return { code: "INVALID_DIE", message: `There is no d${shown(sides)}.`, hint };
  }
  if (count < 1) return bad(`${count}d${sides} are no dice.`, "Roll at least one die.");
  return count > limits.dice ? overDice : undefined;
}

/** What is wrong with a term's mode or modifiers, if anything. */
export const suffixObjection = (dice: Dice): Objection | undefined =>
  modeObjection(dice) ?? modifierObjection(dice);

// A thousand digits are one number, and no reader's business.
const shown = (number: number): string => (number > 1e9 ? "…" : String(number));

/** The answer to more dice than are allowed in one roll. */
export const overDice: Objection = {
  code: "LIMIT_EXCEEDED",
  message: `There are more than ${limits.dice} dice.`,
  hint: `All terms together throw at most ${limits.dice} dice.`,
};

const bad = (message: string, hint: string): Objection => ({
  code: "UNPARSEABLE_INPUT",
  message,
  hint,
});

function modeObjection({ count, sides, mode, modifiers }: Dice): Objection | undefined {
  if (mode === undefined) return undefined;
  const code = "INVALID_ADVANTAGE_USAGE";
  if (count !== 1 || sides !== 20) {
    return {
      code,
      message: `${count}d${sides} cannot have ${mode}.`,
      hint: "Only a single d20 can.",
    };
  }
  if (modifiers === undefined || modifiers.every(suitsMode)) return undefined;
  const hint =
    "Beside rerolls and min or max, nothing goes with it; 3d20kh1 keeps the best of three.";
  return { code, message: `A d20 with ${mode} cannot also explode, keep or drop.`, hint };
}

const suitsMode = ({ type }: Modifier): boolean =>
  type === "reroll" || type === "min" || type === "max";

function modifierObjection(dice: Dice): Objection | undefined {
  const { modifiers } = dice;
  if (modifiers === undefined) return undefined;
  for (const modifier of modifiers) {
    const objection = isChoice(modifier)
      ? choiceObjection(modifier, dice)
      : faceObjection("when" in modifier ? modifier.when.value : modifier.value, dice);
    if (objection !== undefined) return objection;
  }
  if (modifiers.length === 1 && modifiers.every(isChoice)) return undefined;
  return repeated(modifiers) ?? togetherObjection(dice);
}

const isChoice = (modifier: Modifier): modifier is Extract<Modifier, { count: number }> =>
  modifier.type === "keep" || modifier.type === "drop";

function choiceObjection(
  { type, count }: Extract<Modifier, { count: number }>,
  dice: Dice,
): Objection | undefined {
  const most = type === "keep" ? dice.count : dice.count - 1;
  if (count >= 1 && count <= most) return undefined;
  const hint =
    most < 1
      ? "One die leaves nothing to drop."
      : `From 1 to ${most} of ${dice.count} dice can be.`;
  const verb = type === "keep" ? "kept" : "dropped";
  return bad(`${shown(count)} of ${dice.count} dice cannot be ${verb}.`, hint);
}

function faceObjection(face: number, { sides }: Dice): Objection | undefined {
  if (face >= 1 && face <= sides) return undefined;
  return bad(`A d${sides} has no face ${shown(face)}.`, `Its faces are 1 to ${sides}.`);
}

/** Rerolls may stand together; of the others each stands once, and of keep and drop one. */
function repeated(modifiers: readonly Modifier[]): Objection | undefined {
  const seen = new Set<string>();
  for (const { type } of modifiers) {
    const kind = type === "drop" ? "keep" : type;
    if (kind !== "reroll" && seen.has(kind)) {
      const name = kind === "keep" ? "keep or drop" : kind;
      return bad(`There is more than one ${name} on the same dice.`, "Write one of them.");
    }
    seen.add(kind);
  }
  return undefined;
}

function togetherObjection(dice: Dice): Objection | undefined {
  const { rerolls, explode, low, high, choice } = rulesOf(dice);
  if (low > high) return bad(`The minimum ${low} is above the maximum ${high}.`, "Swap them.");
  if (rerolls.length === 0 && explode === undefined) return undefined;
  const faces = Array.from({ length: dice.sides }, (_, i) => i + 1);
  const standing = faces.filter((face) => rerollOf(face, rerolls) !== "again");
  if (standing.length === 0)
    return bad("Every face would be rerolled without end.", "Reroll fewer faces.");
  if (explode === undefined) return undefined;
  if (standing.every((face) => matches(explode.when, face))) {
    return bad("Every face would explode without end.", "Let fewer faces explode.");
  }
  if (choice === undefined || dice.count <= explodingPool) return undefined;
  return {
    code: "LIMIT_EXCEEDED",
    message: `${dice.count} dice cannot both explode and be kept or dropped.`,
    hint: `At most ${explodingPool} can.`,
  };
}

/** A number that neither an operand nor any part of it can go beyond, whatever falls. */
export function magnitude(operand: Operand): number {
  switch (operand.type) {
    case "die": {
      const explodes = operand.modifiers?.some(isExplosion) === true;
      return operand.count * operand.sides * (explodes ? limits.explosions + 1 : 1);
    }
    case "constant":
      return operand.value;
    case "product":
      // A factor of zero must not hide how large the others grow.
      return operand.factors.reduce((all, factor) => all * Math.max(1, magnitude(factor)), 1);
    case "group":
      return operand.terms.reduce((all, { of }) => all + magnitude(of), 0);
  }
}

const isExplosion = ({ type }: Modifier): boolean => type === "explode";

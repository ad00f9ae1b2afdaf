import { type Rng, type RolledTerm, roll } from "@tabletop-mcp/dice-core";
import type { RuleViolation } from "../game/violation.js";
import { parsedNotation } from "./notation.js";

/** One summand of a roll and where it comes from. */
export interface Modifier {
  readonly source: string;
  readonly value: number;
  /** The dice in it, where there are any (Bless). */
  readonly rolls?: readonly number[];
}

/** A d20 that was rolled, with everything that went into it. */
export interface D20 {
  /** Every die that fell: one, or two with advantage or disadvantage; more where one was rerolled. */
  readonly rolls: readonly number[];
  /** The die that was rolled again, what let it, and its new face, the last of `rolls`. */
  readonly rerolled?: { readonly from: number; readonly to: number; readonly source: string };
  readonly kept: number;
  /** After cancelling. */
  readonly mode: "normal" | "advantage" | "disadvantage";
  /** What spoke for and against it, what was cancelled too: "advantage: Danger Sense". */
  readonly sources: readonly string[];
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  /** The kept face as it lay; `kept` may be higher (Reliable Talent). */
  readonly natural: number;
  /** Dice that a person rolled at the table. */
  readonly manual?: true;
}

/** A roll that nobody makes: paralyzed creatures fail Dexterity saves. */
export interface AutomaticFailure {
  readonly rolls: readonly [];
  readonly natural: null;
  readonly total: null;
  readonly success: false;
  readonly automatic: true;
  readonly sources: readonly string[];
}

/** Dice that are added to a d20, in notation; "-1d4" takes away. */
export interface BonusDice {
  readonly source: string;
  readonly dice: string;
}

/** Faces that are rolled again, once: the 1 of a Lucky halfling. */
export interface Reroll {
  readonly source: string;
  readonly faces: readonly number[];
}

/** What a d20 is rolled with. */
export interface D20Plan {
  readonly advantage: readonly string[];
  readonly disadvantage: readonly string[];
  readonly modifiers: readonly Modifier[];
  /** Dice in notation that count with it, rolled after the d20 ("1d4" of Bless). */
  readonly dice?: readonly BonusDice[];
  /** Lower faces count as this (Reliable Talent). */
  readonly floor?: number;
  readonly reroll?: readonly Reroll[];
  /** Dice of the table, in order; too many have been refused before. */
  readonly manual?: readonly number[];
}

/** Advantage and disadvantage cancel each other, whatever the count ("Advantage and Disadvantage"). */
export function modeOf({
  advantage,
  disadvantage,
}: Pick<D20Plan, "advantage" | "disadvantage">): D20["mode"] {
  if (advantage.length > 0 === disadvantage.length > 0) return "normal";
  return advantage.length > 0 ? "advantage" : "disadvantage";
}

/** Every reason for and against, what cancels too: "advantage: Rage". */
export const sourcesOf = ({
  advantage,
  disadvantage,
}: Pick<D20Plan, "advantage" | "disadvantage">): readonly string[] => [
  ...advantage.map((source) => `advantage: ${source}`),
  ...disadvantage.map((source) => `disadvantage: ${source}`),
];

/** What all modifiers come to. */
export const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { value }) => sum + value, 0);

/** Refuses dice of the table that no d20 shows, or more of them than the plan rolls. */
export function objectionToDice(
  plan: Pick<D20Plan, "manual" | "reroll" | "advantage" | "disadvantage">,
): RuleViolation | undefined {
  const { manual = [] } = plan;
  if (manual.length === 0) return undefined;
  const mode = modeOf(plan);
  const dice = diceIn(mode);
  const again = rerollIn(manual.slice(0, dice), plan.reroll) === undefined ? 0 : 1;
  const due = dice + again;
  const odd = manual.find((face) => !Number.isInteger(face) || face < 1 || face > 20);
  if (odd !== undefined) {
    return {
      code: "INVALID_DIE",
      message: `A d20 cannot show ${odd}.`,
      hint: "Give what the die shows, without modifiers: a whole number from 1 to 20.",
    };
  }
  if (manual.length <= due) return undefined;
  return {
    code: "TOO_MANY_DICE",
    message: `${manual.length} dice were given, but this roll is ${dice === 1 ? "one d20" : "two d20s"} (${mode})${again === 0 ? "" : " and one again"}.`,
    hint: `Give at most ${due}.`,
  };
}

/**
 * Rolls a d20: dice of the table first, in order, the server's for the rest. One die may be rolled
 * again, its new face stands ("Advantage and Disadvantage"; "Lucky").
 */
export function rollD20(plan: D20Plan, rng: Rng): D20 {
  const mode = modeOf(plan);
  const { manual = [] } = plan;
  const fall = (at: number): number => manual[at] ?? rng.die(20);
  const fallen = mode === "normal" ? [fall(0)] : [fall(0), fall(1)];
  const again = rerollIn(fallen, plan.reroll);
  const rerolled = again && { from: again.face, to: fall(fallen.length), source: again.source };
  const standing = again && rerolled ? fallen.with(again.at, rerolled.to) : fallen;
  const natural = mode === "disadvantage" ? Math.min(...standing) : Math.max(...standing);
  const kept = Math.max(natural, plan.floor ?? natural);
  const modifiers = [...plan.modifiers, ...(plan.dice ?? []).map((one) => rollBonus(one, rng))];
  return {
    rolls: rerolled === undefined ? fallen : [...fallen, rerolled.to],
    ...(rerolled && { rerolled }),
    kept,
    mode,
    sources: sourcesOf(plan),
    modifiers,
    total: kept + sumOf(modifiers),
    natural,
    ...(manual.length === 0 ? {} : { manual: true }),
  };
}

const diceIn = (mode: D20["mode"]): 1 | 2 => (mode === "normal" ? 1 : 2);

/** The first die that may be rolled again, where it lies, and why. */
function rerollIn(fallen: readonly number[], rerolls: readonly Reroll[] = []) {
  for (const [at, face] of fallen.entries()) {
    const reroll = rerolls.find(({ faces }) => faces.includes(face));
    if (reroll !== undefined) return { at, face, source: reroll.source };
  }
  return undefined;
}

function rollBonus({ source, dice }: BonusDice, rng: Rng): Modifier {
  const notation = parsedNotation(dice);
  // Effects are checked when they are laid on a creature; one that slipped through must not spoil every roll.
  if (!notation.ok) return { source: `${source} ("${dice}" is no dice)`, value: 0, rolls: [] };
  const { terms, total } = roll(notation.value, rng);
  return { source, value: total, rolls: terms.flatMap(facesOf) };
}

const facesOf = (term: RolledTerm): readonly number[] => {
  switch (term.type) {
    case "die":
      return term.rolls;
    case "constant":
      return [];
    case "product":
      return term.factors.flatMap(facesOf);
    case "group":
      return term.terms.flatMap(facesOf);
  }
};

import type { Amount, Effect, RollKind } from "@tabletop-mcp/srd-data";
import type { BonusDice, Modifier } from "../dice/d20.js";
import type { ActiveEffect } from "./active.js";
import { amountOf, type Readings } from "./amount.js";

type RollEffect = Extract<Effect, { kind: "roll" }>;

/** A roll is of these kinds: initiative is a Dexterity check, a death save is a saving throw. */
export const kindsOf: Readonly<Record<RollKind, readonly RollKind[]>> = {
  attack: ["attack"],
  check: ["check"],
  save: ["save"],
  initiative: ["initiative", "check"],
  "death-save": ["death-save", "save"],
  damage: ["damage"],
};

/** What effects that apply add to a roll: numbers, and dice that only the roll can settle ("1d4" of Bless). */
export function bonusesOf(
  applying: readonly ActiveEffect[],
  readings: Readings,
): { readonly modifiers: readonly Modifier[]; readonly dice: readonly BonusDice[] } {
  const modifiers: Modifier[] = [];
  const dice: BonusDice[] = [];
  for (const active of applying) {
    const { source } = active;
    const bonus = bonusIn(active.effect);
    const by = bonus === undefined ? undefined : amountOf(bonus, active, readings);
    if (typeof by === "string") dice.push({ source, dice: by });
    else if (by !== undefined && by !== 0) modifiers.push({ source, value: by });
  }
  return { modifiers, dice };
}

/** What is added to the roll; to initiative also what is added to the number on the sheet. */
function bonusIn(effect: Effect): Amount | undefined {
  if (effect.kind === "roll") return effect.bonus;
  return effect.kind === "stat" && effect.stat === "initiative" && effect.change === "add"
    ? effect.by
    : undefined;
}

/** The sources of those roll effects that do something, each once. */
export const rollSources = (
  applying: readonly ActiveEffect[],
  does: (effect: RollEffect) => boolean,
): readonly string[] =>
  sourcesOf(applying.filter(({ effect }) => effect.kind === "roll" && does(effect)));

/** What effects come from, in words, each once. */
export const sourcesOf = (actives: readonly ActiveEffect[]): readonly string[] =>
  actives.length === 0 ? [] : [...new Set(actives.map(({ source }) => source))];

/** What speaks for a roll and against it. */
export const leaningOf = (
  applying: readonly ActiveEffect[],
): { readonly advantage: readonly string[]; readonly disadvantage: readonly string[] } => ({
  advantage: rollSources(applying, ({ mode }) => mode === "advantage"),
  disadvantage: rollSources(applying, ({ mode }) => mode === "disadvantage"),
});

/** The lowest face that is a critical hit: the 20, where nothing says otherwise. */
export const criticalFromIn = (applying: readonly ActiveEffect[]): number =>
  applying.reduce(
    (least, { effect }) =>
      effect.kind === "stat" && effect.stat === "critical-from" && typeof effect.by === "number"
        ? Math.min(least, effect.by)
        : least,
    20,
  );

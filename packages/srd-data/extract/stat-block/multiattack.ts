import type { Strike } from "../../src/creatures/types.js";
import type { Raw } from "../records.js";

const strikes = (count: number, action: string, ...or: readonly string[]): Strike =>
  or.length === 0 ? { action, count } : { action, count, or };

/** A longsword twice, and a shortsword if it is drawn. */
const swords = [
  [strikes(2, "Longsword")],
  [strikes(2, "Longsword"), strikes(1, "Shortsword")],
] as const;

/** Multiattacks that the API has otherwise than the stat block's text. */
export const multiattackTexts: Readonly<Record<string, readonly (readonly Strike[])[]>> = {
  glabrezu: [
    [strikes(2, "Pincer"), strikes(2, "Fist")],
    [strikes(2, "Pincer"), strikes(1, "Cast a Spell")],
  ],
  "half-red-dragon-veteran": swords,
  "horned-devil": [[strikes(2, "Fork", "Hurl Flame"), strikes(1, "Tail", "Hurl Flame")]],
  // As many as it has heads.
  hydra: [[strikes(5, "Bite")]],
  oni: [[strikes(2, "Claw")], [strikes(2, "Glaive")]],
  // Engulf follows when both slams hit: it is a step, not a strike of its own.
  "shambling-mound": [[strikes(2, "Slam")]],
  veteran: swords,
};

/** The combinations that the D&D 5e API lists for a Multiattack, by the stat block's own names. */
export function readMultiattack(
  action: Raw,
  names: readonly string[],
): readonly (readonly Strike[])[] {
  const listed =
    action.multiattack_type === "actions"
      ? [action.actions.map(strike)]
      : optionsOf(action.action_options);
  // "Claws" for what the stat block calls "Claw".
  const own = (name: string): string =>
    !names.includes(name) && names.includes(name.replace(/s$/, "")) ? name.replace(/s$/, "") : name;
  const read = listed.map((strikes: readonly Strike[]) =>
    strikes.map((one) => ({ ...one, action: own(one.action) })),
  );
  // The API has some combinations twice.
  const texts = read.map((strikes) => JSON.stringify(strikes));
  return read.filter((_, at) => texts.indexOf(texts[at] ?? "") === at);
}

function optionsOf(choice: Raw): readonly (readonly Strike[])[] {
  const options: Raw[] = choice.from.options;
  if (choice.choose === 1) return options.map((option) => strikesOf(option));
  // So many of several, any mix: one strike with its alternatives.
  const [first, ...others] = options.flatMap((option) => strikesOf(option));
  if (first === undefined) return [];
  return [[{ ...first, count: choice.choose, or: others.map(({ action }) => action) }]];
}

function strikesOf(option: Raw): readonly Strike[] {
  if (option.option_type === "multiple")
    return option.items.flatMap((item: Raw) => strikesOf(item));
  if (option.option_type === "choice") return optionsOf(option.choice).flat();
  return [strike(option)];
}

const strike = ({ action_name: action, count }: Raw): Strike => ({
  action,
  count: Number.isNaN(Number(count)) ? String(count) : Number(count),
});

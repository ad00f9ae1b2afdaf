/** The fields without those that are undefined. */
export type Present<Fields> = {
  [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key];
} & {
  [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Exclude<
    Fields[Key],
    undefined
  >;
};

/** Leaves out what is undefined: a record has a field, or has it not. */
export function present<Fields extends object>(fields: Fields): Present<Fields> {
  const held: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) held[key] = value;
  return held as Present<Fields>;
}

/** The text, or nothing where it is empty. */
export const unlessEmpty = (text: string): string | undefined => (text === "" ? undefined : text);

/** "until dispelled" as a phrase begins: "Until dispelled". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "two-handed" as a heading: "Two-Handed". */
export const heading = (text: string): string =>
  text.toLowerCase().replace(/(^|[\s-])[a-z]/g, (start) => start.toUpperCase());

/** Dice with spaces around the sign: "18d10 + 36". */
export const spacedDice = (dice: string): string => dice.replace(/\s*([+-])\s*/g, " $1 ").trim();

/** "+3", "-1". */
export const signed = (number: number): string => (number < 0 ? `${number}` : `+${number}`);

/** Gold pieces in the largest coin that leaves no fraction: 0.5 is "5 sp"; nothing for no price. */
export function priceOf(gold: number | undefined): string | undefined {
  if (gold === undefined || gold === 0) return undefined;
  const copper = Math.round(gold * 100);
  if (copper % 100 === 0) return `${copper / 100} gp`;
  return copper % 10 === 0 ? `${copper / 10} sp` : `${copper} cp`;
}

/** Paragraphs of Markdown, empty ones left out. */
export const paragraphs = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== "").join("\n\n");

/** "3rd". */
export function ordinal(number: number): string {
  const ending = number > 10 && number < 14 ? undefined : ["st", "nd", "rd"][(number % 10) - 1];
  return `${number}${ending ?? "th"}`;
}

/** A table in Markdown. */
export const markdownTable = (
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string =>
  [columns, columns.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

/** The abilities' names by their abbreviations. */
export const abilityNames = {
  str: "strength",
  dex: "dexterity",
  con: "constitution",
  int: "intelligence",
  wis: "wisdom",
  cha: "charisma",
} as const;

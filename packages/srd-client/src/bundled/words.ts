import { abilityNames, capital, heading } from "../records/words.js";

/** "a", "a and b", "a, b, and c"; with "or" in place of "and" where that is said. */
export function listed(words: readonly string[], join: "and" | "or" = "and"): string {
  const [last = ""] = words.slice(-1);
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(", ")}${words.length > 2 ? "," : ""} ${join} ${last}`;
}

/** An id or a field's name as words: "sleight_of_hand", "leather-armor", "doneBy". */
export const plain = (id: string): string =>
  id
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]/g, " ")
    .toLowerCase();

/** An id as a heading: "Animal Handling". */
export const titled = (id: string): string =>
  heading(plain(id)).replaceAll(/ (Of|The|And) /g, (word) => word.toLowerCase());

/** "Dexterity". */
export const abilityTitle = (ability: keyof typeof abilityNames): string =>
  capital(abilityNames[ability]);

/** An ability's name, or a skill's. */
export function abilityOrSkill(id: string): string {
  if (id === "spellcasting") return "Spellcasting ability";
  return id in abilityNames ? abilityTitle(id as keyof typeof abilityNames) : titled(id);
}

/** "1 minute", "3 rounds". */
export const counted = (amount: number | string, unit: string): string =>
  `${amount} ${unit}${amount === 1 ? "" : "s"}`;

/** How often: a number, dice, or the name of a number of the feature's own. */
export const timesWords = (times: number | string | { readonly number: string }): string =>
  typeof times === "object" ? plain(times.number) : `${times}`;

/** Sentences as one text: each begins with a capital and ends with a full stop. */
export const sentences = (...parts: readonly (string | undefined | false)[]): string =>
  parts
    .filter((part): part is string => typeof part === "string" && part.trim() !== "")
    .map((part) => capital(part.trim()).replace(/(?<![.!?:])$/, "."))
    .join(" ");

/** A summary and the facts that matter, as two paragraphs. */
export const described = (summary: string, ...facts: readonly (string | undefined)[]): string =>
  [summary, ...facts].filter((part) => part !== undefined && part !== "").join("\n\n");

/** Challenge ratings below 1, as they are written. */
export const fractions: ReadonlyMap<number, string> = new Map([
  [0.125, "1/8"],
  [0.25, "1/4"],
  [0.5, "1/2"],
]);

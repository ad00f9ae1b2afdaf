import type { Creature } from "../../creature/creature.js";
import { blockOf } from "../../sheet/block-of.js";
import { typeOf } from "../../sheet/size.js";
import { type Compendium, foldName } from "../../tables/compendium.js";

/** A word without the ending of its plural: "orcs" is "orc", "elves" is "elf", "monstrosities" is "monstrosity". */
export const singular = (word: string): string =>
  word
    .replace(/ies$/u, "y")
    .replace(/ves$/u, "f")
    .replace(/(?<!s)s$/u, "");

/** A text folded, and each of its words in the singular. */
export const singularWords = (text: string): readonly string[] =>
  foldName(text).split(" ").map(singular);

/** As many words as the longest name of a stat block that is written about: "Adult Blue Dragon", "Gelatinous Cube". */
const longest = 4;

/**
 * The kinds of creatures that words name, in the singular: type, tags and name of each stat block in
 * them ("a green hag's glare" is of a fey), and every word beside these ("fey").
 */
export function kindsNamed(text: string, compendium: Compendium): readonly string[] {
  const written = foldName(text.replaceAll(/['’]s\b/gu, "")).split(" ");
  const kinds: string[] = [];
  for (let at = 0; at < written.length; ) {
    const found = blockAt(written, at, compendium);
    kinds.push(...(found?.kinds ?? [singular(written[at] ?? "")]));
    at += found?.words ?? 1;
  }
  return kinds;
}

/** The stat block that is named from this word on, by the longest name. */
function blockAt(written: readonly string[], at: number, { statBlocks }: Compendium) {
  for (let words = Math.min(longest, written.length - at); words > 0; words -= 1) {
    const name = written.slice(at, at + words);
    const block =
      statBlocks.find(name.join(" ")) ??
      statBlocks.find([...name.slice(0, -1), singular(name.at(-1) ?? "")].join(" "));
    if (block !== undefined) {
      return { words, kinds: [block.type, ...block.subtypes, singularWords(block.name).join(" ")] };
    }
  }
  return undefined;
}

/** The kinds that a creature is of: its type, its race, and what its stat block is called. */
export function kindsOf({ make }: Creature, compendium: Compendium): readonly string[] {
  const { name, subtypes = [] } = blockOf(make, compendium) ?? {};
  const called = [make.race, make.subrace, name].flatMap((one) => one ?? []);
  return [
    typeOf(make, compendium),
    ...subtypes,
    ...called.map((one) => singularWords(one).join(" ")),
  ];
}

import type { Entry } from "@tabletop-mcp/srd-data";
import type { Armor } from "@tabletop-mcp/srd-data/armor";
import type { Gear } from "@tabletop-mcp/srd-data/gear";
import type { MagicItem } from "@tabletop-mcp/srd-data/magic-items";
import type { Weapon } from "@tabletop-mcp/srd-data/weapons";
import { onceOf } from "../once.js";
import { type Compendium, foldName } from "./compendium.js";

/** Words that names are said with and without. */
const fillers = new Set(["a", "an", "and", "level", "of", "or", "the"]);

/** The words of a name in any order, each in the singular: "Crossbow, light", "light crossbows". */
export const wordsOf = (name: string): readonly string[] =>
  foldName(name)
    .split(" ")
    .filter((word) => word !== "" && !fillers.has(word))
    .map(singular)
    .toSorted();

const singular = (word: string): string => {
  if (/(?:ch|sh|ss)es$/u.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^s]s$/u.test(word) ? word.slice(0, -1) : word;
};

/** Words as one key. */
export const keyOf = (words: readonly string[]): string => words.join(" ");

/** A mundane thing and the words of one of its names. */
export interface NamedBase {
  readonly entry: Weapon | Armor | Gear;
  readonly words: readonly string[];
}

/** Everything that can be carried, by the words of its names. */
export interface GearIndex {
  readonly base: ReadonlyMap<string, Weapon | Armor | Gear>;
  readonly magic: ReadonlyMap<string, MagicItem>;
  /** Every name of what magic can be put on, the longest first. */
  readonly bases: readonly NamedBase[];
  /** Magic that is put on a base, by its words without "weapon", "sword" and the like. */
  readonly enchantments: ReadonlyMap<string, readonly MagicItem[]>;
}

/** The index of a compendium, made at the first question. */
export const gearIndex = onceOf(({ weapons, armor, gear, magicItems }: Compendium): GearIndex => {
  const things = [...gear.all, ...armor.all, ...weapons.all];
  const ammunition = gear.all.filter(({ kind }) => kind === "ammunition");
  const enchanted = magicItems.all.filter(({ base }) => base !== undefined);
  return {
    base: byWords(things),
    magic: byWords(magicItems.all),
    bases: [...weapons.all, ...armor.all, ...ammunition]
      .flatMap((entry) => namesOf(entry).map((name) => ({ entry, words: wordsOf(name) })))
      .toSorted((a, b) => b.words.length - a.words.length),
    enchantments: enchantmentsOf(enchanted),
  };
});

function enchantmentsOf(items: readonly MagicItem[]): GearIndex["enchantments"] {
  const found = new Map<string, readonly MagicItem[]>();
  for (const item of items) {
    const key = keyOf(withoutKinds(wordsOf(item.name)));
    found.set(key, [...(found.get(key) ?? []), item]);
  }
  return found;
}

/** Halves of a heading, and words of the classes' own lists of equipment, by which everybody calls the thing. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  "blowgun-needle": ["Needle"],
  "crossbow-bolt": ["Bolt"],
  shield: ["Wooden shield"],
  "sling-bullet": ["Bullet"],
  "stone-of-good-luck-luckstone": ["Luckstone", "Stone of Good Luck"],
};

const namesOf = ({ id, name, also = [] }: Entry): readonly string[] => [
  name,
  ...also,
  ...(nicknames[id] ?? []),
];

/** Later entries, and headings, go before earlier ones, and other names. */
function byWords<Kind extends Entry>(entries: readonly Kind[]): ReadonlyMap<string, Kind> {
  const found = new Map<string, Kind>();
  for (const entry of entries)
    for (const name of namesOf(entry)) found.set(keyOf(wordsOf(name)), entry);
  for (const entry of entries) found.set(keyOf(wordsOf(entry.name)), entry);
  return found;
}

const kinds = new Set(["ammunition", "armor", "axe", "sword", "weapon"]);

/** What is left of an item's name when a base says what it is: "Sword of Sharpness". */
export const withoutKinds = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !kinds.has(word));

/** The words without these, each taken away once; nothing where one is missing. */
export function without(
  words: readonly string[],
  taken: readonly string[],
): readonly string[] | undefined {
  const left = [...words];
  for (const word of taken) {
    const at = left.indexOf(word);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

import type { Compendium } from "./compendium.js";
import { findBase } from "./item-facts.js";
import { gearIndex, keyOf, wordsOf } from "./name-index.js";

/** A name, and how many of it are meant. */
export interface CountedName {
  readonly item: string;
  readonly count: number;
}

const before = /^(?<count>\d{1,4})\s*(?:[x×]|days?(?:['’]|\s+of)?)?\s+(?<item>.+)$/u;
const after =
  /^(?<item>.+?)\s*(?:\((?:[x×]\s*)?(?<count>\d{1,4})(?:\s+days)?\)|\s[x×]\s*(?<times>\d{1,4}))$/u;

/** "20 arrows", "Arrows (20)" and "arrow x20" are so many; nothing where no number is said, or where it is of the thing's own name (Pole, 10-foot). A bonus has a plus. */
export function countedName(name: string, compendium: Compendium): CountedName | undefined {
  const said = name.trim();
  const { item, count, times } = (before.exec(said) ?? after.exec(said))?.groups ?? {};
  if (item === undefined || isOwnName(said, compendium)) return undefined;
  return { item, count: Number(count ?? times) };
}

function isOwnName(name: string, compendium: Compendium): boolean {
  const { weapon, armor, gear } = findBase(name, compendium);
  return (
    (weapon ?? armor ?? gear ?? gearIndex(compendium).base.get(keyOf(wordsOf(name)))) !== undefined
  );
}

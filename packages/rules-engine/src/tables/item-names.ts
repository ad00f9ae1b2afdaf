import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { MagicItem } from "@tabletop-mcp/srd-data/magic-items";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { CustomItem, Item } from "../creature/creature.js";
import type { RuleViolation } from "../game/violation.js";
import type { Compendium } from "./compendium.js";
import { findBase } from "./item-facts.js";
import { basesOf, canBe } from "./item-groups.js";
import { gearIndex, keyOf, without, withoutKinds, wordsOf } from "./name-index.js";
import { nearest } from "./nearest.js";

/** An item as it is asked for: a name of the SRD, or a thing of the campaign's own. */
export type ItemWanted = string | (CustomItem & { readonly name: string });

/** What an item is before anybody carries it. */
export type ItemKind = Omit<Item, "id" | "quantity">;

type Read = Result<ItemKind, RuleViolation>;

/**
 * Reads an item by its name in any order of words ("light crossbow", "+1 longsword", "Longsword,
 * +1", "Flame Tongue longsword", "potion of healing (greater)"), or as the campaign's own.
 */
export function readItem(wanted: ItemWanted, compendium: Compendium): Read {
  if (typeof wanted !== "string") {
    const { name, ...custom } = wanted;
    return ok({ name, custom });
  }
  return (
    readPlain(wanted, compendium) ??
    readScroll(wanted, compendium) ??
    readEnchanted(wanted, compendium) ??
    err(ofKind(wanted, compendium) ?? unknown(wanted, compendium))
  );
}

function readPlain(wanted: string, compendium: Compendium): Read | undefined {
  const { base, magic } = gearIndex(compendium);
  const key = keyOf(wordsOf(wanted));
  const { weapon, armor, gear } = findBase(wanted, compendium);
  const thing = weapon ?? armor ?? gear ?? base.get(key);
  if (thing !== undefined) return ok({ name: thing.name, base: thing.id });
  const item = compendium.magicItems.find(wanted) ?? magic.get(key);
  return item === undefined || !isMeant(item, wanted) ? undefined : readMagic(item, compendium);
}

/** A bonus is said with its plus, or in the id: "2 shields" are two. */
const isMeant = ({ id, name }: MagicItem, wanted: string): boolean =>
  !/\+[123]$/u.test(name) || wanted.includes("+") || wanted.trim().toLowerCase() === id;

/** A magic item by its own name: whole, or one form of several, or nothing without a base. */
function readMagic(item: MagicItem, compendium: Compendium): Read {
  if (item.variants !== undefined && !plainToo.includes(item.id)) return err(ofSeveral(item));
  const { id, name, base } = item;
  if (base === undefined) return ok({ name, magic: id });
  const [only, ...others] = typeof base === "string" ? [] : base;
  return only === undefined || others.length > 0
    ? err(baseMissing(item, compendium))
    : ok({ name, base: only, magic: id });
}

/** Headings that are an item themselves, beside their variants (Magic Items A-Z, Crystal Ball). */
const plainToo = ["crystal-ball"];

function readEnchanted(wanted: string, compendium: Compendium): Read | undefined {
  const { bases, enchantments } = gearIndex(compendium);
  const words = wordsOf(wanted);
  for (const { entry, words: taken } of bases) {
    const left = without(words, taken);
    if (left === undefined) continue;
    const candidate = findBase(entry.id, compendium);
    const item = enchantments
      .get(keyOf(withoutKinds(left)))
      ?.find((one) => one.variants === undefined && canBe(one.base ?? [], candidate));
    if (item !== undefined && isMeant(item, wanted))
      return ok({ name: nameOn(entry.name, item), base: entry.id, magic: item.id });
  }
  return undefined;
}

/** "Longsword, +1", and "Flame Tongue (Longsword)". */
function nameOn(base: string, { name }: MagicItem): string {
  const plus = /, (\+[123])$/u.exec(name)?.[1];
  return plus === undefined ? `${name} (${base})` : `${base}, ${plus}`;
}

/** "Scroll of Fireball": a spell scroll of the spell's level (Magic Items A-Z, Spell Scroll). */
function readScroll(wanted: string, { spells, magicItems }: Compendium): Read | undefined {
  const named = /^(?:spell\s+)?scroll(?:\s+of\s+|\s*[:(]\s*|\s+)(?<spell>[^)]+)\)?$/iu.exec(
    wanted.trim(),
  )?.groups?.["spell"];
  const spell = named === undefined ? undefined : spells.find(named);
  const scroll = spell === undefined ? undefined : magicItems.find(scrollIds[spell.level] ?? "");
  return spell === undefined || scroll === undefined
    ? undefined
    : ok({ name: `Spell Scroll of ${spell.name}`, magic: scroll.id });
}

/** The spell that a scroll holds; nothing where nobody has said which it is. */
export function spellOnScroll(
  { name, magic }: Pick<Item, "name" | "magic">,
  { spells }: Compendium,
): Spell | undefined {
  const spell = magic?.startsWith("spell-scroll") === true && /^Spell Scroll of (.+)$/u.exec(name);
  return spell ? spells.find(spell[1] ?? "") : undefined;
}

/** The kinds of scrolls, by the level of their spell. */
export const scrollIds: readonly string[] = [
  "spell-scroll-cantrip",
  "spell-scroll-1st",
  "spell-scroll-2nd",
  "spell-scroll-3rd",
  "spell-scroll-4th",
  "spell-scroll-5th",
  "spell-scroll-6th",
  "spell-scroll-7th",
  "spell-scroll-8th",
  "spell-scroll-9th",
];

const ofSeveral = ({ name, base, variants = [] }: MagicItem): RuleViolation => ({
  code: "ITEM_AMBIGUOUS",
  message: `There are several kinds of ${name}.`,
  hint:
    base === undefined || typeof base !== "string"
      ? "Name the one that it is."
      : 'Name the thing and its bonus: "+1 longsword", "Chain Mail, +2".',
  legal: variants.map((variant) => variant.name),
});

function baseMissing(item: MagicItem, compendium: Compendium): RuleViolation {
  const bases = basesOf(item.base ?? [], compendium);
  return {
    code: "ITEM_NEEDS_BASE",
    message: `${item.name} can be made on different things: say on which.`,
    hint: `For example "${nameOn(bases[0] ?? "", item)}".`,
    legal: bases,
  };
}

/** "Holy symbol" is a heading of the equipment table, under which there are several. */
function ofKind(wanted: string, { gear }: Compendium): RuleViolation | undefined {
  const key = keyOf(wordsOf(wanted));
  const kind = gear.all.filter((one) => keyOf(wordsOf(one.kind)) === key);
  return kind.length === 0
    ? undefined
    : {
        code: "ITEM_AMBIGUOUS",
        message: `There are several kinds of ${wanted}.`,
        hint: "Name the one that it is.",
        legal: kind.map(({ name }) => name),
      };
}

function unknown(wanted: string, compendium: Compendium): RuleViolation {
  const { weapons, armor, gear, magicItems } = compendium;
  const names = [weapons, armor, gear, magicItems].flatMap(({ all }) =>
    all.flatMap(({ name, also = [] }) => [name, ...also]),
  );
  return {
    code: "ITEM_UNKNOWN",
    message: `"${wanted}" is not an item of SRD 5.1.`,
    hint: 'A thing of the campaign\'s own is given once in full: { name: "Silver locket", type: "trinket", weight: 0 }, and by its name afterwards.',
    legal: nearest(wanted, names, 5),
  };
}

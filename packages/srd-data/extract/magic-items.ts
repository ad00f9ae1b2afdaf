import type { Attunement, ItemKind, MagicItem, Powers } from "../src/magic-items/types.js";
import { classIds, type Rarity, rarities } from "../src/vocabulary.js";
import { Agreement, type Settlement } from "./agreement.js";
import type { ItemReading, ItemReadings } from "./reading.js";
import { by, type Raw, type Records, slug } from "./records.js";

/** Magic items: the D&D 5e API's headings with their variants, held against Open5e. */
export function extractMagicItems(
  records: Records,
  readings: ItemReadings,
  settlements: readonly Settlement[],
): { items: readonly MagicItem[]; agreement: Agreement } {
  const agreement = new Agreement("magic-item", settlements);
  const all = records.api("magic-items");
  const byId = by(all, ({ index }) => index);
  const old = by(records.v1("magicitems"), ({ name }) => slug(name));
  const items = all
    .filter(({ variant }) => variant === false)
    .map((api): MagicItem => {
      const id: string = api.index;
      const reading = readings[id];
      if (reading === undefined) throw new Error(`Nobody has read the magic item ${id}.`);
      const kind = kindOf(api.equipment_category.index);
      const { summary, base, weight, variants: read = {}, ...powers } = withItself(kind, reading);
      const head = headOf(api.desc[0]);
      const open = old.get(slug(api.name));
      const rarity = agreement.of<Rarity | "varies">(id, "rarity", {
        api: rarityOf(api.rarity.name),
        head: head.rarity,
        v1: open && rarityOf(open.rarity),
      });
      const attunement = agreement.of<Attunement>(id, "attunement", {
        api: head.attunement,
        v1: open && attunementOf(open.requires_attunement),
      });
      const variants = api.variants.map(({ index }: Raw) => {
        const variant = byId.get(index);
        const powersOf: Powers | undefined = read[index];
        if (powersOf === undefined) agreement.problems.push(`${id}: nobody has read ${index}`);
        return {
          id: index,
          name: variant.name,
          rarity: rarityOf(variant.rarity.name),
          ...powersOf,
        };
      });
      return {
        id,
        name: api.name,
        ...(variants.length > 0 && { also: variants.map(({ name }: Raw) => name.toLowerCase()) }),
        srd: `Magic Items A-Z, ${api.name}`,
        summary,
        kind,
        ...(base !== undefined && { base }),
        ...(weight !== undefined && { weight }),
        rarity,
        attunement,
        ...powers,
        ...(variants.length > 0 && { variants }),
      };
    });
  return { items: items.sort((a, b) => (a.id < b.id ? -1 : 1)), agreement };
}

/** A weapon's bonuses are for attacks with it, and not with whatever its bearer holds, unless its reading says which. */
function withItself(kind: ItemKind, reading: ItemReading): ItemReading {
  if (!["weapon", "ammunition", "staff", "rod"].includes(kind)) return reading;
  return JSON.parse(
    JSON.stringify(reading, (field, value) => (field === "when" ? ofItself(value) : value)),
  );
}

function ofItself(when: unknown): unknown {
  const text = JSON.stringify(when);
  return text.includes(thisItem) ? when : JSON.parse(text.replaceAll(anyWeapon, thisItem));
}

const thisItem = JSON.stringify({ with: "this-item" });
const anyWeapon = JSON.stringify({ attack: "weapon" });

const kindOf = (index: string): ItemKind =>
  index === "wondrous-items" ? "wondrous item" : (index as ItemKind);

function rarityOf(text: string): Rarity | "varies" {
  const found = rarities.filter((rarity) => new RegExp(`\\b${rarity}\\b`, "i").test(text));
  // "very rare" holds "rare" too.
  const named =
    found.includes("very rare") && !/(^|[^y]) rare\b/i.test(` ${text}`.replace(/very rare/gi, ""))
      ? found.filter((rarity) => rarity !== "rare")
      : found;
  const [only] = named;
  return named.length === 1 && only !== undefined ? only : "varies";
}

/** The line under a heading: "Weapon (any sword), rare (requires attunement by a paladin)". */
function headOf(line: string): { rarity: Rarity | "varies"; attunement: Attunement } {
  const match = /\((requires attunement[^)]*)\)/.exec(line);
  const before = match === null ? line : line.slice(0, match.index);
  return {
    rarity: rarityOf(before.replace(/\([^)]*\)/g, "")),
    attunement: attunementOf(match?.[1] ?? ""),
  };
}

function attunementOf(text: string): Attunement {
  if (!/attunement/.test(text)) return false;
  const who = / by an? (.*)$/.exec(text)?.[1] ?? "";
  if (who === "") return text.includes("outdoors at night") ? { how: "outdoors at night" } : {};
  const classes = classIds.filter((id) => new RegExp(`\\b${id}\\b`).test(who));
  if (classes.length > 0) return { by: { classes } };
  if (who.includes("spellcaster")) return { by: { spellcaster: true } };
  if (who.includes("dwarf")) return { by: { races: ["dwarf"] } };
  const alignment = /of (good|evil) alignment/.exec(who)?.[1];
  if (alignment === "good")
    return { by: { alignments: ["lawful good", "neutral good", "chaotic good"] } };
  if (alignment === "evil")
    return { by: { alignments: ["lawful evil", "neutral evil", "chaotic evil"] } };
  throw new Error(`Who attunes is unknown: "${text}".`);
}

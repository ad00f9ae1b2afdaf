import type { Race } from "../src/races/types.js";
import type { Agreement } from "./agreement.js";
import { type ClassReadings, extractClasses } from "./classes.js";
import { correctCreatures } from "./correct-creatures.js";
import {
  corrected,
  gearCorrections,
  itemCorrections,
  missingItems,
  spellCorrections,
} from "./corrections.js";
import { actions1 } from "./creatures/actions-1.js";
import { actions2 } from "./creatures/actions-2.js";
import { multiattacks } from "./creatures/multiattacks.js";
import { traits1 } from "./creatures/traits-1.js";
import { traits2 } from "./creatures/traits-2.js";
import { extractCreatures } from "./creatures.js";
import { part1 as features1 } from "./features/part-1.js";
import { part2 as features2 } from "./features/part-2.js";
import { extractGear, type Goods } from "./gear.js";
import { part1 as items1 } from "./magic-items/part-1.js";
import { part2 as items2 } from "./magic-items/part-2.js";
import { extractMagicItems } from "./magic-items.js";
import { extractBackgrounds, extractFeats, extractRaces } from "./people.js";
import type { Records } from "./records.js";
import { settlements } from "./settled.js";
import { spellReadings } from "./spells/index.js";
import { extractSpells } from "./spells.js";
import { extractWords } from "./vocabulary.js";

/** Everything, from the records and what was read of their texts; `summaries` loads a file of summaries. */
export function extractAll(records: Records, summaries: (name: string) => Record<string, string>) {
  const readings: ClassReadings = {
    features: { ...features1, ...features2 },
    featureSummaries: summaries("features"),
    summaries: summaries("small") as unknown as ClassReadings["summaries"],
  };
  const { spells: bare, agreement: aboutSpells } = extractSpells(
    records,
    spellReadings,
    settlements,
  );
  const { creatures, agreement: aboutCreatures } = extractCreatures(
    records,
    {
      summaries: { ...summaries("creatures-1"), ...summaries("creatures-2") },
      actions: { ...actions1, ...actions2, ...multiattacks },
      traits: { ...traits1, ...traits2 },
    },
    settlements,
  );
  const goods = extractGear(records, summaries("equipment"), settlements);
  const { items, agreement: aboutItems } = extractMagicItems(
    records,
    { ...items1, ...items2 },
    settlements,
  );
  const { classes, agreement: aboutClasses } = extractClasses(records, readings, settlements);
  const { races, agreement: aboutRaces } = extractRaces(records, readings, settlements);
  const agreements: readonly Agreement[] = [
    aboutSpells,
    aboutCreatures,
    goods.agreement,
    aboutItems,
    aboutClasses,
    aboutRaces,
  ];
  const onLists = subclassLists(classes);
  const kinds = [...new Set(items.map(({ kind }) => kind))].toSorted();
  const allItems = [...corrected(items, itemCorrections), ...missingItems];
  return {
    spells: corrected(bare, spellCorrections).map((spell) => ({
      ...spell,
      subclasses: onLists.get(spell.id) ?? [],
    })),
    creatures: correctCreatures(creatures),
    classes,
    items: kinds.map((kind) => ({ kind, items: allItems.filter((item) => item.kind === kind) })),
    tables: tablesOf(records, { readings, goods, races }),
    words: wordsOf(records, readings),
    disagreements: agreements.flatMap(({ disagreements }) => disagreements),
    problems: agreements.flatMap(({ problems }) => problems),
    unused: agreements.flatMap(({ unused }) => unused),
  };
}

/** Which subclasses' lists hold a spell: domain, oath, patron and circle spells. */
function subclassLists(
  classes: ReturnType<typeof extractClasses>["classes"],
): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { subclasses } of classes)
    for (const subclass of subclasses) {
      const options = subclass.features.flatMap((feature) => [feature, ...(feature.options ?? [])]);
      const lists = [subclass.spells, ...options.map(({ spells }) => spells)];
      const ids = new Set(lists.flatMap((list) => Object.values(list ?? {}).flat()));
      for (const id of ids) found.set(id, [...(found.get(id) ?? []), subclass.id]);
    }
  return found;
}

/** The small kinds, each a table in a file. */
function tablesOf(
  records: Records,
  { readings, goods, races }: { readings: ClassReadings; goods: Goods; races: readonly Race[] },
) {
  const about = (
    path: string,
    { name, type, doc, value }: Omit<Table, "path" | "from">,
  ): Table => ({ path, name, type, from: "./types.js", doc, value });
  return [
    about("gear/weapons.ts", {
      name: "weaponTable",
      type: "Weapon",
      doc: "The Weapons table.",
      value: goods.weapons,
    }),
    about("gear/armor.ts", {
      name: "armorTable",
      type: "Armor",
      doc: "The Armor table.",
      value: goods.armor,
    }),
    about("gear/gear.ts", {
      name: "gearTable",
      type: "Gear",
      doc: "Gear, tools, packs, mounts and vehicles.",
      value: corrected(goods.gear, gearCorrections),
    }),
    about("races/races.ts", {
      name: "raceTable",
      type: "Race",
      doc: "The nine races.",
      value: races,
    }),
    about("backgrounds/backgrounds.ts", {
      name: "backgroundTable",
      type: "Background",
      doc: "The one background of SRD 5.1.",
      value: extractBackgrounds(records, readings),
    }),
    about("feats/feats.ts", {
      name: "featTable",
      type: "Feat",
      doc: "The one feat of SRD 5.1.",
      value: extractFeats(records, readings),
    }),
  ];
}

/** One constant in a file of its own, or in the vocabulary's. */
export interface Table {
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly from: string;
  readonly doc: string;
  readonly value: readonly unknown[];
}

/** The words of the rules, all in one file. */
function wordsOf(
  records: Records,
  readings: ClassReadings,
): readonly Omit<Table, "path" | "from">[] {
  const words = extractWords(records, readings);
  return [
    {
      name: "abilityEntries",
      type: "AbilityEntry",
      value: words.abilities,
      doc: "The six abilities, in the sheet's order.",
    },
    { name: "skillEntries", type: "SkillEntry", value: words.skills, doc: "The eighteen skills." },
    {
      name: "languageEntries",
      type: "LanguageEntry",
      value: words.languages,
      doc: "Standard, exotic and secret languages.",
    },
    {
      name: "damageTypeEntries",
      type: "Entry",
      value: words.damageTypes,
      doc: "The thirteen damage types.",
    },
    {
      name: "schoolEntries",
      type: "Entry",
      value: words.schools,
      doc: "The eight schools of magic.",
    },
    {
      name: "weaponPropertyEntries",
      type: "Entry",
      value: words.weaponProperties,
      doc: "What a weapon's properties mean.",
    },
    {
      name: "alignmentEntries",
      type: "Entry",
      value: words.alignments,
      doc: "The nine alignments.",
    },
  ];
}

import { type Entry, plainName } from "@tabletop-mcp/srd-data";
import type { Armor } from "@tabletop-mcp/srd-data/armor";
import type { Background } from "@tabletop-mcp/srd-data/backgrounds";
import type { CharacterClass, Subclass } from "@tabletop-mcp/srd-data/classes";
import type { Condition } from "@tabletop-mcp/srd-data/conditions";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { EntryText } from "@tabletop-mcp/srd-data/creatures/texts";
import type { Feat } from "@tabletop-mcp/srd-data/feats";
import type { Gear } from "@tabletop-mcp/srd-data/gear";
import type { MagicItem } from "@tabletop-mcp/srd-data/magic-items";
import type { Race, Subrace } from "@tabletop-mcp/srd-data/races";
import type {
  CarryingCapacity,
  Falling,
  HighJump,
  LanguageEntry,
  LightSource,
  LongJump,
  MulticlassSlots,
  ObjectRules,
  PointBuy,
  SkillEntry,
  Squeezing,
  StandardArray,
  UnderwaterCombat,
} from "@tabletop-mcp/srd-data/rules";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Weapon } from "@tabletop-mcp/srd-data/weapons";
import type { VisionFacts } from "../grid/vision.js";
import { onceOf } from "../once.js";

/** What entries are found by. */
type Named = Pick<Entry, "id" | "name" | "also">;

/** Entries of one kind, in order of name. */
export interface Table<Kind extends Named> {
  readonly all: readonly Kind[];
  /** By heading, id or another name in use; case, spaces and punctuation do not count. */
  readonly find: (name: string) => Kind | undefined;
}

/** The tables that the rules read: the SRD's, or a campaign's own. */
export interface Compendium {
  readonly races: Table<Race>;
  readonly subraces: Table<Subrace>;
  readonly classes: Table<CharacterClass>;
  readonly subclasses: Table<Subclass>;
  readonly backgrounds: Table<Background>;
  readonly feats: Table<Feat>;
  readonly spells: Table<Spell>;
  readonly weapons: Table<Weapon>;
  readonly armor: Table<Armor>;
  readonly gear: Table<Gear>;
  /** Headings and, as items of their own, their variants. */
  readonly magicItems: Table<MagicItem>;
  readonly conditions: Table<Condition>;
  readonly statBlocks: Table<StatBlock>;
  readonly skills: Table<SkillEntry>;
  readonly languages: Table<LanguageEntry>;
  readonly standardArray: StandardArray;
  readonly pointBuy: PointBuy;
  readonly multiclassSlots: MulticlassSlots;
  readonly carryingCapacity: CarryingCapacity;
  /** Lights, and the senses that make them out. */
  readonly vision: VisionFacts;
  /** Things that give light, by the id of the gear. */
  readonly lightSources: readonly LightSource[];
  /** What things have in common. */
  readonly objects: ObjectRules;
  readonly longJump: LongJump;
  readonly highJump: HighJump;
  readonly falling: Falling;
  readonly squeezing: Squeezing;
  readonly underwaterCombat: UnderwaterCombat;
}

/** The compendium of SRD 5.1; its tables are loaded by the first call. */
export const srdCompendium = (): Promise<Compendium> => {
  loading ??= load();
  return loading;
};

let loading: Promise<Compendium> | undefined;

async function load(): Promise<Compendium> {
  const [{ races, subraces }, { classes, subclasses }, { backgrounds }, { feats }] =
    await Promise.all([
      import("@tabletop-mcp/srd-data/races"),
      import("@tabletop-mcp/srd-data/classes"),
      import("@tabletop-mcp/srd-data/backgrounds"),
      import("@tabletop-mcp/srd-data/feats"),
    ]);
  const [{ spells }, { weapons }, { armor }, { gear }, rules] = await Promise.all([
    import("@tabletop-mcp/srd-data/spells"),
    import("@tabletop-mcp/srd-data/weapons"),
    import("@tabletop-mcp/srd-data/armor"),
    import("@tabletop-mcp/srd-data/gear"),
    import("@tabletop-mcp/srd-data/rules"),
  ]);
  const [{ magicItems }, { conditions }, { creatureTexts }] = await Promise.all([
    import("@tabletop-mcp/srd-data/magic-items"),
    import("@tabletop-mcp/srd-data/conditions"),
    import("@tabletop-mcp/srd-data/creatures/texts"),
  ]);
  return {
    races: table(races),
    subraces: table(subraces),
    classes: table(classes),
    subclasses: table(subclasses),
    backgrounds: table(backgrounds),
    feats: table(feats),
    spells: table(spells),
    weapons: table(weapons),
    armor: table(armor),
    gear: table(gear),
    magicItems: table(magicItems.flatMap((item) => [item, ...variantsOf(item)])),
    conditions: table(conditions),
    statBlocks: tableOfTexts<StatBlock>(creatureTexts),
    skills: table(rules.skillEntries),
    languages: table(rules.languageEntries),
    standardArray: rules.standardArray,
    pointBuy: rules.pointBuy,
    multiclassSlots: rules.multiclassSlots,
    carryingCapacity: rules.carryingCapacity,
    longJump: rules.longJump,
    highJump: rules.highJump,
    falling: rules.falling,
    squeezing: rules.squeezing,
    underwaterCombat: rules.underwaterCombat,
    vision: { lightLevels: rules.lightLevels, specialSenses: rules.specialSenses },
    lightSources: rules.lightSources,
    objects: rules.objectRules,
  };
}

/** Each variant under the heading as an item with all that it does. */
const variantsOf = ({ variants = [], also: _also, ...heading }: MagicItem): readonly MagicItem[] =>
  variants.map(({ summary = heading.summary, ...variant }) => ({
    ...heading,
    ...variant,
    summary,
    effects: [...(heading.effects ?? []), ...(variant.effects ?? [])],
    uses: [...(heading.uses ?? []), ...(variant.uses ?? [])],
    spells: [...(heading.spells ?? []), ...(variant.spells ?? [])],
  }));

/** A table of these entries. Headings and ids go before other names. */
export function table<Kind extends Named>(entries: readonly Kind[]): Table<Kind> {
  let index: Index<Kind> | undefined;
  return {
    all: entries,
    find(name) {
      // Made at the first question: a campaign without magic items needs none of them.
      index ??= indexOf(entries);
      return index.asWritten.get(name) ?? index.folded.get(foldName(name));
    },
  };
}

/** The same of entries as texts: each is parsed when it is first asked for. */
function tableOfTexts<Kind extends Entry>(texts: readonly EntryText[]): Table<Kind> {
  const parsed = onceOf(({ json }: EntryText): Kind => JSON.parse(json));
  const names = table(texts);
  let all: readonly Kind[] | undefined;
  return {
    get all() {
      all ??= texts.map(parsed);
      return all;
    },
    find(name) {
      const found = names.find(name);
      return found && parsed(found);
    },
  };
}

/** Entries by every name. Names as they are written, which is how rules ask, need no folding. */
interface Index<Kind> {
  readonly asWritten: ReadonlyMap<string, Kind>;
  readonly folded: ReadonlyMap<string, Kind>;
}

/** Ids and headings go before other names. */
function indexOf<Kind extends Named>(entries: readonly Kind[]): Index<Kind> {
  const folded = new Map<string, Kind>();
  for (const entry of entries)
    for (const name of entry.also ?? []) folded.set(foldName(name), entry);
  for (const entry of entries)
    folded.set(foldName(entry.name), entry).set(foldName(entry.id), entry);
  const asWritten = new Map<string, Kind>();
  for (const { id, name } of entries)
    for (const said of [id, name]) {
      const entry = folded.get(foldName(said));
      if (entry !== undefined) asWritten.set(said, entry);
    }
  return { asWritten, folded };
}

/** A name as it is looked up by; here a plus is punctuation, too: "Longsword+1" is "Longsword +1". */
export const foldName = (name: string): string => plainName(name.replaceAll("+", " "));

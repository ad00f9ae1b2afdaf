import type {
  CharacterClass,
  ClassLevel,
  Feature,
  Multiclass,
  Proficiencies,
  SkillChoice,
  Spellcasting,
  Subclass,
} from "../src/classes/types.js";
import type { Ability, ClassId, Skill } from "../src/vocabulary.js";
import { Agreement, type Settlement } from "./agreement.js";
import { checkTable, classLevels, readClassTable } from "./class-table.js";
import { extractFeatures, type FoundFeature } from "./features.js";
import type { FeatureReadings } from "./reading.js";
import { by, type Raw, type Records, slug } from "./records.js";
import { equipmentOf } from "./starting-equipment.js";

export interface ClassReadings {
  readonly features: FeatureReadings;
  readonly featureSummaries: Readonly<Record<string, string>>;
  readonly summaries: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Classes with their subclasses: the D&D 5e API's records, with v1's tables held against v2's. */
export function extractClasses(
  records: Records,
  readings: ClassReadings,
  settlements: readonly Settlement[],
): { classes: readonly CharacterClass[]; agreement: Agreement } {
  const agreement = new Agreement("class", settlements);
  const tables = by(records.v1("classes"), ({ slug: id }) => id);
  const news = by(records.v2("classes"), ({ key }) => key);
  const tools = by(records.api("equipment"), ({ index }) => index);
  const features = extractFeatures(records, readings, agreement);
  const subclasses = records.api("subclasses");
  const classes = records.api("classes").map((api): CharacterClass => {
    const id: ClassId = api.index;
    const sources = { api, old: tables.get(id), next: news.get(`srd_${id}`), agreement };
    const table = readClassTable(sources.old?.table ?? "");
    checkTable(id, table, sources);
    const ofClass = features.filter((feature) => feature.class === id);
    const own = ofClass.filter((feature) => feature.subclass === undefined);
    const later = ofClass.filter((feature) => feature.subclass !== undefined);
    const casting = spellcastingOf(api);
    return {
      id,
      name: api.name,
      srd: api.name,
      summary: readings.summaries["classes"]?.[id] ?? "",
      hitDie: hitDieOf(id, sources),
      saves: savesOf(id, sources),
      proficiencies: proficienciesOf(api.proficiencies, {
        tools,
        choices: api.proficiency_choices.slice(1),
      }),
      skills: skillChoice(api.proficiency_choices[0]),
      equipment: equipmentOf(id, api),
      ...(casting !== undefined && { spellcasting: casting }),
      multiclass: multiclassOf(api.multi_classing, tools),
      levels: classLevels(table).map(
        (level): ClassLevel => ({
          ...level,
          features: own
            .filter(({ levels }) => levels.includes(level.level))
            .map(({ id: of }) => of),
        }),
      ),
      features: own.map(plainFeature),
      subclassLevel: Math.min(...later.flatMap(({ levels }) => levels)),
      subclasses: subclasses
        .filter((subclass) => subclass.class.index === id)
        .map((subclass) => subclassOf(subclass, { id, readings, features: later, agreement })),
    };
  });
  return { classes, agreement };
}

interface Sources {
  readonly api: Raw;
  readonly old: Raw;
  readonly next: Raw;
  readonly agreement: Agreement;
}

const hitDieOf = (id: string, { api, old, next, agreement }: Sources): number =>
  agreement.of(id, "hitDie", {
    api: api.hit_die as number,
    v2: Number(next.hit_dice.slice(1)),
    v1: Number(/1d(\d+)/.exec(old.hit_dice)?.[1]),
  });

function savesOf(id: string, { api, old, next, agreement }: Sources): readonly Ability[] {
  const short = (name: string): string => name.slice(0, 3).toLowerCase();
  return agreement.of<readonly Ability[]>(id, "saves", {
    api: api.saving_throws.map(({ index }: Raw) => index).toSorted(),
    v2: next.saving_throws.map(({ name }: Raw) => short(name)).toSorted(),
    v1: old.prof_saving_throws.split(", ").map(short).toSorted(),
  });
}

/** Leaves out what only sorts a feature to its class. */
const plainFeature = ({ class: _class, subclass: _subclass, ...found }: FoundFeature): Feature => {
  if (!listedWithSubclass.has(found.id)) return found;
  // Domain, oath and patron spells are the subclass's: they are said once, there.
  const { spells: _spells, ...feature } = found;
  return feature;
};

const listedWithSubclass: ReadonlySet<string> = new Set([
  "cleric-domain-spells",
  "paladin-oath-spells",
  "warlock-otherworldly-patron",
]);

/** The SRD's headings of the subclasses that the API calls by their core. */
const headings: Readonly<Record<string, string>> = {
  berserker: "Path of the Berserker",
  lore: "College of Lore",
  life: "Life Domain",
  land: "Circle of the Land",
  champion: "Champion",
  "open-hand": "Way of the Open Hand",
  devotion: "Oath of Devotion",
  hunter: "Hunter",
  thief: "Thief",
  draconic: "Draconic Bloodline",
  fiend: "The Fiend",
  evocation: "School of Evocation",
};

/** The feature that holds a subclass's spells in a reading, where the API keeps them as the subclass's. */
const spellFeatures: Readonly<Record<string, string>> = {
  life: "cleric-domain-spells",
  devotion: "paladin-oath-spells",
};

function subclassOf(
  api: Raw,
  {
    id,
    readings,
    features,
    agreement,
  }: {
    id: ClassId;
    readings: ClassReadings;
    features: readonly FoundFeature[];
    agreement: Agreement;
  },
): Subclass {
  const name = headings[api.index] ?? api.name;
  const byFeature = spellFeatures[api.index];
  const listed = api.index === "land" ? undefined : spellsOf(api.spells);
  const spells = agreement.of(api.index, "spells", {
    api: listed,
    reading:
      byFeature === undefined
        ? undefined
        : sortedSpells(readings.features[byFeature]?.spells ?? {}),
  });
  return {
    id: slug(name),
    name,
    also: [...new Set([api.index, api.name.toLowerCase()])].filter(
      (known) => known !== name.toLowerCase(),
    ),
    srd: name,
    summary: readings.summaries["subclasses"]?.[api.index] ?? "",
    class: id,
    features: features.filter((feature) => feature.subclass === api.index).map(plainFeature),
    ...(spells !== undefined && Object.keys(spells).length > 0 && { spells }),
  };
}

const sortedSpells = (
  spells: Readonly<Record<number, readonly string[]>>,
): Readonly<Record<number, readonly string[]>> =>
  Object.fromEntries(Object.entries(spells).map(([level, ids]) => [level, ids.toSorted()]));

function spellsOf(spells: readonly Raw[]): Readonly<Record<number, readonly string[]>> | undefined {
  if (spells.length === 0) return undefined;
  const found: Record<number, string[]> = {};
  for (const { prerequisites, spell } of spells) {
    const level = Number(prerequisites[0].index.split("-").at(-1));
    (found[level] ??= []).push(spell.index);
  }
  return sortedSpells(found);
}

const skillOf = (index: string): Skill =>
  index.replace(/^skill-/, "").replaceAll("-", "_") as Skill;

const skillChoice = ({ choose, from }: Raw): SkillChoice => ({
  choose,
  from: from.options.map(({ item }: Raw) => skillOf(item.index)).toSorted(),
});

const armorWords: Readonly<Record<string, Proficiencies["armor"]>> = {
  "light-armor": ["light"],
  "medium-armor": ["medium"],
  "heavy-armor": ["heavy"],
  "all-armor": ["light", "medium", "heavy"],
  shields: ["shield"],
};

/** "longswords" → "longsword"; "hand-crossbows" → "crossbow-hand"; "simple-weapons" → "simple". */
function weaponId(plural: string): string {
  if (plural === "simple-weapons" || plural === "martial-weapons")
    return plural.replace("-weapons", "");
  const crossbow = /^(hand|heavy|light)-crossbows$|^crossbows-(\w+)$/.exec(plural);
  return crossbow === null ? plural.replace(/s$/, "") : `crossbow-${crossbow[1] ?? crossbow[2]}`;
}

function proficienciesOf(
  all: readonly Raw[],
  { tools, choices }: { tools: Map<string, Raw>; choices: readonly Raw[] },
): Proficiencies {
  const ids: readonly string[] = all
    .map(({ index }) => index)
    .filter((index) => !index.startsWith("saving-throw"));
  const isTool = (index: string): boolean =>
    tools.get(index)?.equipment_category.index === "tools" || index.endsWith("-kit");
  const toolChoices = choices
    .filter(({ from }) => !from.options[0].item?.index.startsWith("skill-"))
    .map(({ choose, from }) => ({
      choose,
      // The API counts two kits among the monk's artisan's tools.
      from: from.options.flatMap(optionIds).filter((id: string) => !id.endsWith("-kit")),
    }));
  return {
    armor: ids.flatMap((index) => armorWords[index] ?? []),
    weapons: ids.filter((index) => armorWords[index] === undefined && !isTool(index)).map(weaponId),
    tools: ids.filter(isTool),
    ...(toolChoices.length > 0 && { toolChoices }),
  };
}

const optionIds = ({ item, choice }: Raw): readonly string[] =>
  item === undefined ? choice.from.options.flatMap(optionIds) : [item.index];

function multiclassOf(
  {
    prerequisites,
    prerequisite_options: any,
    proficiencies,
    proficiency_choices: choices = [],
  }: Raw,
  tools: Map<string, Raw>,
): Multiclass {
  const scores = (list: readonly Raw[]): readonly Ability[] =>
    list.map(({ ability_score: score }) => score.index);
  const skills = choices.find(({ from }: Raw) => from.options[0].item.index.startsWith("skill-"));
  return {
    prerequisites:
      any === undefined ? { all: scores(prerequisites) } : { any: scores(any.from.options) },
    proficiencies: proficienciesOf(proficiencies, { tools, choices }),
    ...(skills && { skills: skillChoice(skills) }),
  };
}

const preparation: Readonly<Partial<Record<ClassId, Spellcasting["preparation"]>>> = {
  cleric: "prepared",
  druid: "prepared",
  paladin: "prepared",
  wizard: "spellbook",
};
const progression: Readonly<Partial<Record<ClassId, Spellcasting["progression"]>>> = {
  paladin: "half",
  ranger: "half",
  warlock: "pact",
};
const focuses: Readonly<Partial<Record<ClassId, string>>> = {
  bard: "musical instrument",
  cleric: "holy symbol",
  druid: "druidic focus",
  paladin: "holy symbol",
  sorcerer: "arcane focus",
  warlock: "arcane focus",
  wizard: "arcane focus",
};

function spellcastingOf({ index, spellcasting }: Raw): Spellcasting | undefined {
  if (spellcasting === undefined) return undefined;
  const id: ClassId = index;
  const focus = focuses[id];
  return {
    ability: spellcasting.spellcasting_ability.index,
    level: spellcasting.level,
    progression: progression[id] ?? "full",
    preparation: preparation[id] ?? "known",
    rituals: spellcasting.info.some(({ name }: Raw) => name === "Ritual Casting"),
    ...(focus !== undefined && { focus }),
  };
}

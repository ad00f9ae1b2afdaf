import type { Kind, LookupRecord, NamedText, RecordOf } from "@tabletop-mcp/srd-client";
import { sourceText } from "./source.js";

/** A record as Markdown: its name, its facts, its text, the chapters of it, its source. */
export function recordText(record: LookupRecord): string {
  const [head = "", ...chapters] = factsOf(record);
  return [`## ${record.name}`, head, bodyOf(record), ...chapters, sourceText(record)]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** The text without a first heading that only says the name again. */
const bodyOf = ({ name, description }: LookupRecord): string => {
  const [, heading, rest = ""] = /^#+[ \t]*([^\n]*)\n*([\s\S]*)$/.exec(description) ?? [];
  return heading?.trim().toLowerCase() === name.toLowerCase() ? rest : description;
};

/** The facts in short, then what comes after the description. */
type Facts = { readonly [K in Kind]?: (record: RecordOf<K>) => readonly string[] };

const facts: Facts = {
  spell: spellFacts,
  creature: creatureFacts,
  class: classFacts,
  race: raceFacts,
  background: ({ skill_proficiencies: skills, tool_proficiencies: tools, ...record }) => [
    bullets({
      Skills: skills,
      Tools: tools,
      Languages: record.languages,
      Equipment: record.equipment,
    }),
    texts(record.features),
  ],
  feat: ({ type, prerequisite, benefits }) => [
    bullets({ Type: type, Prerequisite: prerequisite }),
    benefits.map((benefit) => `- ${benefit}`).join("\n"),
  ],
  weapon: weaponFacts,
  armor: (record) => [
    bullets({
      Armor: record.category,
      AC: record.armor_class_text,
      Strength: record.strength_required,
      Stealth: record.stealth_disadvantage ? "disadvantage" : undefined,
      Cost: record.cost,
      Weight: pounds(record.weight_lb),
    }),
  ],
  "magic-item": ({ type, rarity, requires_attunement: attunement }) => [
    `_${[type, rarity, attunement].filter((part) => part !== "").join(", ")}_`,
  ],
  gear: ({ category, cost, weight_lb: weight }) => [
    bullets({ Category: category, Cost: cost, Weight: pounds(weight) }),
  ],
  rule: ({ section }) => [`_${section}_`],
  skill: ({ ability }) => [bullets({ Ability: ability })],
  "ability-score": ({ abbreviation, skills }) => [
    bullets({ Abbreviation: abbreviation, Skills: skills.join(", ") }),
  ],
  language: ({ type, script, typical_speakers: speakers }) => [
    bullets({ Type: type, Script: script, Speakers: speakers.join(", ") }),
  ],
  proficiency: ({ type, classes, races }) => [
    bullets({ Type: type, Classes: classes.join(", "), Races: races.join(", ") }),
  ],
};

function factsOf(record: LookupRecord): readonly string[] {
  const tell = facts[record.kind] as ((record: LookupRecord) => readonly string[]) | undefined;
  return tell?.(record) ?? [];
}

type Facet = string | number | undefined;

const bullets = (all: Readonly<Record<string, Facet>>): string =>
  Object.entries(all)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => `- **${name}:** ${value}`)
    .join("\n");

const headed = (kind: string, all: Readonly<Record<string, Facet>>): string =>
  `_${kind}_\n\n${bullets(all)}`;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const pounds = (weight: number | undefined): Facet => (weight ? `${weight} lb.` : undefined);

const texts = (all: readonly NamedText[]): string =>
  all.map(({ name, description }) => `**${name}.** ${description}`).join("\n\n");

const chapter = (title: string, all: readonly NamedText[]): string =>
  all.length === 0 ? "" : `### ${title}\n\n${texts(all)}`;

function spellFacts(spell: RecordOf<"spell">): readonly string[] {
  const { level, school, ritual, concentration } = spell;
  const kind = level === 0 ? `${capital(school)} cantrip` : `Level ${level} ${school}`;
  const trigger = spell.reaction_trigger === undefined ? "" : ` (${spell.reaction_trigger})`;
  return [
    headed(`${kind}${ritual ? " (ritual)" : ""}`, {
      "Casting time": spell.casting_time + trigger,
      Range: spell.range,
      Components: componentsText(spell.components),
      Duration: concentration ? `Concentration, ${spell.duration.toLowerCase()}` : spell.duration,
      Classes: spell.classes.join(", "),
      Save: spell.saving_throw,
      Damage: [spell.damage_dice, ...(spell.damage_types ?? [])].filter(Boolean).join(" "),
      Area:
        spell.area_of_effect && `${spell.area_of_effect.size}-foot ${spell.area_of_effect.shape}`,
    }),
    spell.higher_levels ? `**At higher levels.** ${spell.higher_levels}` : "",
  ];
}

function componentsText(components: RecordOf<"spell">["components"]): string {
  const { verbal, somatic, material, material_details: details } = components;
  const letters = [verbal && "V", somatic && "S", material && "M"].filter(Boolean).join(", ");
  return details === undefined || details === "" ? letters : `${letters} (${details})`;
}

function creatureFacts(creature: RecordOf<"creature">): readonly string[] {
  const { size, type, subtype, alignment, ability_scores: scores } = creature;
  const kind = `${size} ${type}${subtype ? ` (${subtype})` : ""}, ${alignment}`;
  const abilities = Object.entries(scores).map(
    ([name, score]) => `${name.slice(0, 3).toUpperCase()} ${score}`,
  );
  return [
    headed(kind, {
      AC: `${creature.armor_class}${creature.armor_details ? ` (${creature.armor_details})` : ""}`,
      HP: `${creature.hit_points} (${creature.hit_dice})`,
      Speed: listed(creature.speed, feetOf),
      Abilities: abilities.join(", "),
      Saves: listed(creature.saving_throws, signed),
      Skills: listed(creature.skills, signed),
      Vulnerable: creature.damage_vulnerabilities,
      Resistant: creature.damage_resistances,
      Immune: creature.damage_immunities,
      "Condition immunities": creature.condition_immunities,
      Senses: creature.senses,
      Languages: creature.languages,
      CR: `${creature.challenge_rating} (${creature.experience_points} XP, proficiency +${creature.proficiency_bonus})`,
    }),
    texts(creature.special_abilities),
    chapter("Actions", creature.actions),
    chapter("Bonus actions", creature.bonus_actions),
    chapter("Reactions", creature.reactions),
    ...legendary(creature),
  ];
}

/** Few creatures have legendary actions; of those only it is asked what they do in their lairs. */
function legendary(creature: RecordOf<"creature">): readonly string[] {
  const { legendary_actions: actions, legendary_description: how = "" } = creature;
  if (actions.length === 0) return [];
  return ["### Legendary actions", how, texts(actions), creature.lair_actions_note];
}

/** " 30 ft."; a movement that is only there (hovering) has no feet. */
const feetOf = (feet: unknown): string =>
  typeof feet === "number" ? ` ${feet} ft.` : typeof feet === "string" ? `: ${feet}` : "";

const signed = (value: unknown): string => ` ${Number(value) >= 0 ? "+" : ""}${String(value)}`;

const listed = (all: Readonly<Record<string, unknown>>, tell: (value: unknown) => string): string =>
  Object.entries(all)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => `${name.replaceAll("_", " ")}${tell(value)}`)
    .join(", ");

function classFacts(record: RecordOf<"class">): readonly string[] {
  const { proficiencies } = record;
  return [
    bullets({
      "Hit dice": record.hit_dice,
      "HP at 1st level": record.hp_at_1st_level,
      "HP at higher levels": record.hp_at_higher_levels,
      Armor: proficiencies.armor,
      Weapons: proficiencies.weapons,
      Tools: proficiencies.tools,
      "Saving throws": proficiencies.saving_throws,
      Skills: proficiencies.skills,
      Spellcasting: record.spellcasting_ability,
    }),
    record.equipment,
    record.table,
    ...record.subclasses.map(({ name, description }) => `### ${name}\n\n${description}`),
  ];
}

function raceFacts(record: RecordOf<"race">): readonly string[] {
  return [
    bullets({
      "Ability scores":
        record.ability_score_description || listed(record.ability_score_increases, signed),
      Age: record.age,
      Alignment: record.alignment,
      Size: record.size,
      Speed: `${record.speed} ft.`,
      Languages: record.languages,
      Vision: record.vision,
    }),
    record.traits,
    ...record.subraces.map(subraceText),
    closedText(record.subraces_not_open ?? []),
  ];
}

const closedText = (names: readonly string[]): string =>
  names.length === 0 ? "" : `_Other subraces are not open content: ${names.join(", ")}._`;

type Subrace = RecordOf<"race">["subraces"][number];

const subraceText = ({ ability_score_increases: scores, ...subrace }: Subrace): string =>
  [
    `### ${subrace.name}`,
    bullets({ "Ability scores": listed(scores, signed) }),
    subrace.description,
    subrace.traits,
  ]
    .filter((part) => part !== "")
    .join("\n\n");

function weaponFacts(record: RecordOf<"weapon">): readonly string[] {
  const { damage_dice: dice, versatile_dice: versatile, damage_type: type, range } = record;
  const properties = record.properties.map(({ name, detail }) =>
    detail ? `${name} (${detail})` : name,
  );
  return [
    bullets({
      Weapon: record.category,
      Damage:
        dice === "" || dice === "0"
          ? undefined
          : `${dice}${versatile ? `/${versatile} versatile` : ""} ${type}`,
      Properties: properties.join(", "),
      Range: range && `${range.normal}/${range.long} ft.`,
      Cost: record.cost,
      Weight: pounds(record.weight_lb),
    }),
  ];
}

import {
  type CharacterClass,
  type ClassLevel,
  classes,
  type Feature,
  type Proficiencies,
  type Subclass,
} from "@tabletop-mcp/srd-data/classes";
import { bundledSource } from "../records/attribution.js";
import type { ClassRecord } from "../records/types.js";
import {
  abilityNames,
  capital,
  markdownTable,
  ordinal,
  paragraphs,
  present,
} from "../records/words.js";
import { equipmentText } from "./equipment.js";
import { equipmentName } from "./names.js";
import { abilityTitle, described, listed, plain, titled } from "./words.js";

/** The classes, each with its subclass and its features by level. */
export const bundledClasses = (): readonly ClassRecord[] => classes.map(classRecord);

function classRecord(one: CharacterClass): ClassRecord {
  const { hitDie } = one;
  const average = hitDie / 2 + 1;
  return present({
    kind: "class" as const,
    slug: one.id,
    name: one.name,
    description: described(one.summary, featureTexts(one.features)),
    source: bundledSource,
    hit_dice: `1d${hitDie}`,
    hp_at_1st_level: `${hitDie} + your Constitution modifier`,
    hp_at_higher_levels: `1d${hitDie} (or ${average}) + your Constitution modifier per ${one.id} level after 1st`,
    proficiencies: {
      armor: capital(armorWords(one.proficiencies)),
      weapons: capital(weaponWords(one.proficiencies)),
      tools: capital(toolWords(one.proficiencies)),
      saving_throws: one.saves.map(abilityTitle).join(", "),
      skills: `Choose ${one.skills.choose} from ${listed(one.skills.from.map(titled), "or")}`,
    },
    equipment: equipmentText(one.equipment),
    table: tableOf(one),
    features: one.features.map(({ name, levels, summary }) => ({
      name: bare(name),
      levels,
      description: summary,
    })),
    spellcasting_ability: one.spellcasting && abilityNames[one.spellcasting.ability],
    subclasses: one.subclasses.map((subclass) => ({
      slug: subclass.id,
      name: subclass.name,
      description: subclassText(subclass),
    })),
  });
}

const subclassText = ({ summary, features, spells }: Subclass): string =>
  described(
    summary,
    featureTexts(features),
    spells &&
      `Spells by class level: ${Object.entries(spells)
        .map(([level, ids]) => `${level}: ${ids.map(plain).join(", ")}`)
        .join("; ")}.`,
  );

/** Features in order of level, each with its summary, its options, and what no field says. */
const featureTexts = (features: readonly Feature[]): string =>
  paragraphs(
    ...features
      .toSorted((a, b) => (a.levels[0] ?? 0) - (b.levels[0] ?? 0))
      .map(({ name, levels, summary, notes = [], options = [] }) =>
        paragraphs(
          `**_${bare(name)} (${listed(levels.map(ordinal))} level)._** ${[summary, ...notes].join(" ")}`,
          options.map((option) => `- ${option.name}: ${option.summary}`).join("\n"),
        ),
      ),
  );

/** Each class has Spellcasting by a name of its own in the data. */
const bare = (name: string): string => name.replace(/^Spellcasting: .*/, "Spellcasting");

const armorWords = ({ armor: kinds }: Proficiencies): string =>
  kinds.length === 0
    ? "None"
    : kinds.map((kind) => (kind.startsWith("shield") ? "shields" : `${kind} armor`)).join(", ");

const weaponWords = ({ weapons: ids }: Proficiencies): string =>
  ids
    .map((id) => (id === "simple" || id === "martial" ? `${id} weapons` : equipmentName(id)))
    .join(", ") || "None";

const toolWords = ({ tools, toolChoices = [] }: Proficiencies): string =>
  [
    ...tools.map(equipmentName),
    ...toolChoices.map(
      ({ choose, from }) => `choose ${choose} from ${listed(from.map(equipmentName), "or")}`,
    ),
  ].join(", ") || "None";

const slotLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The class table in Markdown. */
function tableOf({ levels, features }: CharacterClass): string {
  const headings = new Map(features.map(({ id, name }) => [id, bare(name)]));
  const numbers = [...new Set(levels.flatMap((level) => Object.keys(level.numbers ?? {})))];
  const others = columnsOf(levels);
  return markdownTable(
    [
      "Level",
      "Proficiency Bonus",
      "Features",
      ...numbers.map(titled),
      ...others.map(({ name }) => name),
    ],
    levels.map((level) => [
      ordinal(level.level),
      `+${level.proficiencyBonus}`,
      level.features.map((id) => headings.get(id) ?? titled(id)).join(", ") || "-",
      ...numbers.map((name) => level.numbers?.[name] ?? "-"),
      ...others.map(({ cell }) => cell(level) ?? "-"),
    ]),
  );
}

interface Column {
  readonly name: string;
  readonly cell: (level: ClassLevel) => number | string | undefined;
}

/** The columns of spellcasting that any level fills. */
const columnsOf = (levels: readonly ClassLevel[]): readonly Column[] =>
  columns.filter(({ cell }) => levels.some((level) => cell(level) !== undefined));

const columns: readonly Column[] = [
  { name: "Cantrips Known", cell: ({ cantripsKnown }) => cantripsKnown },
  { name: "Spells Known", cell: ({ spellsKnown }) => spellsKnown },
  { name: "Spell Slots", cell: ({ pact }) => pact?.slots },
  { name: "Slot Level", cell: ({ pact }) => pact && ordinal(pact.level) },
  ...slotLevels.map((slot) => ({
    name: ordinal(slot),
    cell: ({ slots }: ClassLevel) => slots?.[slot - 1],
  })),
];

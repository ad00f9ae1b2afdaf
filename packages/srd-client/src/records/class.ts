import * as z from "zod";
import { classTable } from "./class-table.js";
import { allRows, eachRow, v1Source, v2Source } from "./reader.js";
import type { ClassRecord } from "./types.js";
import {
  integer,
  label,
  line,
  listOf,
  slugOf,
  text,
  v1Document,
  v2Document,
  word,
} from "./wire.js";
import { abilityNames, capital, paragraphs, present, unlessEmpty } from "./words.js";

const v1Class = z.object({
  ...v1Document,
  slug: label,
  name: label,
  desc: text,
  hit_dice: line,
  hp_at_1st_level: line,
  hp_at_higher_levels: line,
  prof_armor: line,
  prof_weapons: line,
  prof_tools: line,
  prof_saving_throws: line,
  prof_skills: line,
  equipment: text,
  table: text,
  spellcasting_ability: line,
  subtypes_name: line,
  archetypes: listOf(z.object({ slug: label, name: label, desc: text })),
});

/** Reads /v1/classes/. */
export const readV1Classes = eachRow(
  v1Class,
  (row, context): ClassRecord =>
    present({
      kind: "class" as const,
      slug: row.slug,
      name: row.name,
      description: row.desc,
      source: v1Source(row, context),
      hit_dice: row.hit_dice,
      hp_at_1st_level: row.hp_at_1st_level,
      hp_at_higher_levels: row.hp_at_higher_levels,
      proficiencies: {
        armor: row.prof_armor,
        weapons: row.prof_weapons,
        tools: row.prof_tools,
        saving_throws: row.prof_saving_throws,
        skills: row.prof_skills,
      },
      equipment: row.equipment,
      table: row.table,
      spellcasting_ability: unlessEmpty(row.spellcasting_ability.toLowerCase()),
      subclasses_name: unlessEmpty(row.subtypes_name),
      subclasses: row.archetypes.map(({ slug, name, desc }) => ({ slug, name, description: desc })),
    }),
);

const level = integer(1, 20);

const feature = z.object({
  name: label,
  desc: text,
  feature_type: line,
  gained_at: listOf(z.object({ level })),
  data_for_class_table: listOf(z.object({ level, column_value: word })),
});

/** A feature of a version 2 class: text, or a column of its table. */
export type ClassFeature = z.output<typeof feature>;

const v2Class = z.object({
  key: label,
  name: label,
  desc: text,
  document: v2Document,
  hit_dice: line,
  hit_points: z
    .object({ hit_points_at_1st_level: line, hit_points_at_higher_levels: line })
    .nullish(),
  saving_throws: listOf(z.object({ name: label })),
  subclass_of: z.object({ key: z.string() }).nullish(),
  features: listOf(feature),
});
type V2Class = z.output<typeof v2Class>;

/** Reads /v2/classes/: give it the whole list, since subclasses are rows of their own there. */
export const readV2Classes = allRows(v2Class, (rows, context) =>
  rows
    .filter((row) => !row.subclass_of)
    .map((row): ClassRecord => {
      const gained = gainedIn(row);
      const traits = coreTraits(row.features);
      return present({
        kind: "class" as const,
        slug: slugOf(row.key),
        name: row.name,
        description: textOf(row),
        source: v2Source(row.document, context),
        hit_dice: row.hit_dice.replace(/^D/, "1d"),
        hp_at_1st_level: row.hit_points?.hit_points_at_1st_level ?? "",
        hp_at_higher_levels: (row.hit_points?.hit_points_at_higher_levels ?? "").replace(
          /^1D/,
          "1d",
        ),
        proficiencies: {
          armor: traits("armor", "armor training"),
          weapons: traits("weapons", "weapon proficiencies"),
          tools: traits("tools", "tool proficiencies"),
          saving_throws: abilitiesInOrder(row.saving_throws.map(({ name }) => name)),
          skills: traits("skills", "skill proficiencies"),
        },
        equipment:
          row.features.find(({ feature_type }) => feature_type === "STARTING_EQUIPMENT")?.desc ??
          traits("starting equipment"),
        table: classTable(row.features),
        features: gained,
        spellcasting_ability: castingAbility(row.features),
        subclasses: rows
          .filter(({ subclass_of }) => subclass_of?.key === row.key)
          .map((one) => ({ slug: slugOf(one.key), name: one.name, description: textOf(one) })),
      });
    }),
);

/** In the order of the character sheet: version 2 has them by name. */
const abilitiesInOrder = (names: readonly string[]): string =>
  Object.values(abilityNames)
    .map(capital)
    .filter((name) => names.includes(name))
    .join(", ");

/** Features of levels, in their order. */
const gainedIn = (row: V2Class) =>
  row.features
    .filter(({ gained_at }) => gained_at.length > 0)
    .map(({ name, desc, gained_at }) => ({
      name,
      levels: gained_at.map((one) => one.level).sort((a, b) => a - b),
      description: desc,
    }))
    .sort((a, b) => (a.levels[0] ?? 0) - (b.levels[0] ?? 0));

const isText = (one: ClassFeature): boolean =>
  ["CLASS_LEVEL_FEATURE", "CLASS_FEATURE_OPTION_LIST"].includes(one.feature_type) &&
  one.gained_at.length === 0 &&
  one.data_for_class_table.length === 0;

/** The class's own text, its features in order of level, and what has no level. */
const textOf = (row: V2Class): string =>
  paragraphs(
    row.desc,
    ...gainedIn(row).map(({ name, description }) => `### ${name}\n\n${description}`),
    ...row.features.filter(isText).map(({ name, desc }) => `### ${name}\n\n${desc}`),
  );

/** Finds a trait under any of its names: bold lines in SRD 5.1, a table's rows in 5.2. */
function coreTraits(features: readonly ClassFeature[]): (...names: readonly string[]) => string {
  const lines = features
    .filter(({ feature_type }) => ["PROFICIENCIES", "CORE_TRAITS_TABLE"].includes(feature_type))
    .flatMap(({ desc }) => desc.split("\n"));
  const traits = new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name, value] = /^(?:\*\*|\|)([^*|:]+)(?::\*\*|\|)\s*(.*?)\|?$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value]];
    }),
  );
  return (...names) => names.map((name) => traits.get(name)).find((one) => one) ?? "";
}

function castingAbility(features: readonly ClassFeature[]): string | undefined {
  const [, ability] =
    features
      .map(({ desc }) => /\b([A-Z][a-z]+) is your spellcasting ability/.exec(desc))
      .find((found) => found) ?? [];
  return ability?.toLowerCase();
}

import * as z from "zod";
import { eachRow, v1Source, v2Source } from "./reader.js";
import type { SpellRecord } from "./types.js";
import {
  decimal,
  integer,
  label,
  line,
  listOf,
  named,
  slugOf,
  text,
  v1Document,
  v2Document,
  word,
} from "./wire.js";
import { capital, present, spacedDice, unlessEmpty } from "./words.js";

const level = integer(0, 9);

const v2Spell = z.object({
  key: label,
  name: label,
  desc: text,
  document: v2Document,
  level,
  school: named,
  higher_level: text,
  classes: listOf(z.object({ name: label })),
  verbal: z.boolean(),
  somatic: z.boolean(),
  material: z.boolean(),
  material_specified: line,
  material_cost: decimal,
  material_consumed: z.boolean(),
  casting_time: label,
  reaction_condition: line,
  range_text: line,
  range: z.number().nullish(),
  range_unit: line,
  duration: label,
  concentration: z.boolean(),
  ritual: z.boolean(),
  damage_roll: line,
  damage_types: listOf(word),
  saving_throw_ability: line,
  attack_roll: z.boolean(),
  shape_type: line,
  shape_size: z.number().nullish(),
});
type V2Spell = z.output<typeof v2Spell>;

/** Reads /v2/spells/. */
export const readV2Spells = eachRow(
  v2Spell,
  (row, context): SpellRecord =>
    present({
      kind: "spell" as const,
      slug: slugOf(row.key),
      name: row.name,
      description: row.desc,
      source: v2Source(row.document, context),
      level: row.level,
      school: row.school.name.toLowerCase(),
      components: componentsOf(row),
      casting_time: castingTime(row.casting_time),
      reaction_trigger: triggerOf(row.reaction_condition),
      range: row.range_text || `${row.range ?? 0} ${row.range_unit || "feet"}`,
      duration: durationOf(row.duration, row.concentration),
      concentration: row.concentration,
      ritual: row.ritual,
      higher_levels: unlessEmpty(row.higher_level),
      classes: row.classes.map(({ name }) => name.toLowerCase()).sort(),
      ...effectOf(row),
    }),
);

/** What it rolls and covers, where the row has it as fields. */
const effectOf = (row: V2Spell) => ({
  damage_dice: unlessEmpty(spacedDice(row.damage_roll)),
  damage_types: row.damage_types.length === 0 ? undefined : row.damage_types,
  saving_throw: unlessEmpty(row.saving_throw_ability.toLowerCase()),
  attack_roll: row.attack_roll || undefined,
  area_of_effect:
    row.shape_type !== "" && row.shape_size
      ? { shape: row.shape_type, size: row.shape_size }
      : undefined,
});

const componentsOf = (row: V2Spell): SpellRecord["components"] => ({
  verbal: row.verbal,
  somatic: row.somatic,
  material: row.material,
  ...(row.material &&
    present({
      material_details: unlessEmpty(row.material_specified),
      material_cost_gp: row.material_cost ?? goldIn(row.material_specified),
      material_consumed: row.material_consumed || consumes(row.material_specified),
    })),
});

/** "worth at least 1,000 gp" is 1000; nothing where no price is named. */
function goldIn(material: string): number | undefined {
  const [, gold] = /([\d,]+)\+?\s*gp\b/i.exec(material) ?? [];
  return gold === undefined ? undefined : Number(gold.replaceAll(",", ""));
}

/** "which the spell consumes", said in words alone by many rows. */
const consumes = (material: string): true | undefined => /\bconsume/.test(material) || undefined;

/** "bonus-action" and "10minutes" in words. */
function castingTime(key: string): string {
  const [, amount, unit] = /^(\d+)\s*([a-z]+)$/.exec(key) ?? [];
  return amount === undefined ? `1 ${key.replaceAll("-", " ")}` : `${amount} ${unit}`;
}

const triggerOf = (condition: string): string | undefined =>
  unlessEmpty(condition.replace(/^which you take /, ""));

/** A concentration spell lasts at most so long. */
const durationOf = (duration: string, concentration: boolean): string =>
  concentration && /^\d/.test(duration) ? `Up to ${duration}` : capital(duration);

const v1Spell = z.object({
  ...v1Document,
  slug: label,
  name: label,
  desc: text,
  higher_level: text,
  range: label,
  requires_verbal_components: z.boolean(),
  requires_somatic_components: z.boolean(),
  requires_material_components: z.boolean(),
  material: line,
  can_be_cast_as_ritual: z.boolean(),
  duration: label,
  requires_concentration: z.boolean(),
  casting_time: label,
  level_int: level,
  school: label,
  dnd_class: line,
});
type V1Spell = z.output<typeof v1Spell>;

/** Reads /v1/spells/, which has no fields for damage, save and area. */
export const readV1Spells = eachRow(v1Spell, (row, context): SpellRecord => {
  const [time = "", ...trigger] = row.casting_time.split(", ");
  return present({
    kind: "spell" as const,
    slug: row.slug,
    name: row.name,
    description: row.desc,
    source: v1Source(row, context),
    level: row.level_int,
    school: row.school.toLowerCase(),
    components: v1Components(row),
    casting_time: time,
    reaction_trigger: triggerOf(trigger.join(", ")),
    range: row.range,
    duration: capital(row.duration.replace(/^concentration,\s*/i, "")),
    concentration: row.requires_concentration,
    ritual: row.can_be_cast_as_ritual,
    higher_levels: unlessEmpty(row.higher_level),
    classes: v1Classes(row.dnd_class),
  });
});

const v1Components = (row: V1Spell): SpellRecord["components"] => ({
  verbal: row.requires_verbal_components,
  somatic: row.requires_somatic_components,
  material: row.requires_material_components,
  ...(row.requires_material_components &&
    present({
      material_details: unlessEmpty(row.material),
      material_cost_gp: goldIn(row.material),
      material_consumed: consumes(row.material),
    })),
});

/** Version 1 lists the Ritual Caster feat among the classes. */
const v1Classes = (classes: string): readonly string[] =>
  classes
    .toLowerCase()
    .split(/,\s*/)
    .filter((name) => name !== "" && name !== "ritual caster")
    .sort();

import { challengeRatings } from "@tabletop-mcp/srd-data/rules";
import * as z from "zod";
import { eachRow, v1Source, v2Source } from "./reader.js";
import type { CreatureRecord, NamedText } from "./types.js";
import {
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
import { abilityNames, capital, present, spacedDice, unlessEmpty } from "./words.js";

const abilities = Object.values(abilityNames);
type AbilityName = (typeof abilities)[number];

/** Third parties go past 30, and a few rows below 1. */
const score = integer(-10, 100);
const bonus = integer(-20, 50);
const challenge = z.number().min(0).max(50);
const bonuses = z.record(word, bonus.nullish());
const speed = z.record(word, z.union([z.number(), z.boolean(), word]).nullish());

const scores = {
  strength: score,
  dexterity: score,
  constitution: score,
  intelligence: score,
  wisdom: score,
  charisma: score,
};

/** Why there are none. */
export const lairNote =
  "No lair actions: SRD 5.1 prints none in its stat blocks, and no source asked here holds any.";

/** What the table says of a challenge rating; of one between two rows, the lower row. */
const challengeRow = (rating: number) =>
  challengeRatings.rows.findLast((row) => row.challenge <= rating) ?? challengeRatings.rows[0];

/** What defeating it earns; a creature of challenge rating 0 that cannot attack earns nothing. */
function experienceOf(rating: number, acts: boolean): number {
  const worth = challengeRow(rating);
  return (acts ? undefined : worth?.experienceIfHarmless) ?? worth?.experience ?? 0;
}

const ability = z.object({ name: label, desc: text });

const v1Creature = z.object({
  ...v1Document,
  ...scores,
  slug: label,
  name: label,
  desc: text,
  size: label,
  type: label,
  subtype: line,
  alignment: line,
  armor_class: integer(0, 50),
  armor_desc: line,
  hit_points: integer(0, 10_000),
  hit_dice: line,
  speed,
  strength_save: bonus.nullish(),
  dexterity_save: bonus.nullish(),
  constitution_save: bonus.nullish(),
  intelligence_save: bonus.nullish(),
  wisdom_save: bonus.nullish(),
  charisma_save: bonus.nullish(),
  skills: bonuses,
  damage_vulnerabilities: line,
  damage_resistances: line,
  damage_immunities: line,
  condition_immunities: line,
  senses: line,
  languages: line,
  cr: challenge,
  special_abilities: listOf(ability),
  actions: listOf(ability),
  bonus_actions: listOf(ability),
  reactions: listOf(ability),
  legendary_desc: text,
  legendary_actions: listOf(ability),
});

/** Reads /v1/monsters/; experience and proficiency bonus come from the table of challenge ratings. */
export const readV1Creatures = eachRow(v1Creature, (row, context): CreatureRecord => {
  const worth = challengeRow(row.cr);
  return present({
    kind: "creature" as const,
    slug: row.slug,
    name: row.name,
    description: row.desc,
    source: v1Source(row, context),
    size: capital(row.size.toLowerCase()),
    type: row.type.toLowerCase(),
    subtype: unlessEmpty(row.subtype),
    alignment: row.alignment,
    armor_class: row.armor_class,
    armor_details: unlessEmpty(row.armor_desc),
    hit_points: row.hit_points,
    hit_dice: spacedDice(row.hit_dice),
    speed: { walk: 0, ...given(row.speed) },
    ability_scores: scoresOf(row),
    saving_throws: given({
      strength: row.strength_save,
      dexterity: row.dexterity_save,
      constitution: row.constitution_save,
      intelligence: row.intelligence_save,
      wisdom: row.wisdom_save,
      charisma: row.charisma_save,
    }),
    skills: given(row.skills),
    damage_vulnerabilities: row.damage_vulnerabilities,
    damage_resistances: row.damage_resistances,
    damage_immunities: row.damage_immunities,
    condition_immunities: row.condition_immunities,
    senses: row.senses,
    languages: row.languages,
    challenge_rating: row.cr,
    experience_points: experienceOf(row.cr, row.actions.length > 0),
    proficiency_bonus: worth?.proficiencyBonus ?? 2,
    special_abilities: row.special_abilities.map(namedText),
    actions: row.actions.map(namedText),
    bonus_actions: row.bonus_actions.map(namedText),
    reactions: row.reactions.map(namedText),
    legendary_description: unlessEmpty(row.legendary_desc),
    legendary_actions: row.legendary_actions.map(namedText),
    lair_actions: [],
    lair_actions_note: lairNote,
  });
});

const namedText = ({ name, desc }: z.output<typeof ability>): NamedText => ({
  name: name.replace(/\.$/, ""),
  description: desc,
});

const scoresOf = (row: Readonly<Record<AbilityName, number>>): Record<AbilityName, number> => ({
  strength: row.strength,
  dexterity: row.dexterity,
  constitution: row.constitution,
  intelligence: row.intelligence,
  wisdom: row.wisdom,
  charisma: row.charisma,
});

/** The entries that have a value. */
function given<Value>(fields: Readonly<Record<string, Value | null | undefined>>) {
  const entries = Object.entries(fields).flatMap(([key, value]): [string, Value][] =>
    value === null || value === undefined ? [] : [[key, value]],
  );
  return Object.fromEntries(entries);
}

const action = z.object({
  name: label,
  desc: text,
  action_type: z.enum(["ACTION", "BONUS_ACTION", "REACTION", "LEGENDARY_ACTION", "LAIR_ACTION"]),
  order_in_statblock: integer(0, 1000).nullish(),
  legendary_action_cost: integer(0, 20).nullish(),
  limited_to_form: line,
  usage_limits: z.object({ type: z.string(), param: integer(0, 100).nullish() }).nullish(),
});
type WireAction = z.output<typeof action>;

const feet = z.number().nullish();

const v2Creature = z.object({
  key: label,
  name: label,
  document: v2Document,
  size: named,
  type: named,
  alignment: line,
  armor_class: integer(0, 50),
  armor_detail: line,
  hit_points: integer(0, 10_000),
  hit_dice: line,
  speed,
  ability_scores: z.object(scores),
  saving_throws: bonuses,
  skill_bonuses: bonuses,
  resistances_and_immunities: z.object({
    damage_vulnerabilities_display: line,
    damage_resistances_display: line,
    damage_immunities_display: line,
    condition_immunities_display: line,
  }),
  normal_sight_range: feet,
  darkvision_range: feet,
  blindsight_range: feet,
  tremorsense_range: feet,
  truesight_range: feet,
  passive_perception: integer(0, 100),
  languages: z.object({ as_string: line }),
  challenge_rating: challenge,
  experience_points: integer(0, 1_000_000).nullish(),
  proficiency_bonus: integer(0, 20).nullish(),
  traits: listOf(ability),
  actions: listOf(action),
});
type V2Creature = z.output<typeof v2Creature>;

/** Reads /v2/creatures/, in the fields of version 1. */
export const readV2Creatures = eachRow(v2Creature, (row, context): CreatureRecord => {
  const worth = challengeRow(row.challenge_rating);
  const responses = row.resistances_and_immunities;
  const { unit: _unit, ...speeds } = row.speed;
  return present({
    kind: "creature" as const,
    slug: slugOf(row.key),
    name: row.name,
    description: "",
    source: v2Source(row.document, context),
    size: row.size.name,
    type: row.type.name.toLowerCase(),
    alignment: row.alignment,
    armor_class: row.armor_class,
    armor_details: unlessEmpty(row.armor_detail),
    hit_points: row.hit_points,
    hit_dice: spacedDice(row.hit_dice),
    speed: { walk: 0, ...given(speeds) },
    ability_scores: row.ability_scores,
    saving_throws: unlessFiller(given(row.saving_throws), 6),
    skills: unlessFiller(given(row.skill_bonuses), 18),
    damage_vulnerabilities: responses.damage_vulnerabilities_display,
    damage_resistances: responses.damage_resistances_display,
    damage_immunities: responses.damage_immunities_display,
    condition_immunities: responses.condition_immunities_display,
    senses: sensesOf(row),
    languages: row.languages.as_string,
    challenge_rating: row.challenge_rating,
    experience_points:
      row.experience_points || experienceOf(row.challenge_rating, row.actions.length > 0),
    proficiency_bonus: row.proficiency_bonus ?? worth?.proficiencyBonus ?? 2,
    special_abilities: row.traits.map(namedText),
    ...actionsOf(row.actions),
  });
});

function actionsOf(actions: readonly WireAction[]) {
  const inOrder = actions.toSorted((a, b) => place(a) - place(b));
  const of = (type: WireAction["action_type"]): readonly NamedText[] =>
    inOrder
      .filter((one) => one.action_type === type)
      .map((one) => ({ name: fullName(one), description: one.desc }));
  const lair = of("LAIR_ACTION");
  return {
    actions: of("ACTION"),
    bonus_actions: of("BONUS_ACTION"),
    reactions: of("REACTION"),
    legendary_actions: of("LEGENDARY_ACTION"),
    lair_actions: lair,
    lair_actions_note: lair.length === 0 ? lairNote : "",
  };
}

const place = ({ order_in_statblock: order }: WireAction): number =>
  order ?? Number.MAX_SAFE_INTEGER;

/** Some rows hold 0 for every save and every skill, where the stat block has none. */
const unlessFiller = (all: Record<string, number>, count: number): Record<string, number> =>
  Object.keys(all).length === count && Object.values(all).every((one) => one === 0) ? {} : all;

/** The name as a stat block prints it, with what limits the action. */
function fullName(one: WireAction): string {
  const cost = one.legendary_action_cost ?? 1;
  const limits = [
    usageOf(one),
    one.limited_to_form,
    one.action_type === "LEGENDARY_ACTION" && cost > 1 ? `Costs ${cost} Actions` : "",
  ].filter((limit) => limit !== "");
  return limits.length === 0 ? one.name : `${one.name} (${limits.join(", ")})`;
}

function usageOf({ usage_limits: usage }: WireAction): string {
  if (!usage) return "";
  const { type, param } = usage;
  if (type === "PER_DAY") return `${param ?? 1}/Day`;
  if (type === "RECHARGE_AFTER_REST") return "Recharges after a Short or Long Rest";
  return param === 6 ? "Recharge 6" : `Recharge ${param ?? 6}-6`;
}

function sensesOf(row: V2Creature): string {
  const blindBeyond = row.normal_sight_range ? "" : " (blind beyond this radius)";
  const range = (sense: string, far: number | null | undefined, note = ""): readonly string[] =>
    far ? [`${sense} ${far} ft.${note}`] : [];
  return [
    ...range("blindsight", row.blindsight_range, blindBeyond),
    ...range("darkvision", row.darkvision_range),
    ...range("tremorsense", row.tremorsense_range),
    ...range("truesight", row.truesight_range),
    `passive Perception ${row.passive_perception}`,
  ].join(", ");
}

import * as z from "zod";
import { dnd5eApiSource } from "./attribution.js";
import { eachRow, v2Source } from "./reader.js";
import type {
  AbilityScoreRecord,
  LanguageRecord,
  ProficiencyRecord,
  SkillRecord,
} from "./types.js";
import {
  label,
  line,
  listOf,
  prose,
  slugOf,
  text,
  v2Descriptions,
  v2Document,
  word,
} from "./wire.js";
import { abilityNames, capital, heading, present, unlessEmpty } from "./words.js";

const ability = z.enum(["str", "dex", "con", "int", "wis", "cha"]);
const reference = z.object({ index: word, name: label });

const skill = z.object({
  index: label,
  name: label,
  desc: prose,
  ability_score: z.object({ index: ability }),
});

/** Reads /skills/ of the D&D 5e API. */
export const readSkills = eachRow(
  skill,
  (row): SkillRecord => ({
    kind: "skill",
    slug: row.index,
    name: row.name,
    description: row.desc,
    source: dnd5eApiSource,
    ability: abilityNames[row.ability_score.index],
  }),
);

const v2Skill = z.object({ key: label, name: label, ability, descriptions: v2Descriptions });

/** Reads /v2/skills/: a record for each document. */
export const readV2Skills = eachRow(v2Skill, (row, context): readonly SkillRecord[] =>
  row.descriptions.map(({ desc, document }) => ({
    kind: "skill",
    slug: slugOf(row.key),
    name: row.name,
    description: desc,
    source: v2Source(document, context),
    ability: abilityNames[row.ability],
  })),
);

const abilityScore = z.object({
  index: ability,
  full_name: label,
  desc: prose,
  skills: listOf(reference),
});

/** Reads /ability-scores/ of the D&D 5e API. */
export const readAbilityScores = eachRow(
  abilityScore,
  (row): AbilityScoreRecord => ({
    kind: "ability-score",
    slug: row.index,
    name: row.full_name,
    description: row.desc,
    source: dnd5eApiSource,
    abbreviation: row.index.toUpperCase(),
    skills: row.skills.map(({ name }) => name),
  }),
);

const v2Ability = z.object({
  key: ability,
  name: label,
  descriptions: v2Descriptions,
  skills: listOf(z.object({ name: label })),
});

/** Reads /v2/abilities/: a record for each document. */
export const readV2AbilityScores = eachRow(v2Ability, (row, context) =>
  row.descriptions.map(
    ({ desc, document }): AbilityScoreRecord => ({
      kind: "ability-score",
      slug: row.key,
      name: row.name,
      description: desc,
      source: v2Source(document, context),
      abbreviation: row.key.toUpperCase(),
      skills: row.skills.map(({ name }) => name),
    }),
  ),
);

const language = z.object({
  index: label,
  name: label,
  desc: prose,
  type: label,
  script: line,
  typical_speakers: listOf(word),
});

/** Reads /languages/ of the D&D 5e API, most of which have no text. */
export const readLanguages = eachRow(
  language,
  (row): LanguageRecord =>
    present({
      kind: "language" as const,
      slug: row.index,
      name: row.name,
      description: row.desc,
      source: dnd5eApiSource,
      type: row.type,
      script: unlessEmpty(row.script),
      typical_speakers: row.typical_speakers,
    }),
);

const v2Language = z.object({
  key: label,
  name: label,
  desc: text,
  document: v2Document,
  is_exotic: z.boolean(),
  is_secret: z.boolean(),
  script_language: word.nullish(),
});

/** Reads /v2/languages/, whose texts begin with who speaks them. */
export const readV2Languages = eachRow(
  v2Language,
  (row, context): LanguageRecord =>
    present({
      kind: "language" as const,
      slug: slugOf(row.key),
      name: row.name,
      description: row.desc,
      source: v2Source(row.document, context),
      type: row.is_secret ? "Secret" : row.is_exotic ? "Exotic" : "Standard",
      script: row.script_language ? heading(slugOf(row.script_language)) : undefined,
      typical_speakers: speakersIn(row.desc),
    }),
);

/** "Typical speakers include ogres, and giants." names two. */
function speakersIn(sentence: string): readonly string[] {
  const [, list = ""] = /^Typical speakers (?:are|include) ([^.]+)/.exec(sentence) ?? [];
  return list
    .split(/,? and |, /)
    .filter((name) => name !== "")
    .map((name) => capital(name.trim()));
}

const proficiency = z.object({
  index: label,
  name: label,
  type: label,
  classes: listOf(reference),
  races: listOf(reference),
  reference: reference.extend({ url: z.string() }).nullish(),
});

/** What a proficiency is for, by the collection that it refers to. */
const purposes: Readonly<Record<string, string>> = {
  equipment: "with this equipment",
  "equipment-categories": "with all equipment of this category",
  skills: "in checks with this skill",
  "ability-scores": "in saving throws of this ability",
};

/** Reads /proficiencies/ of the D&D 5e API. */
export const readProficiencies = eachRow(
  proficiency,
  (row): ProficiencyRecord => ({
    kind: "proficiency",
    slug: row.index,
    name: row.name,
    description: row.reference ? purposeOf(row.reference) : "",
    source: dnd5eApiSource,
    type: row.type,
    classes: row.classes.map(({ index }) => index),
    races: row.races.map(({ index }) => index),
  }),
);

function purposeOf({ name, url }: { readonly name: string; readonly url: string }): string {
  const purpose = purposes[url.split("/").at(-2) ?? ""] ?? "in what uses this";
  return `Proficiency ${purpose}: ${name}.`;
}

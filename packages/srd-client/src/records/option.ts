import * as z from "zod";
import { eachRow, v1Source, v2Source } from "./reader.js";
import type { BackgroundRecord, FeatRecord } from "./types.js";
import { label, line, listOf, slugOf, text, v1Document, v2Document, word } from "./wire.js";
import { heading } from "./words.js";

const v1Background = z.object({
  ...v1Document,
  slug: label,
  name: label,
  desc: text,
  skill_proficiencies: line,
  tool_proficiencies: line,
  languages: line,
  equipment: text,
  feature: line,
  feature_desc: text,
  suggested_characteristics: text,
});

/** Reads /v1/backgrounds/. */
export const readV1Backgrounds = eachRow(
  v1Background,
  (row, context): BackgroundRecord => ({
    kind: "background",
    slug: row.slug,
    name: row.name,
    description: row.desc,
    source: v1Source(row, context),
    skill_proficiencies: row.skill_proficiencies,
    tool_proficiencies: row.tool_proficiencies,
    languages: row.languages,
    equipment: row.equipment,
    features: [
      { name: row.feature, description: row.feature_desc },
      { name: "Suggested Characteristics", description: row.suggested_characteristics },
    ].filter(({ name, description }) => name !== "" && description !== ""),
  }),
);

const v2Background = z.object({
  key: label,
  name: label,
  desc: text,
  document: v2Document,
  benefits: listOf(z.object({ name: line, desc: text, type: line })),
});

/** Benefits that are fields of their own. */
const fields = ["skill_proficiency", "tool_proficiency", "language", "equipment"];

/** Reads /v2/backgrounds/. */
export const readV2Backgrounds = eachRow(v2Background, (row, context): BackgroundRecord => {
  const of = (type: string): string => row.benefits.find((one) => one.type === type)?.desc ?? "";
  return {
    kind: "background",
    slug: slugOf(row.key),
    name: row.name,
    description: row.desc,
    source: v2Source(row.document, context),
    skill_proficiencies: of("skill_proficiency"),
    tool_proficiencies: of("tool_proficiency"),
    languages: of("language"),
    equipment: of("equipment"),
    features: row.benefits
      .filter(({ type }) => !fields.includes(type))
      .map(({ name, desc }) => ({ name, description: desc })),
  };
});

const v1Feat = z.object({
  ...v1Document,
  slug: label,
  name: label,
  desc: text,
  prerequisite: line,
  effects_desc: z.union([listOf(word), text.transform((one) => (one === "" ? [] : [one]))]),
});

/** Reads /v1/feats/. */
export const readV1Feats = eachRow(
  v1Feat,
  (row, context): FeatRecord => ({
    kind: "feat",
    slug: row.slug,
    name: row.name,
    description: row.desc,
    source: v1Source(row, context),
    type: "",
    prerequisite: row.prerequisite.replace(/^prerequisite:\s*/i, ""),
    benefits: row.effects_desc,
  }),
);

const v2Feat = z.object({
  key: label,
  name: label,
  desc: text,
  document: v2Document,
  prerequisite: line,
  type: line,
  benefits: listOf(z.object({ desc: text })),
});

/** Reads /v2/feats/. */
export const readV2Feats = eachRow(
  v2Feat,
  (row, context): FeatRecord => ({
    kind: "feat",
    slug: slugOf(row.key),
    name: row.name,
    description: row.desc,
    source: v2Source(row.document, context),
    type: heading(row.type.replaceAll("_", " ")),
    prerequisite: row.prerequisite,
    benefits: row.benefits.map(({ desc }) => desc),
  }),
);

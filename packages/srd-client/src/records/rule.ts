import * as z from "zod";
import { dnd5eApiSource } from "./attribution.js";
import { fitted } from "./malformed.js";
import { allRows, type Context, eachRow, v1Source, v2Source } from "./reader.js";
import type { PlainRecord, RuleRecord } from "./types.js";
import {
  label,
  listOf,
  prose,
  slugOf,
  text,
  v1Document,
  v2Descriptions,
  v2Document,
} from "./wire.js";
import { heading } from "./words.js";

const rule = z.object({ index: label, subsections: z.array(z.object({ index: z.string() })) });

const ruleSection = z.object({ index: label, name: label, desc: prose });

const ruleRecord = (row: z.output<typeof ruleSection>, section: string): RuleRecord => ({
  kind: "rule",
  slug: row.index,
  name: row.name,
  description: row.desc,
  source: dnd5eApiSource,
  section,
});

/** Reads /rule-sections/ of the D&D 5e API; the rules among the extras say where each belongs. */
export const readRuleSections = allRows(ruleSection, (rows, context) => {
  const sections = sectionsOf(context);
  return rows.map((row) => ruleRecord(row, sections.get(row.index) ?? ""));
});

const listedSection = z.object({ rule: z.object({ index: label }), section: ruleSection });

/** Reads rule sections that each come with the rule that lists them: { rule, section }. */
export const readRules = eachRow(listedSection, ({ rule: { index }, section }) =>
  ruleRecord(section, index),
);

/** The rule of each rule section. */
const sectionsOf = ({ rules }: Context): ReadonlyMap<string, string> =>
  new Map(
    rules
      .map((raw) => fitted("2014/rules", rule, raw))
      .flatMap(({ index, subsections }) =>
        subsections.map((section): [string, string] => [section.index, index]),
      ),
  );

const v2Rule = z.object({
  key: label,
  name: label,
  desc: text,
  document: v2Document,
  ruleset: label,
});

const v2RuleRecord = (row: z.output<typeof v2Rule>, context: Context): RuleRecord => ({
  kind: "rule",
  slug: slugOf(row.key).replaceAll("_", "-"),
  name: row.name,
  description: row.desc,
  source: v2Source(row.document, context),
  section: slugOf(row.ruleset),
});

/** Reads /v2/rules/. */
export const readV2Rules = eachRow(v2Rule, v2RuleRecord);

const v2Ruleset = z.object({
  key: label,
  name: label,
  desc: text,
  document: v2Document,
  rules: listOf(v2Rule),
});

/** Reads /v2/rulesets/: each with a text of its own as a rule, and the rules in it. */
export const readV2Rulesets = eachRow(v2Ruleset, (row, context) => [
  ...(row.desc === "" ? [] : [v2RuleRecord({ ...row, ruleset: row.key }, context)]),
  ...row.rules.map((one) => v2RuleRecord(one, context)),
]);

const v1Condition = z.object({ ...v1Document, slug: label, name: label, desc: text });

/** Reads /v1/conditions/. */
export const readV1Conditions = eachRow(
  v1Condition,
  (row, context): PlainRecord => ({
    kind: "condition",
    slug: row.slug,
    name: row.name,
    description: row.desc,
    source: v1Source(row, context),
  }),
);

/** Alignments have no name there beside their key. */
const v2Plain = z
  .object({ key: label, name: label.optional(), descriptions: v2Descriptions })
  .transform(({ name, ...row }) => ({
    ...row,
    name: name ?? heading(slugOf(row.key).replaceAll("-", " ")),
  }));

/** A kind that has one text for each document in version 2: a record for each of them. */
const readV2Plain = (kind: PlainRecord["kind"]) =>
  eachRow(v2Plain, (row, context): readonly PlainRecord[] =>
    row.descriptions.map(({ desc, document }) => ({
      kind,
      slug: slugOf(row.key),
      name: row.name,
      description: desc,
      source: v2Source(document, context),
    })),
  );

export const readV2Conditions = readV2Plain("condition");
export const readV2DamageTypes = readV2Plain("damage-type");
export const readV2Alignments = readV2Plain("alignment");

const v2OfOneDocument = z.object({ key: label, name: label, desc: text, document: v2Document });

/** Reads /v2/weaponproperties/, whose keys say twice what they are. */
export const readV2WeaponProperties = eachRow(
  v2OfOneDocument,
  (row, context): PlainRecord => ({
    kind: "weapon-property",
    slug: slugOf(row.key).replace(/-(wp|mastery)$/, ""),
    name: row.name,
    description: row.desc,
    source: v2Source(row.document, context),
  }),
);

/** Reads /v2/spellschools/. */
export const readV2MagicSchools = eachRow(
  v2OfOneDocument,
  (row, context): PlainRecord => ({
    kind: "magic-school",
    slug: slugOf(row.key),
    name: row.name,
    description: row.desc,
    source: v2Source(row.document, context),
  }),
);

const plain = z.object({ index: label, name: label, desc: prose });

/** A kind of the D&D 5e API that is a name and a text. */
const readPlain = (kind: PlainRecord["kind"]) =>
  eachRow(
    plain,
    (row): PlainRecord => ({
      kind,
      slug: row.index,
      name: row.name,
      description: row.desc,
      source: dnd5eApiSource,
    }),
  );

export const readDamageTypes = readPlain("damage-type");
export const readWeaponProperties = readPlain("weapon-property");
export const readMagicSchools = readPlain("magic-school");
export const readAlignments = readPlain("alignment");

import * as z from "zod";
import { allRows, eachRow, v1Source, v2Source } from "./reader.js";
import type { RaceRecord } from "./types.js";
import { integer, label, line, listOf, slugOf, text, v1Document, v2Document } from "./wire.js";
import { abilityNames, paragraphs } from "./words.js";

type Increases = Readonly<Record<string, number>>;

const increases = listOf(z.object({ attributes: z.array(z.string()), value: integer(-10, 10) }));

const v1Race = z.object({
  ...v1Document,
  slug: label,
  name: label,
  desc: text,
  asi_desc: line,
  asi: increases,
  age: line,
  alignment: line,
  size: line,
  speed: z.object({ walk: integer(0, 1000) }),
  languages: line,
  vision: line,
  traits: text,
  subraces: listOf(
    z.object({ slug: label, name: label, desc: text, asi: increases, traits: text }),
  ),
});

/** Reads /v1/races/. */
export const readV1Races = eachRow(
  v1Race,
  (row, context): RaceRecord => ({
    kind: "race",
    slug: row.slug,
    name: row.name,
    description: row.desc,
    source: v1Source(row, context),
    ability_score_increases: v1Increases(row.asi),
    ability_score_description: unlabelled(row.asi_desc),
    age: unlabelled(row.age),
    alignment: unlabelled(row.alignment),
    size: unlabelled(row.size),
    speed: row.speed.walk,
    languages: unlabelled(row.languages),
    vision: unlabelled(row.vision),
    traits: row.traits,
    subraces: row.subraces.map((one) => ({
      slug: one.slug,
      name: one.name,
      description: one.desc,
      ability_score_increases: v1Increases(one.asi),
      traits: one.traits,
    })),
  }),
);

/** "**_Age._** Old." is "Old.": the field's name says the rest. */
const unlabelled = (markdown: string): string => markdown.replace(/^\*\*_[^_]*_\*\*\s*/, "");

/** By ability; choices are counted: { charisma: 2, two_others: 1 }. */
function v1Increases(rows: z.output<typeof increases>): Increases {
  const all = rows.flatMap(({ attributes, value }) =>
    attributes.map((name) => ({ name: name.toLowerCase(), value })),
  );
  const others = all.filter(({ name }) => name === "other");
  return {
    ...Object.fromEntries(
      all.filter(({ name }) => name !== "other").map(({ name, value }) => [name, value]),
    ),
    ...choice(others.length, others[0]?.value),
  };
}

/** So many other scores of choice, each raised by so much. */
export const choice = (count: number, by: number | undefined): Increases =>
  count === 0 || by === undefined
    ? {}
    : { [count === 1 ? "one_other" : count === 2 ? "two_others" : `${count}_others`]: by };

const trait = z.object({ name: label, desc: text, order: integer(0, 1000).nullish() });

const v2Species = z.object({
  key: label,
  name: label,
  desc: text,
  document: v2Document,
  subspecies_of: z.string().nullish(),
  traits: listOf(trait),
});
type V2Species = z.output<typeof v2Species>;

/** Traits that are fields of their own. */
const apart = [
  "Ability Score Increase",
  "Age",
  "Alignment",
  "Size",
  "Speed",
  "Languages",
  "Darkvision",
  "Superior Darkvision",
];

/**
 * Reads /v2/species/: give it the whole list, since subraces are rows of their own there. One whose
 * race is not in the list stands as a race.
 */
export const readV2Races = allRows(v2Species, (rows, context) => {
  const keys = new Set(rows.map(({ key }) => key));
  return rows
    .filter((row) => !row.subspecies_of || !keys.has(row.subspecies_of))
    .map((row): RaceRecord => {
      const of = (...names: readonly string[]): string =>
        row.traits.find(({ name }) => names.includes(name))?.desc ?? "";
      return {
        kind: "race",
        slug: slugOf(row.key),
        name: row.name,
        description: row.desc,
        source: v2Source(row.document, context),
        ability_score_increases: increasesIn(of("Ability Score Increase")),
        ability_score_description: of("Ability Score Increase"),
        age: of("Age"),
        alignment: of("Alignment"),
        size: of("Size"),
        speed: Number(/\d+/.exec(of("Speed"))?.[0] ?? 0),
        languages: of("Languages"),
        vision: of("Darkvision", "Superior Darkvision"),
        traits: traitsOf(row),
        subraces: rows
          .filter(({ subspecies_of: race }) => race === row.key)
          .map((one) => ({
            slug: slugOf(one.key),
            name: one.name,
            description: one.desc,
            ability_score_increases: increasesIn(
              one.traits.find(({ name }) => name === "Ability Score Increase")?.desc ?? "",
            ),
            traits: traitsOf(one),
          })),
      };
    });
});

const traitsOf = (row: V2Species): string =>
  paragraphs(
    ...row.traits
      .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
      .filter(({ name }) => !apart.includes(name))
      .map(({ name, desc }) => `**_${name}._** ${desc}`),
  );

/** Reads "Your Strength score increases by 2, and …" as version 1 has it in fields. */
function increasesIn(sentence: string): Increases {
  const [, every] = /ability scores each increase by (\d)/.exec(sentence) ?? [];
  const others = /(one|two|three) other ability scores? of your choice increases? by (\d)/;
  const [, count = "", by] = others.exec(sentence) ?? [];
  const single = sentence.matchAll(/([A-Z][a-z]+) score increases by (\d)/g);
  return {
    ...(every !== undefined &&
      Object.fromEntries(Object.values(abilityNames).map((name) => [name, Number(every)]))),
    ...Object.fromEntries([...single].map(([, name = "", n]) => [name.toLowerCase(), Number(n)])),
    ...(by !== undefined && choice(["one", "two", "three"].indexOf(count) + 1, Number(by))),
  };
}

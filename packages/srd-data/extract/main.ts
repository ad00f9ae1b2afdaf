import { readFileSync, writeFileSync } from "node:fs";
import { creatureTypes } from "../src/vocabulary.js";
import { extractAll } from "./all.js";
import { type Constant, type Sheet, writeSheet } from "./print.js";
import { openRecords } from "./records.js";
import { reportText } from "./report.js";
import { spellLists } from "./spells.js";

// Compiled to dist/extract/main.js: the package's root is two folders up.
const root = new URL("../../", import.meta.url);
// Beside the project, or wherever the first argument says.
const folder = process.argv[2] ?? new URL("../../../shared/upstream-mirror/data/", root);

const json = (path: string) =>
  JSON.parse(readFileSync(new URL(`extract/summaries/${path}.json`, root), "utf8"));
const facts = extractAll(openRecords(folder), json);

const open = facts.disagreements.filter(({ why }) => why === undefined);
for (const problem of facts.problems) console.error(`problem: ${problem}`);
for (const { kind, id, field, said } of open)
  console.error(`unsettled: ${kind} ${id}, ${field}: ${JSON.stringify(said)}`);
for (const { kind, ids, fields } of facts.unused)
  console.error(`settles nothing: ${kind} ${String(ids)}, ${fields.join(", ")}`);
if (facts.problems.length + open.length + facts.unused.length > 0) process.exit(1);

const constant = (
  name: string,
  value: readonly unknown[],
  about: Pick<Constant, "type" | "from" | "doc">,
): Constant => ({
  name,
  value,
  ...about,
});
const camel = (id: string): string =>
  id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const sheets: Sheet[] = [
  ...Array.from({ length: 10 }, (_, level) => {
    const doc =
      level === 0 ? "Cantrips, in order of id." : `Spells of level ${level}, in order of id.`;
    const spells = facts.spells.filter((spell) => spell.level === level);
    const about = { type: "Spell", from: "./types.js", doc };
    return {
      path: `spells/level-${level}.ts`,
      constants: [constant(`level${level}`, spells, about)],
    };
  }),
  ...creatureTypes.map((type) => {
    const about = {
      type: "Creature",
      from: "./types.js",
      doc: `Creatures of type ${type}, in order of id.`,
    };
    const creatures = facts.creatures.filter((creature) => creature.type === type);
    return {
      path: `creatures/${type}.ts`,
      constants: [constant(`${type}Creatures`, creatures, about)],
    };
  }),
  ...facts.classes.map((one) => {
    const about = { type: "CharacterClass", from: "./types.js", doc: `${one.name}.` };
    return { path: `classes/${one.id}.ts`, constants: [constant(one.id, [one], about)] };
  }),
  ...facts.items.map(({ kind, items }) => {
    const about = {
      type: "MagicItem",
      from: "./types.js",
      doc: `Magic items of kind ${kind}, in order of id.`,
    };
    const name = kind.replaceAll(" ", "-");
    return { path: `magic-items/${name}.ts`, constants: [constant(camel(name), items, about)] };
  }),
  ...facts.tables.map(({ path, name, type, from, doc, value }) => ({
    path,
    constants: [constant(name, value, { type, from, doc })],
  })),
  {
    path: "spells/lists.ts",
    constants: [
      constant("classSpells", spellLists(facts.spells), {
        type: "SpellList",
        from: "./types.js",
        doc: "The SRD's spell lists by class: ids, in order.",
      }),
    ],
  },
  {
    path: "rules/vocabulary.ts",
    constants: facts.words.map(({ name, type, value, doc }) =>
      constant(name, value, { type, from: type === "Entry" ? "../entry.js" : "./words.js", doc }),
    ),
  },
];
for (const sheet of sheets) writeSheet(new URL("src/", root), sheet);
writeFileSync(new URL("DISAGREEMENTS.md", root), reportText(facts.disagreements));
console.log(
  `${sheets.length} files written; ${facts.disagreements.length} disagreements, all settled.`,
);

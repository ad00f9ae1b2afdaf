import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { catalog } from "../src/catalog.js";
import { combatServer } from "../src/server.js";
import { openTable } from "../src/testing/table.js";

const readme = readFileSync(path.resolve(import.meta.dirname, "../README.md"), "utf8");

/** The rows of all tables whose first cell is code, by that code. */
const rows = [...readme.matchAll(/^\| `([^`]+)`/gm)].map(([, code]) => code ?? "");

/** A call, as the README writes it: the dice that fall, its text, and of its structured content what is shown. */
const calls = [
  ...readme.matchAll(
    /^`(\w+)` with `(\{[^\n]*\})`(?:, the dice falling ([\d, and]+))?:\n\n```text\n(.*?)\n```\n(?:\nand [^\n]*\n\n```json\n(.*?)\n```)?/gms,
  ),
].map(([, tool = "", args = "{}", dice = "", text = "", json = "{}"]) => ({
  tool,
  args: JSON.parse(args),
  faces: (dice.match(/\d+/g) ?? []).map(Number),
  text,
  shown: JSON.parse(json),
}));

test("the examples, played one after the other, are what the server answers", async () => {
  expect(calls).toHaveLength(6);
  const { call } = await openTable();
  for (const { tool, args, faces, text, shown } of calls) {
    const reply = await call(tool, args, ...faces);
    expect(reply).toMatchObject({ text, data: shown });
  }
});

test("it lists every tool in the order of the catalogue", () => {
  const names = catalog.map(({ name }) => name);
  expect(rows.filter((row) => names.includes(row))).toEqual(names);
});

test("it and the first page count the tools that there are", () => {
  const counts = (text: string) =>
    [...text.matchAll(/(\d+) of (?:its )?49 tools/g)].map(([, count]) => Number(count));
  const first = readFileSync(path.resolve(import.meta.dirname, "../../../README.md"), "utf8");
  expect({ own: counts(readme), first: counts(first) }).toEqual({
    own: [catalog.length],
    first: [catalog.length],
  });
});

test("it names every flag, variable, command and resource", () => {
  const { flags = [], commands = [], resources = [] } = combatServer;
  const words = [
    ...flags.flatMap(({ flag, env }) => [flag.split(" ")[0], env]),
    ...commands.map(({ name }) => name),
    ...commands.flatMap(({ flags: own = [] }) => own.map(({ flag }) => flag.split(" ")[0])),
    ...resources.map((resource) => ("uriTemplate" in resource ? resource.uriTemplate : undefined)),
  ];
  expect(words.filter((word) => word !== undefined && !readme.includes(`\`${word}`))).toEqual([]);
});

test("it registers this package", () => {
  expect(readme).toContain(`claude mcp add --scope user table -- npx -y ${manifest.name}\n`);
  expect(Object.keys(manifest.bin)).toEqual(["tabletop-combat"]);
});

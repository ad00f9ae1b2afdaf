import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { checkWorld } from "../src/world/check.js";
import { worldFile } from "../src/world/schema.js";

const page = readFileSync(path.resolve(import.meta.dirname, "../../../docs/worlds.md"), "utf8");
const compendium = await srdCompendium();

const blocks = (language: string): readonly string[] =>
  [...page.matchAll(/^```(\w+)\n(.*?)\n```$/gms)].flatMap(([, of, text = ""]) =>
    of === language ? [text] : [],
  );
const [example = "", ...parts] = blocks("json");
const [report, refusal, unproved] = blocks("text");

const folder = mkdtempSync(path.join(tmpdir(), "worlds-page-"));
const file = path.join(folder, "mill.json");
afterAll(() => rmSync(folder, { recursive: true }));

/** What a writer of this text is told. */
async function told(text: string): Promise<string> {
  writeFileSync(file, text);
  const lines = await checkWorld(file, compendium).then(
    (found) => found.lines.join("\n"),
    ({ message }: Error) => message,
  );
  return lines.replaceAll(file, "mill.json");
}

test("the example of the page can be played, and the check says what the page says", async () => {
  expect(await told(example)).toBe(report);
});

test("what is wrong is told as the page shows it", async () => {
  const wrong = example
    .replace('"exits": { "north": "mill" }', '"exits": { "north": "mil" }')
    .replace('"keys": ["tin_key"]', '"keys": ["key"]');
  expect(await told(wrong)).toBe(refusal);
  const lying = example
    .replace('"exits": { "down": "mill" }', '"exits": { "down": "mill" }, "items": ["tin_key"]')
    .replace('"items": ["tin_key"],\n      "returns', '"items": ["beer"],\n      "returns');
  expect(await told(lying)).toContain(unproved);
});

const lists = z.record(z.string(), z.unknown());

test("the parts that it shows can be added to the example", async () => {
  expect(parts).toHaveLength(2);
  for (const part of parts) {
    const world = lists.parse(JSON.parse(example));
    for (const [list, more] of Object.entries(lists.parse(JSON.parse(part))))
      world[list] = [world[list] ?? [], more].flat();
    expect(await told(JSON.stringify(world))).toMatch(/^The Old Mill can be played/);
  }
});

/** The names of all fields of a schema. */
function fieldsOf(schema: unknown, seen = new Set<unknown>()): readonly string[] {
  if (!(schema instanceof z.ZodType) || seen.has(schema)) return [];
  seen.add(schema);
  const inner = schema instanceof z.ZodLazy ? [schema.unwrap()] : Object.values(schema.def).flat();
  const shape = schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
  return [
    ...inner.flatMap((one) => fieldsOf(one, seen)),
    ...shape.flatMap(([name, field]) => [name, ...fieldsOf(field, seen)]),
  ];
}

test("names every field that a world file may have", () => {
  const fields = [...new Set(fieldsOf(worldFile))];
  expect(fields).toEqual(
    expect.arrayContaining(["shutsAfterMinutes", "lockOpen", "times", "long"]),
  );
  const named = new Set(page.match(/\w+/g));
  expect(fields.filter((field) => !named.has(field))).toStrictEqual([]);
});

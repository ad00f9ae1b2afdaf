import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { expect, test } from "vitest";
import { loadWorld, WorldFileError } from "./load.js";
import { smallWorldText } from "./testing/small-world.js";

const compendium = await srdCompendium();

test("a file that is not there is told by its name", async () => {
  await expect(loadWorld("/no/such/world.json", compendium)).rejects.toThrow(
    new WorldFileError("/no/such/world.json cannot be read: there is no such file"),
  );
});

test("a file with much that is wrong is told by its name and by the first ten", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "worlds-"));
  const file = path.join(folder, "hall.json");
  await writeFile(file, smallWorldText.replaceAll(/"id": "(?=[a-z])/g, '"id": "9'));
  const told = await loadWorld(file, compendium).then(
    () => "",
    ({ message }: Error) => message,
  );
  await rm(folder, { recursive: true });
  const lines = told.split("\n");
  expect(lines[0]).toBe(`${file} is no world that can be played:`);
  expect(lines[1]).toBe(
    '- rooms[0] "9gate" → id: must be an id: small letters, digits and _, like rusty_key (line 16, column 13)',
  );
  // 5 rooms, 2 locks, 10 items, 2 chests, 2 monsters, a person, 2 quests, and one quest in a condition.
  expect(lines.slice(11)).toStrictEqual(["- and 15 more"]);
});

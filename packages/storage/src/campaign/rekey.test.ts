import { readdirSync } from "node:fs";
import path from "node:path";
import Driver from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { tempFolder } from "../../test/temp-folder.js";
import { backToSchema7 } from "../../testing/earlier-schema.js";
import { changed, character, location, made, note, page, write } from "../../testing/story.js";
import { keepAlive } from "../keep-alive.js";
import type { CampaignFile } from "./model.js";
import { openCampaign } from "./open.js";

async function open(file: string): Promise<CampaignFile> {
  const campaign = await openCampaign({ file });
  onTestFinished(() => campaign.close());
  return campaign;
}

/** A campaign whose names were told apart only by case and accents: the character b is the oldest, then a, then c. */
async function earlier(): Promise<string> {
  const file = path.join(tempFolder(), "a.sqlite");
  const campaign = await openCampaign({ file });
  for (const id of ["b", "a", "c"]) await write(campaign, { characters: made(character(id)) });
  await write(campaign, { locations: made(location("l")) });
  await write(campaign, { notes: made(note("n", { tags: ["Straße"] })) });
  await campaign.close();
  const database = keepAlive(new Driver(file));
  const name = database.prepare("UPDATE characters SET name = ?, key = ? WHERE id = ?");
  // Row numbers are given anew by whoever rebuilds a table: the log knows better.
  database.exec("UPDATE characters SET rowid = rowid + 10 WHERE id = 'b'");
  name.run("Straße", "straße", "a");
  name.run("STRASSE", "strasse", "b");
  name.run("Strasse (2)", "strasse (2)", "c");
  database.exec("UPDATE locations SET name = 'Old  Mill', key = 'old  mill'");
  database.exec("UPDATE note_labels SET key = 'straße'");
  database.exec(backToSchema7);
  database.close();
  return file;
}

async function exportOf(campaign: CampaignFile): Promise<string> {
  let text = "";
  for await (const piece of campaign.exported()) text += piece;
  return text;
}

test("of names that are the same since an upgrade the younger is changed, and that is told", async () => {
  const file = await earlier();
  const campaign = await open(file);
  expect(await campaign.characters.names()).toEqual([
    { id: "b", name: "STRASSE" },
    { id: "c", name: "Strasse (2)" },
    { id: "a", name: "Straße (3)" },
  ]);
  expect((await campaign.characters.called("strasse"))?.value.id).toBe("b");
  expect((await campaign.locations.called("old mill"))?.value.id).toBe("l");
  expect((await campaign.notes.search({ ...page, tags: ["STRASSE"] })).total).toBe(1);
  expect(await campaign.findings()).toEqual([]);
  expect(await campaign.renamings()).toEqual([
    expect.stringMatching(/^character a is called Straße \(3\) now: its name was Straße/),
  ]);
  expect(readdirSync(path.join(path.dirname(file), "backups"))).toEqual([
    expect.stringMatching(/^a-schema7-/),
  ]);
});

test("nothing is told of whoever has yet another name", async () => {
  const campaign = await open(await earlier());
  const before = await campaign.characters.called("Straße (3)");
  if (before === undefined) throw new Error("nobody is called so");
  await write(campaign, { characters: [changed(before, { name: "Gasse" })] });
  expect(await campaign.renamings()).toEqual([]);
});

test("what an earlier version has exported gets the same names", async () => {
  const upgraded = await open(await earlier());
  const now = await exportOf(upgraded);
  const { renames: _, ...rest } = JSON.parse(now);
  const names: Readonly<Record<string, string>> = { a: "Straße", b: "STRASSE", c: "Strasse (2)" };
  const old = {
    ...rest,
    version: 2,
    characters: rest.characters.map(
      ({ value, version }: { value: { id: string }; version: 1 }) => ({
        value: { ...value, name: names[value.id] },
        version,
      }),
    ),
  };
  const imported = await open(":memory:");
  await imported.imported(old);
  expect(await exportOf(imported)).toBe(now);
  expect(await imported.renamings()).toEqual(await upgraded.renamings());
});

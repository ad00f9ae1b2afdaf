import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import Driver from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { type EarlierEntry, earlierExport, earlierFile } from "../../test/earlier.js";
import { tempFolder } from "../../test/temp-folder.js";
import { beforeThis, historyOf, holdingsAtBaseline, holdingsOf } from "../../testing/history.js";
import { changed, only, page, write } from "../../testing/story.js";
import { keepAlive } from "../keep-alive.js";
import type { CampaignFile } from "./model.js";
import { openCampaign } from "./open.js";
import { charactersWithEnds } from "./upgrades.js";

async function open(file: string): Promise<CampaignFile> {
  const campaign = await openCampaign({ file });
  onTestFinished(() => campaign.close());
  return campaign;
}

const upgraded = () => open(earlierFile(tempFolder()));

async function imported(): Promise<CampaignFile> {
  const campaign = await open(":memory:");
  await campaign.imported(earlierExport());
  return campaign;
}

const ways = [
  ["upgraded", upgraded],
  ["exported and imported", imported],
] as const;

const idsOf = (all: readonly { readonly value: { readonly id: string } }[]) =>
  all.map(({ value }) => value.id);

test.each(ways)("a campaign of the landed version that is %s loses nothing", async (_, come) => {
  const { campaign: own, characters, parties, locations, notes } = earlierExport();
  const campaign = await come();
  const { ruleset, clock, version } = own;
  expect(await campaign.state()).toEqual({ value: { ruleset, clock }, version });
  // In today's form, which upgrades.test.ts holds to ends that were worked out by hand.
  expect(charactersWithEnds(earlierExport())).toMatchObject({
    characters: await campaign.characters.load(idsOf(characters)),
  });
  expect(await campaign.parties.load(idsOf(parties))).toEqual(parties);
  expect(await campaign.locations.load(idsOf(locations))).toEqual(locations);
  expect(await Promise.all(idsOf(notes).map((id) => campaign.notes.load(id)))).toEqual(notes);
  const all = [characters, parties, locations, notes].map(({ length }) => length);
  expect((await holdingsOf(campaign)).size).toBe(all.reduce((sum, some) => sum + some, 1));
  // What is beside the rows came along, too.
  const liora = await campaign.characters.find("Liora “the Ünbent” 🐉");
  const ogre = await campaign.characters.find("Ogre of the Mill");
  expect(await campaign.characters.bearing([liora ?? ""])).toContain(ogre);
  expect((await campaign.notes.search({ ...page, query: "riders" })).total).toBe(1);
  expect(await campaign.findings()).toEqual([]);
});

/** The entries of each command, in order. */
function byCommand(entries: readonly EarlierEntry[]): readonly (readonly EarlierEntry[])[] {
  const ids = new Set(entries.map(({ commandId }) => commandId));
  return [...ids].map((id) => entries.filter(({ commandId }) => commandId === id));
}

test.each(ways)("so does the log of one that is %s", async (_, come) => {
  const campaign = await come();
  const expected = byCommand(earlierExport().events).map((entries) => ({
    seq: entries.at(-1)?.seq,
    commandId: entries[0]?.commandId,
    at: entries[0]?.at,
    visibility: entries[0]?.visibility,
    eventSchema: 2,
    events: entries.flatMap(({ events }) => JSON.parse(events)),
    images: entries.map(({ aggregate, version, before }) => ({
      aggregate,
      version,
      ...(before === null ? {} : { before: JSON.parse(before) }),
    })),
  }));
  expect(expected.length).toBeGreaterThan(100);
  const log = await historyOf(campaign);
  expect(log).toEqual(expected);
  // Its images lead back to the empty campaign.
  const first = log.toReversed().reduce(beforeThis, await holdingsOf(campaign));
  expect(first).toEqual(new Map([["campaign", { ruleset: "srd-5.1", clock: 0 }]]));
});

test.each(ways)("one that is %s has a baseline of everything, and goes on", async (_, come) => {
  const campaign = await come();
  const held = await holdingsOf(campaign);
  const last = earlierExport().events.length;
  expect(await campaign.baseline()).toMatchObject({ seq: last, characters: { length: 11 } });
  expect(await holdingsAtBaseline(campaign)).toEqual(held);
  const brakka = await campaign.characters.called("Brakka Ironhand");
  if (brakka === undefined) throw new Error("she is gone");
  await write(campaign, { characters: [changed(brakka, { xp: 7000 })] });
  const [entry] = await historyOf(campaign, last);
  expect(entry).toMatchObject({
    seq: last + 1,
    eventSchema: 3,
    images: [{ before: { xp: 6600 } }],
  });
  expect(await holdingsAtBaseline(campaign)).toEqual(held);
});

test("what was there before the upgrade is beside it, as it was", async () => {
  const file = earlierFile(tempFolder());
  const backups = path.join(path.dirname(file), "backups");
  // An upgrade before this one was killed while it copied.
  mkdirSync(backups);
  writeFileSync(path.join(backups, "default-schema3-then.sqlite.999999999.unfinished"), "half");
  await (await openCampaign({ file })).close();
  const copy = only(readdirSync(backups));
  expect(copy).toMatch(/^default-schema3-/);
  const rows = (name: string) => {
    const database = keepAlive(new Driver(name, { readonly: true }));
    onTestFinished(() => void database.close());
    return ["characters", "inventory", "parties", "locations", "notes", "events"].map((table) =>
      database.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all(),
    );
  };
  expect(rows(path.join(backups, copy))).toEqual(rows(earlierFile(tempFolder())));
});

test("an upgrade and an import of the same campaign are exported the same", async () => {
  const [one, other] = await Promise.all(ways.map(async ([, come]) => textOf(await come())));
  expect(one).toBe(other);
});

async function textOf(campaign: CampaignFile): Promise<string> {
  let text = "";
  for await (const piece of campaign.exported()) text += piece;
  return text;
}

import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { tempFolder } from "../../test/temp-folder.js";
import { fill } from "../../testing/rich.js";
import { character, made, note, write } from "../../testing/story.js";
import { removeUnfinished } from "./backup.js";
import { campaignBackup } from "./files.js";
import { openCampaign } from "./open.js";

async function open(file: string) {
  const campaign = await openCampaign({ file });
  onTestFinished(() => campaign.close());
  return campaign;
}

test("a copy is whole and stands alone", async () => {
  const file = path.join(tempFolder(), "a.sqlite");
  const campaign = await open(file);
  await fill(campaign);
  const to = path.join(tempFolder(), "some", "where", "copy.sqlite");
  await campaign.backUp(to);
  expect(readdirSync(path.dirname(to))).toEqual(["copy.sqlite"]);
  const copy = await open(to);
  expect(await copy.changesSince(0, 100)).toEqual(await campaign.changesSince(0, 100));
  expect(await copy.findings()).toEqual([]);
  await write(copy, { characters: made(character("only here")) });
  expect(await campaign.characters.find("only here")).toBeUndefined();
});

test("a copy is consistent while another connection goes on writing", async () => {
  const file = path.join(tempFolder(), "a.sqlite");
  const [campaign, busy] = [await open(file), await open(file)];
  const long = "lantern ".repeat(5_000);
  for (let n = 0; n < 50; n += 1)
    await write(busy, { notes: made(note(`n${n}`, { content: long })) });
  const to = path.join(tempFolder(), "copy.sqlite");
  let isDone = false;
  const copied = campaign.backUp(to).finally(() => {
    isDone = true;
  });
  let written = 0;
  for (; !isDone; written += 1) {
    // Two in one commit: a copy has both or neither.
    await write(busy, { notes: made(note(`a${written}`)), locations: made(place(written)) });
    await new Promise((resolve) => setImmediate(resolve));
  }
  await copied;
  const copy = await open(to);
  expect(await copy.findings()).toEqual([]);
  const notes = (await copy.notes.search({ offset: 0, limit: 1 })).total;
  expect(notes).toBe(50 + (await copy.locations.names()).length);
  expect(notes).toBeLessThanOrEqual(50 + written);
});

const place = (n: number) => ({
  id: `l${n}`,
  name: `Place ${n}`,
  exits: [],
  npcs: [],
  items: [],
  tags: [],
});

test.skipIf(process.platform !== "linux")(
  "a copy is refused where nothing can be made, and not tried for ever",
  async () => {
    const campaign = await open(path.join(tempFolder(), "a.sqlite"));
    await expect(campaign.backUp("/proc/x/y.sqlite")).rejects.toMatchObject({
      code: "DATABASE_UNAVAILABLE",
      message: expect.stringContaining("/proc/x/y.sqlite cannot be used"),
    });
  },
);

test("what is left of copies goes away with who made them, and nothing else", () => {
  const folder = tempFolder();
  // No process has so great a number.
  const others = [
    "a-schema7-x.sqlite",
    `a-schema7-y.sqlite.${process.pid}.unfinished`,
    "b-schema7-x.sqlite.999999999.unfinished",
  ];
  const left = [
    "a-schema7-x.sqlite.999999999.unfinished",
    "a-schema7-x.sqlite.999999999.unfinished-journal",
  ];
  for (const name of [...others, ...left]) writeFileSync(path.join(folder, name), "");
  removeUnfinished(folder, "a-schema");
  expect(readdirSync(folder).toSorted()).toEqual(others);
});

test("a file that is there is never replaced, not even by the campaign's own name", async () => {
  const file = path.join(tempFolder(), "a.sqlite");
  const campaign = await open(file);
  await fill(campaign);
  const other = path.join(tempFolder(), "b.sqlite");
  copyFileSync(file, other);
  const before = readFileSync(other, "hex");
  for (const to of [file, other]) {
    await expect(campaign.backUp(to)).rejects.toMatchObject({
      code: "DATABASE_UNAVAILABLE",
      message: expect.stringContaining("is there"),
    });
  }
  expect(readFileSync(other, "hex")).toBe(before);
  expect(await campaign.findings()).toEqual([]);
});

test.skipIf(process.platform === "win32")(
  "campaigns and copies are their owner's only",
  async () => {
    const folder = path.join(tempFolder(), "data");
    const file = path.join(folder, "campaigns", "a.sqlite");
    const campaign = await open(file);
    await fill(campaign);
    const to = campaignBackup(file, 0);
    await campaign.backUp(to);
    expect(existsSync(to)).toBe(true);
    const modes = (names: readonly string[]) =>
      names.map((name) => (statSync(name).mode & 0o777).toString(8));
    expect(modes([folder, path.dirname(file), path.dirname(to)])).toEqual(["700", "700", "700"]);
    expect(modes([file, `${file}-wal`, `${file}-shm`, to])).toEqual(["600", "600", "600", "600"]);
  },
);

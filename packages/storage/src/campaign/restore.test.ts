import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import Driver from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { startWriter } from "../../test/start-writer.js";
import { tempFolder } from "../../test/temp-folder.js";
import { fill } from "../../testing/rich.js";
import { character, made, write } from "../../testing/story.js";
import { keepAlive } from "../keep-alive.js";
import { migrations } from "./migrations.js";
import { openCampaign, restoreCampaign } from "./open.js";

const at = Date.UTC(2025, 0, 2);

async function open(file: string) {
  const campaign = await openCampaign({ file });
  onTestFinished(() => campaign.close());
  return campaign;
}

/** A campaign in which somebody new came after a backup of it. */
async function played() {
  const folder = tempFolder();
  const [to, from] = [path.join(folder, "a.sqlite"), path.join(folder, "elsewhere", "b.sqlite")];
  const campaign = await openCampaign({ file: to });
  await fill(campaign);
  await campaign.backUp(from);
  await write(campaign, { characters: made(character("late")) });
  await campaign.close();
  return { folder, to, from };
}

const bytesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.includes("."))
    .map((name) => [name, readFileSync(path.join(folder, name), "hex")]);

test("a backup takes the place of the campaign, which is kept", async () => {
  const { folder, to, from } = await played();
  const before = readFileSync(from, "hex");
  const kept = await restoreCampaign({ from, to, at });
  expect(kept).toBe(
    path.join(folder, "backups", "a-before-restore-2025-01-02T00-00-00-000Z.sqlite"),
  );
  const campaign = await open(to);
  expect(await campaign.characters.find("late")).toBeUndefined();
  expect(await campaign.characters.find("ogre")).toBe("ogre");
  expect(await campaign.findings()).toEqual([]);
  expect(await (await open(kept ?? "")).characters.find("late")).toBe("late");
  // What is restored is a copy, and nothing else is left.
  expect(readFileSync(from, "hex")).toBe(before);
  expect(readdirSync(path.dirname(from))).toEqual(["b.sqlite"]);
  expect(readdirSync(folder).filter((name) => name.includes("unfinished"))).toEqual([]);
});

test("what was in the log of the earlier file is kept with it", async () => {
  const { to, from } = await played();
  const writer = startWriter({ file: to, script: "campaign-writer" }, "w", 1_000_000);
  await writer.hears("ready");
  writer.go();
  await writer.hears("3");
  writer.process.kill("SIGKILL");
  await writer.end;
  expect(existsSync(`${to}-wal`)).toBe(true);
  const kept = await restoreCampaign({ from, to, at });
  expect(await (await open(kept ?? "")).notes.load("w 3")).toBeDefined();
  const campaign = await open(to);
  expect(await campaign.notes.load("w 3")).toBeUndefined();
  expect(await campaign.findings()).toEqual([]);
});

test("where no campaign is there is one afterwards", async () => {
  const { from, folder } = await played();
  const to = path.join(folder, "new", "c.sqlite");
  expect(await restoreCampaign({ from, to, at })).toBeUndefined();
  expect(await (await open(to)).characters.find("ogre")).toBe("ogre");
});

test("a damaged campaign is kept as it is, and restored", async () => {
  const { to, from } = await played();
  writeFileSync(to, "Dear diary, ".repeat(1000));
  const kept = await restoreCampaign({ from, to, at });
  expect(readFileSync(kept ?? "", "utf8")).toContain("Dear diary");
  expect(await (await open(to)).characters.find("ogre")).toBe("ogre");
});

test("while another process has the campaign open nothing is restored, and nothing changed", async () => {
  const { to, from, folder } = await played();
  const other = startWriter({ file: to, script: "campaign-writer" }, "w", 1_000_000);
  await other.hears("ready");
  other.go();
  await other.hears("1");
  await expect(restoreCampaign({ from, to, at })).rejects.toMatchObject({
    code: "DATABASE_UNAVAILABLE",
    message: expect.stringContaining("open in another process"),
  });
  other.process.kill("SIGKILL");
  await other.end;
  expect(existsSync(path.join(folder, "backups"))).toBe(false);
  expect(await (await open(to)).characters.find("late")).toBe("late");
});

test("one that is open without being written to is refused, too", async () => {
  const { to, from } = await played();
  const idle = await open(to);
  await expect(restoreCampaign({ from, to, at })).rejects.toMatchObject({
    code: "DATABASE_UNAVAILABLE",
  });
  expect(await idle.characters.find("late")).toBe("late");
});

test.each([
  ["a text", "DATABASE_DAMAGED", (file: string) => writeFileSync(file, "Dear diary, ".repeat(999))],
  ["an empty file", "DATABASE_FOREIGN", (file: string) => writeFileSync(file, "")],
  ["pages of rubbish", "DATABASE_DAMAGED", rubbish],
  ["a newer version's", "DATABASE_NEWER", doing(`PRAGMA user_version = ${migrations.length + 1}`)],
  ["another program's", "DATABASE_FOREIGN", doing("PRAGMA user_version = 0")],
  [
    "one with a trigger of others",
    "DATABASE_DAMAGED",
    doing("CREATE TRIGGER spy AFTER INSERT ON notes BEGIN DELETE FROM notes; END"),
  ],
  ["one without its campaign", "DATABASE_DAMAGED", doing("DELETE FROM campaign")],
] as const)("%s is refused (%s) and left untouched, as is the campaign", async (_, code, spoil) => {
  const { to, from, folder } = await played();
  spoil(from);
  const before = [bytesIn(folder), bytesIn(path.dirname(from))];
  await expect(restoreCampaign({ from, to, at })).rejects.toMatchObject({
    code,
    message: expect.stringContaining(from),
  });
  expect([bytesIn(folder), bytesIn(path.dirname(from))]).toEqual(before);
});

function rubbish(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, 8192);
  writeFileSync(file, bytes);
}

function doing(sql: string): (file: string) => void {
  return (file) => {
    const database = keepAlive(new Driver(file));
    database.exec(sql);
    database.close();
  };
}

test("neither a file that is not there nor the campaign itself is restored", async () => {
  const { to, folder } = await played();
  const nowhere = path.join(folder, "nowhere.sqlite");
  await expect(restoreCampaign({ from: nowhere, to, at })).rejects.toMatchObject({
    code: "DATABASE_UNAVAILABLE",
    message: `${nowhere} cannot be restored: there is no such file`,
    hint: "Name a backup that is there",
  });
  // Nor is a folder begun for it.
  const elsewhere = path.join(folder, "campaigns");
  const asked = { from: nowhere, to: path.join(elsewhere, "b.sqlite"), at };
  await expect(restoreCampaign(asked)).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
  expect(existsSync(elsewhere)).toBe(false);
  await expect(restoreCampaign({ from: to, to, at })).rejects.toMatchObject({
    message: expect.stringContaining("the campaign's own file"),
  });
});

test("damage is told in words of ours, in one line", async () => {
  const { to, from } = await played();
  const bytes = readFileSync(from);
  // A cell of a table's leaf says that it is longer than its page.
  for (let page = 2; page * 4096 < bytes.length; page += 1)
    if (bytes[page * 4096] === 13) bytes.fill(0xff, (page + 1) * 4096 - 40, (page + 1) * 4096);
  writeFileSync(from, bytes);
  await expect(restoreCampaign({ from, to, at })).rejects.toMatchObject({
    code: "DATABASE_DAMAGED",
    message: expect.stringMatching(
      /^[^\n]* is damaged(: parts of it cannot be read|, or is not)[^\n]*$/u,
    ),
    hint: expect.stringContaining("Restore another copy"),
  });
});

test("where nothing can be written, the place of the campaign is blamed", async () => {
  const { from, to: file } = await played();
  const to = path.join(file, "b.sqlite");
  await expect(restoreCampaign({ from, to, at })).rejects.toMatchObject({
    code: "DATABASE_UNAVAILABLE",
    message: `${to} cannot be used: ${file} is no folder (ENOTDIR)`,
  });
});

test("a copy that has its own log beside it is restored with it", async () => {
  const { folder, to } = await played();
  const busy = await open(path.join(folder, "c.sqlite"));
  await write(busy, { characters: made(character("in the log")) });
  const from = path.join(folder, "d.sqlite");
  for (const end of ["", "-wal"])
    copyFileSync(path.join(folder, `c.sqlite${end}`), `${from}${end}`);
  await restoreCampaign({ from, to, at });
  expect(await (await open(to)).characters.find("in the log")).toBe("in the log");
});

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { tempFolder } from "../../test/temp-folder.js";
import { campaignBackup, campaignFile, campaignNames } from "./files.js";

test.each(["default", "Curse of the Crown", "Kids' night 2", "a_b-c.d", "Élan", "कहानी", "龍"])(
  "%j is a name, and its file is in the folder of campaigns",
  (name) => {
    expect(campaignFile("/games", name)).toBe(path.join("/games", "campaigns", `${name}.sqlite`));
  },
);

test.each([
  "",
  ".",
  "..",
  "../x",
  "a/b",
  "a\\b",
  "/etc/passwd",
  "C:x",
  ".hidden",
  "-x",
  "trailing.",
  "trailing ",
  " x",
  "con",
  "CON",
  "Nul.notes",
  "com1",
  "LPT9",
  "a*b",
  "a?b",
  'a"b',
  "a\u0000b",
  "a\nb",
  "x".repeat(65),
  "龍".repeat(64),
])("%j is no name", (name) => {
  expect(() => campaignFile("/games", name)).toThrow(
    expect.objectContaining({
      name: "StorageError",
      code: "CAMPAIGN_NAME",
      message: expect.stringContaining(JSON.stringify(name)),
    }),
  );
});

test("a name is the same however its accents are written", () => {
  expect(campaignFile("/games", "Élan".normalize("NFD"))).toBe(campaignFile("/games", "Élan"));
});

test("a campaign that is there is meant in any case; what is exactly there goes first", () => {
  const folder = tempFolder();
  const file = (name: string) => path.join(folder, "campaigns", `${name}.sqlite`);
  mkdirSync(path.join(folder, "campaigns"));
  writeFileSync(file("Lost Bells"), "");
  expect(campaignFile(folder, "lost bells")).toBe(file("Lost Bells"));
  expect(campaignFile(folder, "lost keys")).toBe(file("lost keys"));
});

test("the names of the campaigns come in order, without what is beside them", () => {
  const folder = tempFolder();
  expect(campaignNames(folder)).toEqual([]);
  const campaigns = path.join(folder, "campaigns");
  mkdirSync(path.join(campaigns, "backups"), { recursive: true });
  mkdirSync(path.join(campaigns, "folder.sqlite"));
  for (const name of ["b.sqlite", "a.sqlite", "a.sqlite-wal", "a.sqlite-shm", "notes.txt"])
    writeFileSync(path.join(campaigns, name), "");
  writeFileSync(path.join(campaigns, "backups", "a-copy.sqlite"), "");
  expect(campaignNames(folder)).toEqual(["a", "b"]);
});

test("a copy is named by its time, beside the campaign", () => {
  const file = path.join("/games", "campaigns", "My.game.sqlite");
  expect(campaignBackup(file, Date.UTC(2025, 0, 2, 3, 4, 5, 6))).toBe(
    path.join("/games", "campaigns", "backups", "My.game-copy-2025-01-02T03-04-05-006Z.sqlite"),
  );
});

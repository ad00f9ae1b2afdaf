import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import Driver from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { tempFolder } from "../test/temp-folder.js";
import type { LoadDriver } from "./driver/driver.js";
import { keepAlive } from "./keep-alive.js";
import { type DatabaseOptions, openDatabase } from "./open.js";

const migrations = [{ version: 1, name: "notes", sql: "CREATE TABLE notes (text TEXT)" }];

async function open(file: string, options: Partial<DatabaseOptions> = {}, load?: LoadDriver) {
  const database = await openDatabase({ file, migrations, synchronous: "FULL", ...options }, load);
  onTestFinished(() => void database.close());
  return database;
}

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);
const filesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), "hex")]),
  );

test("a new file gets the schema, in folders made for it", async () => {
  const file = path.join(tempFolder(), "campaigns", "of", "mine.sqlite");
  const database = await open(file);
  expect(database.pragma("user_version", { simple: true })).toBe(1);
  expect(database.prepare("SELECT * FROM notes").all()).toEqual([]);
});

test.each([
  ["FULL", 2],
  ["NORMAL", 1],
] as const)(
  "every connection has the same settings, with synchronous %s",
  async (synchronous, is) => {
    const file = path.join(tempFolder(), "a.sqlite");
    await open(file, { synchronous });
    const second = await open(file, { synchronous });
    const setting = (name: string) => second.pragma(name, { simple: true });
    expect(setting("journal_mode")).toBe("wal");
    expect(setting("foreign_keys")).toBe(1);
    expect(setting("busy_timeout")).toBe(5);
    expect(setting("journal_size_limit")).toBe(4_194_304);
    expect(setting("synchronous")).toBe(is);
  },
);

test.each([
  ["another program's", "CREATE TABLE stuff (a); INSERT INTO stuff VALUES (1)"],
  ["one of a negative version", "PRAGMA user_version = -5"],
])("%s file is refused, and left as it was", async (_, sql) => {
  const file = path.join(tempFolder(), "a.sqlite");
  const other = keepAlive(new Driver(file));
  other.exec(sql);
  other.close();
  const before = readFileSync(file);
  await expect(open(file)).rejects.toMatchObject({ code: "DATABASE_FOREIGN" });
  expect(readFileSync(file).equals(before)).toBe(true);
});

test("a log that grew while somebody was reading is short again afterwards", async () => {
  const file = path.join(tempFolder(), "a.sqlite");
  const database = await open(file);
  const reader = await open(file);
  const sizeOfLog = () => statSync(`${file}-wal`).size;
  const write = (text: string) => database.prepare("INSERT INTO notes VALUES (?)").run(text);
  write("begun");
  // Nothing that it may still look at is moved out of the log.
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM notes").get();
  for (let megabyte = 0; megabyte < 12; megabyte += 1) write("x".repeat(1_048_576));
  expect(sizeOfLog()).toBeGreaterThan(12 * 1_048_576);
  reader.exec("COMMIT");
  for (let time = 0; time < 2; time += 1) write("done");
  expect(sizeOfLog()).toBeLessThanOrEqual(4_194_304);
});

test(":memory: leaves nothing on the disk", async () => {
  const database = await open(":memory:");
  expect(database.pragma("user_version", { simple: true })).toBe(1);
  expect(database.pragma("foreign_keys", { simple: true })).toBe(1);
  expect(readdirSync(".")).not.toContain(":memory:");
});

test.skipIf(process.platform === "win32")(
  "files and new folders are for their owner only",
  async () => {
    const shared = tempFolder();
    chmodSync(shared, 0o755);
    const folder = path.join(shared, "data", "worlds");
    const database = await open(path.join(folder, "a.sqlite"));
    database.exec("INSERT INTO notes VALUES ('kept')");
    expect([shared, path.dirname(folder), folder].map(modeOf)).toEqual(["755", "700", "700"]);
    expect(readdirSync(folder).sort()).toEqual(["a.sqlite", "a.sqlite-shm", "a.sqlite-wal"]);
    for (const name of readdirSync(folder)) expect(modeOf(path.join(folder, name))).toBe("600");
  },
);

test.skipIf(process.platform === "win32")("a file that its owner shares stays shared", async () => {
  const file = path.join(tempFolder(), "a.sqlite");
  writeFileSync(file, "");
  chmodSync(file, 0o664);
  await open(file);
  expect(modeOf(file)).toBe("664");
});

test("a newer database is refused, and its file stays byte for byte", async () => {
  const file = path.join(tempFolder(), "a.sqlite");
  const newer = keepAlive(new Driver(file));
  newer.exec("PRAGMA journal_mode = WAL; CREATE TABLE later (x); PRAGMA user_version = 7");
  newer.close();
  const before = readFileSync(file, "hex");
  await expect(open(file)).rejects.toMatchObject({
    code: "DATABASE_NEWER",
    message: expect.stringContaining("schema 7, this one knows 1"),
  });
  expect(readFileSync(file, "hex")).toBe(before);
});

test("the same holds for what a newer program left in the log when it was killed", async () => {
  const source = tempFolder();
  const killed = tempFolder();
  const newer = keepAlive(new Driver(path.join(source, "a.sqlite")));
  newer.exec("PRAGMA journal_mode = WAL; CREATE TABLE later (x); PRAGMA user_version = 7");
  for (const name of ["a.sqlite", "a.sqlite-wal"]) {
    copyFileSync(path.join(source, name), path.join(killed, name));
  }
  newer.close();
  const before = filesIn(killed);
  await expect(open(path.join(killed, "a.sqlite"))).rejects.toMatchObject({
    code: "DATABASE_NEWER",
  });
  expect(filesIn(killed)).toMatchObject(before);
});

test("a hot journal, left by a crash before the first commit, is rolled back", async () => {
  const folder = tempFolder();
  const crashed = path.join(folder, "crashed.sqlite");
  const writer = keepAlive(new Driver(path.join(folder, "a.sqlite")));
  writer.exec("PRAGMA cache_size = 1; BEGIN; CREATE TABLE other (x)");
  for (let row = 0; row < 50; row += 1) {
    writer.prepare("INSERT INTO other VALUES (?)").run("x".repeat(4000));
  }
  for (const end of ["", "-journal"]) {
    copyFileSync(path.join(folder, `a.sqlite${end}`), `${crashed}${end}`);
  }
  writer.close();
  const database = await open(crashed);
  expect(database.prepare("SELECT name FROM sqlite_schema").pluck().all()).toEqual(["notes"]);
  expect(database.pragma("user_version", { simple: true })).toBe(1);
});

test.each([
  ["a text", Buffer.from("Dear diary, ".repeat(1000))],
  ["a database that lost its end", Buffer.from("SQLite format 3\0\x10\0\x01\x01\0\x40\x20\x20")],
])("%s is refused as damaged, and left as it is", async (_, content) => {
  const file = path.join(tempFolder(), "a.sqlite");
  writeFileSync(file, content);
  await expect(open(file)).rejects.toMatchObject({
    code: "DATABASE_DAMAGED",
    message: expect.stringContaining(file),
  });
  expect(readFileSync(file).equals(content)).toBe(true);
});

test("a folder that is a file, and a file that is a folder, are said to be unusable", async () => {
  const folder = tempFolder();
  writeFileSync(path.join(folder, "file"), "");
  mkdirSync(path.join(folder, "folder.sqlite"));
  for (const name of ["file/a.sqlite", "folder.sqlite"]) {
    await expect(open(path.join(folder, name))).rejects.toMatchObject({
      code: "DATABASE_UNAVAILABLE",
    });
  }
});

test.each<[string, LoadDriver]>([
  [
    "was never installed",
    () => Promise.reject(Object.assign(new Error("?"), { code: "ERR_MODULE_NOT_FOUND" })),
  ],
  [
    "was never built",
    () => {
      throw new Error("Could not locate the bindings file. Tried: …");
    },
  ],
])("a driver that %s is said, with what to do", async (_, load) => {
  await expect(open(":memory:", {}, load)).rejects.toMatchObject({
    code: "NATIVE_MISSING",
    message: expect.stringContaining(process.version),
    hint: expect.stringContaining("npm rebuild better-sqlite3"),
  });
});

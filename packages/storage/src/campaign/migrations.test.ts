import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import Driver from "better-sqlite3";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, onTestFinished, test } from "vitest";
import { tempFolder } from "../../test/temp-folder.js";
import { changed, character, made, only, write } from "../../testing/story.js";
import { keepAlive } from "../keep-alive.js";
import { migrate } from "../migrate.js";
import { migrations } from "./migrations.js";
import { openCampaign } from "./open.js";
import * as schema from "./schema.js";

const folder = new URL("../../migrations/campaign/", import.meta.url);
const tables = Object.values(schema).filter((value) => is(value, SQLiteTable));

test("versions count from 1 without a gap", () => {
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
});

test("the bundle holds what the files hold", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  expect(migrations.map(({ name }) => `${name}.sql`)).toEqual(files.sort());
  for (const { name, sql } of migrations) {
    const generated = readFileSync(new URL(`${name}.sql`, folder), "utf8");
    expect(sql).toBe(generated.replaceAll(/\n?--> statement-breakpoint/g, "").trim());
  }
});

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  "a migrated file has the schema's %s",
  (_, table) => {
    const database = keepAlive(new Driver(":memory:"));
    onTestFinished(() => void database.close());
    migrate(database, migrations);
    const { name, columns, indexes } = getTableConfig(table);
    const found = database
      .prepare('SELECT name, type, "notnull" FROM pragma_table_info(?)')
      .all(name);
    expect(found).toEqual(
      columns.map((column) => ({
        name: column.name,
        type: column.getSQLType().toUpperCase(),
        notnull: column.notNull ? 1 : 0,
      })),
    );
    const named = database.prepare("SELECT name FROM pragma_index_list(?)").pluck().all(name);
    expect(named).toEqual(expect.arrayContaining(indexes.map(({ config }) => config.name)));
  },
);

/** A file as the first version of the program left it, with a character of that time. */
function oldFile(): string {
  const file = path.join(tempFolder(), "old.sqlite");
  const database = keepAlive(new Driver(file));
  migrate(database, migrations.slice(0, 1));
  database.exec("INSERT INTO characters VALUES ('a', 'ada', 'Ada', 'pc', 0, '  ', 1, '{}')");
  database.close();
  return file;
}

test("a file of an older schema is copied before it is migrated, and the copy opens", async () => {
  const file = oldFile();
  const campaign = await openCampaign({ file });
  onTestFinished(() => campaign.close());
  expect(await campaign.characters.names()).toEqual([{ id: "a", name: "Ada" }]);
  expect((await campaign.state()).value.ruleset).toBe("srd-5.1");
  // What of it cannot be read is no reason not to open the rest.
  expect(await campaign.baseline()).toMatchObject({ seq: 0, characters: [] });
  expect(await campaign.findings()).toEqual([expect.stringContaining("character a")]);
  const backups = path.join(path.dirname(file), "backups");
  const [copy = "", ...more] = readdirSync(backups);
  expect(more).toEqual([]);
  expect(copy).toMatch(/^old-schema1-\d{4}-\d\d-\d\dT[\d-]+Z\.sqlite$/);
  const opened = keepAlive(new Driver(path.join(backups, copy), { readonly: true }));
  onTestFinished(() => void opened.close());
  expect(opened.pragma("user_version", { simple: true })).toBe(1);
  expect(opened.prepare("SELECT name FROM characters").pluck().all()).toEqual(["Ada"]);
  const restored = await openCampaign({ file: path.join(backups, copy) });
  onTestFinished(() => restored.close());
  expect(await restored.characters.find("ADA")).toBe("a");
});

test("a file that is new or up to date is not copied", async () => {
  const file = path.join(tempFolder(), "new.sqlite");
  for (let time = 0; time < 2; time += 1) {
    const campaign = await openCampaign({ file });
    await campaign.close();
  }
  expect(existsSync(path.join(path.dirname(file), "backups"))).toBe(false);
});

test("a newer campaign is refused, and its file stays byte for byte", async () => {
  const file = path.join(tempFolder(), "a.sqlite");
  await (await openCampaign({ file })).close();
  const newer = keepAlive(new Driver(file));
  newer.pragma(`user_version = ${migrations.length + 1}`);
  newer.close();
  const before = readFileSync(file, "hex");
  await expect(openCampaign({ file })).rejects.toMatchObject({ code: "DATABASE_NEWER" });
  expect(readFileSync(file, "hex")).toBe(before);
  expect(existsSync(path.join(path.dirname(file), "backups"))).toBe(false);
});

test("a process that has a campaign open neither writes nor reads it once a newer one has migrated it", async () => {
  const file = path.join(tempFolder(), "a.sqlite");
  const campaign = await openCampaign({ file });
  onTestFinished(() => campaign.close());
  await write(campaign, { characters: made(character("ada")) });
  const before = only(await campaign.characters.load(["ada"]));
  const newer = keepAlive(new Driver(file));
  onTestFinished(() => void newer.close());
  newer.pragma(`user_version = ${migrations.length + 1}`);
  const late = write(campaign, { characters: [changed(before, { xp: 5 })] });
  await expect(late).rejects.toMatchObject({ code: "DATABASE_NEWER" });
  for (let time = 0; time < 2; time += 1)
    await expect(campaign.characters.load(["ada"])).rejects.toMatchObject({
      code: "DATABASE_NEWER",
      hint: expect.stringContaining("Restart"),
    });
  expect(newer.prepare("SELECT version FROM characters").pluck().all()).toEqual([1]);
});

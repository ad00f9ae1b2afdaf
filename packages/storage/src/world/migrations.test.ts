import { readdirSync, readFileSync } from "node:fs";
import Driver from "better-sqlite3";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { expect, onTestFinished, test } from "vitest";
import { keepAlive } from "../keep-alive.js";
import { migrate } from "../migrate.js";
import { migrations } from "./migrations.js";
import { aggregates, log } from "./schema.js";

const folder = new URL("../../migrations/world/", import.meta.url);

test("versions count from 1 without a gap", () => {
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
});

test("the bundle holds what drizzle-kit generated", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  expect(migrations.map(({ name }) => `${name}.sql`)).toEqual(files.sort());
  for (const { name, sql } of migrations) {
    const generated = readFileSync(new URL(`${name}.sql`, folder), "utf8");
    expect(sql).toBe(generated.replaceAll(/\n?--> statement-breakpoint/g, "").trim());
  }
});

test.each([aggregates, log])("a migrated file has the schema's tables", (table) => {
  const database = keepAlive(new Driver(":memory:"));
  onTestFinished(() => void database.close());
  migrate(database, migrations);
  const { name, columns } = getTableConfig(table);
  const found = database
    .prepare('SELECT name, type, "notnull" FROM pragma_table_info(?)')
    .all(name);
  expect(found).toEqual(
    columns.map((column) => ({
      name: column.name,
      type: column.getSQLType().toUpperCase(),
      notnull: 1,
    })),
  );
});

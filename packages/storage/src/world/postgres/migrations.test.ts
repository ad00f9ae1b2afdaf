import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { migrations } from "./migrations.js";

const folder = new URL("../../../migrations/world-postgres/", import.meta.url);

test("the bundle holds what drizzle-kit generated, in versions from 1 without a gap", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  expect(migrations.map(({ version, name }) => [version, `${name}.sql`])).toEqual(
    files.toSorted().map((name, index) => [index + 1, name]),
  );
  for (const { name, sql } of migrations) {
    const generated = readFileSync(new URL(`${name}.sql`, folder), "utf8");
    expect(sql).toBe(generated.replaceAll(/\n?--> statement-breakpoint/g, "").trim());
  }
});

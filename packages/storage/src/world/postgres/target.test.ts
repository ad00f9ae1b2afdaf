import { inspect } from "node:util";
import { expect, test } from "vitest";
import { openPostgresWorld } from "./open.js";
import { isPostgresUrl, targetOf } from "./target.js";

test.each([
  ["postgres://ada@db.example:5433/mud", "postgres://ada@db.example:5433/mud"],
  ["postgresql://ada:geheim@db.example/mud?sslmode=require", "postgres://ada@db.example/mud"],
  [" POSTGRES://ada:ge%40heim@[::1]/mud ", "postgres://ada@[::1]/mud"],
  ["postgres:///mud?host=/run/postgresql", "postgres:///run/postgresql/mud"],
  ["postgres://db.example", "postgres://db.example"],
])("%s is told as %s", (url, name) => {
  expect(isPostgresUrl(url)).toBe(true);
  expect(targetOf(url).name).toBe(name);
});

test.each([
  "postgres:geheim",
  "postgres:/ada:geheim@db/mud",
  "postgres://ada:geh#eim@:db:/mud",
  "postgres://ada:geheim@db:port/mud",
  "postgres://ada:12/geheim@db:5432/mud",
  "postgres://ada/geheim@db/mud",
  "mysql://ada:geheim@db/mud",
  "geheim",
  "",
])("%j is no URL, and not repeated", async (url) => {
  const thrown: unknown = await openPostgresWorld({ url }).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ code: "DATABASE_URL" });
  expect(inspect(thrown, { depth: 9, showHidden: true })).not.toMatch(/geh#?eim/u);
});

test("a file is no URL", () => {
  expect(["worlds/one.sqlite", "C:\\worlds\\postgres.sqlite", ":memory:"].some(isPostgresUrl)).toBe(
    false,
  );
});

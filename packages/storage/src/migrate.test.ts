import Driver from "better-sqlite3";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { keepAlive } from "./keep-alive.js";
import { type Migration, migrate } from "./migrate.js";
import type { Database } from "./open.js";

const authors = {
  version: 1,
  name: "authors",
  sql: "CREATE TABLE authors (id INTEGER PRIMARY KEY)",
};
const books = {
  version: 2,
  name: "books",
  sql: `CREATE TABLE books (
    author INTEGER NOT NULL REFERENCES authors (id) ON DELETE CASCADE
  );
  INSERT INTO authors VALUES (1);
  INSERT INTO books VALUES (1);`,
};
/** How SQLite's own instructions, and drizzle-kit, change a column. */
const rebuild = {
  version: 3,
  name: "rebuild",
  sql: `CREATE TABLE new_authors (id INTEGER PRIMARY KEY, name TEXT);
  INSERT INTO new_authors SELECT id, 'Ada' FROM authors;
  DROP TABLE authors;
  ALTER TABLE new_authors RENAME TO authors;`,
};

let database: Database;
beforeEach(() => {
  const opened = keepAlive(new Driver(":memory:"));
  database = opened;
  onTestFinished(() => void opened.close());
});

const version = () => database.pragma("user_version", { simple: true });
const tables = () =>
  database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .pluck()
    .all();

test("an empty database takes every step in order", () => {
  migrate(database, [authors, books]);
  expect(tables()).toEqual(["authors", "books"]);
  expect(version()).toBe(2);
});

test("a database takes only the steps that it has not taken", () => {
  migrate(database, [authors]);
  migrate(database, [authors, books]);
  migrate(database, [authors, books]);
  expect(database.prepare("SELECT count(*) FROM books").pluck().get()).toBe(1);
});

test("a step that fails takes the ones before it back", () => {
  const broken: Migration = { version: 2, name: "broken", sql: "CREATE TABLE fine (id); NONSENSE" };
  expect(() => migrate(database, [authors, broken])).toThrow("NONSENSE");
  expect(tables()).toEqual([]);
  expect(version()).toBe(0);
});

test("rebuilding a table keeps the rows that refer to it", () => {
  database.pragma("foreign_keys = ON");
  migrate(database, [authors, books]);
  migrate(database, [authors, books, rebuild]);
  expect(database.prepare("SELECT count(*) FROM books").pluck().get()).toBe(1);
});

test("a step that leaves a reference to nothing is taken back", () => {
  const careless: Migration = { version: 3, name: "careless", sql: "DELETE FROM authors" };
  expect(() => migrate(database, [authors, books, careless])).toThrow("would break references: 1");
  expect(version()).toBe(0);
});

test("a newer database is refused", () => {
  migrate(database, [authors, books, rebuild]);
  expect(() => migrate(database, [authors])).toThrow("schema 3, this one knows 1");
  expect(version()).toBe(3);
});

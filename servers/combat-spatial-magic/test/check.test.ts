import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { backToSchema7 } from "@tabletop-mcp/storage/testing";
import { expect, test } from "vitest";
import { fileIn, flags, runHere, tableHere } from "./running.js";

/** The driver, which has no types here. */
const Database: new (file: string) => { exec(sql: string): void; close(): void } = createRequire(
  import.meta.url,
)("better-sqlite3");

/** Held to the end: the driver of Node 20 ends a process on Node 24 when a connection is garbage. */
const held: object[] = [];

test("a folder without campaigns says how one begins", async () => {
  const folder = tempFolder();
  expect(await runHere("campaigns", flags(folder))).toEqual({
    code: 0,
    err: "",
    out: `There is no campaign in ${folder} yet: the first tool call begins one.\n`,
  });
});

test("check says what is wrong, a line each, and ends with 1", async () => {
  const folder = tempFolder();
  const { call, close } = await tableHere(folder);
  await call("create_character", { name: "Odo" });
  await call("manage_party", { operation: "create", name: "Us", characterId: "Odo" });
  await close();
  expect(await runHere("check", flags(folder))).toEqual({
    code: 0,
    err: "",
    out: "All is well.\n",
  });

  const database = new Database(fileIn(folder));
  held.push(database);
  database.exec("UPDATE characters SET key = 'bodo'");
  database.close();
  expect(await runHere("check", flags(folder))).toEqual({
    code: 1,
    out: "characters: Odo is kept as bodo\n",
    err: "tabletop-combat: 1 found to be wrong\n",
  });
  // It is copied all the same, and what is copied is told.
  const to = path.join(folder, "copy.sqlite");
  expect(await runHere("backup", [...flags(folder), `--to=${to}`])).toEqual({
    code: 1,
    out: `Copied to ${to}.\ncharacters: Odo is kept as bodo\n`,
    err: "tabletop-combat: 1 found to be wrong in what was copied\n",
  });
  expect(existsSync(to)).toBe(true);
});

test("check says whose name an upgrade has changed, and that is no fault", async () => {
  const folder = tempFolder();
  const { call, close } = await tableHere(folder);
  for (const name of ["Ada", "Bo"]) await call("create_character", { name });
  await close();
  const database = new Database(fileIn(folder));
  held.push(database);
  // As the version before kept them: told apart by width.
  database.exec("UPDATE characters SET name = '\uff21da', key = '\uff41da' WHERE name = 'Bo'");
  database.exec(backToSchema7);
  database.close();
  const { code, out } = await runHere("check", flags(folder));
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^character \S+ is called \uff21da \(2\) now: .*\nAll is well\.\n$/),
  ]);
});

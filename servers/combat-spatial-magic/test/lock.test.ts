import { createRequire } from "node:module";
import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, onTestFinished, test } from "vitest";
import { type Call, fileIn, flags, openTable } from "./running.js";

/** The driver, which has no types here. */
const Database: new (file: string) => { exec(sql: string): void; close(): void } = createRequire(
  import.meta.url,
)("better-sqlite3");

/** Held to the end: the driver of Node 20 ends a process on Node 24 when a connection is garbage. */
const held: object[] = [];

/** Takes the campaign's write lock, as another process that writes for long; gives what lets go of it. */
function locked(file: string): () => void {
  const database = new Database(file);
  held.push(database);
  onTestFinished(() => database.close());
  database.exec("BEGIN IMMEDIATE");
  return () => database.exec("ROLLBACK");
}

const odo = { characterId: "Odo" };

/** One look of every kind, a list of a session's own among them. */
const looks: readonly Parameters<Call>[] = [
  ["get_character", odo],
  ["list_characters", {}],
  ["roll_check", { ...odo, skill: "stealth" }],
  ["manage_inventory", { ...odo, operation: "list" }],
  ["manage_condition", { batch: [{ ...odo, operation: "query" }] }],
  ["manage_effect", { ...odo, operation: "query" }],
  ["search_notes", { query: "bells" }],
  ["get_session_context", {}],
];

test("while another process writes, what only looks is answered, and a write as soon as that is done", async () => {
  const folder = tempFolder();
  const { client, call } = await openTable(flags(folder));
  await call("create_character", { name: "Odo", equipment: ["Torch"] });
  const release = locked(fileIn(folder));

  const answered: string[] = [];
  const writes = ["a", "b"].map(async (name) => {
    const reply = await call("create_character", { name });
    answered.push(`write ${name}`);
    return reply;
  });
  for (let round = 0; round < 5; round += 1)
    for (const [tool, args] of looks) {
      expect(await call(tool, args)).toMatchObject({ isError: false });
      await client.ping();
    }
  const starting = await openTable(flags(folder));
  expect(await starting.call("get_character", odo)).toMatchObject({ isError: false });
  expect(answered).toEqual([]);
  release();
  for (const reply of await Promise.all(writes)) expect(reply).toMatchObject({ isError: false });
  expect(answered).toEqual(["write a", "write b"]);
});

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, test } from "vitest";
import { fileIn, flags, openTable, runHere } from "./running.js";

/** A campaign with a character in it, which nobody has open. */
async function campaign() {
  const folder = tempFolder();
  const { call, close } = await openTable(flags(folder));
  await call("create_character", { name: "Odo" });
  await close();
  return { folder, file: fileIn(folder), bytes: readFileSync(fileIn(folder)) };
}

/** What every file of the campaigns holds, by name; a reader leaves an empty -wal and its -shm behind. */
const filesOf = (folder: string) =>
  readdirSync(path.join(folder, "campaigns"))
    .filter((name) => !name.endsWith("-shm"))
    .map((name) => [name, digest(readFileSync(path.join(folder, "campaigns", name)))])
    .filter(([, content]) => content !== digest(Buffer.of()));

const digest = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

const calls = [
  ["get_character", { characterId: "Odo" }],
  ["create_character", { name: "Ida" }],
  ["get_session_context", {}],
] as const;

/** Every tool is refused with this code, and every command in words. */
async function refused(folder: string, code: string): Promise<void> {
  const { call, close } = await openTable(flags(folder));
  for (const [tool, args] of calls) {
    const { isError, text } = await call(tool, args);
    expect({ tool, isError, text }).toEqual({
      tool,
      isError: true,
      text: expect.stringMatching(new RegExp(`^\\[${code}\\] .*test\\.sqlite`)),
    });
  }
  await close();
  for (const command of ["export", "check", "backup"]) {
    const { out, err, code: status } = await runHere(command, flags(folder));
    expect({ command, out, status }).toEqual({ command, out: "", status: 1 });
    // In words: a stack trace would be a bug.
    expect(err).toMatch(/^tabletop-combat: .*\n$/);
  }
}

test("a campaign of a newer schema is refused, and not a byte of it is changed", async () => {
  const { folder, file, bytes } = await campaign();
  // SQLite keeps user_version, which is the schema's, at byte 60.
  const schema = bytes.readUInt32BE(60);
  expect(schema).toBeGreaterThan(0);
  bytes.writeUInt32BE(schema + 1, 60);
  writeFileSync(file, bytes);
  const before = filesOf(folder);
  await refused(folder, "DATABASE_NEWER");
  expect(filesOf(folder)).toEqual(before);

  bytes.writeUInt32BE(schema, 60);
  writeFileSync(file, bytes);
  const { call } = await openTable(flags(folder));
  expect((await call("get_character", { characterId: "Odo" })).isError).toBe(false);
});

test("a file that is no database is refused, and not a byte of it is changed", async () => {
  const { folder, file } = await campaign();
  writeFileSync(file, "Odo, a halfling. ".repeat(1000));
  const before = filesOf(folder);
  await refused(folder, "DATABASE_DAMAGED");
  expect(filesOf(folder)).toEqual(before);
});

test("a file with pages of rubbish is told to be damaged, never to be well", async () => {
  const { folder, file, bytes } = await campaign();
  bytes.fill(0xa5, 8192);
  writeFileSync(file, bytes);
  const { call } = await openTable(flags(folder));
  const { isError, text } = await call("get_character", { characterId: "Odo" });
  expect({ isError, text }).toEqual({
    isError: true,
    text: expect.stringMatching(/^\[DATABASE_DAMAGED\]/),
  });
  expect(await runHere("check", flags(folder))).toMatchObject({ code: 1 });
});

test("a folder that cannot be used is told, and used once it can be", async () => {
  const folder = tempFolder();
  const data = path.join(folder, "data");
  const { call } = await openTable(flags(data));
  // After the start: before it, the server would not start.
  writeFileSync(data, "in the way");
  expect(await call("create_character", { name: "Odo" })).toMatchObject({
    isError: true,
    text: expect.stringMatching(/^\[DATABASE_UNAVAILABLE\] /),
  });
  rmSync(data);
  mkdirSync(data);
  expect((await call("create_character", { name: "Odo" })).isError).toBe(false);
});

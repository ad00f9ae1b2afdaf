import { existsSync, readdirSync, renameSync } from "node:fs";
import path from "node:path";
import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, test } from "vitest";
import { fileIn, flags, openTable, runHere, type Table, tableHere } from "./running.js";

/** A campaign with Odo in it and a backup of that; Ida came later. */
async function played(
  open: (folder: string) => Promise<Pick<Table, "call" | "close">> = tableHere,
) {
  const folder = tempFolder();
  const backup = path.join(folder, "backup.sqlite");
  const table = await open(folder);
  await table.call("create_character", { name: "Odo" });
  expect(await runHere("backup", [...flags(folder), `--to=${backup}`])).toMatchObject({ code: 0 });
  await table.call("create_character", { name: "Ida" });
  return { folder, backup, ...table };
}

const isThere = async (folder: string, name: string) => {
  const { call, close } = await tableHere(folder);
  const { isError } = await call("get_character", { characterId: name });
  await close();
  return !isError;
};

test("a backup is restored once nobody plays, and what was there is kept", async () => {
  const { folder, backup, close } = await played((of) => openTable(flags(of)));
  const refused = await runHere("restore", [backup, ...flags(folder)]);
  expect(refused).toMatchObject({
    code: 1,
    out: "",
    err: expect.stringMatching(/^tabletop-combat: .*open in another process[^\n]*\n$/),
  });
  await close();
  expect(await isThere(folder, "Ida")).toBe(true);

  const { code, out } = await runHere("restore", [backup, ...flags(folder)]);
  expect(code).toBe(0);
  const [, kept = ""] = /^What was there is kept as (.*)\.$/mu.exec(out) ?? [];
  expect(existsSync(kept)).toBe(true);
  expect(await isThere(folder, "Ida")).toBe(false);
  expect(await isThere(folder, "Odo")).toBe(true);
  // What was kept is a backup like any other.
  expect(await runHere("restore", [kept, ...flags(folder)])).toMatchObject({ code: 0 });
  expect(await isThere(folder, "Ida")).toBe(true);
});

test("restore says what it takes, and refuses what is no campaign", async () => {
  const { folder, close } = await played();
  await close();
  expect(await runHere("restore", flags(folder))).toMatchObject({ code: 2 });
  const { code, out, err } = await runHere("restore", [import.meta.filename, ...flags(folder)]);
  expect({ code, out, err }).toEqual({
    code: 1,
    out: "",
    err: expect.stringMatching(
      /^tabletop-combat: \[DATABASE_DAMAGED\] [^\n]*restore\.test\.ts[^\n]*\n$/,
    ),
  });
  expect(readdirSync(path.join(folder, "campaigns"))).toEqual(["test.sqlite"]);
});

// Windows lets nobody move a file that is open.
test.skipIf(process.platform === "win32")(
  "a running server tells that its file was replaced, and then plays the one that is there",
  async () => {
    const { folder, backup, call, close } = await played();
    renameSync(backup, fileIn(folder));
    const told = { isError: true, text: expect.stringMatching(/^\[DATABASE_REPLACED\] /) };
    expect(await call("create_character", { name: "Bo" })).toMatchObject(told);
    expect(await call("create_character", { name: "Bo" })).toMatchObject({ isError: false });
    const { data } = await call("list_characters");
    expect(JSON.stringify(data)).not.toContain("Ida");
    expect(await isThere(folder, "Bo")).toBe(true);
    expect(await runHere("check", flags(folder))).toMatchObject({ code: 0 });
    // What was played before is kept: part of it was in no file but the log of the one that is gone.
    const [kept = ""] = readdirSync(path.join(folder, "campaigns", "backups"));
    expect(kept).toMatch(/^test-replaced-/);
    await close();
    const from = path.join(folder, "campaigns", "backups", kept);
    expect(await runHere("restore", [from, ...flags(folder)])).toMatchObject({ code: 0 });
    expect(await isThere(folder, "Ida")).toBe(true);
  },
);

test.skipIf(process.platform === "win32")(
  "a running server tells that its file is gone, and begins none in its place",
  async () => {
    const { folder, call } = await played();
    renameSync(fileIn(folder), path.join(folder, "away.sqlite"));
    for (const [tool, args] of [
      ["get_character", { characterId: "Odo" }],
      ["create_character", { name: "Bo" }],
    ] as const)
      expect(await call(tool, args)).toMatchObject({
        isError: true,
        text: expect.stringMatching(/^\[DATABASE_MISSING\] /),
      });
    expect(existsSync(fileIn(folder))).toBe(false);
    renameSync(path.join(folder, "away.sqlite"), fileIn(folder));
    expect(await call("get_character", { characterId: "Ida" })).toMatchObject({ isError: false });
  },
);

import { once } from "node:events";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, test } from "vitest";
import { fileIn, flags, openTable, runHere, start } from "./running.js";

/** How the server ends that is started with these. */
async function started(args: readonly string[]) {
  const { child, output } = start(args);
  await once(child, "close");
  return { code: child.exitCode, ...output };
}

test("a name that no campaign can have ends the start, and every command, with one line", async () => {
  const folder = tempFolder();
  for (const name of ["../outside", "a/b", "..", "con", ""]) {
    const refused = {
      code: 1,
      out: "",
      err: expect.stringMatching(/^tabletop-combat: \[CAMPAIGN_NAME\] [^\n]*\n$/),
    };
    expect(await started(flags(folder, name))).toEqual(refused);
    expect(await runHere("export", flags(folder, name))).toEqual(refused);
  }
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ["the data folder is a file", "data", "data is no folder"],
  [
    "the folder of campaigns is a file",
    "data/campaigns",
    "campaigns cannot be used: it is no folder",
  ],
])("so does it where %s", async (_, inTheWay, said) => {
  const folder = tempFolder();
  mkdirSync(path.dirname(path.join(folder, inTheWay)), { recursive: true });
  writeFileSync(path.join(folder, inTheWay), "");
  const { code, out, err } = await started(flags(path.join(folder, "data")));
  expect({ code, out, err }).toEqual({
    code: 1,
    out: "",
    err: expect.stringMatching(/^tabletop-combat: \[DATABASE_UNAVAILABLE\] [^\n]*\n$/),
  });
  expect(err.replaceAll("\\", "/")).toContain(said);
});

test("so does it where the campaign's file is a folder", async () => {
  const folder = tempFolder();
  mkdirSync(fileIn(folder), { recursive: true });
  const { code, err } = await started(flags(folder));
  expect([code, err]).toEqual([1, expect.stringContaining("it is a folder")]);
});

test.skipIf(process.platform !== "linux")(
  "a backup to where nothing can be made is refused",
  async () => {
    const folder = tempFolder();
    const { call, close } = await openTable(flags(folder));
    await call("create_character", { name: "Odo" });
    await close();
    const { code, out, err } = await runHere("backup", [...flags(folder), "--to=/proc/x/y.sqlite"]);
    expect({ code, out, err }).toEqual({
      code: 1,
      out: "",
      err: expect.stringMatching(
        /^tabletop-combat: \[DATABASE_UNAVAILABLE\] \/proc\/x\/y\.sqlite [^\n]*\n$/,
      ),
    });
  },
);

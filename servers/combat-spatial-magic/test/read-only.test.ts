import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { programIn, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, onTestFinished, test } from "vitest";
import { fileIn, flags, main, openTable } from "./running.js";

/** The server as a user who is not the superuser: whoever runs this, or else nobody. */
const script = `
  if (process.getuid() === 0) {
    process.setgroups([]);
    process.setgid(65534);
    process.setuid(65534);
  }
  await import(${JSON.stringify(pathToFileURL(main).href)});
`;

function plainUser(): string {
  const program = path.join(tempFolder(), "plain-user.mjs");
  writeFileSync(program, script);
  for (const [place, mode] of [
    [program, 0o644],
    [path.dirname(program), 0o755],
  ] as const)
    chmodSync(place, mode);
  return program;
}

/** A campaign with its file and folders of these modes, until the test is over. */
async function campaign({ file, folders }: { readonly file: number; readonly folders: number }) {
  const folder = tempFolder();
  const { call, close } = await openTable(flags(folder));
  await call("create_character", { name: "Odo" });
  await close();
  const campaigns = path.join(folder, "campaigns");
  chmodSync(fileIn(folder), file);
  for (const place of [campaigns, folder]) chmodSync(place, folders);
  onTestFinished(() => {
    for (const place of [folder, campaigns]) chmodSync(place, 0o700);
  });
  return folder;
}

// Windows keeps this in lists, not in modes.
test.skipIf(process.platform === "win32")(
  "on a read-only disk a campaign is read, exported, checked and copied elsewhere",
  async () => {
    const folder = await campaign({ file: 0o444, folders: 0o555 });
    const program = plainUser();
    const { run } = programIn(program);
    const before = readFileSync(fileIn(folder), "hex");
    const { call, close } = await openTable(flags(folder), onTestFinished, program);
    expect(await call("get_character", { characterId: "Odo" })).toMatchObject({ isError: false });
    expect(await call("get_session_context")).toMatchObject({ isError: false });
    expect(await call("create_character", { name: "Ida" })).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^\[DATABASE_UNAVAILABLE\] .*this user may only read it/),
    });
    await close();
    expect((await run("export", flags(folder))).out).toContain('"Odo"');
    expect(await run("check", flags(folder))).toMatchObject({ code: 0, out: "All is well.\n" });

    const elsewhere = tempFolder();
    chmodSync(elsewhere, 0o777);
    const to = path.join(elsewhere, "copy.sqlite");
    expect(await run("backup", [...flags(folder), `--to=${to}`])).toMatchObject({ code: 0 });
    expect(statSync(to).size).toBeGreaterThan(4096);
    const { code, err } = await run("backup", flags(folder));
    expect([code, err]).toEqual([1, expect.stringMatching(/may make none in .*campaigns/)]);
    expect(readFileSync(fileIn(folder), "hex")).toBe(before);
    expect(readdirSync(path.join(folder, "campaigns"))).toEqual(["test.sqlite"]);
  },
);

test.skipIf(process.platform === "win32")(
  "a file that may not be read, and a folder in which nothing may be made, are told so at the start",
  async () => {
    const program = plainUser();
    const { run } = programIn(program);
    const unreadable = await campaign({ file: 0o000, folders: 0o755 });
    expect(await run("export", flags(unreadable))).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^tabletop-combat: \[DATABASE_UNAVAILABLE\] [^\n]*this user may not read it[^\n]*\n$/,
      ),
    });
    const readOnly = await campaign({ file: 0o444, folders: 0o555 });
    expect(await run("import", flags(readOnly, "new"), "{}")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^tabletop-combat: [^\n]*may make none in [^\n]*\n$/),
    });
  },
);

import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { flags, openTable, run, tempFolder } from "./running.js";
import { playStory } from "./story.js";

test("what is exported and imported is the same campaign, and is played on", async () => {
  const folder = tempFolder();
  const { call, close } = await openTable(flags(folder, "first"));
  await playStory(call);
  // Also while it is being played.
  const exported = await run("export", flags(folder, "first"));
  expect(exported).toMatchObject({ code: 0, err: "" });
  await close();

  const imported = await run("import", flags(folder, "second"), exported.out);
  expect(imported).toMatchObject({ code: 0, out: "Imported standard input: 2 characters.\n" });
  expect(await run("export", flags(folder, "second"))).toEqual(exported);
  const file = path.join(folder, "campaign.json");
  writeFileSync(file, exported.out);
  const third = [...flags(folder, "third"), `--file=${file}`];
  expect(await run("import", third)).toMatchObject({ code: 0 });
  expect(await run("import", third)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^tabletop-combat: .*not empty.*\n$/),
  });
  expect(await run("campaigns", flags(folder))).toMatchObject({
    code: 0,
    out: "first\nsecond\nthird\n",
  });

  const second = await openTable(flags(folder, "second"));
  const levelled = await second.call("level_up", { characterId: "Brakka" });
  expect(levelled.data).toMatchObject({ level: 3, hpGained: 10 });
  expect(await run("check", flags(folder, "second"))).toMatchObject({ code: 0 });
});

test("a backup is made while the campaign is played, and is one that can be played", async () => {
  const folder = tempFolder();
  const { call } = await openTable(flags(folder));
  await call("create_character", { name: "Odo" });
  const { code, out } = await run("backup", flags(folder));
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringMatching(/^Copied to .*\.sqlite\.\n$/),
  });
  expect(readdirSync(path.join(folder, "campaigns", "backups"))).toHaveLength(1);

  const to = path.join(folder, "campaigns", "copy.sqlite");
  expect(await run("backup", [...flags(folder), `--to=${to}`])).toMatchObject({ code: 0 });
  const copy = await openTable(flags(folder, "copy"));
  expect((await copy.call("get_character", { characterId: "Odo" })).isError).toBe(false);
  expect(await run("backup", [...flags(folder), `--to=${to}`])).toMatchObject({ code: 1, out: "" });
});

test("a command that only reads begins no campaign", async () => {
  const folder = tempFolder();
  for (const command of ["export", "check", "backup"]) {
    const { code, out, err } = await run(command, flags(folder, "mispelt"));
    expect({ command, code, out, err }).toEqual({
      command,
      code: 1,
      out: "",
      err: expect.stringMatching(/^tabletop-combat: .*mispelt.*\n$/),
    });
  }
  expect(readdirSync(folder)).toEqual([]);
});

test("what is no export is not imported", async () => {
  const folder = tempFolder();
  for (const text of ["", "not JSON", "{}", '{"format":"tabletop-campaign","version":99}']) {
    const { code, out, err } = await run("import", flags(folder), text);
    expect({ text, code, out, err }).toEqual({
      text,
      code: 1,
      out: "",
      err: expect.stringMatching(/^tabletop-combat: .*\n$/),
    });
  }
});

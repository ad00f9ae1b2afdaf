import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, test } from "vitest";
import { fileIn, flags, openTable, run, runHere, tableHere } from "./running.js";
import { playStory } from "./story.js";

test("what is exported and imported is the same campaign, and is played on", async () => {
  const folder = tempFolder();
  const { call, close } = await tableHere(folder, "first");
  await playStory(call);
  // Also while it is being played.
  const exported = await run("export", flags(folder, "first"));
  expect(exported).toMatchObject({ code: 0, err: "" });
  await close();

  const imported = await run("import", flags(folder, "second"), exported.out);
  expect(imported).toMatchObject({ code: 0, out: "Imported standard input: 2 characters.\n" });
  expect(await runHere("export", flags(folder, "second"))).toEqual(exported);
  const file = path.join(folder, "campaign.json");
  writeFileSync(file, exported.out);
  const third = [...flags(folder, "third"), `--file=${file}`];
  expect(await runHere("import", third)).toMatchObject({ code: 0 });
  expect(await runHere("import", third)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^tabletop-combat: .*not empty.*\n$/),
  });
  expect(await runHere("campaigns", flags(folder))).toMatchObject({
    code: 0,
    out: "first\nsecond\nthird\n",
  });

  const second = await tableHere(folder, "second");
  const levelled = await second.call("level_up", { characterId: "Brakka" });
  expect(levelled.data).toMatchObject({ level: 3, hpGained: 10 });
  expect(await runHere("check", flags(folder, "second"))).toMatchObject({ code: 0 });
});

test("a backup is made while the campaign is played, and is one that can be played", async () => {
  const folder = tempFolder();
  const { call } = await tableHere(folder);
  await call("create_character", { name: "Odo" });
  const { code, out } = await runHere("backup", flags(folder));
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringMatching(/^Copied to .*\.sqlite\.\n$/),
  });
  expect(readdirSync(path.join(folder, "campaigns", "backups"))).toHaveLength(1);

  const to = path.join(folder, "campaigns", "copy.sqlite");
  expect(await runHere("backup", [...flags(folder), `--to=${to}`])).toMatchObject({ code: 0 });
  const copy = await tableHere(folder, "copy");
  expect((await copy.call("get_character", { characterId: "Odo" })).isError).toBe(false);
  expect(await runHere("backup", [...flags(folder), `--to=${to}`])).toMatchObject({
    code: 1,
    out: "",
  });
});

test("a command that only reads begins no campaign", async () => {
  const folder = tempFolder();
  for (const command of ["export", "check", "backup"]) {
    const { code, out, err } = await runHere(command, flags(folder, "mispelt"));
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
    const { code, out, err } = await runHere("import", flags(folder), text);
    expect({ text, code, out, err }).toEqual({
      text,
      code: 1,
      out: "",
      err: expect.stringMatching(/^tabletop-combat: .*\n$/),
    });
    // Nor does it leave an empty campaign behind.
    expect((await runHere("campaigns", flags(folder))).out).not.toContain("test");
  }
});

test("a file that cannot be read is told as what it is", async () => {
  const folder = tempFolder();
  const missing = path.join(folder, "nowhere.json");
  const { code, err } = await runHere("import", [...flags(folder), `--file=${missing}`]);
  expect([code, err]).toEqual([
    1,
    `tabletop-combat: ${missing} cannot be read: there is no such file\n`,
  ]);
});

test("an export is taken in as Windows writes it, too", async () => {
  const folder = tempFolder();
  const { call, close } = await tableHere(folder, "first");
  await call("create_character", { name: "Zoë" });
  await close();
  const { out } = await runHere("export", flags(folder, "first"));
  for (const [name, bytes] of [
    ["marked", Buffer.from(`\ufeff${out}`, "utf8")],
    ["wide", Buffer.from(`\ufeff${out}`, "utf16le")],
  ] as const) {
    const file = path.join(folder, `${name}.json`);
    writeFileSync(file, bytes);
    const imported = await runHere("import", [...flags(folder, name), `--file=${file}`]);
    expect(imported).toMatchObject({ code: 0, err: "" });
    expect((await runHere("export", flags(folder, name))).out).toBe(out);
  }
});

test("an import that is refused leaves a campaign alone that was there", async () => {
  const folder = tempFolder();
  const { call, close } = await tableHere(folder);
  await call("create_character", { name: "Zoë" });
  await close();
  const { out } = await runHere("export", flags(folder));
  expect(await runHere("import", flags(folder), out)).toMatchObject({ code: 1 });
  expect((await runHere("export", flags(folder))).out).toBe(out);
  // Dice that cannot be rolled are a reason to refuse, and nothing is begun.
  const garbage = out.replace('"effects":[]', `"effects":[${JSON.stringify(curse)}]`);
  const { code, err } = await runHere("import", flags(folder, "other"), garbage);
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringContaining('Zoë has "0d4" for dice'),
  });
  expect((await runHere("campaigns", flags(folder))).out).toBe("test\n");
});

test("who opens a campaign while an import into it is refused keeps what is played then", async () => {
  const folder = tempFolder();
  const first = await tableHere(folder, "first");
  await first.call("create_character", { name: "Zoë" });
  await first.close();
  const whole = JSON.parse((await runHere("export", flags(folder, "first"))).out);
  const [zoe] = whole.characters;
  const many = Array.from({ length: 500 }, (_, i) => ({
    ...zoe,
    value: { ...zoe.value, id: `z${i}`, name: i === 499 ? "Zoë 0" : `Zoë ${i}` },
  }));
  const twice = JSON.stringify({ ...whole, characters: many, commands: [] });
  const { client, call, close } = await openTable(flags(folder, "new"));
  await client.listTools();
  let isOver = false;
  const importing = run("import", flags(folder, "new"), twice).finally(() => {
    isOver = true;
  });
  // Were the file there before the import is decided, this is when it would be opened.
  while (!isOver && !existsSync(fileIn(folder, "new"))) await sleep(2);
  await call("list_characters");
  const refused = await importing;
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("IMPORT_REFUSED") });
  expect((await call("create_character", { name: "Stay" })).isError).toBe(false);
  await close();
  const later = await tableHere(folder, "new");
  expect((await later.call("list_characters")).text).toContain("Stay");
});

const curse = {
  id: "e1",
  name: "Curse",
  kind: "curse",
  effects: [{ kind: "roll", on: "save", by: "self", bonus: "0d4" }],
  lasting: { kind: "until", what: "removed" },
};

test.each([
  ["a name with a line end", ["name"], "Zoë\n**HP** 999/999", "U+000A is one"],
  ["a name that is empty", ["name"], " ", "it is empty"],
  ["a name of 5,000 letters", ["name"], "Z".repeat(5_000), "is longer than 120 characters"],
  ["an id with a heading", ["id"], "z\n# Zoë", "is no id"],
  ["a source of two lines", ["effects", 0, "source"], "a\nb", "is more than one line"],
])("an import of %s is refused", async (_, at, text, why) => {
  const folder = tempFolder();
  const { call, close } = await tableHere(folder, "first");
  await call("create_character", { name: "Zoë", notes: "Two\nlines." });
  const effect = { name: "Hex", source: "a hag" };
  await call("manage_effect", { characterId: "Zoë", operation: "add", effect });
  await close();
  const { out } = await runHere("export", flags(folder, "first"));
  expect(await runHere("import", flags(folder, "whole"), out)).toMatchObject({ code: 0 });
  const file = JSON.parse(out);
  const holder = at.slice(0, -1).reduce((of, key) => of[key], file.characters[0].value);
  holder[at.at(-1) ?? ""] = text;
  const { code, err } = await runHere("import", flags(folder, "forged"), JSON.stringify(file));
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(why) });
  expect(err).toContain(`characters.0.value.${at.join(".")}`);
  expect((await runHere("campaigns", flags(folder))).out).toBe("first\nwhole\n");
});

import { expect, test } from "vitest";
import { bo, gob } from "../testing/heroes.js";
import { openTable, whole } from "../testing/table.js";
import { ownName } from "./own-name.js";

test.each([
  "Élan",
  "O'Brien",
  "龍の巣",
  "👩‍👩‍👧",
  "🏴‍☠️",
  "می‌خواهم",
  "क्‍ष",
  "שלום",
  "e\u0301",
  "❤️",
  "1️⃣",
])("%j is a name", (text) => expect(ownName.parse(text)).toBe(text));

test.each([
  ["a\nb", "U+000A"],
  ["Marn\u0000x", "U+0000"],
  ["bell\u0007s", "U+0007"],
  ["Ma\u200brn", "U+200B"],
  ["Ma\u200drn", "U+200D"],
  ["Ma\u2060rn", "U+2060"],
  ["\u202eMarn", "U+202E"],
  ["Ma\ufeffrn", "U+FEFF"],
  ["Ma\u00adrn", "U+00AD"],
  ["Ma\u{e0041}rn", "U+E0041"],
  ["Ma\u{e007f}rn", "U+E007F"],
  ["Ma\u115frn", "U+115F"],
  ["Ma\u3164rn", "U+3164"],
  ["Ma\uffa0rn", "U+FFA0"],
  ["Ma\u2800rn", "U+2800"],
  ["Ma\ufe0frn", "U+FE0F"],
  ["Ma\u{e0100}rn", "U+E0100"],
  ["Ma\u034frn", "U+034F"],
  ["Ma\u180brn", "U+180B"],
  ["Ma\ufdd0rn", "U+FDD0"],
  ["Ma\u{1ffff}rn", "U+1FFFF"],
  ["Ma\u061crn", "U+061C"],
  ["Ma\ufff9rn", "U+FFF9"],
  ["Ma\u0301\u200drn", "U+200D"],
])("%j is none, for %s", (text, sign) => {
  expect(ownName.safeParse(text).error?.issues[0]?.message).toContain(sign);
});

test("what begins like a refusal is no name; other brackets are", () => {
  expect(ownName.safeParse("[REFUSED] Zed").error?.issues[0]?.message).toContain("brackets");
  expect(ownName.parse("Zed [the Red]")).toBe("Zed [the Red]");
});

test("whoever and whatever is given a name is held to that", async () => {
  const { call } = await openTable(bo);
  const name = "Bo\u200b";
  for (const [tool, args] of [
    ["create_character", { name }],
    ["update_character", { characterId: "Bo", name }],
    ["manage_party", { operation: "create", name }],
    ["create_location", { name }],
  ] as const)
    expect((await call(tool, args)).text).toMatch(/^\[INVALID_ARGUMENT\] name: .*U\+200B is one/);
});

test("nobody is called what another's id is", async () => {
  const { call } = await openTable(bo, gob);
  const taken = '[NAME_TAKEN] "id1" is the id of another. Give another name.';
  expect((await call("create_character", { name: "id1" })).text).toBe(taken);
  expect((await call("update_character", { characterId: "Gob", name: "id1" })).text).toBe(taken);
  await whole(call("create_location", { name: "id1" }));
});

test("names are swapped in one batch", async () => {
  const { call } = await openTable(bo, gob);
  const batch = [
    { characterId: "id1", name: "Gob" },
    { characterId: "id3", name: "Bo" },
  ];
  await whole(call("update_character", { batch }));
  const { data } = await whole(call("get_character", { characterId: "Gob" }));
  expect(data["character"]).toMatchObject({ id: "id1", race: "Hill Dwarf" });
});

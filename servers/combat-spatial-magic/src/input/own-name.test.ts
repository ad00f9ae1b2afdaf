import { expect, test } from "vitest";
import { bo, gob } from "../testing/heroes.js";
import { openTable, whole } from "../testing/table.js";
import { ownName } from "./own-name.js";

test.each(["Élan", "O'Brien", "龍の巣", "👩‍👩‍👧", "🏴‍☠️", "می‌خواهم", "क्‍ष", "שלום", "e\u0301"])(
  "%j is a name",
  (text) => expect(ownName.parse(text)).toBe(text),
);

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
])("%j is none, for %s", (text, sign) => {
  expect(ownName.safeParse(text).error?.issues[0]?.message).toContain(sign);
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

import { expect, test } from "vitest";
import { ada } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

/** A wizard of level 1 with Intelligence 16 prepares 1 + 3 of the six in her book. */
const book = ["Sleep", "Mage Armor", "Magic Missile", "Shield", "Grease", "Fog Cloud"];
const mage = { ...ada, level: 1, spells: ["Fire Bolt", ...book] };
const armor = { casterId: "Ada", spellName: "Mage Armor", targetIds: ["Ada"] };

test("nobody has said: all count as prepared, and the sheet marks a house rule", async () => {
  const { call } = await openTable(mage);
  const { text } = await whole(call("get_character", { characterId: "Ada", detail: "full" }));
  expect(text).toContain("all its spells count as prepared");
  await whole(call("cast_spell", armor));
});

test("chosen when a character is made, they stand on the sheet, and others cannot be cast", async () => {
  const { call } = await openTable({ ...mage, preparedSpells: ["Sleep", "Shield"] });
  const { data, text } = await whole(call("get_character", { characterId: "Ada" }));
  expect(data).toMatchObject({ character: { spellcasting: { prepared: ["Shield", "Sleep"] } } });
  expect(text).toContain("**Prepared:** Shield, Sleep");
  expect(text).not.toContain("count as prepared");
  expect((await call("cast_spell", armor)).text).toMatch(/^\[NOT_PREPARED\]/);
});

test("a long rest chooses anew, within the class's number", async () => {
  const { call } = await openTable({ ...mage, preparedSpells: ["Sleep"] });
  const rest = { characterId: "Ada", restType: "long" };
  const many = await call("take_rest", { ...rest, preparedSpells: book.slice(0, 5) });
  expect(many.text).toMatch(/^\[TOO_MANY_PREPARED\]/);
  const strange = await call("take_rest", { ...rest, preparedSpells: ["Fireball"] });
  expect(strange.text).toMatch(/^\[CANNOT_PREPARE\]/);
  const four = ["Mage Armor", "Shield", "Grease", "Sleep"];
  await whole(call("take_rest", { ...rest, preparedSpells: four }));
  await whole(call("cast_spell", armor));
});

test("a short rest chooses nothing, and a rest of several not for all of them", async () => {
  const { call } = await openTable(mage);
  const short = { characterId: "Ada", restType: "short", preparedSpells: ["Sleep"] };
  expect((await call("take_rest", short)).text).toMatch(/^\[INVALID_ARGUMENT\] preparedSpells/);
});

test("the table may change them at any time", async () => {
  const { call } = await openTable(mage);
  const change = { characterId: "Ada", preparedSpells: ["Grease"] };
  const { data } = await whole(call("update_character", change));
  expect(data["changed"]).toMatchObject([{ field: "prepared", to: ["grease"] }]);
});

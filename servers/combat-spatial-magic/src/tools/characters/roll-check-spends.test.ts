import { expect, test } from "vitest";
import { openTable } from "../../testing/table.js";

const cleric = {
  name: "Ada",
  class: "cleric",
  level: 1,
  abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 16, cha: 10 },
  spells: ["Guidance", "Resistance", "Sacred Flame"],
};
const bo = {
  name: "Bo",
  class: "wizard",
  level: 1,
  abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
};

const guided = async () => {
  const table = await openTable(cleric, bo);
  await table.call("cast_spell", { casterId: "Ada", spellName: "Guidance", targetIds: ["Bo"] });
  return table;
};

const sneak = { characterId: "Bo", skill: "stealth" };

test("Guidance is spent on one check, and the concentration on it is over", async () => {
  const { call } = await guided();
  const first = await call("roll_check", sneak, 10, 3);
  expect(first.data).toMatchObject({ total: 13 });
  expect(first.text).toContain("Guidance of Ada ends");
  expect((await call("roll_check", sneak, 10)).data).toMatchObject({ total: 10 });
  expect((await call("get_concentration", {})).data).toMatchObject({ concentrations: [] });
});

test("the second check of one batch goes without it", async () => {
  const { call } = await guided();
  const { data } = await call("roll_check", { batch: [sneak, sneak] }, 10, 3, 10);
  expect(data).toMatchObject({ results: [{ total: 13 }, { total: 10 }] });
});

test("a batch that is refused has spent nothing", async () => {
  const { call } = await guided();
  const refused = await call("roll_check", { batch: [sneak, { characterId: "Nobody" }] }, 10, 3);
  expect(refused.text).toMatch(/^\[INVALID_ARGUMENT\]|^\[NOT_FOUND\]/);
  expect((await call("roll_check", sneak, 10, 3)).data).toMatchObject({ total: 13 });
});

test("a check that it is not for leaves it be", async () => {
  const { call } = await guided();
  const save = { characterId: "Bo", kind: "save", ability: "dex" };
  expect((await call("roll_check", save, 10)).data).toMatchObject({ total: 10 });
  expect((await call("roll_check", sneak, 10, 3)).data).toMatchObject({ total: 13 });
});

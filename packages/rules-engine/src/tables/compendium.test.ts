import { expect, test } from "vitest";
import { foldName, srdCompendium } from "./compendium.js";

const srd = await srdCompendium();

test("the tables of SRD 5.1 are there", () => {
  expect(srd.classes.all.length).toBe(12);
  expect(srd.spells.all.length).toBe(319);
  expect(srd.skills.all.length).toBe(18);
});

test("is loaded once", async () => {
  expect(await srdCompendium()).toBe(srd);
});

test.each([
  ["half elf", "half-elf"],
  ["HALF-ELF", "half-elf"],
  ["half_elf", "half-elf"],
])("%s is %s", (name, id) => {
  expect(srd.races.find(name)?.id).toBe(id);
});

test.each([
  ["Sleight of Hand", "sleight_of_hand"],
  ["sleight-of-hand", "sleight_of_hand"],
])("%s is the skill %s", (name, id) => {
  expect(srd.skills.find(name)?.id).toBe(id);
});

test("no two entries of a table share a folded name", () => {
  for (const { all } of [srd.spells, srd.weapons, srd.armor, srd.gear, srd.classes])
    expect(new Set(all.map(({ name }) => foldName(name))).size).toBe(all.length);
});

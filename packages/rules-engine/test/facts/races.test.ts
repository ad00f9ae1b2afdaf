import { expect, test } from "vitest";
import { numbersOf } from "../../src/sheet/numbers.js";
import { srdCompendium, table } from "../../src/tables/compendium.js";
import { held } from "../../testing/attacking.js";
import { creatureOf } from "../../testing/index.js";

const srd = await srdCompendium();

/** Walking speed in feet of a race whose Strength of 10 is too little for plate, in plate. */
function speedInPlate(race: string, compendium = srd): number | undefined {
  const creature = creatureOf({ make: { race }, items: [held("plate-armor", "armor")] });
  return numbersOf(creature, compendium).speed.walk?.effective;
}

test("heavy armor does not slow whose race says so, and slows others by 10 feet (Races, Dwarf)", () => {
  expect(speedInPlate("dwarf")).toBe(25);
  expect(speedInPlate("human")).toBe(20);
});

test("a campaign's own race says it for itself", () => {
  const [dwarf] = srd.races.all.filter(({ id }) => id === "dwarf");
  if (dwarf === undefined) throw new Error("no dwarf");
  const { unslowedByArmor: _, ...slow } = dwarf;
  const races = table([
    { ...dwarf, id: "ironfolk", name: "Ironfolk" },
    { ...slow, id: "dwarf", name: "Dwarf" },
  ]);
  const compendium = { ...srd, races };
  expect(speedInPlate("ironfolk", compendium)).toBe(25);
  expect(speedInPlate("dwarf", compendium)).toBe(15);
});

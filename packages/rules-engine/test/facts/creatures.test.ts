import { expect, test } from "vitest";
import { numbersOf } from "../../src/sheet/numbers.js";
import { srdCompendium } from "../../src/tables/compendium.js";
import { creatureOf } from "../../testing/index.js";

const compendium = await srdCompendium();

test("who was made of a stat block under its other id still has its numbers", () => {
  const hitPoints = (statBlock: string): number =>
    numbersOf(creatureOf({ make: { statBlock, extraHp: 0 } }), compendium).maximumHp.effective;
  // Drow: 3d8, 13 on average; Deep Gnome: 3d6 + 6, 16.
  expect(["drow", "elf-drow"].map(hitPoints)).toEqual([13, 13]);
  expect(["deep-gnome-svirfneblin", "gnome-deep-svirfneblin"].map(hitPoints)).toEqual([16, 16]);
});

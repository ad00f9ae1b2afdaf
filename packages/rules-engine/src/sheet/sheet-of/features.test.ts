import { expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { levelsOf } from "../../../testing/levels.js";
import type { Make } from "../../creature/creature.js";
import { srdCompendium } from "../../tables/compendium.js";
import { sheetFeatures } from "./features.js";

const compendium = await srdCompendium();

const features = (make: Partial<Make>, name: string) =>
  sheetFeatures(creatureOf({ make }), compendium).filter((feature) => feature.name === name);

it("lists a dragonborn's breath once, with its damage and its use", () => {
  const make = {
    race: "dragonborn",
    levels: levelsOf({ fighter: 6 }),
    options: { "draconic-ancestry": ["draconic-ancestry-red"] },
  };
  expect(features(make, "Breath Weapon")).toEqual([
    {
      name: "Breath Weapon",
      from: "Dragonborn",
      uses: { max: 1, left: 1, per: "short-rest" },
      numbers: { damage: "3d6" },
    },
  ]);
  expect(features(make, "Draconic Ancestry")).toMatchObject([{ chosen: ["Red"] }]);
});

// 1d10, the monk's level and the Dexterity modifier.
it.each([
  [5, 16, "1d10 + 8"],
  [3, 10, "1d10 + 3"],
  [3, 4, "1d10"],
  [3, 1, "1d10 - 2"],
])("deflects missiles at monk %d with Dexterity %d: %s", (level, dex, reduction) => {
  const abilities = { str: 10, dex, con: 10, int: 10, wis: 10, cha: 10 };
  const make = { levels: levelsOf({ monk: level }), abilities };
  expect(features(make, "Deflect Missiles")).toMatchObject([{ numbers: { reduction } }]);
});

it("tells the DC of Relentless Rage in place of uses without end", () => {
  expect(features({ levels: levelsOf({ barbarian: 11 }) }, "Relentless Rage")).toEqual([
    { name: "Relentless Rage", from: "Barbarian 11", numbers: { dc: 10 } },
  ]);
});

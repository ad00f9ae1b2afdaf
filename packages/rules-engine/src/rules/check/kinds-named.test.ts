import { expect, it } from "vitest";
import { creatureOf } from "../../../testing/index.js";
import { srdCompendium } from "../../tables/compendium.js";
import { kindsNamed, kindsOf } from "./kinds-named.js";

it.each([
  ["fey", ["fey"]],
  ["Elementals", ["elemental"]],
  ["monstrosities", ["monstrosity"]],
  ["Dryad", ["fey", "dryad"]],
  ["Orcs", ["humanoid", "orc", "orc"]],
  ["Giant Spider", ["beast", "giant spider"]],
  ["the green hag's glare", ["the", "fey", "green hag", "glare"]],
] as const)("%s", async (text, kinds) => {
  expect(kindsNamed(text, await srdCompendium())).toEqual(kinds);
});

it("knows the kinds of a creature", async () => {
  const compendium = await srdCompendium();
  const gnome = creatureOf({ make: { race: "gnome", subrace: "rock-gnome" } });
  expect(kindsOf(gnome, compendium)).toEqual(["humanoid", "gnome", "rock gnome"]);
  const dryad = creatureOf({ make: { statBlock: "dryad" } });
  expect(kindsOf(dryad, compendium)).toEqual(["fey", "dryad"]);
});

import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { creatureOf } from "@tabletop-mcp/rules-engine/testing";
import { expect, test } from "vitest";
import { unplayable, unrollable } from "./unplayable.js";

const found = async (...made: Parameters<typeof creatureOf>) =>
  unplayable(creatureOf(...made), await srdCompendium());

test("somebody whom the rules know is playable", async () => {
  expect(await found({ make: { race: "dwarf", levels: [{ class: "fighter", hp: 10 }] } })).toEqual(
    [],
  );
});

test("an unknown race and more hit points than there can be are told", async () => {
  expect(await found({ make: { race: "kender" } })).toEqual([
    "character Ada (a) is of the unknown race kender",
  ]);
  expect(await found({ hp: { current: 99, temporary: 0 } })).toEqual([
    "character Ada (a) has 99 of 10 hit points",
  ]);
  expect(await found({ hp: { current: -5, temporary: 0 } })).toEqual([
    "character Ada (a) has -5 of 10 hit points",
  ]);
});

test("what stands for dice and is none is told, wherever it is", () => {
  const effects = [
    { kind: "roll", on: "save", by: "self", bonus: "0d4" },
    { kind: "extra-damage", roll: "1d6" },
    { kind: "stat", stat: "armor-class", change: "add", by: "much" },
  ] as const;
  const lasting = { kind: "time", until: 18 } as const;
  const damage = { roll: "d0", type: "fire" } as const;
  const creature = creatureOf({
    effects: [{ id: "e1", name: "Luck", kind: "curse", effects, lasting }],
    items: [{ id: "i1", name: "Rod", quantity: 1, custom: { type: "rod", weight: 1, damage } }],
  });
  expect(unrollable(creature)).toEqual([
    'has "0d4" for dice',
    'has "much" for dice',
    'has "d0" for dice',
  ]);
});

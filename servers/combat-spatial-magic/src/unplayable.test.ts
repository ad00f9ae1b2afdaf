import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { creatureOf } from "@tabletop-mcp/rules-engine/testing";
import { expect, test } from "vitest";
import { unplayable } from "./unplayable.js";

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

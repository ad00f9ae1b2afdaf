import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { expect, test } from "vitest";
import { defaultWorld } from "./default-world.js";
import { type Direction, directions, type Exit, type Room } from "./model.js";

const compendium = await srdCompendium();
const world = await defaultWorld(compendium);
const { rooms, monsters, quests, npcs, chests } = world;

const room = (id: string): Room => {
  const found = rooms.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no room ${id}`);
  return found;
};

test("begins as the specification says, and goes on as it says", () => {
  expect(world.start).toBe("entrance");
  expect(room("entrance").description.at(-1)?.text).toBe(
    "You are at the dungeon entrance. Stone walls stretch up into darkness. A torch flickers on the wall, casting dancing shadows.",
  );
  expect(room("entrance").exits).toStrictEqual({ north: { to: "hallway" } });
  expect(room("hallway").description).toStrictEqual([
    {
      text: "You are in a dark hallway with stone walls. The air is musty and cold. Ancient torches provide flickering light. You can hear distant echoes from the north.",
    },
  ]);
  expect(Object.keys(room("hallway").exits)).toStrictEqual(["south", "east"]);
  expect(room("hallway").items).toStrictEqual(["weathered_note", "leather_pouch", "rusty_key"]);
});

test("the specification's quest: three magical keys, then the guardian, then the treasure", () => {
  const quest = quests.find(({ id }) => id === "three_keys");
  expect(quest?.offer).toStrictEqual({
    room: "hallway",
    text: "A weathered note on the wall describes an ancient treasure hidden deep in the dungeon. The quest involves finding three magical keys and defeating the guardian.",
  });
  expect(quest?.steps.map(({ text: _text, ...step }) => step)).toStrictEqual([
    { have: "ember_key" },
    { have: "tide_key" },
    { have: "bone_key" },
    { defeat: "bronze_warden" },
    { visit: "treasure_chamber" },
  ]);
  // The keys open the way to the guardian, and what it drops the way to the treasure.
  expect(room("antechamber").exits.north).toStrictEqual({ to: "bell_chamber", lock: "bell_door" });
  expect(world.locks.find(({ id }) => id === "bell_door")?.keys).toStrictEqual([
    "ember_key",
    "tide_key",
    "bone_key",
  ]);
  expect(room("bell_chamber").exits.north).toStrictEqual({
    to: "treasure_chamber",
    lock: "treasure_door",
  });
  expect(monsters.find(({ id }) => id === "bronze_warden")).toMatchObject({
    room: "bell_chamber",
    drops: ["wardens_seal"],
  });
});

test("has at least 24 rooms on two levels, a second quest, a merchant, chests and monsters of many kinds", () => {
  expect(rooms.length).toBeGreaterThanOrEqual(24);
  expect(new Set(rooms.map(({ level }) => level))).toStrictEqual(new Set([0, -1]));
  expect(quests.length).toBeGreaterThanOrEqual(2);
  expect(npcs.some(({ trades }) => trades.length > 0)).toBe(true);
  expect(chests.length).toBeGreaterThanOrEqual(8);
  const srd = monsters.filter(({ monster }) => compendium.statBlocks.find(monster) !== undefined);
  expect(new Set(srd.map(({ monster }) => monster)).size).toBeGreaterThanOrEqual(8);
  expect(world.statBlocks.length).toBeGreaterThanOrEqual(1);
});

test("no room says more than 400 characters, and none of ours less than 150", () => {
  const ofTheSpecification = new Set(["entrance"]);
  const odd = rooms.flatMap(({ id, description }) =>
    description
      .filter(({ text }) => text.length > 400 || (text.length < 150 && !ofTheSpecification.has(id)))
      .map(({ text }) => `${id}: ${text.length}`),
  );
  expect(odd).toStrictEqual([]);
});

const steps: Readonly<Record<Direction, readonly [number, number, number]>> = {
  north: [0, 1, 0],
  south: [0, -1, 0],
  east: [1, 0, 0],
  west: [-1, 0, 0],
  up: [0, 0, 1],
  down: [0, 0, -1],
};

test("can be drawn: every way leads back, and no two rooms are in one place", () => {
  const places = new Map<string, string>([["entrance", "0,0,0"]]);
  const odd: string[] = [];
  // A map grows while it is walked through: each room comes once.
  for (const [id, place] of places) {
    const here = place.split(",").map(Number);
    for (const direction of directions) {
      const exit: Exit | undefined = room(id).exits[direction];
      if (exit === undefined) continue;
      const [x, y, z] = steps[direction];
      const there = [x, y, z].map((by, axis) => by + (here[axis] ?? 0)).join(",");
      if ((places.get(exit.to) ?? there) !== there) odd.push(`${id} ${direction} ${exit.to}`);
      places.set(exit.to, there);
      if (!Object.values<Exit>(room(exit.to).exits).some(({ to }) => to === id))
        odd.push(`${exit.to} does not lead back to ${id}`);
    }
  }
  expect(odd).toStrictEqual([]);
  expect(new Set(places.values()).size).toBe(rooms.length);
  expect(rooms.filter(({ id, level }) => !places.get(id)?.endsWith(`,${level}`))).toStrictEqual([]);
});

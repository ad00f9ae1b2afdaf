import { expect, test } from "vitest";
import { namesIn, openFight } from "../../testing/fight.js";
import { whole } from "../../testing/table.js";

const others = [
  { creature: "Goblin", count: 1, position: { x: 8, y: 5 } },
  { creature: "Ogre", position: { x: 10, y: 5 } },
  { creature: "Wolf", side: "party", position: { x: 5, y: 7 } },
];

test("lists the nearest first, from the nearest squares, without the one in the middle", async () => {
  const { call } = await openFight({}, others);
  const reply = await whole(call("get_creatures_in_range", { origin: "Ada", range: 25 }));
  expect(reply.text).toBe("Within 25 ft of Ada: Wolf 10 ft, Goblin 15 ft, Ogre 25 ft.");
  expect(reply.data["creatures"]).toMatchObject([
    { name: "Wolf", distance: 10 },
    { name: "Goblin", distance: 15 },
    { name: "Ogre", distance: 25 },
  ]);
  const near = await whole(call("get_creatures_in_range", { origin: "Ada", range: 20 }));
  expect(namesIn(near)).toEqual(["Wolf", "Goblin"]);
});

test("only of a side, with a condition, or in sight with their cover", async () => {
  const { call } = await openFight({}, others);
  const within = { origin: { x: 5, y: 5 }, range: 60 };
  const enemies = await whole(call("get_creatures_in_range", { ...within, side: "enemies" }));
  expect(namesIn(enemies)).toEqual(["Goblin", "Ogre"]);
  const add = { characterId: "Ogre", operation: "add", condition: "prone", source: "a trip" };
  await whole(call("manage_condition", add));
  const prone = await whole(call("get_creatures_in_range", { ...within, conditions: ["prone"] }));
  expect(namesIn(prone)).toEqual(["Ogre"]);
  const none = await whole(call("get_creatures_in_range", { origin: "0,0", range: 5 }));
  expect(none.text).toBe("Within 5 ft of (0,0): nobody.");
});

test("leaves out whom a wall hides", async () => {
  const wall = Array.from({ length: 20 }, (_, y) => ({ x: 9, y }));
  const terrain = { width: 20, height: 20, obstacles: wall };
  const { call } = await openFight({ terrain }, others);
  const asked = { origin: "Ada", range: 60, lineOfSight: true };
  const { data } = await whole(call("get_creatures_in_range", asked));
  expect(data["creatures"]).toMatchObject([
    { name: "Wolf", cover: "none" },
    { name: "Goblin", cover: "none" },
  ]);
});

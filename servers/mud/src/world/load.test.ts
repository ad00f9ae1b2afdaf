import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { expect, test } from "vitest";
import { readWorld } from "./load.js";
import { smallWorld, smallWorldText } from "./testing/small-world.js";

const compendium = await srdCompendium();

const problemsOf = (text: string): readonly string[] => {
  const read = readWorld(text, compendium);
  return "world" in read ? [] : read.problems;
};

test("short forms are written out and defaults filled in", async () => {
  const { rooms, locks, monsters } = await smallWorld();
  expect(rooms[0]).toStrictEqual({
    id: "gate",
    name: "Gate",
    level: 0,
    description: [
      { text: "You stand in a gate of pale stone. A note is nailed to the door post." },
    ],
    exits: { north: { to: "hall" } },
    items: ["note", "torch", "torch"],
  });
  expect(locks[1]?.shutsAfterMinutes).toBe(10);
  expect(monsters[0]?.name).toBe("Giant Rat");
});

test.each([
  [
    "a room that is not there",
    ['"north": "hall"', '"north": "hal"'],
    'rooms[0] "gate" → exits.north: there is no room "hal". Did you mean "hall"? Allowed: gate, hall, shop, store, vault (line 19, column 27)',
  ],
])("%s", (_, [from = "", to = ""], problem) => {
  expect(smallWorldText).toContain(from);
  expect(problemsOf(smallWorldText.replace(from, to))).toContain(problem);
});

import { expect, test } from "vitest";
import { openFight } from "../../testing/fight.js";
import { whole } from "../../testing/table.js";

const terrain = {
  width: 20,
  height: 20,
  obstacles: ["4,4"],
  difficultTerrain: ["5,4"],
};
const ogre = { creature: "Ogre", position: { x: 6, y: 5 } };

test("is the ring around one, with who and what is there", async () => {
  const { call } = await openFight({ terrain }, [ogre]);
  const reply = await whole(call("get_adjacent_squares", { of: "Ada" }));
  expect(reply.text).toBe(
    "Around Ada, 8 squares: (4,4) wall (impassable), (5,4) difficult, (6,4), (4,5), (6,5) Ogre, (4,6), (5,6), (6,6) Ogre.",
  );
  expect(reply.data["squares"]).toMatchObject([
    { position: { x: 4, y: 4 }, terrain: "wall", passable: false },
    { position: { x: 5, y: 4 }, terrain: "difficult", passable: true },
    { position: { x: 6, y: 4 }, terrain: "plain", passable: true },
    {},
    { position: { x: 6, y: 5 }, occupant: expect.any(String) },
    {},
    {},
    { position: { x: 6, y: 6 }, occupant: expect.any(String) },
  ]);
});

test("is the ring of the whole space of a large one: 12 squares, of which one is taken", async () => {
  const { call } = await openFight({ terrain }, [ogre]);
  const all = await whole(call("get_adjacent_squares", { of: "Ogre" }));
  expect(all.data["squares"]).toHaveLength(12);
  const taken = await whole(call("get_adjacent_squares", { of: "Ogre", filter: "occupied" }));
  expect(taken.text).toBe("Around Ogre, 1 occupied squares: (5,5) Ada.");
  const free = await whole(call("get_adjacent_squares", { of: "Ogre", filter: "free" }));
  expect(free.data["squares"]).toHaveLength(11);
});

test("has no squares off the map", async () => {
  const { call } = await openFight();
  const corner = await whole(call("get_adjacent_squares", { of: { x: 0, y: 0 } }));
  expect(corner.data["squares"]).toHaveLength(3);
});

test("names what fills a square", async () => {
  const { call } = await openFight({}, [
    { creature: "Gibbering Mouther", position: { x: 12, y: 5 } },
  ]);
  // Its ground is 10 feet around it: from x 10 on.
  const around = await whole(call("get_adjacent_squares", { of: { x: 10, y: 5 } }));
  expect(around.text).toContain("(9,5), (11,5) Aberrant Ground,");
});

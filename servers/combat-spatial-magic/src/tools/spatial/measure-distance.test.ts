import { expect, test } from "vitest";
import { openFight } from "../../testing/fight.js";
import { openTable, whole } from "../../testing/table.js";

test("(0,0) to (3,3) is 15 feet on the grid, 20 by 5-10-5, 21.2 straight; 30 feet up are 30", async () => {
  const { call } = await openTable();
  const feet = async (more: object) => {
    const { data } = await whole(
      call("measure_distance", { from: "0,0", to: { x: 3, y: 3 }, ...more }),
    );
    return [data["feet"], data["squares"]];
  };
  expect(await feet({})).toEqual([15, 3]);
  // Steps of 5, 10 and 5.
  expect(await feet({ metric: "5-10-5" })).toEqual([20, 4]);
  // The root of 450.
  expect(await feet({ metric: "euclidean" })).toEqual([21.2, 4.2]);
  expect(await feet({ to: { x: 3, y: 3, z: 30 } })).toEqual([30, 6]);
});

test("between the nearest squares of two who fight, by the fight's own diagonals", async () => {
  const ogre = { creature: "Ogre", position: { x: 7, y: 7 } };
  const { call } = await openFight({ diagonals: "5-10-5" }, [ogre]);
  const reply = await whole(call("measure_distance", { from: "Ada", to: "ogre" }));
  expect(reply.text).toBe("Ada to Ogre: 15 ft (3 squares).");
  expect(reply.data).toEqual({ feet: 15, squares: 3 });
  // From the south-east square of the ogre's four, at (8,8).
  const far = await whole(call("measure_distance", { from: "Ogre", to: "10,8", metric: "grid" }));
  expect(far.data).toEqual({ feet: 10, squares: 2 });
});

test("who stands on no map is refused, and whoever is not there named", async () => {
  const { call } = await openTable({ name: "Gob", creature: "Goblin" });
  expect((await call("measure_distance", { from: "Gob", to: "1,1" })).text).toMatch(
    /^\[NOT_PLACED\] Gob stands on no map/,
  );
  expect((await call("measure_distance", { from: "Gub", to: "1,1" })).text).toMatch(
    /^\[NOT_FOUND\].*"Gob"/,
  );
});

import { describe, expect, it } from "vitest";
import { openFight } from "../../testing/fight.js";
import { openTable, whole } from "../../testing/table.js";

describe("calculate_aoe without an encounter", () => {
  it("is geometry: 7 squares of a cone of 15 feet to the east", async () => {
    const { call } = await openTable();
    const cone = { shape: "cone", origin: "3,3", direction: { x: 1, y: 0 }, length: 15 };
    const reply = await whole(call("calculate_aoe", cone));
    expect(reply.text).toMatchInlineSnapshot(
      `"15-ft cone from (3,3): 7 squares: 5,2 6,2 4,3 5,3 6,3 5,4 6,4."`,
    );
    expect(reply.data).toEqual({
      affectedTiles: [
        { x: 5, y: 2 },
        { x: 6, y: 2 },
        { x: 4, y: 3 },
        { x: 5, y: 3 },
        { x: 6, y: 3 },
        { x: 5, y: 4 },
        { x: 6, y: 4 },
      ],
      affectedCreatures: [],
      creatures: [],
    });
  });

  it("counts spheres from a corner, cubes from a face and lines as they are", async () => {
    const { call } = await openTable();
    const count = async (asked: object) => {
      const { data } = await whole(call("calculate_aoe", { origin: { x: 50, y: 50 }, ...asked }));
      return Array.isArray(data["affectedTiles"]) ? data["affectedTiles"].length : undefined;
    };
    // A quarter has rows of 4, 4, 3 and 2.
    expect(await count({ shape: "sphere", radius: 20, originAt: "corner" })).toBe(52);
    expect(await count({ shape: "cube", sideLength: 15, direction: "1,0" })).toBe(9);
    expect(await count({ shape: "line", length: 60, direction: "0,1" })).toBe(12);
    const withOrigin = { length: 60, direction: "0,1", includeOrigin: true };
    expect(await count({ shape: "line", ...withOrigin })).toBe(13);
    // Large areas are told row by row.
    const wide = { shape: "cylinder", radius: 30, height: 40, origin: "50,50" };
    const { text } = await whole(call("calculate_aoe", wide));
    expect(text).toContain("y 50: x 44-56");
  });

  it("refuses a cone with a radius by the rule, and what lacks its size or way", async () => {
    const { call } = await openTable();
    const at = { origin: { x: 3, y: 3 } };
    const cone = { ...at, shape: "cone", direction: { x: 1, y: 0 }, length: 15, radius: 5 };
    expect((await call("calculate_aoe", cone)).text).toMatch(
      /^\[INVALID_ARGUMENT\] A cone has a length/,
    );
    expect((await call("calculate_aoe", { ...at, shape: "sphere" })).text).toMatch(/needs radius/);
    expect((await call("calculate_aoe", { ...at, shape: "line", length: 30 })).text).toMatch(
      /needs a direction/,
    );
  });
});

describe("calculate_aoe in an encounter", () => {
  const ogre = { creature: "Ogre", position: { x: 9, y: 5 } };
  const goblin = { creature: "Goblin", position: { x: 12, y: 5 } };

  it("strikes by any square, with cover from the point of origin, and can leave some out", async () => {
    const { call } = await openFight({}, [ogre, goblin]);
    const burst = { shape: "sphere", origin: { x: 6, y: 5 }, radius: 20 };
    const reply = await whole(call("calculate_aoe", burst));
    // The ogre's west side is 3 squares away; the goblin 6.
    expect(reply.data).toMatchObject({
      creatures: [
        { name: "Ada", cover: "none" },
        { name: "Ogre", cover: "none" },
      ],
    });
    expect(reply.text).toMatch(/Creatures: Ada, Ogre\.$/);
    const spared = await whole(call("calculate_aoe", { ...burst, ignoreIds: ["Ada"] }));
    expect(spared.text).toMatch(/Creatures: Ogre\.$/);
  });

  it("starts at somebody, whom a line does not strike, and is shielded by walls", async () => {
    const wall = Array.from({ length: 20 }, (_, y) => `8,${y}`);
    const terrain = { width: 20, height: 20, obstacles: wall };
    const line = { shape: "line", origin: "Ada", direction: { x: 1, y: 0 }, length: 60 };
    const open = await openFight({}, [ogre, goblin]);
    expect((await whole(open.call("calculate_aoe", line))).text).toMatch(
      /Creatures: Ogre, Goblin \(half cover\)\.$/,
    );
    const walled = await openFight({ terrain }, [ogre, goblin]);
    const { text, data } = await whole(walled.call("calculate_aoe", line));
    expect(text).toMatch(/Creatures: none\.$/);
    // The wall's own squares are reached, and nothing behind them.
    expect(data["affectedTiles"]).toEqual([
      { x: 6, y: 5 },
      { x: 7, y: 5 },
      { x: 8, y: 5 },
    ]);
    const own = await whole(walled.call("calculate_aoe", { ...line, includeOrigin: true }));
    expect(own.text).toMatch(/Creatures: Ada\.$/);
  });

  it("starts at the edge of who is large, whom it leaves out, and spreads from its middle", async () => {
    const dragon = { creature: "Adult Red Dragon", position: { x: 5, y: 6 } };
    const { call } = await openFight({}, [
      dragon,
      { creature: "Goblin", position: { x: 8, y: 7 } },
    ]);
    const covered = async (asked: object) => {
      const origin = "Adult Red Dragon";
      const { data, text } = await whole(call("calculate_aoe", { origin, ...asked }));
      const tiles = data["affectedTiles"];
      return { count: Array.isArray(tiles) ? tiles.length : 0, text };
    };
    // Twelve columns from its east side on, and eight squares and more to the south-east.
    const east = { shape: "cone", length: 60, direction: { x: 1, y: 0 } };
    const breath = await covered(east);
    expect(breath.count).toBe(84);
    expect(breath.text).toMatch(/Creatures: Goblin\.$/);
    const slanted = { shape: "cone", length: 30, direction: { x: 1, y: 1 } };
    expect((await covered(slanted)).count).toBe(20);
    const line = { shape: "line", length: 30, direction: { x: 1, y: 0 } };
    expect((await covered(line)).text).toContain("6 squares: 8,7 9,7 10,7 11,7 12,7 13,7.");
    const cube = { shape: "cube", sideLength: 15, direction: { x: 1, y: 0 } };
    expect((await covered(cube)).text).toContain("8,6 9,6 10,6 8,7");
    // 1 + 3 + 5 + 3 + 1 around the middle one of its nine squares.
    expect((await covered({ shape: "sphere", radius: 10 })).count).toBe(13);
    const goblins = await covered({ ...east, includeOrigin: true });
    expect(goblins.text).toMatch(/Creatures: Adult Red Dragon, Goblin\.$/);
  });

  it("spreads from the corner where the four squares of a large creature meet", async () => {
    const { call } = await openFight({}, [ogre]);
    const burst = { shape: "sphere", origin: "Ogre", radius: 10 };
    const { text } = await whole(call("calculate_aoe", burst));
    // Rows of 2, 4, 4 and 2.
    expect(text).toContain("12 squares: 9,4 10,4 8,5 9,5 10,5 11,5 8,6 9,6 10,6 11,6 9,7 10,7.");
  });
});

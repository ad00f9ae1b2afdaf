import { expect, test } from "vitest";
import { openFight } from "../../testing/fight.js";
import { openTable, whole } from "../../testing/table.js";

const goblin = { creature: "Goblin", position: { x: 11, y: 5 } };
const asked = { attackerId: "Ada", targetId: "Goblin" };

test("in the open there is none; a creature in between gives half", async () => {
  const { call } = await openFight({}, [goblin]);
  const open = await whole(call("check_cover", asked));
  expect(open.text).toBe("Goblin has no cover from Ada; 0 of 4 lines blocked by terrain.");
  expect(open.data).toEqual({
    cover: "none",
    acBonus: 0,
    dexSaveBonus: 0,
    lines: { blocked: 0, of: 4 },
    blockedBy: [],
  });
  const ogre = { creature: "Ogre", position: { x: 8, y: 5 } };
  const hidden = await openFight({}, [goblin, ogre]);
  expect((await whole(hidden.call("check_cover", asked))).data).toMatchObject({
    cover: "half",
    acBonus: 2,
    dexSaveBonus: 2,
  });
});

test("a pillar before the target gives half or three quarters, a wall all", async () => {
  // From (5,5) to (11,5): a wall on (10,5) hides the two western corners' lines to its south side at most.
  const by = async (obstacles: readonly string[]) => {
    const terrain = { width: 20, height: 20, obstacles };
    const { call } = await openFight({ terrain }, [goblin]);
    return (await whole(call("check_cover", asked))).data;
  };
  const wall = Array.from({ length: 20 }, (_, y) => `10,${y}`);
  expect(await by(wall)).toMatchObject({ cover: "full", acBonus: 0, lines: { blocked: 4 } });
  // From the attacker's south-west corner (5,6) the lines to (11,6) and (12,6) touch the pillar's edge
  // and those to (11,5) and (12,5) pass through it: two of four.
  expect(await by(["10,5"])).toMatchObject({ cover: "half", acBonus: 2, lines: { blocked: 2 } });
});

test("squares will do, and both ends are needed", async () => {
  const { call } = await openFight({}, [goblin]);
  const squares = await whole(call("check_cover", { from: "0,0", to: { x: 4, y: 0 } }));
  expect(squares.data).toMatchObject({ cover: "none" });
  expect((await call("check_cover", { attackerId: "Ada" })).text).toMatch(
    /^\[INVALID_ARGUMENT\] check_cover needs targetId or to/,
  );
});

test("without a map there is nothing to say", async () => {
  const { call } = await openTable();
  const { text } = await call("check_cover", { from: "0,0", to: "4,0" });
  expect(text).toMatch(/^\[NO_MAP\]/);
});

import { expect, test } from "vitest";
import { openFight } from "../../testing/fight.js";
import { whole } from "../../testing/table.js";

test("counts squares that are really different, and none is no error", async () => {
  const { call } = await openFight();
  const asked = { operation: "add", type: "difficult", positions: ["3,4", { x: 3, y: 5 }] };
  const first = await whole(call("modify_terrain", asked));
  expect(first.data).toMatchObject({ changed: 2 });
  const again = await whole(call("modify_terrain", asked));
  expect(again.data).toMatchObject({ changed: 0, events: [] });
  const taken = { ...asked, operation: "remove", positions: ["3,4"] };
  expect((await whole(call("modify_terrain", taken))).data).toMatchObject({ changed: 1 });
  const { text } = await whole(call("get_adjacent_squares", { of: "3,5" }));
  expect(text).toContain("(3,4),");
});

test("lays areas: a sphere of 10 feet around a square's middle is 13 squares", async () => {
  const { call } = await openFight();
  const area = { shape: "sphere", origin: "12,12", radius: 10 };
  const fog = await whole(call("modify_terrain", { operation: "add", type: "fog", area }));
  expect(fog.data).toMatchObject({ changed: 13 });
  const look = await whole(call("check_line_of_sight", { from: "Ada", to: "12,12" }));
  expect(look.data).toMatchObject({ visible: false, obscured: "heavily" });
});

test("a pit, a hazard and the light are what was said of them", async () => {
  const { call } = await openFight();
  const add = { operation: "add" };
  await whole(call("modify_terrain", { ...add, type: "pit", positions: ["7,7"], height: 20 }));
  const harm = { damage: "1d6", damageType: "fire", trigger: "start_of_turn" };
  const fire = { ...add, type: "hazard", positions: ["8,7"], hazard: harm };
  await whole(call("modify_terrain", fire));
  await whole(call("modify_terrain", { ...add, type: "light", positions: ["9,7"], light: "dim" }));
  const { text } = await whole(call("get_adjacent_squares", { of: "8,8" }));
  expect(text).toContain("(7,7) pit 20 ft deep");
  expect(text).toContain("(8,7) hazard 1d6 fire");
  expect(text).toContain("(9,7) dim");
});

test("buries nobody: a wall on somebody is refused, or pushes aside", async () => {
  const { call } = await openFight();
  const wall = { operation: "add", type: "wall", positions: ["5,5"] };
  expect((await call("modify_terrain", wall)).text).toMatch(/^\[BURIES\] That would bury Ada/);
  const pushed = await whole(call("modify_terrain", { ...wall, push: true }));
  expect(pushed.data).toMatchObject({ changed: 1 });
  expect(pushed.text).toContain("Ada");
  const away = await whole(call("measure_distance", { from: "Ada", to: "5,5" }));
  expect(away.data).toMatchObject({ feet: 5 });
});

test("needs squares, what a hazard does, and a map they are on", async () => {
  const { call } = await openFight();
  const add = { operation: "add", type: "hazard" };
  expect((await call("modify_terrain", add)).text).toMatch(/needs positions or area/);
  expect((await call("modify_terrain", { ...add, positions: ["1,1"] })).text).toMatch(
    /A hazard needs hazard/,
  );
  const off = { operation: "add", type: "water", positions: ["30,1"] };
  expect((await call("modify_terrain", off)).text).toMatch(/^\[OFF_MAP\]/);
});

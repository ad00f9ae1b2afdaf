import { expect, test } from "vitest";
import { openFight } from "../../testing/fight.js";
import { whole } from "../../testing/table.js";

const guardians = {
  ownerId: "Ada",
  name: "Spirit Guardians",
  radius: 15,
  affects: "enemies",
  trigger: ["enter", "start_of_turn"],
  save: { ability: "wis", dc: 13, half: true },
  damage: "3d8",
  damageType: "radiant",
  concentration: true,
  duration: "10 minutes",
};

/** Gob, an ogre's worth of hit points, stands 10 feet from Ada. */
const fight = () =>
  openFight({}, [
    { custom: { name: "Gob", hp: 59, ac: 11 }, side: "enemy", position: { x: 7, y: 5 } },
  ]);

test("an aura says who is in it, strikes at the start of a turn, and once in a turn", async () => {
  const { call } = await fight();
  const laid = await whole(call("create_aura", guardians));
  expect(laid.data["covered"]).toHaveLength(1);
  expect(laid.text).toContain("Spirit Guardians");
  // 3d8: 4 + 5 + 6, and the save of 12 + 0 fails against 13.
  const turn = await whole(call("advance_turn", {}, 12, 4, 5, 6));
  expect(turn.text).toContain("15");
  const again = await whole(call("process_aura", { trigger: "start_of_turn", creatureId: "Gob" }));
  expect(again.data["results"]).toEqual([]);
  expect(again.text).toContain("Nobody is struck");
});

test("it is processed by hand where nothing has done it, and ends with concentration", async () => {
  const { call } = await fight();
  const { data } = await whole(call("create_aura", guardians));
  const auraId = data["auraId"];
  const struck = await whole(
    call("process_aura", { auraId, trigger: "enter", creatureId: "Gob" }, 13, 8, 8, 8),
  );
  // A save of 13 halves 24.
  expect(struck.data["results"]).toMatchObject([{ name: "Gob", save: { total: 13, dc: 13 } }]);
  expect(struck.text).toContain("12");
  const ended = await whole(call("break_concentration", { characterId: "Ada" }));
  expect(ended.data["ended"]).toMatchObject([{ what: "Spirit Guardians" }]);
  const gone = await call("process_aura", { auraId, trigger: "enter" });
  expect(gone.text).toMatch(/^\[NO_SUCH_ZONE\]/);
});

test("it is taken away by its id", async () => {
  const { call } = await fight();
  const { concentration: _, ...plain } = guardians;
  const { data } = await whole(call("create_aura", plain));
  const asked = { operation: "remove", targetId: "Ada", effectId: data["auraId"] };
  const removed = await whole(call("manage_effect", asked));
  expect(removed.text).toContain("Spirit Guardians has ended (removed).");
  const gone = await call("process_aura", { auraId: data["auraId"], trigger: "enter" });
  expect(gone.text).toMatch(/^\[NO_SUCH_ZONE\]/);
});

test("one that is concentrated on ends with that, if it is taken away", async () => {
  const { call } = await fight();
  const { data } = await whole(call("create_aura", guardians));
  const asked = { operation: "remove", targetId: "Ada", effectId: data["auraId"] };
  await whole(call("manage_effect", asked));
  const { data: held } = await whole(call("get_concentration", {}));
  expect(held["concentrations"]).toEqual([]);
});

test("an aura of a wrong size, or of nobody in the fight, is refused", async () => {
  const { call } = await fight();
  const small = await call("create_aura", { ...guardians, radius: 3 });
  expect(small.text).toMatch(/^\[INVALID_ARGUMENT\]/);
  const nobody = await call("create_aura", { ...guardians, ownerId: "Zed" });
  expect(nobody.text).toMatch(/^\[NOT_FOUND\]/);
});

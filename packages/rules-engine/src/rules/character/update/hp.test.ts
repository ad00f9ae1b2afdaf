import { expect, test } from "vitest";
import { creatureOf, deepFreeze, usingDice } from "../../../../testing/index.js";
import type { UpdateRequest } from "../../../game/request.js";
import { creatureIn } from "../../../game/state.js";
import { resolve } from "../../../resolve/resolve.js";

/** Ada with 20 hit points at most. */
async function update(hp: { current: number; temporary: number }, request: UpdateRequest) {
  const creature = creatureOf({ make: { extraHp: 20 }, hp });
  const state = deepFreeze({ clock: 0, creatures: { a: creature } });
  const done = resolve(state, { type: "update", id: "a", request }, await usingDice());
  if (!done.ok) throw new Error(`${done.error.code}: ${done.error.message}`);
  return {
    types: done.value.events.map(({ type }) => type),
    hp: creatureIn(done.value.state, "a").hp,
  };
}

const ten = { current: 10, temporary: 0 };

test.each([
  ["a number above heals", ten, { hp: 15 }, "healed", 15],
  ["a number below hurts", ten, { hp: 3 }, "damage_taken", 3],
  ["digits in a string set too", ten, { hp: "15" }, "healed", 15],
  ["+5 heals", ten, { hp: "+5" }, "healed", 15],
  ["-4 hurts", ten, { hp: "-4" }, "damage_taken", 6],
  ["healing stops at the maximum", ten, { hp: "+50" }, "healed", 20],
  ["a number stops at the maximum", ten, { hp: 50 }, "healed", 20],
  ["hit points do not go below 0", ten, { hp: "-30" }, "damage_taken", 0],
  ["raw sets", ten, { hp: 3, raw: true }, "hp_set", 3],
  ["raw sets by so much", ten, { hp: "-30", raw: true }, "hp_set", 0],
] as const)("%s", async (_, before, request, type, after) => {
  const { types, hp } = await update(before, request);
  expect(types[0]).toBe(type);
  expect(hp.current).toBe(after);
});

test("temporary hit points take damage first, and a number is what is left", async () => {
  const cushioned = { current: 10, temporary: 5 };
  expect((await update(cushioned, { hp: "-4" })).hp).toEqual({ current: 10, temporary: 1 });
  expect((await update(cushioned, { hp: 7 })).hp).toEqual({ current: 7, temporary: 0 });
});

test("temporary hit points are set, and do not add up", async () => {
  const cushioned = { current: 10, temporary: 5 };
  expect((await update(cushioned, { tempHp: 3 })).hp).toEqual({ current: 10, temporary: 3 });
  expect((await update(cushioned, { tempHp: 8, raw: true })).hp.temporary).toBe(8);
  expect((await update(cushioned, { tempHp: 5 })).types).toEqual([]);
});

test("damage has a type: a dwarf takes half of poison", async () => {
  const dwarf = { make: { race: "dwarf" }, hp: { current: 10, temporary: 0 } };
  const state = { clock: 0, creatures: { a: creatureOf(dwarf) } };
  const using = await usingDice();
  const request = { hp: "-7", damageType: "poison" } as const;
  const hurt = resolve(state, { type: "update", id: "a", request }, using);
  expect(hurt).toMatchObject({ value: { events: [{ type: "damage_taken", dealt: 3, hp: 7 }] } });
  const healed = { hp: "+7", damageType: "poison" } as const;
  expect(resolve(state, { type: "update", id: "a", request: healed }, using)).toMatchObject({
    ok: false,
    error: { code: "NO_DAMAGE" },
  });
});

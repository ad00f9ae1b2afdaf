import { expect, test } from "vitest";
import { type Table, tableOf } from "../testing/table.js";
import { smallWorld } from "../world/testing/small-world.js";

// By the small world: Ada has 28 hit points and AC 19, +5 to hit and 1d8 + 3; the giant rat has AC 12
// and 7 hit points, and bites with +4 for 1d4 + 2.

/** Ada and Bob at the rat, which has bitten Ada to 22 of 28. */
async function bitten(): Promise<Table> {
  const table = await tableOf();
  for (const who of ["Ada", "Bob"]) await table.as(who, "move", { direction: "north" });
  table.roll(2, 15, 4);
  await table.as("Ada", "battle");
  for (const who of ["Ada", "Bob"]) await table.as(who, "events");
  return table;
}

test("Second Wind is the bonus action of a turn, and its attack comes after it", async () => {
  const { as, roll } = await bitten();
  roll(1, 2); // 1d10 + 3; 2 + 5 misses
  expect(await as("Ada", "use", { item: "second" })).toBe(
    [
      "You use Second Wind.",
      "You regain 4 from Second Wind (1d10 + 3 [1]); you have 26 of 28 hit points left.",
      "You attack the giant rat with longsword: d20 2 + 5 = 7 against AC 12: miss.",
    ].join("\n"),
  );
  expect(await as("Ada", "use", { item: "second wind" })).toMatch(/^\[/);
});

test("Second Wind needs no fight, and is spent then, too", async () => {
  const { as, roll, scene } = await bitten();
  roll(2);
  await as("Ada", "move", { direction: "south" });
  roll(1);
  expect(await as("Ada", "use", { item: "Second Wind" })).toBe(
    [
      "You use Second Wind.",
      "You regain 4 from Second Wind (1d10 + 3 [1]); you have 26 of 28 hit points left.",
    ].join("\n"),
  );
  expect((await scene("Ada")).me.body.life.spent?.uses).toEqual({ "fighter-second-wind": 1 });
});

test("Second Wind is not wasted on the unhurt", async () => {
  const { as, roll, scene } = await tableOf();
  await as("Ada", "look");
  roll(1);
  expect(await as("Ada", "use", { item: "Second Wind" })).toBe(
    "[FULL_HEALTH] You have all 28 hit points.",
  );
  expect((await scene("Ada")).me.body.life.spent).toBeUndefined();
});

test("what nobody carries and nobody can do is not used", async () => {
  const { as } = await bitten();
  expect(await as("Ada", "use", { item: "third wind" })).toMatch(/^\[NOT_CARRIED\]/);
});

/** A potion of 2d4 + 2 in Ada's hands. */
async function withPotion(): Promise<Table> {
  const table = await bitten();
  const after = { place: "@ada", body: { of: "potion" } };
  const potion = { kind: "item", id: "potion-1", version: 0, after };
  await table.ctx.store.commit({ at: 0, changes: [potion] });
  return table;
}

test("a potion takes the action in a fight, and the enemies have their turns", async () => {
  const { as, roll, wait, scene } = await withPotion();
  wait(0.1);
  roll(1, 1, 16, 2); // 1 + 1 + 2; 16 + 4 hits for 2 + 2
  expect(await as("Ada", "use", { item: "potion" })).toBe(
    [
      "Warmth spreads through you.",
      "You regain 4 from red potion (2d4 + 2 [1, 1]); you have 26 of 28 hit points left.",
      "The giant rat attacks you with Bite: d20 16 + 4 = 20 against AC 19: hit, 1d4 + 2 [2] = 4 piercing; you have 22 of 28 hit points left.",
    ].join("\n"),
  );
  expect((await scene("Ada")).carried.map(({ name }) => name)).not.toContain("red potion");
  expect(await as("Bob", "events")).toContain("Ada regains 4 from red potion");
});

test("a potion is given to somebody who stands by, and the enemies strike at who fights", async () => {
  const { as, ctx, roll, wait, scene } = await withPotion();
  const { version, place, body } = (await scene("Bob")).me;
  const life = { ...body.life, hp: { current: 5, temporary: 0 } };
  const after = { place, body: { ...body, life } };
  await ctx.store.commit({ at: 0, changes: [{ kind: "player", id: "bob", version, after }] });
  wait(0.1);
  roll(3, 4, 1);
  expect(await as("Ada", "use", { item: "potion", target: "bob" })).toBe(
    [
      "Warmth spreads through you.",
      "Bob regains 9 from red potion (2d4 + 2 [3, 4]); Bob has 14 of 28 hit points left.",
      "The giant rat attacks you with Bite: d20 1 + 4 = 5 against AC 19: miss.",
    ].join("\n"),
  );
  expect((await scene("Bob")).me.body.life.hp?.current).toBe(14);
});

test("armor is not put on in a fight, and a weapon is", async () => {
  const { as, ctx } = await bitten();
  const after = (of: string) => ({ place: "@ada", body: { of } });
  const more = ["shield", "longsword"].map((of) => ({
    kind: "item",
    id: `${of}-9`,
    version: 0,
    after: after(of),
  }));
  await ctx.store.commit({ at: 0, changes: more });
  expect(await as("Ada", "equip", { item: "shield-9" })).toBe(
    "[IN_FIGHT] There is no time to put on the shield in a fight. flee first.",
  );
  expect(await as("Ada", "equip", { item: "longsword-9" })).toBe(
    "You equip the longsword (longsword put away).",
  );
});

test("what is magical by the SRD does what it does there, where the file says nothing", async () => {
  const world = smallWorld();
  const items = world.items.map(({ use: _use, ...item }) => item);
  const { as, ctx, roll, scene } = await tableOf({ world: { ...world, items } });
  const { version, place, body } = (await scene("Ada")).me;
  const after = {
    place,
    body: { ...body, life: { ...body.life, hp: { current: 5, temporary: 0 } } },
  };
  const potion = { place: "@ada", body: { of: "potion" } };
  await ctx.store.commit({
    at: 0,
    changes: [
      { kind: "player", id: "ada", version, after },
      { kind: "item", id: "potion-1", version: 0, after: potion },
    ],
  });
  roll(2, 3);
  expect(await as("Ada", "use", { item: "potion" })).toBe(
    [
      "You use red potion.",
      "You regain 7 from red potion (2d4 + 2 [2, 3]); you have 12 of 28 hit points left.",
    ].join("\n"),
  );
  expect((await scene("Ada")).carried.map(({ id }) => id)).not.toContain("potion-1");
  expect(await as("Ada", "use", { item: "longsword" })).toMatch(/^\[NO_USE\]/);
});

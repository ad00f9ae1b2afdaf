import { expect, test } from "vitest";
import { tableOf } from "../testing/table.js";

/** To the store with its crate. */
const toStore = ["north", "east", "north"] as const;

test("a chest is opened once, and is filled again after its time with what was left of it", async () => {
  const { as, wait, scene } = await tableOf();
  expect(await as("Ada", "open_chest")).toBe("[NO_CHEST] There is no chest here.");
  for (const direction of toStore) await as("Ada", "move", { direction });
  expect(await as("Ada", "open_chest")).toBe("You open the crate. In it: brass key and torch.");
  expect(await as("Ada", "look")).toBe(
    "Shelves, and a crate that is open. Exits: South.\nThings: brass key, torch.\nChests: crate (open).",
  );
  expect(await as("Ada", "open_chest")).toBe("[ALREADY_OPEN] The crate is open and empty.");
  await as("Ada", "pick_up", { item: "key" });
  wait(10);
  expect(await as("Ada", "look")).toBe(
    "Shelves, and a crate that is shut. Exits: South.\nChests: crate (closed).\nThe crate is closed again.",
  );
  await as("Ada", "open_chest", { chest: "CRATE" });
  const { items } = await scene("Ada");
  expect(items.map(({ id }) => id)).toEqual(["brass_key-2", "torch-4"]);
});

test("a potion heals who drinks it, or whom it is given to, and is gone", async () => {
  const { as, ctx, roll, scene } = await tableOf();
  await as("Ada", "look");
  await as("Bob", "look");
  const potions = ["potion-1", "potion-2"].map((id) => ({
    kind: "item",
    id,
    version: 0,
    after: { place: "@ada", body: { of: "potion" } },
  }));
  const wounded = (await scene("Bob")).me;
  const life = { ...wounded.body.life, hp: { current: 5, temporary: 0 } };
  const after = { place: "gate", body: { ...wounded.body, life } };
  await ctx.store.commit({
    at: 0,
    changes: [...potions, { kind: "player", id: "bob", version: wounded.version, after }],
  });
  roll(3, 4); // 2d4 + 2
  expect(await as("Ada", "use", { item: "potion", target: "Bob" })).toBe(
    "You use the red potion: Warmth spreads through you. Bob regains 9 hit points (2d4+2: [3, 4]).",
  );
  expect(await as("Bob", "inventory")).toContain("Bob: 14 of 28 hit points.");
  expect(await as("Ada", "use", { item: "red" })).toBe("[FULL_HEALTH] Ada has all 28 hit points.");
  roll(1, 1);
  expect(await as("Ada", "use", { item: "red", target: "Bob" })).toBe(
    "You use the red potion: Warmth spreads through you. Bob regains 4 hit points (2d4+2: [1, 1]).",
  );
  expect(await as("Ada", "use", { item: "potion" })).toContain("[NOT_CARRIED]");
  expect(await as("Ada", "use", { item: "shield" })).toBe("[NO_USE] The shield does nothing here.");
});

test("a key opens by being used, too", async () => {
  const { as } = await tableOf();
  for (const direction of toStore) await as("Ada", "move", { direction });
  await as("Ada", "open_chest");
  await as("Ada", "pick_up", { item: "key" });
  expect(await as("Ada", "use", { item: "key" })).toBe("[NO_USE] The brass key does nothing here.");
  for (const direction of ["south", "west"]) await as("Ada", "move", { direction });
  expect(await as("Ada", "examine", { target: "trapdoor" })).toBe(
    "The trapdoor is locked. Its lock is of brass. It needs the brass key.",
  );
  expect(await as("Ada", "use", { item: "key", target: "down" })).toBe(
    "You unlock the trapdoor with the brass key.",
  );
  expect(await as("Ada", "look")).toContain("Down (trapdoor, open)");
});

test("rest brings hit points back, once in two minutes, and never beside a monster", async () => {
  const { as, ctx, scene, wait } = await tableOf();
  await as("Ada", "look");
  const { me } = await scene("Ada");
  const life = { ...me.body.life, hp: { current: 8, temporary: 0 } };
  const after = { place: "gate", body: { ...me.body, life } };
  await ctx.store.commit({
    at: 0,
    changes: [{ kind: "player", id: "ada", version: me.version, after }],
  });
  expect(await as("Ada", "rest")).toBe("You rest and regain 20 hit points: you have 28.");
  wait(0.5);
  expect(await as("Ada", "rest")).toBe(
    "[RESTED] You have rested a short while ago. Again in 2 min.",
  );
  wait(1.5);
  expect(await as("Ada", "rest")).toBe("You rest and regain 0 hit points: you have 28.");
  await as("Ada", "move", { direction: "north" });
  expect(await as("Ada", "rest")).toBe("[MONSTER_NEAR] You cannot rest next to the giant rat.");
});

test("things, people, monsters, players, chests and locks can be looked at closely", async () => {
  const { as } = await tableOf();
  await as("Bob", "look");
  expect(await as("Ada", "examine", { target: "shield" })).toBe("Shield: Of oak. You have it on.");
  expect(await as("Ada", "examine", { target: "bob" })).toBe(
    "Bob is a Human Fighter of level 3: 28 of 28 hit points.",
  );
  await as("Ada", "move", { direction: "north" });
  expect(await as("Ada", "examine", { target: "rat" })).toBe("It bares its teeth.");
  expect(await as("Ada", "examine", { target: "dragon" })).toMatch(
    /^\[NOTHING_SUCH\] There is no "dragon" here\. There is: /,
  );
});

import { WorldStaleError } from "@tabletop-mcp/storage";
import { expect, test } from "vitest";
import { tableOf } from "../testing/table.js";
import { smallWorld } from "../world/testing/small-world.js";

/** Things of these kinds in Ada's hands. */
async function holding(...kinds: readonly string[]) {
  const table = await tableOf();
  await table.as("Ada", "look");
  const changes = kinds.map((of) => ({
    kind: "item",
    id: of,
    version: 0,
    after: { place: "@ada", body: { of } },
  }));
  await table.ctx.store.commit({ at: 0, changes });
  return table;
}

test("what could be several things is asked back, with their names", async () => {
  const { as } = await holding("brass_key", "tiny_key");
  expect(await as("Ada", "drop", { item: "key" })).toBe(
    '[AMBIGUOUS] "key" could be brass key or tiny key. Say more of the name.',
  );
});

test("what is no garment and no weapon is not put on", async () => {
  const { as } = await holding("brass_key");
  const told = await as("Ada", "equip", { item: "brass key" });
  expect(told).toBe("[NOT_WEARABLE] The brass key cannot be worn or wielded.");
});

test("a trade that cannot be paid whole is not made, and its price is said", async () => {
  const world = smallWorld();
  const npcs = world.npcs.map((npc) => ({
    ...npc,
    trades: [{ takes: ["tail", "torch"], gives: ["potion"] }],
  }));
  const { as } = await tableOf({ world: { ...world, npcs } });
  await as("Ada", "pick_up", { item: "torch" });
  for (const direction of ["north", "east"]) await as("Ada", "move", { direction });
  expect(await as("Ada", "give", { item: "torch", player: "keeper" })).toBe(
    "[TOO_LITTLE] Keeper wants rat tail and torch for red potion.",
  );
  expect(await as("Ada", "inventory")).toContain("torch");
});

test("who loses every race against others is told to try again, and has changed nothing", async () => {
  const { as, ctx } = await tableOf();
  await as("Ada", "look");
  const commit = ctx.store.commit.bind(ctx.store);
  Object.assign(ctx.store, {
    commit: () => Promise.reject(new WorldStaleError({ kind: "item", id: "torch" })),
  });
  expect(await as("Ada", "pick_up", { item: "torch" })).toMatch(/^\[BUSY\] Too many others/);
  Object.assign(ctx.store, { commit });
  expect(await as("Ada", "inventory")).not.toContain("torch");
});

import { openWorld, StorageError } from "@tabletop-mcp/storage";
import { expect, test } from "vitest";
import { seeded } from "../fight/testing/fighting.js";
import { tableOf } from "../testing/table.js";

test("one name played by two processes, in any case, is one player in one place", async () => {
  const here = await tableOf();
  const there = await here.beside();
  await here.as("Ada", "pick_up", { item: "torch" });
  expect(await there.as("ADA", "inventory")).toContain("Inventory: torch.");
  await there.as("ada", "move", { direction: "north" });
  expect((await here.scene("Ada")).room.id).toBe("hall");
  const together = await Promise.all([
    here.as("Ada", "move", { direction: "south" }),
    there.as("Ada", "move", { direction: "south" }),
  ]);
  expect(together.toSorted()[1]).toMatch(/^\[NO_EXIT\]|^You go south/);
  expect((await here.scene("Ada")).me.name).toBe("Ada");
  expect((await there.scene("Ada")).room.id).toBe("gate");
});

test("a monster acts once in six seconds, and a fight is one, whichever processes its fighters ask", async () => {
  const here = await tableOf();
  const there = await here.beside();
  for (const who of ["Ada", "Bob"]) await here.as(who, "move", { direction: "north" });
  here.roll(2, 2); // 2 + 5 = 7 misses AC 12, and the rat's 2 + 4 = 6 AC 19
  expect(await here.as("Ada", "battle")).toContain("The giant rat attacks you");
  there.roll(2);
  expect(await there.as("Bob", "battle")).not.toContain("The giant rat attacks");
  there.roll(2);
  expect(await there.as("Ada", "battle")).not.toContain("The giant rat attacks");
  expect((await here.scene("Ada")).monsters[0]?.body.fought).toEqual(["bob", "ada"]);
  there.roll(15, 5); // 15 + 5 = 20 hits for 5 + 3 of the rat's 7 hit points
  expect(await there.as("Bob", "battle")).toContain("defeated by you and Ada");
  expect((await here.scene("Ada")).me.body.defeated).toEqual(["rat"]);
});

test("what was done is said to be done, though the store is gone before anybody can see what has come of it", async () => {
  const store = await openWorld({ file: ":memory:" });
  let isGone = false;
  const table = await tableOf({
    store: {
      ...store,
      async commit(commit) {
        const seq = await store.commit(commit);
        isGone = commit.events?.some(({ body }) => JSON.stringify(body).includes("took")) ?? false;
        return seq;
      },
      async changesSince(seq, limit) {
        if (!isGone) return store.changesSince(seq, limit);
        throw new StorageError({
          code: "DATABASE_UNREACHABLE",
          message: "the world cannot be used: no server answers there",
          hint: "Nothing was changed",
        });
      },
    },
  });
  await table.as("Ada", "look");
  expect(await table.as("Ada", "pick_up", { item: "torch" })).toBe(
    "[DONE_UNSEEN] It was done, but what has come of it could not be read: the world cannot be used: no server answers there. Do not ask for it again: look, once the world can be read.",
  );
  isGone = false;
  expect(await table.as("Ada", "inventory")).toContain("torch");
  await store.close();
});

test("two processes that begin a world at once begin it once", async () => {
  const here = await tableOf();
  const [there, elsewhere] = await Promise.all([here.beside(), here.beside()]);
  await Promise.all([there, elsewhere, here].map(({ as }) => as("Ada", "look")));
  const { items, carried } = await here.scene("Ada");
  expect(items.map(({ id }) => id)).toEqual(["note", "torch", "torch-2"]);
  expect(carried.map(({ id }) => id)).toEqual(["chain_mail-ada", "longsword-ada", "shield-ada"]);
});

test("two hundred races for one thing have one winner each", async () => {
  const { as, scene } = await tableOf();
  for (const who of ["Ada", "Bob"]) await as(who, "look");
  await as("Cy", "pick_up", { item: "torch" });
  for (let race = 0; race < 200; race += 1) {
    const told = await Promise.all(
      ["Ada", "Bob"].map((who) => as(who, "pick_up", { item: "torch" })),
    );
    const winner = told[0] === "You take the torch." ? "Ada" : "Bob";
    expect(told.toSorted()).toEqual([
      "You take the torch.",
      `[TAKEN] ${winner} has just taken the torch.`,
    ]);
    expect((await scene("Ada")).items.map(({ id }) => id)).toEqual(["note"]);
    await as(winner, "drop", { item: "torch" });
  }
});

test("a refusal names what makes sense, and changes nothing", async () => {
  const { reply, ctx } = await tableOf();
  await reply("Ada", "look");
  const before = await ctx.store.latest();
  await expect(reply("Ada", "battle")).rejects.toMatchObject({
    code: "NO_ENEMY",
    data: { error: "NO_ENEMY", available_actions: expect.arrayContaining(["look", "move"]) },
  });
  await reply("Ada", "look");
  await reply("Ada", "inventory");
  expect(await ctx.store.latest()).toBe(before);
});

test("forty who strike at one monster at the same moment have one blow each", async () => {
  const names = Array.from({ length: 40 }, (_, at) => `Striker${at + 10}`);
  const table = await tableOf({ rng: seeded(11) });
  const other = await table.beside();
  const at = (index: number) => (index % 2 === 0 ? table : other);
  for (const [index, who] of names.entries())
    await at(index).as(who, "move", { direction: "north" });
  const told = await Promise.all(names.map((who, index) => at(index).as(who, "battle")));
  const blows = told.filter((one) => one.startsWith("You attack the giant rat"));
  const late = told.filter((one) => one === "[NO_ENEMY] No enemies here.");
  expect(blows.length).toBeGreaterThan(0);
  expect(blows.length + late.length).toBe(40);
  // It acts once in six seconds, and not where the first blow has felled it.
  expect(told.filter((one) => one.includes("The giant rat attacks")).length).toBeLessThan(2);
  expect(told.filter((one) => one.includes("is defeated by"))).toHaveLength(
    late.length > 0 ? 1 : 0,
  );
});

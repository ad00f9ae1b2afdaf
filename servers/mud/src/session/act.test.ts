import { expect, test } from "vitest";
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

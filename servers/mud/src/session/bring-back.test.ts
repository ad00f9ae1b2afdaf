import { expect, test } from "vitest";
import { tableOf } from "../testing/table.js";
import { lookAround } from "./bring-back.js";

test("what is due comes back while everybody waits, and wakes nobody who sleeps", async () => {
  const { as, ctx, roll, scene, wait } = await tableOf();
  await as("Ada", "move", { direction: "north" });
  roll(15, 5); // 15 + 5 = 20 hits for 5 + 3 of the rat's 7 hit points
  await as("Ada", "battle");
  const before = (await scene("Ada")).me;
  wait(4.9);
  const latest = await ctx.store.latest();
  await lookAround(ctx);
  expect(await ctx.store.latest()).toBe(latest);
  wait(0.1);
  await lookAround(ctx);
  const after = await scene("Ada");
  expect(after.monsters.map(({ body }) => body)).toEqual([{ life: {}, fought: [] }]);
  expect(after.me).toEqual(before);
  expect(await ctx.store.latest()).toBe(latest + 1);
  expect(await as("Ada", "events")).toBe("The giant rat is back.");
});

test("what is due comes back where a player is, though others have left through another process", async () => {
  const here = await tableOf();
  const there = await here.beside();
  for (const who of ["Bob", "Ada"]) await here.as(who, "move", { direction: "north" });
  here.roll(15, 5); // 15 + 5 = 20 hits for 5 + 3 of the rat's 7 hit points
  await here.as("Bob", "battle");
  await there.as("Ada", "move", { direction: "south" });
  here.wait(5);
  await lookAround(here.ctx);
  expect((await here.scene("Bob")).monsters.map(({ body }) => body)).toEqual([
    { life: {}, fought: [] },
  ]);
});

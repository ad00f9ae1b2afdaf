import { setImmediate } from "node:timers/promises";
import type { WorldStore } from "@tabletop-mcp/storage";
import { expect, test, vi } from "vitest";
import { tableOf } from "../testing/table.js";
import { wakeUps } from "./wake-ups.js";

test("a commit wakes those who are where it touched something, and nobody else", async () => {
  const { as, ctx } = await tableOf();
  for (const who of ["Ada", "Bob", "Cy"]) await as(who, "look");
  await as("Cy", "move", { direction: "north" });
  const woken = new Set<string | undefined>();
  const stop = wakeUps(ctx, (who) => woken.add(who));
  await vi.waitFor(() => expect(woken).toEqual(new Set(["all"])));
  woken.clear();
  await as("Ada", "pick_up", { item: "torch" });
  await vi.waitFor(() => expect(woken).toEqual(new Set(["Ada", "Bob"])));
  woken.clear();
  await as("Bob", "move", { direction: "north" });
  await vi.waitFor(() => expect(woken).toEqual(new Set(["Ada", "Bob", "Cy"])));
  woken.clear();
  await as("Cy", "say", { text: "Nothing changes by that" });
  await as("Ada", "accept_quest");
  await vi.waitFor(() => expect(woken).toEqual(new Set(["Ada"])));
  stop();
  woken.clear();
  await as("Ada", "drop", { item: "torch" });
  expect(woken.size).toBe(0);
});

test("what is done while it begins wakes, too, and a store that cannot be read then ends nothing", async () => {
  const { as, ctx } = await tableOf();
  await as("Ada", "look");
  let isBroken = true;
  const store: WorldStore = {
    ...ctx.store,
    async latest() {
      if (isBroken) throw new Error("no answer");
      await as("Ada", "pick_up", { item: "torch" });
      return ctx.store.latest();
    },
  };
  const woken = vi.fn<(who: string) => void>();
  const stop = wakeUps({ ...ctx, store }, woken);
  await setImmediate();
  expect(woken).not.toHaveBeenCalled();
  isBroken = false;
  await as("Ada", "accept_quest");
  await vi.waitFor(() => expect(woken).toHaveBeenCalledWith("all", "everything"));
  woken.mockClear();
  await as("Ada", "drop", { item: "torch" });
  await vi.waitFor(() => expect(woken).toHaveBeenCalledWith("Ada", "everything"));
  stop();
});

test("where another keeper knows less than the one before, all wake, and its numbers are followed", async () => {
  const { as, ctx } = await tableOf();
  await as("Ada", "look");
  const lost = 1_000;
  let isLost = false;
  const changed = new Set<() => void>();
  // The one before was a thousand commits ahead.
  const store: WorldStore = {
    ...ctx.store,
    latest: async () => (await ctx.store.latest()) + (isLost ? 0 : lost),
    onChange(told) {
      changed.add(told);
      return ctx.store.onChange(told);
    },
  };
  const woken = vi.fn<(who: string, concern: string) => void>();
  const stop = wakeUps({ ...ctx, store }, woken);
  await vi.waitFor(() => expect(woken).toHaveBeenCalledWith("all", "everything"));
  woken.mockClear();
  isLost = true;
  for (const told of changed) told();
  await vi.waitFor(() => expect(woken).toHaveBeenCalledWith("all", "everything"));
  woken.mockClear();
  await as("Ada", "pick_up", { item: "torch" });
  await vi.waitFor(() => expect(woken).toHaveBeenCalledWith("Ada", "everything"));
  stop();
});

test("a lock wakes all rooms that it is a lock of", async () => {
  const { as, ctx } = await tableOf();
  for (const direction of ["north", "east", "north"]) await as("Ada", "move", { direction });
  await as("Ada", "open_chest");
  await as("Ada", "pick_up", { item: "brass key" });
  for (const direction of ["south", "west"]) await as("Ada", "move", { direction });
  await as("Bob", "move", { direction: "north" });
  await as("Cy", "look");
  const woken = new Set<string | undefined>();
  const stop = wakeUps(ctx, (who) => woken.add(who));
  await vi.waitFor(() => expect(woken).toEqual(new Set(["all"])));
  woken.clear();
  await as("Ada", "use", { item: "key" });
  await vi.waitFor(() => expect(woken).toEqual(new Set(["Ada", "Bob"])));
  stop();
});

test("in a crowd who comes or goes concerns nobody's tools but their own, and all once it is none", async () => {
  const { as, ctx } = await tableOf();
  const crowd = Array.from({ length: 13 }, (_, at) => `Guest${at}`);
  for (const who of ["Ada", ...crowd]) await as(who, "look");
  const woken = new Map<string, string>();
  const stop = wakeUps(ctx, (who, concern) => woken.set(who, concern));
  await vi.waitFor(() => expect([...woken]).toEqual([["all", "everything"]]));
  woken.clear();
  await as("Ada", "move", { direction: "north" });
  await vi.waitFor(() => expect(woken.size).toBe(14));
  expect(woken.get("Ada")).toBe("everything");
  expect(new Set(crowd.map((who) => woken.get(who)))).toEqual(new Set(["resources"]));
  woken.clear();
  for (const who of ["Guest0", "Guest1"]) await as(who, "move", { direction: "north" });
  await vi.waitFor(() => expect(woken.get("Guest12")).toBe("everything"));
  woken.clear();
  await as("Guest2", "pick_up", { item: "torch" });
  await vi.waitFor(() => expect(woken.get("Guest12")).toBe("everything"));
  stop();
});

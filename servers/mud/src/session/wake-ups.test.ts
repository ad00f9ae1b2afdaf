import { expect, test, vi } from "vitest";
import { tableOf } from "../testing/table.js";
import { wakeUps } from "./wake-ups.js";

test("a commit wakes those who are where it touched something, and nobody else", async () => {
  const { as, ctx } = await tableOf();
  for (const who of ["Ada", "Bob", "Cy"]) await as(who, "look");
  await as("Cy", "move", { direction: "north" });
  const woken = new Set<string | undefined>();
  const stop = wakeUps(ctx, (who) => woken.add(who));
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
  await as("Ada", "use", { item: "key" });
  await vi.waitFor(() => expect(woken).toEqual(new Set(["Ada", "Bob"])));
  stop();
});

import { expect, test } from "vitest";
import { tableOf } from "../testing/table.js";
import { isPlayerName } from "./name.js";

test("nobody is called what would speak for others in a conversation", () => {
  expect(["Ada", "Player", "Player0", "Bo_2"].filter(isPlayerName)).toHaveLength(4);
  for (const name of ["you", "System", "ASSISTANT", "me", "Human", "the"])
    expect(isPlayerName(name)).toBe(false);
});

test("nobody is called like somebody of the world", async () => {
  const { as, ctx } = await tableOf();
  expect(await as("keeper", "look")).toBe(
    "[NAME_TAKEN] keeper is somebody of this world. Play under another name.",
  );
  expect(await ctx.store.read([{ kind: "player", id: "keeper" }])).toEqual([]);
});

import { expect, test } from "vitest";
import { tableOf } from "../testing/table.js";

test("what lies there can be taken, carried elsewhere and laid down", async () => {
  const { as, scene } = await tableOf();
  expect(await as("Ada", "pick_up", { item: "TORCH" })).toBe("You take the torch.");
  const [torch] = (await scene("Ada")).carried.filter(({ name }) => name === "torch");
  await as("Ada", "move", { direction: "north" });
  expect(await as("Ada", "drop", { item: "tor" })).toBe("You drop the torch.");
  const { items } = await scene("Ada");
  expect(items.map(({ id }) => id)).toEqual([torch?.id]);
});

test("two torches are two things with ids of their own", async () => {
  const { as, scene } = await tableOf();
  await as("Ada", "pick_up", { item: "torch" });
  await as("Ada", "pick_up", { item: "torch" });
  const ids = (await scene("Ada")).carried.map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith("torch"))).toEqual(["torch", "torch-2"]);
  expect(await as("Ada", "pick_up", { item: "torch" })).toBe(
    '[NO_SUCH_ITEM] There is no "torch" here. There is: weathered note.',
  );
});

test("what belongs to the room stays there", async () => {
  const { as } = await tableOf();
  expect(await as("Ada", "pick_up", { item: "note" })).toBe(
    "[FIXED] You cannot take the weathered note: it belongs here.",
  );
  expect(await as("Ada", "examine", { target: "note" })).toBe(
    "Weathered note: Bring back the crown from the vault.",
  );
});

test("of two who grab one thing one gets it, and the other is told who", async () => {
  const { as, scene } = await tableOf();
  await as("Ada", "look");
  await as("Bob", "look");
  await as("Cy", "pick_up", { item: "torch" });
  const told = await Promise.all(
    ["Ada", "Bob"].map((who) => as(who, "pick_up", { item: "torch" })),
  );
  const [winner, loser] = told[0] === "You take the torch." ? ["Ada", "Bob"] : ["Bob", "Ada"];
  expect(told.toSorted()).toEqual([
    "You take the torch.",
    `[TAKEN] ${winner} has just taken the torch.`,
  ]);
  const torches = async (who: string) =>
    (await scene(who)).carried.filter(({ name }) => name === "torch").length;
  expect([await torches(winner), await torches(loser), await torches("Cy")]).toEqual([1, 0, 1]);
});

test("gear goes where the rules put it; what is in the way is put away", async () => {
  const { as } = await tableOf();
  expect(await as("Ada", "inventory")).toContain(
    "Inventory: nothing. Worn and wielded: chain mail, longsword, shield.",
  );
  await as("Ada", "pick_up", { item: "torch" });
  expect(await as("Ada", "equip", { item: "torch" })).toMatch(
    /^You equip the torch( \(longsword put away\))?\.$/,
  );
  expect(await as("Ada", "equip", { item: "torch" })).toBe(
    "[ALREADY_EQUIPPED] You have the torch on already. Drop it to take it off.",
  );
  await as("Ada", "drop", { item: "shield" });
  expect(await as("Ada", "inventory")).not.toContain("shield");
  expect(await as("Ada", "equip", { item: "shield" })).toBe(
    '[NOT_CARRIED] You carry no "shield". There is: chain mail, longsword, torch.',
  );
});

test("a thing goes from hand to hand", async () => {
  const { as } = await tableOf();
  await as("Bob", "look");
  await as("Ada", "pick_up", { item: "torch" });
  expect(await as("Ada", "give", { item: "torch", player: "bo" })).toBe(
    "You give the torch to Bob.",
  );
  expect(await as("Bob", "events")).toContain("Ada gives the torch to you.");
  expect(await as("Bob", "inventory")).toContain("Inventory: torch.");
  expect(await as("Ada", "give", { item: "torch", player: "Bob" })).toContain("[NOT_CARRIED]");
  expect(await as("Bob", "give", { item: "torch", player: "Zed" })).toBe(
    '[NOBODY_HERE] There is nobody called "Zed" here. There is: Ada.',
  );
});

test("nobody carries more than fifty things", async () => {
  const { as, ctx } = await tableOf();
  await as("Ada", "look");
  const more = Array.from({ length: 47 }, (_, at) => ({
    kind: "item",
    id: `tail-${at + 100}`,
    version: 0,
    after: { place: "@ada", body: { of: "tail" } },
  }));
  await ctx.store.commit({ at: 0, changes: more });
  expect(await as("Ada", "pick_up", { item: "torch" })).toBe(
    "[TOO_MUCH] You carry 50 things already. Drop something first.",
  );
});

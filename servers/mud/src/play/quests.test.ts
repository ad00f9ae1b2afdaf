import { expect, test } from "vitest";
import { type Table, tableOf } from "../testing/table.js";

const go = async ({ as }: Table, who: string, ...ways: readonly string[]) => {
  for (const direction of ways) await as(who, "move", { direction });
};

test("a quest from its offer to its reward", async () => {
  const table = await tableOf();
  const { as, roll, wait, scene } = table;
  await as("Ada", "accept_quest");
  roll(15, 5);
  await go(table, "Ada", "north");
  await as("Ada", "battle");
  await go(table, "Ada", "east", "north");
  await as("Ada", "open_chest");
  expect(await as("Ada", "pick_up", { item: "brass" })).toBe(
    "You take the brass key.\nThe Clay Crown: done: Find the brass key.",
  );
  await go(table, "Ada", "south", "west");
  expect(await as("Ada", "move", { direction: "down" })).toContain(
    "The Clay Crown: done: Go down into the vault.",
  );
  roll(15, 8, 1, 1); // 11 of its 20 hit points; its two fists miss
  await as("Ada", "battle");
  wait(0.1);
  roll(15, 6); // and 9
  const told = await as("Ada", "battle");
  expect(told.split("\n").slice(1)).toEqual([
    "The thing of clay is defeated by you. It leaves tiny key.",
    "The Clay Crown: done: Break the thing of clay.",
    'You complete the quest "The Clay Crown"! The crown lay in the clay. You receive clay crown.',
  ]);
  expect(await as("Ada", "inventory")).toContain("Quest The Clay Crown: completed.");
  expect((await scene("Ada")).carried.map(({ id }) => id)).toContain("crown");
  expect(await as("Ada", "look")).toContain("The empty vault where you found the crown.");
  await go(table, "Ada", "up", "south");
  expect(await as("Ada", "accept_quest")).toBe("[NO_QUEST] No quest is offered here.");
});

test("what was done before a quest was accepted counts for it", async () => {
  const table = await tableOf();
  await go(table, "Ada", "north", "east", "north");
  await table.as("Ada", "open_chest");
  await table.as("Ada", "pick_up", { item: "brass key" });
  await go(table, "Ada", "south", "west", "down", "up", "south");
  expect(await table.as("Ada", "accept_quest", { quest: "clay" })).toContain(
    "The Clay Crown: done: Find the brass key.\nThe Clay Crown: done: Go down into the vault.",
  );
});

test("people offer, take what a quest wants, and trade", async () => {
  const table = await tableOf();
  const { as, roll, wait, scene } = table;
  await go(table, "Ada", "north");
  roll(15, 5);
  await as("Ada", "battle");
  await as("Ada", "pick_up", { item: "tail" });
  await go(table, "Ada", "east");
  expect(await as("Ada", "talk")).toBe(
    'Keeper says: "Is that a tail? I take tails." The keeper wants the tail of a rat. Do you wish to accept this quest (One Tail)? accept_quest does. For rat tail Keeper gives red potion (give).',
  );
  await as("Ada", "accept_quest");
  expect(await as("Ada", "give", { item: "tail", player: "keep" })).toBe(
    [
      "You give Keeper the rat tail.",
      "One Tail: done: Give a rat's tail to the keeper.",
      'You complete the quest "One Tail"! She puts a bottle into your hand. You receive red potion.',
    ].join("\n"),
  );
  expect((await scene("Ada")).carried.map(({ id }) => id)).not.toContain("tail");
  expect(await as("Ada", "give", { item: "longsword", player: "keeper" })).toBe(
    "[NOT_WANTED] Keeper does not want the longsword. Wanted: rat tail.",
  );
  await go(table, "Ada", "west");
  wait(5);
  await as("Ada", "look");
  roll(15, 5);
  await as("Ada", "battle");
  await as("Ada", "pick_up", { item: "tail" });
  await go(table, "Ada", "east");
  expect(await as("Ada", "give", { item: "tail", player: "keeper" })).toBe(
    "You give Keeper the rat tail and get red potion.",
  );
  expect(
    (await scene("Ada")).carried.flatMap(({ id, name }) => (name === "red potion" ? [id] : [])),
  ).toEqual(["potion", "potion-2"]);
});

test("each player has quests of its own", async () => {
  const { as, scene } = await tableOf();
  await as("Ada", "accept_quest");
  expect(await as("Ada", "accept_quest")).toBe(
    "[NO_QUEST] No quest is offered here. What you have accepted is in the prompt quest_prompt, and in inventory.",
  );
  expect((await scene("Bob")).me.body.quests).toEqual({});
  expect(await as("Bob", "accept_quest")).toContain('You accept the quest "The Clay Crown".');
});

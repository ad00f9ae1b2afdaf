import type { Call } from "@tabletop-mcp/mcp-kit";
import { expect, test } from "vitest";
import { viewOf } from "../play/available.js";
import { type Table, tableOf } from "../testing/table.js";
import { prompts } from "./prompts.js";

const nothing = () => undefined;
const call: Call = {
  caller: { name: "Ada" },
  signal: new AbortController().signal,
  progress: nothing,
  log: {
    debug: nothing,
    info: nothing,
    warn: nothing,
    error: nothing,
    flush: async () => undefined,
  },
};

async function render({ ctx }: Table, name: string, args: Record<string, string> = {}) {
  const prompt = prompts.find((one) => one.name === name);
  const { messages } = (await prompt?.render(args, ctx, call)) ?? { messages: [] };
  return messages.map(({ text }) => text).join("\n");
}

const shownTo = async ({ scene }: Table): Promise<readonly string[]> => {
  const view = viewOf(await scene("Ada"));
  return prompts.flatMap(({ name, shownWhen }) =>
    shownWhen === undefined || shownWhen(view) ? [name] : [],
  );
};

test("the room, with the inventory where that is wanted", async () => {
  const table = await tableOf();
  const room =
    'You stand in a gate of pale stone. A note is nailed to the door post. Exits: North.\nThings: weathered note, 2 × torch.\nA weathered note asks for the crown from the vault. (Quest "The Clay Crown": accept_quest.)';
  expect(await render(table, "room_description")).toBe(room);
  expect(await render(table, "room_description", { include_inventory: "true" })).toBe(
    `${room}\n\nInventory: nothing. Worn and wielded: chain mail, longsword, shield.`,
  );
});

test("quest_prompt is there with something of quests, and says how far they are", async () => {
  const table = await tableOf();
  expect(await shownTo(table)).toContain("quest_prompt");
  expect(await render(table, "quest_prompt")).toBe(
    "A weathered note asks for the crown from the vault. Do you wish to accept this quest? (The Clay Crown: accept_quest)",
  );
  await table.as("Ada", "move", { direction: "north" });
  expect(await shownTo(table)).not.toContain("quest_prompt");
  await table.as("Ada", "move", { direction: "south" });
  await table.as("Ada", "accept_quest");
  await table.as("Ada", "move", { direction: "north" });
  expect(await shownTo(table)).toContain("quest_prompt");
  expect(await render(table, "quest_prompt")).toBe(
    "Quest The Clay Crown: 0 of 3 done. Left: Find the brass key. Go down into the vault. Break the thing of clay.",
  );
});

test("battle_prompt is there with a monster, and adapts to it and to the player", async () => {
  const table = await tableOf();
  expect(await shownTo(table)).not.toContain("battle_prompt");
  expect(await render(table, "battle_prompt")).toBe("No enemies here.");
  await table.as("Ada", "move", { direction: "north" });
  expect(await shownTo(table)).toContain("battle_prompt");
  expect(await render(table, "battle_prompt")).toBe(
    [
      "Giant rat (small beast, challenge 1/8): It bares its teeth. It is unhurt.",
      "You have 28 of 28 hit points.",
      "battle strikes, and the enemies strike back. flee or move leaves the fight: south or east.",
    ].join("\n"),
  );
});

test("help knows its topics, in two levels of detail", async () => {
  const table = await tableOf();
  const basic = await render(table, "game_help", { topic: "combat" });
  const advanced = await render(table, "game_help", { topic: "combat", detail_level: "advanced" });
  expect(basic).toMatch(/^battle is one exchange/);
  expect(advanced.startsWith(basic)).toBe(true);
  expect(advanced.length).toBeGreaterThan(basic.length);
});

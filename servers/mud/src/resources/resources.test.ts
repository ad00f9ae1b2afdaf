import type { Call } from "@tabletop-mcp/mcp-kit";
import { expect, test } from "vitest";
import { type Table, tableOf } from "../testing/table.js";
import { resources } from "./resources.js";

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

async function read({ ctx }: Table, uriTemplate: string, params = {}): Promise<unknown> {
  const resource = resources.find((one) => one.uriTemplate === uriTemplate);
  const content = await resource?.read(params, ctx, call);
  return JSON.parse(content && "text" in content ? content.text : "");
}

test("the player's state begins with the fields of the specification, in its order", async () => {
  const table = await tableOf();
  await table.as("Ada", "accept_quest");
  await table.as("Ada", "move", { direction: "north" });
  const state = await read(table, "game://player/state");
  expect(Object.keys(state ?? {}).slice(0, 6)).toEqual([
    "player_id",
    "room",
    "inventory",
    "hasQuest",
    "monsterPresent",
    "health",
  ]);
  expect(state).toMatchObject({
    player_id: "Ada",
    room: "hall",
    inventory: [
      { id: "chain_mail-ada", name: "chain mail", description: "Rings." },
      { id: "longsword-ada", name: "longsword", description: "A plain sword." },
      { id: "shield-ada", name: "shield", description: "Of oak." },
    ],
    hasQuest: true,
    monsterPresent: true,
    health: 28,
    maxHealth: 28,
    equipped: ["chain_mail-ada", "longsword-ada", "shield-ada"],
  });
});

test("the map has what was discovered, and where it leads as far as that is known", async () => {
  const table = await tableOf();
  await table.as("Ada", "move", { direction: "north" });
  expect(await read(table, "game://world/map")).toEqual({
    world: "The Small World",
    current: "hall",
    rooms: [
      { id: "gate", name: "Gate", level: 0, exits: { north: "hall" } },
      {
        id: "hall",
        name: "Hall",
        level: 0,
        exits: { south: "gate", east: "unexplored", down: "unexplored" },
      },
    ],
  });
});

test("the room is what is in it; other rooms are read only where they were discovered", async () => {
  const table = await tableOf();
  await table.as("Bob", "look");
  await table.as("Ada", "move", { direction: "north" });
  await table.as("Bob", "move", { direction: "north" });
  const hall = {
    id: "hall",
    name: "Hall",
    description: "A rat the size of a dog guards a long hall.",
    exits: [
      { direction: "south", to: "gate", name: "Gate" },
      { direction: "east" },
      { direction: "down", lock: "trapdoor", locked: true },
    ],
    items: [],
    monsters: [{ id: "rat", name: "giant rat" }],
    npcs: [],
    players: ["Bob"],
    chests: [],
    level: 0,
  };
  expect(await read(table, "game://room/current")).toEqual(hall);
  expect(await read(table, "game://room/{id}", { id: "hall" })).toEqual(hall);
  expect(await read(table, "game://room/{id}", { id: "gate" })).toEqual({
    id: "gate",
    name: "Gate",
    description: "You stand in a gate of pale stone. A note is nailed to the door post.",
    exits: [{ direction: "north", to: "hall", name: "Hall" }],
  });
  await expect(read(table, "game://room/{id}", { id: "vault" })).rejects.toMatchObject({
    code: "ROOM_NOT_FOUND",
  });
});

test("nothing in them changes by itself", async () => {
  const table = await tableOf();
  await table.as("Bob", "look");
  const uris = ["game://player/state", "game://world/map", "game://room/current"];
  await table.as("Ada", "look");
  const before = await Promise.all(uris.map((uri) => read(table, uri)));
  table.wait(60);
  expect(await Promise.all(uris.map((uri) => read(table, uri)))).toEqual(before);
});

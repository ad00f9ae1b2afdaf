import { expect, test } from "vitest";
import { tableOf } from "../testing/table.js";

test("goes to the next room, by a direction that may be shortened", async () => {
  const { as, reply } = await tableOf();
  expect(await as("Ada", "move", { direction: "N" })).toBe(
    [
      "You go north.",
      "A rat the size of a dog guards a long hall. Exits: South, East, Down (trapdoor, locked).",
      "Monsters: giant rat.",
    ].join("\n"),
  );
  const { data } = await reply("Ada", "move", { direction: "South" });
  expect(data).toEqual({
    summary: `You go south.\n${gate}`,
    room: "gate",
    available_actions: expect.arrayContaining(["look", "move", "pick_up"]),
  });
});

const gate =
  'You stand in a gate of pale stone. A note is nailed to the door post. Exits: North.\nThings: weathered note, 2 × torch.\nA weathered note asks for the crown from the vault. (Quest "The Clay Crown": accept_quest.)';

test("says of a wall that there is one, and where the exits are", async () => {
  const { as, scene } = await tableOf();
  expect(await as("Ada", "move", { direction: "east" })).toBe(
    "[NO_EXIT] Cannot move east - there is a wall blocking your path. Exits: North.",
  );
  expect(await as("Ada", "move", { direction: "up" })).toBe(
    "[NO_EXIT] Cannot move up - there is no way up from here. Exits: North.",
  );
  expect((await scene("Ada")).room.id).toBe("gate");
});

test("is seen by who is left and by who is there, and by nobody else", async () => {
  const { as } = await tableOf();
  for (const who of ["Ada", "Bob", "Cy"]) await as(who, "look");
  await as("Cy", "move", { direction: "north" });
  await as("Cy", "move", { direction: "east" });
  await as("Ada", "move", { direction: "north" });
  for (const who of ["Ada", "Bob", "Cy"]) await as(who, "events");
  await as("Bob", "move", { direction: "north" });
  await as("Ada", "move", { direction: "south" });
  expect(await as("Ada", "events")).toBe("Bob arrives from the south.");
  expect(await as("Bob", "events")).toBe("Ada leaves south.");
  expect(await as("Cy", "events")).toBe("Nothing happened.");
});

test("a lock opens for who holds its keys, stays open for everybody, and shuts after its time", async () => {
  const { as, wait } = await tableOf();
  for (const way of ["north", "east", "north"]) await as("Ada", "move", { direction: way });
  await as("Ada", "open_chest");
  await as("Ada", "pick_up", { item: "brass key" });
  for (const way of ["south", "west"]) await as("Ada", "move", { direction: way });
  await as("Bob", "move", { direction: "north" });
  expect(await as("Bob", "move", { direction: "down" })).toBe(
    "[LOCKED] The trapdoor is locked. Its lock is of brass. You need the brass key to open the trapdoor.",
  );
  expect(await as("Ada", "move", { direction: "down" })).toBe(
    [
      "You unlock the trapdoor with the brass key.",
      "You go down.",
      "A low vault. Something of clay stands in the middle of it. Exits: Up.",
      "Chests: coffer (locked).",
      "Monsters: thing of clay.",
    ].join("\n"),
  );
  await as("Bob", "events");
  expect(await as("Bob", "look")).toContain("Down (trapdoor, open)");
  expect(await as("Bob", "move", { direction: "down" })).toContain("You go down.");
  await as("Bob", "move", { direction: "up" });
  wait(5);
  expect(await as("Bob", "look")).toContain("Down (trapdoor, locked)");
  expect(await as("Bob", "move", { direction: "down" })).toContain("[LOCKED]");
});

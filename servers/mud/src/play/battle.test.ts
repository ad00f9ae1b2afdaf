import { expect, test } from "vitest";
import { type Table, tableOf } from "../testing/table.js";

// By the small world: a fighter of Strength 16 and Constitution 15 has +5 to hit, 1d8 + 3 with the
// longsword, 28 hit points (10 + 6 + 6 and 3 times 2) and AC 19 (chain mail 16, shield 2, Defense 1).
// A giant rat has AC 12, 7 hit points, and bites with +4 for 1d4 + 2.

/** Ada, Bob … go to the rat. */
async function atRat(...players: readonly string[]): Promise<Table> {
  const table = await tableOf();
  for (const who of players) await table.as(who, "move", { direction: "north" });
  for (const who of players) await table.as(who, "events");
  return table;
}

/** Six seconds, after which a monster has its next turn. */
const round = 0.1;

test("there is nobody to fight where no monster is", async () => {
  const { as } = await tableOf();
  expect(await as("Ada", "battle")).toBe("[NO_ENEMY] No enemies here.");
  expect(await as("Ada", "flee")).toBe("[NO_ENEMY] No enemies here.");
});

test("one exchange: the caller's turn, then the monster's, with every die", async () => {
  const { as, roll, scene } = await atRat("Ada", "Bob");
  roll(6, 16, 3); // 6 + 5 = 11 misses; 16 + 4 = 20 hits for 3 + 2
  expect(await as("Ada", "battle", { target: "RAT" })).toBe(
    [
      "You attack the giant rat with longsword: d20 6 + 5 = 11 against AC 12: miss.",
      "The giant rat attacks you with Bite: d20 16 + 4 = 20 against AC 19: hit, 1d4 + 2 [3] = 5 piercing; you have 23 of 28 hit points left.",
    ].join("\n"),
  );
  expect(await as("Bob", "events")).toBe(
    [
      "Ada attacks the giant rat with longsword: d20 6 + 5 = 11 against AC 12: miss.",
      "The giant rat attacks Ada with Bite: d20 16 + 4 = 20 against AC 19: hit, 1d4 + 2 [3] = 5 piercing; Ada has 23 of 28 hit points left.",
    ].join("\n"),
  );
  expect((await scene("Ada")).monsters[0]?.body.fought).toEqual(["ada"]);
  expect(await as("Bob", "look")).toContain("Monsters: giant rat (fighting).");
});

test("a monster acts once in six seconds, however many fight it", async () => {
  const { as, roll, wait } = await atRat("Ada", "Bob");
  roll(2, 2);
  await as("Ada", "battle");
  roll(2);
  expect(await as("Bob", "battle")).toBe(
    "You attack the giant rat with longsword: d20 2 + 5 = 7 against AC 12: miss.",
  );
  wait(round);
  roll(2, 2);
  expect(await as("Bob", "battle")).toContain("The giant rat attacks you");
});

test("who fought it is credited with its defeat, from wherever; what it leaves lies there", async () => {
  const { as, roll, scene } = await atRat("Ada", "Bob", "Cy");
  roll(2, 2);
  await as("Bob", "battle");
  roll(1); // the rat's reaction, when Bob walks away
  await as("Bob", "move", { direction: "south" });
  roll(15, 5); // 15 + 5 = 20 hits for 5 + 3 of its 7 hit points
  expect(await as("Ada", "battle")).toBe(
    [
      "You attack the giant rat with longsword: d20 15 + 5 = 20 against AC 12: hit, 1d8 + 3 [5] = 8 slashing; the giant rat has 0 of 7 hit points left and dies.",
      "The giant rat is defeated by you and Bob. It leaves rat tail.",
    ].join("\n"),
  );
  for (const [who, defeated] of [
    ["Ada", ["rat"]],
    ["Bob", ["rat"]],
    ["Cy", []],
  ] as const)
    expect((await scene(who)).me.body.defeated).toEqual(defeated);
  expect(await as("Cy", "look")).toBe(
    [
      "A long hall, quiet now. Exits: South, East, Down (trapdoor, locked).",
      "Things: rat tail.",
      "Players: Ada.",
    ].join("\n"),
  );
});

test("who falls is at the entrance with full health at once; what was carried lies there", async () => {
  const { as, roll, wait, scene } = await atRat("Ada", "Bob");
  await as("Ada", "move", { direction: "south" });
  await as("Ada", "pick_up", { item: "torch" });
  await as("Ada", "move", { direction: "north" });
  await as("Bob", "events");
  for (let time = 0; time < 2; time += 1) {
    roll(2, 20, 4, 4); // a critical hit: 4 + 4 + 2
    await as("Ada", "battle");
    wait(round);
  }
  roll(2, 20, 4, 4);
  const told = await as("Ada", "battle");
  expect(told.split("\n").slice(1)).toEqual([
    "The giant rat attacks you with Bite: d20 20 + 4 = 24 against AC 19: critical hit, 2d4 + 2 [4, 4] = 10 piercing; you have 0 of 28 hit points left and fall.",
    "You fall, struck down by the giant rat. You leave torch. You wake at the entrance with full health.",
    "You stand in a gate of pale stone. A note is nailed to the door post. Exits: North.",
    "Things: weathered note, torch.",
    'A weathered note asks for the crown from the vault. (Quest "The Clay Crown": accept_quest.)',
  ]);
  expect(await as("Ada", "inventory")).toBe(
    "Ada: 28 of 28 hit points.\nInventory: nothing. Worn and wielded: chain mail, longsword, shield.",
  );
  expect(await as("Bob", "look")).toContain("Things: torch.");
  expect(await as("Bob", "events")).toContain(
    "Ada falls, struck down by the giant rat. Left behind: torch.",
  );
  const { monsters } = await scene("Bob");
  expect(monsters[0]?.body.dueAt).toBeUndefined();
});

test("who falls by another's exchange is at the entrance, too, and hears of it", async () => {
  const { as, ctx, roll, wait, scene } = await atRat("Ada", "Bob");
  roll(2, 2);
  await as("Bob", "battle");
  roll(2);
  await as("Ada", "battle"); // the last one who struck at it
  const { me } = await scene("Ada");
  const life = { ...me.body.life, hp: { current: 9, temporary: 0 } };
  const after = { place: "hall", body: { ...me.body, life } };
  const potion = { place: "@bob", body: { of: "potion" } };
  await ctx.store.commit({
    at: 0,
    changes: [
      { kind: "player", id: "ada", version: me.version, after },
      { kind: "item", id: "potion-1", version: 0, after: potion },
    ],
  });
  wait(round);
  roll(3, 4, 20, 4, 4); // Bob drinks 2d4 + 2, and the rat goes for Ada: 4 + 4 + 2
  const told = await as("Bob", "use", { item: "potion" });
  expect(told).toContain(
    "2d4 + 2 [4, 4] = 10 piercing; Ada has 0 of 28 hit points left and falls.",
  );
  expect(told).toContain("Ada falls, struck down by the giant rat.");
  expect(await as("Ada", "events")).toContain(
    "You fall, struck down by the giant rat. You wake at the entrance with full health.",
  );
  expect((await scene("Ada")).room.id).toBe("gate");
  expect(await as("Ada", "inventory")).toContain("28 of 28 hit points");
});

test("fleeing is safe; walking away lets the monsters strike", async () => {
  const { as, roll, wait } = await atRat("Ada");
  roll(2, 2);
  await as("Ada", "battle");
  wait(round);
  expect(await as("Ada", "flee", { direction: "south" })).toMatch(
    /^You flee south\.\nYou stand in a gate/m,
  );
  await as("Ada", "move", { direction: "north" });
  expect(await as("Ada", "flee")).toContain("You flee south.");
  await as("Ada", "move", { direction: "north" });
  wait(round);
  roll(18, 1); // 18 + 4 = 22 hits for 1 + 2
  expect(await as("Ada", "move", { direction: "south" })).toMatch(
    /^The giant rat attacks you .*: hit, 1d4 \+ 2 \[1\] = 3 piercing; you have 25 of 28 hit points left\.\nYou go south\./,
  );
});

test("who sleeps is not struck at", async () => {
  const { as, roll, wait, scene } = await atRat("Ada", "Bob");
  roll(2, 2);
  await as("Bob", "battle");
  wait(6);
  await as("Ada", "look");
  roll(2, 16, 3); // the rat bites Ada, though Bob struck at it before
  expect(await as("Ada", "battle")).toContain("The giant rat attacks you");
  const bob = (await scene("Ada")).players.find(({ id }) => id === "bob");
  expect(bob?.body.life.hp).toBeUndefined();
});

test("a monster comes back well after its time, when somebody is there to see it", async () => {
  const { as, roll, wait } = await atRat("Ada");
  roll(15, 5);
  await as("Ada", "battle");
  wait(4.9);
  expect(await as("Ada", "look")).toContain("A long hall, quiet now.");
  wait(0.1);
  expect(await as("Ada", "look")).toBe(
    [
      "A rat the size of a dog guards a long hall. Exits: South, East, Down (trapdoor, locked).",
      "Things: rat tail.",
      "Monsters: giant rat.",
      "The giant rat is back.",
    ].join("\n"),
  );
});

import path from "node:path";
import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, test } from "vitest";
import { bo } from "../src/testing/heroes.js";
import { attack, openScripted } from "./scripted.js";

/** A rogue of level 1: Dexterity 16 with the human's 1, so + 5 with a bow, and armor class 14. */
const ivy = {
  name: "Ivy",
  race: "Human",
  class: "rogue",
  abilities: { str: 10, dex: 15, con: 12, int: 10, wis: 12, cha: 10 },
  equipment: ["Leather", "Shortbow", { item: "Arrow", quantity: 20 }],
};

test("a goblin ambush at level 1, played to its end over two restarts, one while a reaction is awaited", async () => {
  const file = path.join(tempFolder(), "ambush.sqlite");
  const first = await openScripted(file);
  await first.tell("create_character", bo);
  await first.tell("create_character", ivy);
  const participants = [
    { characterId: "Ivy", initiative: 18, position: "1,3" },
    { characterId: "Bo", initiative: 12, position: "2,3", surprised: true },
    { creature: "Goblin", name: "Snik", initiative: 15, position: "6,3", hidden: true },
    { creature: "Goblin", name: "Grub", initiative: 8, position: "6,5" },
  ];
  const terrain = { width: 12, height: 8, obstacles: ["8,1", "8,2"], difficultTerrain: ["9,6"] };
  await first.tell("create_encounter", { name: "Ambush", participants, terrain });
  // 14 + 5 = 19; 2 + 3 of 7 hit points.
  const shot = await first.tell(...attack("Ivy", "Grub"), 14, 2);
  expect(shot.data).toMatchObject({ attack: { total: 19, hit: true }, targetHp: 2 });
  await first.tell("advance_turn", {});
  // Unseen: the better of 9 and 16, + 4 against 18; 3 + 2 of Bo's 14.
  const sniped = await first.tell(...attack("Snik", "Bo", { weapon: "Shortbow" }), 9, 16, 3);
  expect(sniped.data).toMatchObject({
    attack: { mode: "advantage", kept: 16, total: 20, ac: 18 },
    targetHp: 9,
  });
  // Bo is surprised: his turn is over at once.
  const grubs = await first.tell("advance_turn", {});
  expect(grubs.data).toMatchObject({ round: 1, current: { name: "Grub" } });
  const closer = await first.tell("move_combatant", { creatureId: "Grub", to: "3,4" });
  expect(closer.data).toMatchObject({ cost: 15, remaining: 15, triggered: [] });
  const slash = await first.tell(...attack("Grub", "Bo"), 3);
  expect(slash.data).toMatchObject({ attack: { total: 7, hit: false } });
  await first.close();

  const second = await openScripted(file);
  const ivys = await second.tell("advance_turn", {});
  expect(ivys.data).toMatchObject({ round: 2, current: { name: "Ivy" } });
  await second.tell(...attack("Ivy", "Snik"), 2);
  await second.tell("advance_turn", {});
  await second.tell(...attack("Snik", "Ivy", { weapon: "Shortbow" }), 5);
  await second.tell("advance_turn", {});
  await second.tell(...attack("Bo", "Grub"), 5);
  await second.tell("advance_turn", {});
  // Grub runs: Bo may strike, and the server ends while he is asked.
  const fled = await second.tell("move_combatant", { creatureId: "Grub", to: "8,6" });
  expect(fled.data).toMatchObject({
    cost: 0,
    pending: [{ trigger: "Grub leaves its reach", options: [{ reaction: "Opportunity Attack" }] }],
  });
  await second.close();

  const third = await openScripted(file);
  const { data: asked } = await third.tell("get_encounter", {});
  expect(asked["pending"]).toEqual(fled.data["pending"]);
  const strike = { actorId: "Bo", economy: "reaction", reaction: "opportunity_attack" };
  // 10 + 5 meets 15; 1 + 3 of 2 hit points, on the square that it was leaving.
  const struck = await third.tell("execute_action", strike, 10, 1);
  expect(struck.data).toMatchObject({ targetHp: 0, targetStatus: "dead" });
  await third.tell("advance_turn", {});
  // Bo stands in the line: half cover. 15 + 5 = 20 against 17; 4 + 3 of 7.
  const last = await third.tell(...attack("Ivy", "Snik"), 15, 4);
  expect(last.data).toMatchObject({
    attack: { ac: 17, cover: "half" },
    targetHp: 0,
    targetStatus: "dead",
  });
  const { data: over } = await third.tell("end_encounter", { outcome: "victory" });
  // Two goblins of 50 for two who live.
  expect(over).toMatchObject({ rounds: 3, xp: { total: 100, each: 50 } });
  const sheet = await third.tell("get_character", { characterId: "Bo" });
  expect(sheet.data["character"]).toMatchObject({ hp: { current: 9 }, xp: 50 });
});

import path from "node:path";
import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, test } from "vitest";
import { attack, openScripted } from "./scripted.js";

/** Strength 15 + 2: + 6 to hit, 2d6 + 3; 12 and four times 8 hit points; fire 2d6, DC 8 + 2 + 3. */
const rhogar = {
  name: "Rhogar",
  race: "Dragonborn",
  class: "fighter",
  level: 5,
  abilities: { str: 15, dex: 10, con: 14, int: 8, wis: 12, cha: 13 },
  choices: { draconicAncestry: "red", fightingStyle: "defense" },
  equipment: ["Chain Mail", "Greatsword"],
};

/** Dexterity 15 + 1: + 6 with the bow, + 3 with what is thrown; 9 and four times 6 hit points. */
const ivy = {
  name: "Ivy",
  race: "Human",
  class: "rogue",
  level: 5,
  abilities: { str: 10, dex: 15, con: 12, int: 10, wis: 12, cha: 10 },
  equipment: [
    "Leather",
    "Shortbow",
    { item: "Arrow", quantity: 20 },
    { item: "Acid (vial)", quantity: 2 },
  ],
};

const ability = (actorId: string, abilityName: string, more: object = {}) =>
  ["execute_action", { actorId, action: "use_special_ability", abilityName, ...more }] as const;

const troll = (attackName: string) => attack("Troll", "Rhogar", { weapon: attackName });

test("a troll falls twice, and dies as its turn begins while fire keeps it from regenerating", async () => {
  const file = path.join(tempFolder(), "troll.sqlite");
  const first = await openScripted(file);
  await first.tell("create_character", rhogar);
  await first.tell("create_character", ivy);
  await first.tell("create_encounter", {
    name: "Bridge",
    participants: [
      { characterId: "Ivy", initiative: 18, position: "2,8" },
      { characterId: "Rhogar", initiative: 15, position: "3,5" },
      { creature: "Troll", initiative: 10, position: "6,5" },
    ],
    terrain: { width: 12, height: 12 },
  });

  // Thrown 20 feet: 13 + 3 against 15; 3 + 4 of 84. Acid: it will not regenerate.
  const vial = {
    actorId: "Ivy",
    action: "use_magic_item",
    abilityName: "Acid (vial)",
    targetId: "Troll",
  };
  const acid = await first.tell("execute_action", vial, 13, 3, 4);
  expect(acid.data).toMatchObject({
    attack: { total: 16, hit: true },
    damage: [{ rolls: [3, 4], type: "acid" }],
    targetHp: 77,
  });
  await first.tell("advance_turn", {});
  await first.tell("move_combatant", { creatureId: "Rhogar", to: "5,5" });
  const cut = await first.tell(...attack("Rhogar", "Troll"), 9, 4, 5);
  expect(cut.data).toMatchObject({ attack: { total: 15, hit: true }, targetHp: 65 });
  const missed = await first.tell(...attack("Rhogar", "Troll"), 8);
  expect(missed.data).toMatchObject({ attack: { total: 14, hit: false } });
  const dull = await first.tell("advance_turn", {});
  expect(dull.text).toContain("Troll's turn (65/84 HP");
  // Chain mail and Defense: 17. 10 + 7; 3 + 4 of 44. 12 + 7; 5 + 6 + 4 of 37.
  const bite = await first.tell(...troll("Bite"), 10, 3);
  expect(bite.data).toMatchObject({ attack: { total: 17, ac: 17, hit: true }, targetHp: 37 });
  const claw = await first.tell(...troll("Claw"), 12, 5, 6);
  expect(claw.data).toMatchObject({ targetHp: 22, economy: { attacks: ["Claw"] } });
  await first.tell(...troll("Claw"), 9);
  await first.tell("advance_turn", {});
  // Rhogar is beside it: 4 + 3 and 3 + 4 + 5.
  const sneak = await first.tell(...attack("Ivy", "Troll"), 12, 4, 3, 4, 5);
  expect(sneak.data).toMatchObject({ attack: { cover: "none" }, targetHp: 46 });
  await first.tell("advance_turn", {});
  await first.tell(...attack("Rhogar", "Troll"), 15, 6, 5);
  await first.tell(...attack("Rhogar", "Troll"), 10, 3, 2);
  await first.tell(...ability("Rhogar", "Action Surge"));
  await first.tell(...attack("Rhogar", "Troll"), 8);
  // 14, 8, a miss, and a critical hit of 5 + 5 + 2 + 3 + 3.
  const surge = await first.tell(...attack("Rhogar", "Troll"), 20, 5, 5, 2, 3);
  expect(surge.data).toMatchObject({ attack: { critical: true }, targetHp: 46 - 14 - 8 - 18 });
  const healed = await first.tell("advance_turn", {});
  expect(healed.text).toContain("Troll's turn (16/84 HP");
  const before = await first.tell("get_encounter", { detail: "full" });
  await first.close();

  const second = await openScripted(file);
  expect(await second.tell("get_encounter", { detail: "full" })).toEqual(before);
  await second.tell(...troll("Bite"), 3);
  await second.tell("advance_turn", {});
  // 6 + 3 and 1 + 1 + 5 of 16.
  const felled = await second.tell(...attack("Ivy", "Troll"), 14, 6, 1, 1, 5);
  expect(felled.data).toMatchObject({ targetHp: 0 });
  expect(felled.data["targetStatus"]).not.toBe("dead");
  await second.tell("advance_turn", {});
  // 7 + 5 and 22.
  const wind = await second.tell(...ability("Rhogar", "Second Wind"), 7);
  expect(wind.data).toMatchObject({ healed: [{ amount: 12, hp: 34 }] });
  await second.tell("execute_action", { actorId: "Rhogar", action: "dodge" });
  const risen = await second.tell("advance_turn", {});
  expect(risen.text).toContain("Troll's turn (10/84 HP, AC 15; prone)");
  await second.tell("execute_action", { actorId: "Troll", action: "stand" });
  const dodged = await second.tell(...troll("Bite"), 15, 3);
  expect(dodged.data).toMatchObject({ attack: { mode: "disadvantage", total: 10, hit: false } });
  await second.tell("advance_turn", {});
  await second.tell(...attack("Ivy", "Troll"), 13, 2, 2, 1, 2);
  await second.tell("advance_turn", {});
  // 15 feet to the east; who is unconscious saves from nothing.
  const east = { abilityDetails: { direction: { x: 1, y: 0 } } };
  const breath = await second.tell(...ability("Rhogar", "Breath Weapon", east), 2, 3);
  expect(breath.data).toMatchObject({
    damage: [{ rolled: 5, type: "fire" }],
    saves: [{ dc: 13, success: false, automatic: true }],
    targetHp: 0,
  });
  expect(breath.data["targetStatus"]).not.toBe("dead");
  const dead = await second.tell("advance_turn", {});
  expect(dead.text).toContain("Troll dies: regeneration that failed.");
  const { data: seen } = await second.tell("get_encounter", {});
  expect(seen).toMatchObject({ combatants: [{}, {}, { name: "Troll", status: "dead" }] });
  expect(JSON.stringify(seen)).not.toContain("actionEconomy");
  const { data: over } = await second.tell("end_encounter", { outcome: "victory" });
  expect(over).toMatchObject({
    rounds: 4,
    survivors: [
      { name: "Ivy", hp: 33 },
      { name: "Rhogar", hp: 34 },
    ],
    fallen: [{ name: "Troll", status: "dead" }],
    xp: { total: 1800, each: 900 },
  });
});

import { expect, test } from "vitest";
import { openTable, whole } from "../../testing/table.js";

test("what runs is ended, or gone on with, by abilityDetails.again", async () => {
  const table = await openTable({
    name: "Bo",
    class: "barbarian",
    level: 1,
    abilities: { str: 16, dex: 10, con: 14, int: 10, wis: 10, cha: 10 },
  });
  const { call } = table;
  const participants = [
    { characterId: "Bo", initiative: 20 },
    { creature: "Ogre", initiative: 5 },
  ];
  await whole(call("create_encounter", { participants }));
  const rage = { actorId: "Bo", action: "use_special_ability", abilityName: "Rage" };
  const idle = await call("execute_action", { ...rage, abilityDetails: { again: true } });
  expect(JSON.stringify(idle)).toContain("NOTHING_RUNS");
  await whole(call("execute_action", rage));
  // An attack, hit or miss, keeps the rage up for the turn.
  const attack = { actorId: "Bo", action: "attack", targetId: "Ogre" };
  await whole(call("execute_action", attack, 2));
  await whole(call("advance_turn", {}));
  await whole(call("advance_turn", {}));
  const ended = await whole(call("execute_action", { ...rage, abilityDetails: { again: true } }));
  expect(JSON.stringify(ended)).toMatch(/Rage/u);
  const sheet = await whole(call("get_character", { characterId: "Bo" }));
  expect(JSON.stringify(sheet)).not.toMatch(/"during":"rage"/u);
});

test("Wild Shape takes the beast that is named, and use end takes it off", async () => {
  const table = await openTable({
    name: "Fern",
    class: "druid",
    level: 4,
    abilities: { str: 8, dex: 10, con: 10, int: 12, wis: 16, cha: 14 },
  });
  const { call } = table;
  const shape = { actorId: "Fern", action: "use_special_ability", abilityName: "Wild Shape" };
  expect(JSON.stringify(await call("execute_action", shape))).toContain("FORM_NEEDED");
  await whole(call("execute_action", { ...shape, abilityDetails: { option: "Wolf" } }));
  // A wolf has 11 hit points and armor class 13.
  const wolf = await whole(call("get_character", { characterId: "Fern" }));
  expect(JSON.stringify(wolf)).toContain("**HP** 11/11 · **AC** 13");
  expect(JSON.stringify(wolf)).not.toContain("the campaign's own");
  await whole(call("execute_action", { ...shape, abilityDetails: { use: "end" } }));
  const fern = await whole(call("get_character", { characterId: "Fern" }));
  expect(JSON.stringify(fern)).not.toContain("**HP** 11/11");
});

test("a weapon is named for what is laid on one", async () => {
  const table = await openTable({
    name: "Una",
    class: "paladin",
    level: 3,
    subclass: "Oath of Devotion",
    abilities: { str: 16, dex: 10, con: 12, int: 10, wis: 10, cha: 16 },
    equipment: ["Warhammer"],
  });
  const { call } = table;
  const participants = [
    { characterId: "Una", initiative: 20 },
    { creature: "Ogre", initiative: 5 },
  ];
  await whole(call("create_encounter", { participants }));
  const sacred = {
    actorId: "Una",
    action: "use_special_ability",
    abilityName: "Channel Divinity: Sacred Weapon",
  };
  const none = await call("execute_action", { ...sacred, weapon: "Maul" });
  expect(JSON.stringify(none)).toContain("NO_WEAPON");
  await whole(call("execute_action", { ...sacred, weapon: "Warhammer" }));
  await whole(call("advance_turn", {}));
  await whole(call("advance_turn", {}));
  const hit = { actorId: "Una", action: "attack", targetId: "Ogre", weapon: "Warhammer" };
  // 8, Strength 3, proficiency 2 and Charisma 3.
  const struck = await whole(call("execute_action", hit, 8, 1));
  expect(JSON.stringify(struck)).toMatch(/16/u);
});

import path from "node:path";
import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, test } from "vitest";
import { attack, openScripted } from "./scripted.js";

const sora = {
  name: "Sora", race: "Half-Orc", class: "monk", level: 17,
  abilities: { str: 10, dex: 20, con: 14, int: 10, wis: 20, cha: 8 },
};
const bran = {
  name: "Bran", race: "Hill Dwarf", class: "fighter", level: 17,
  abilities: { str: 20, dex: 10, con: 18, int: 8, wis: 12, cha: 10 },
  choices: { fightingStyle: "defense" },
  equipment: ["Plate", "Greatsword"],
};
const ada = {
  name: "Ada", race: "Human", class: "wizard", level: 17,
  abilities: { str: 8, dex: 13, con: 13, int: 19, wis: 12, cha: 10 },
};
const ability = (actorId: string, abilityName: string, more: object = {}) =>
  ["execute_action", { actorId, action: "use_special_ability", abilityName, ...more }] as const;
const answer = (actorId: string, reaction: string) =>
  ["execute_action", { actorId, economy: "reaction", reaction }] as const;

test("dragon", async () => {
  const file = path.join(tempFolder(), "dragon.sqlite");
  let { tell, refused, close } = await openScripted(file);
  for (const one of [sora, bran, ada]) await tell("create_character", one);
  const show = (r: any) => { console.log(r.text, "\n", JSON.stringify(r.data)); return r; };
  const sh = async (...a: Parameters<typeof tell>) => { const r = await tell(...a); console.log(">>", JSON.stringify(a)); show(r); return r; };
  await tell("create_encounter", {
    name: "Lair",
    participants: [
      { characterId: "Sora", initiative: 22, position: "18,13" },
      { characterId: "Bran", initiative: 12, position: "15,12" },
      { characterId: "Ada", initiative: 8, position: "8,14" },
      { creature: "Ancient Red Dragon", name: "Ignis", initiative: 15, position: "20,12", inLair: true },
    ],
    terrain: { width: 40, height: 30 },
  });
  await sh("move_combatant", { creatureId: "Sora", to: "19,13" });
  await sh(...attack("Sora", "Ignis", { abilityName: "Stunning Strike" }), 11, 4, 2);
  await sh(...answer("Ignis", "Legendary Resistance"));
  await sh(...attack("Sora", "Ignis"), 12, 6);
  await sh("advance_turn", {});
  const magma = { description: "Magma erupts", area: { shape: "cylinder", radius: 5, height: 20, origin: "15,12" }, save: { ability: "dex", dc: 15, half: true }, damage: "6d6", damageType: "fire" };
  await sh("execute_lair_action", magma, 3,3,3,3,3,3, 9);
  await sh(...answer("Bran", "decline"));
  await sh(...ability("Ignis", "Frightful Presence", { targetIds: ["Sora", "Bran", "Ada"] }), 10, 15);
  await sh(...answer("Bran", "decline"), 5);
  await sh(...attack("Ignis", "Sora", { weapon: "Bite" }), 5, 3,4, 1,2,3,4);
  await sh(...attack("Ignis", "Sora", { weapon: "Claw" }), 2);
  await sh(...attack("Ignis", "Sora", { weapon: "Claw" }), 3, 2, 2);
  await sh("advance_turn", {});
  console.log(await refused("move_combatant", { creatureId: "Bran", to: "17,12" }));
  await sh("execute_action", { actorId: "Bran", action: "dodge" });
  await sh(...ability("Ignis", "Wing Attack", { targetIds: ["Sora"] }), 10);
  await sh(...answer("Sora", "decline"), 3, 4);
  await sh(...ability("Ignis", "Tail Attack", { targetId: "Sora" }), 2, 3, 1, 1);
  console.log(await refused(...ability("Ignis", "Tail Attack", { targetId: "Sora" })));
  await sh("advance_turn", {}, 19);
  await sh(...answer("Bran", "Indomitable"), 20);
  await sh("get_encounter", {});
  await sh("advance_turn", {}, 14);
});

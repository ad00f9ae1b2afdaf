import path from "node:path";
import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, test } from "vitest";
import { attack, openScripted, type Scripted } from "./scripted.js";

/** + 11 with the bare hand, 1d10 + 5; DC 8 + 6 + 5; 10 and sixteen times 7 hit points; all saves. */
const sora = {
  name: "Sora",
  race: "Half-Orc",
  class: "monk",
  level: 17,
  abilities: { str: 10, dex: 20, con: 14, int: 10, wis: 20, cha: 8 },
};

/** + 11 with the greatsword, 2d6 + 5; Constitution 20 and 17 of a hill dwarf: 15 + 176 + 17 hit points. */
const bran = {
  name: "Bran",
  race: "Hill Dwarf",
  class: "fighter",
  level: 17,
  abilities: { str: 20, dex: 10, con: 18, int: 8, wis: 12, cha: 10 },
  choices: { fightingStyle: "defense" },
  equipment: ["Plate", "Greatsword"],
};

/** 8 and sixteen times 6 hit points; Dexterity + 2, Wisdom + 1 and 6. */
const ada = {
  name: "Ada",
  race: "Human",
  class: "wizard",
  level: 17,
  abilities: { str: 8, dex: 13, con: 13, int: 19, wis: 12, cha: 10 },
};

const ability = (actorId: string, abilityName: string, more: object = {}) =>
  ["execute_action", { actorId, action: "use_special_ability", abilityName, ...more }] as const;

const answer = (actorId: string, reaction: string) =>
  ["execute_action", { actorId, economy: "reaction", reaction }] as const;

const breath = ability("Ignis", "Fire Breath", {
  abilityDetails: { direction: { x: -1, y: 0 } },
});
const tail = ability("Ignis", "Tail Attack", { targetId: "Sora" });
const magma = {
  description: "Magma erupts",
  area: { shape: "cylinder", radius: 5, height: 20, origin: "15,12" },
  save: { ability: "dex", dc: 15, half: true },
  damage: "6d6",
  damageType: "fire",
};

/** 26d6 of which each shows this. */
const breathed = (face: number) => Array.from({ length: 26 }, () => face);

async function begin({ tell }: Scripted): Promise<void> {
  for (const one of [sora, bran, ada]) await tell("create_character", one);
  await tell("create_encounter", {
    name: "Lair",
    participants: [
      { characterId: "Sora", initiative: 22, position: "18,13" },
      { characterId: "Bran", initiative: 12, position: "15,12" },
      { characterId: "Ada", initiative: 8, position: "8,14" },
      {
        creature: "Ancient Red Dragon",
        name: "Ignis",
        initiative: 15,
        position: "20,12",
        inLair: true,
      },
    ],
    terrain: { width: 40, height: 30 },
  });
}

/** Sora's stunning blow, that Ignis resists after a restart; lair, terror, teeth, wings and tail. */
async function firstRound(file: string): Promise<Scripted> {
  const before = await openScripted(file);
  await begin(before);
  await before.tell("move_combatant", { creatureId: "Sora", to: "19,13" });
  // 11 + 11 meets 22: 4 + 5 of 546. 2 + 16 against 19.
  const stunning = attack("Sora", "Ignis", { abilityName: "Stunning Strike" });
  const { data } = await before.tell(...stunning, 11, 4, 2);
  expect(data).toMatchObject({
    attack: { total: 22, hit: true },
    targetHp: 537,
    pending: [{ options: [{ reaction: "Legendary Resistance" }] }],
  });
  await before.close();

  const table = await openScripted(file);
  const { tell, refused } = table;
  expect((await tell("get_encounter", {})).data["pending"]).toEqual(data["pending"]);
  const resisted = await tell(...answer("Ignis", "Legendary Resistance"));
  expect(resisted.data).toMatchObject({ saves: [{ total: 18, dc: 19, success: true }] });
  expect(resisted.text).not.toContain("stunned");
  await tell(...attack("Sora", "Ignis"), 12, 6);
  expect(await refused("execute_lair_action", magma)).toMatch(/^\[NOT_YET\]/);
  // From 22 to 15 the count passes 20; its own turn is no time for legendary actions.
  const turn = await tell("advance_turn", {});
  expect(turn.data).toMatchObject({ current: { name: "Ignis" } });
  expect(turn.data["due"]).toMatchObject([{ type: "lair_action" }]);
  // Bran: 9 against 15, and he lets it be. Six threes of 208.
  await tell("execute_lair_action", magma, 3, 3, 3, 3, 3, 3, 9);
  const burnt = await tell(...answer("Bran", "decline"));
  expect(burnt.data).toMatchObject({ saves: [{ total: 9, dc: 15 }], targetHp: 190 });
  // DC 21: Sora 10 + 11, Bran 15 + 1, Ada 5 + 7.
  const all = { targetIds: ["Sora", "Bran", "Ada"] };
  await tell(...ability("Ignis", "Frightful Presence", all), 10, 15);
  const feared = await tell(...answer("Bran", "decline"), 5);
  expect(feared.data).toMatchObject({
    saves: [
      { total: 16, success: false },
      { total: 12, success: false },
    ],
  });
  // 5 + 17 against 20: 3 + 4 + 10 and 1 + 2 + 3 + 4 of 122. 19 misses; 20 hits for 2 + 2 + 10.
  const bite = await tell(...attack("Ignis", "Sora", { weapon: "Bite" }), 5, 3, 4, 1, 2, 3, 4);
  expect(bite.data).toMatchObject({ damage: [{ rolled: 17 }, { rolled: 10 }], targetHp: 95 });
  await tell(...attack("Ignis", "Sora", { weapon: "Claw" }), 2);
  await tell(...attack("Ignis", "Sora", { weapon: "Claw" }), 3, 2, 2);
  await tell("advance_turn", {});

  const nearer = { creatureId: "Bran", to: "17,12" };
  expect(await refused("move_combatant", nearer)).toMatch(/^\[FRIGHTENED\]/);
  expect(await refused(...tail)).toMatch(/^\[NOT_YET\] Bran's turn is not at its end/);
  await tell("execute_action", { actorId: "Bran", action: "dodge" });
  // Two of three: 10 + 11 against 25; 3 + 4 + 10 of 81, and prone.
  await tell(...ability("Ignis", "Wing Attack", { targetIds: ["Sora"] }), 10);
  const winged = await tell(...answer("Sora", "decline"), 3, 4);
  expect(winged.data).toMatchObject({ saves: [{ total: 21, dc: 25 }], targetHp: 64 });
  expect(await refused(...tail)).toMatch(/^\[ONE_AT_A_TIME\]/);
  // As his turn ends: 19 + 1 against 21, and 20 + 1 in its place.
  await tell("advance_turn", {}, 19);
  const brave = await tell(...answer("Bran", "Indomitable"), 20);
  expect(brave.text).toContain("Bran is not frightened any more");
  // Ada has acted. The third: 3 + 17; 1 + 1 + 10.
  await tell("execute_action", { actorId: "Ada", action: "dash" });
  const lashed = await tell(...tail, 2, 3, 1, 1);
  expect(lashed.data).toMatchObject({ attack: { mode: "advantage", total: 20 }, targetHp: 52 });
  const alsoBrave = await tell("advance_turn", {}, 14);
  expect(alsoBrave.text).toContain("Ada is not frightened any more");
  expect(alsoBrave.data).toMatchObject({ round: 2, current: { name: "Sora" } });
  return table;
}

/** The lair does something else, and Ignis breathes; his legendary actions are back. */
async function secondRound({ tell, refused }: Scripted): Promise<void> {
  await tell("execute_action", { actorId: "Sora", action: "stand" });
  await tell(...attack("Sora", "Ignis"), 15, 5);
  await tell("advance_turn", {});
  expect(await refused("execute_lair_action", magma)).toMatch(/^\[SAME_LAIR_ACTION\]/);
  const tremor = {
    description: "The ground shakes",
    targets: ["Sora", "Bran", "Ada"],
    save: { ability: "dex", dc: 15 },
    condition: "prone",
  };
  // Bran dodges: the better of 16 and 2. All stand.
  const shaken = await tell("execute_lair_action", tremor, 4, 16, 2, 13);
  expect(shaken.text).not.toContain("prone");
  // DC 24: 13 + 11 evades all of it, 20 and 18 + 2 take 78.
  await tell(...breath, 13, 20, 5);
  const breathing = await tell(...answer("Bran", "decline"), 18, ...breathed(3));
  expect(breathing.text).toMatch(/Bran takes 78 .*112 HP left.*Ada takes 78 .*26 HP left/);
  await tell("advance_turn", {});
  await tell("move_combatant", { creatureId: "Bran", to: "19,12" });
  // 526 - 10; 6 + 6 + 5, a miss at 21, and 4d6 + 5.
  await tell(...attack("Bran", "Ignis"), 11, 6, 6);
  await tell(...attack("Bran", "Ignis"), 10);
  const blow = await tell(...attack("Bran", "Ignis"), 20, 6, 6, 6, 6);
  expect(blow.data).toMatchObject({ attack: { critical: true }, targetHp: 516 - 17 - 29 });
  const adas = await tell("advance_turn", {});
  expect(adas.data["due"]).toMatchObject([{ type: "legendary_actions", left: 3 }]);
  // Four meteors that the table tells.
  const meteors = { targetId: "Ignis", amount: 400, damageType: "bludgeoning", magical: true };
  expect((await tell("apply_damage", meteors)).text).toContain("70 HP left");
  await tell("advance_turn", {});
}

/** Stunned, since he lets it be, Ignis does nothing at all; his breath is not back either. */
async function thirdRound({ tell, refused }: Scripted): Promise<void> {
  await tell(...attack("Sora", "Ignis", { abilityName: "Stunning Strike" }), 18, 3, 2);
  const stunned = await tell(...answer("Ignis", "decline"));
  expect(stunned.text).toContain("Ignis is stunned");
  const helpless = await tell(...attack("Sora", "Ignis"), 2, 18, 2);
  expect(helpless.data).toMatchObject({ attack: { mode: "advantage" }, targetHp: 70 - 8 - 7 });
  const { data } = await tell("advance_turn", {}, 4);
  expect(data["due"]).toEqual([]);
  expect(await refused("execute_lair_action", magma)).toMatch(/^\[CANNOT_ACT\]/);
  expect(await refused(...breath)).toMatch(/^\[CANNOT_ACT\]/);
  await tell("advance_turn", {});
  expect(await refused(...tail)).toMatch(/^\[CANNOT_ACT\]/);
  await tell(...attack("Bran", "Ignis"), 15, 3, 5, 5);
  await tell(...attack("Bran", "Ignis"), 3, 15, 5, 5);
  const last = await tell(...attack("Bran", "Ignis"), 2, 3);
  expect(last.data).toMatchObject({ attack: { total: 14, hit: false }, targetHp: 55 - 15 - 15 });
  await tell("advance_turn", {});
  await tell("advance_turn", {});
}

test("an ancient dragon in its lair against a party of level 17, over a restart while it is asked", async () => {
  const table = await firstRound(path.join(tempFolder(), "dragon.sqlite"));
  await secondRound(table);
  await thirdRound(table);
  const { tell } = table;
  // As Sora's turn ends he can act again, and a 5 brings the breath back.
  const back = await tell("advance_turn", {}, 5);
  expect(back.data["due"]).toMatchObject([
    { type: "expired", what: "stunned" },
    { type: "lair_action" },
  ]);
  // 12 + 11 is 23 against 24, and for a point of ki 13 + 11; Bran stands beside the cone's narrow end.
  await tell(...breath, 12);
  const breathing = await tell(...answer("Sora", "Diamond Soul"), 13, 18, ...breathed(1));
  expect(breathing.data).toMatchObject({
    saves: [
      { total: 24, success: true },
      { total: 20, success: false },
    ],
    targetHp: 0,
    targetStatus: "down",
  });
  await tell("advance_turn", {});
  await tell(...attack("Bran", "Ignis"), 15, 6, 6);
  const killed = await tell(...attack("Bran", "Ignis"), 15, 6, 6);
  expect(killed.data).toMatchObject({ targetHp: 0, targetStatus: "dead" });
  const { data: over } = await tell("end_encounter", { outcome: "victory" });
  // CR 24 for three, of whom one is dying.
  expect(over).toMatchObject({ rounds: 4, xp: { total: 62_000, each: 20_666 } });
  const sheet = await tell("get_character", { characterId: "Sora" });
  expect(sheet.data["character"]).toMatchObject({ hp: { current: 52 }, xp: 20_666 });
});

import { describe, expect, test } from "vitest";
import { ada, bo, gob } from "../../testing/heroes.js";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

/** A high elf wizard of level 9: Intelligence 16 and proficiency 4, so DC 15 and + 7 to hit; Dexterity 16. */
const mira = {
  ...ada,
  name: "Mira",
  level: 9,
  subclass: "Evocation",
  spells: [
    "Fire Bolt",
    "Light",
    "Magic Missile",
    "Shield",
    "Detect Magic",
    "Identify",
    "Scorching Ray",
    "Web",
    "Misty Step",
    "Enlarge/Reduce",
    "Flaming Sphere",
    "Fireball",
    "Counterspell",
    "Haste",
  ],
};
const vex = { ...mira, name: "Vex", characterType: "enemy" };

const at = (x: number, y: number) => ({ x, y });
const terrain = { width: 24, height: 14 };

/** Mira acts first, then Bo beside her; the others after them. */
async function fight(...others: readonly object[]): Promise<PlayTable> {
  const table = await openTable(mira, bo);
  const participants = [
    { characterId: "Mira", initiative: 20, position: at(2, 2) },
    { characterId: "Bo", initiative: 15, position: at(3, 2) },
    ...others,
  ];
  await whole(table.call("create_encounter", { participants, terrain }));
  return table;
}

const ogre = (initiative: number, position: object) => ({ creature: "Ogre", initiative, position });
const cast = (spellName: string, more: object = {}) => ({ casterId: "Mira", spellName, ...more });

describe("a casting", () => {
  test("takes its slot, and says what is left of them and of the turn", async () => {
    const { call } = await fight(ogre(10, at(8, 2)), ogre(9, at(8, 5)));
    // A dart is 1d4 + 1, rolled once for all: the first is Ogre's, the last one named takes the rest.
    const darts = cast("magic-missile", { targetIds: ["Ogre", "Ogre 2"] });
    const { data, text } = await whole(call("cast_spell", darts, 3));
    expect(data).toMatchObject({
      slot: { level: 1, kind: "slot", left: 3 },
      targets: [
        { name: "Ogre", damage: [{ type: "force", afterResistance: 4 }], hp: 55 },
        { name: "Ogre 2", damage: [{ rolled: 4 }, { rolled: 4 }], hp: 51 },
      ],
    });
    expect(text).toMatch(/^Mira casts Magic Missile at level 1 on Ogre, Ogre 2 \(3 left\)\./);
    expect(text).toContain("Left: bonus action, 30 ft.");
    expect(data).not.toHaveProperty("concentration");
  });

  test("of a cantrip takes none, and shows the attack roll", async () => {
    const { call } = await fight(ogre(10, at(8, 2)));
    // 9 + 3 + 4 against 11, Bo is not in the way; 2d10 at level 9.
    const bolt = cast("Fire Bolt", { targetId: "Ogre", manualRoll: 9 });
    const { data } = await whole(call("cast_spell", bolt, 4, 6));
    expect(data).toMatchObject({
      slot: null,
      attack: { total: 16, ac: 11, hit: true, critical: false, manual: true },
      targets: [{ name: "Ogre", hit: true, damage: [{ dice: "2d10", rolled: 10 }], hp: 49 }],
    });
  });

  test("with several rays lists every attack with its damage", async () => {
    const { call } = await fight(ogre(10, at(2, 8)));
    const rays = cast("Scorching Ray", { targetIds: ["Ogre"] });
    // 12, 1 and 20, each + 7 against 11; 2d6, and four dice for the critical hit.
    const { data } = await whole(call("cast_spell", rays, 12, 3, 3, 1, 20, 1, 2, 3, 4));
    expect(data["attacks"]).toMatchObject([
      { total: 19, hit: true, damage: [{ rolled: 6 }] },
      { natural: 1, hit: false, damage: [] },
      { natural: 20, critical: true, damage: [{ rolled: 10 }] },
    ]);
    expect(data["targets"]).toMatchObject([{ hp: 43 }]);
  });

  test("on ten at once stays short, with every die", async () => {
    // Within 20 feet of (16, 5), and none behind another.
    const places = ["14,2", "18,2", "14,8", "18,8", "13,4", "19,4", "13,7", "19,7", "16,2", "16,8"];
    const goblins = places.map((position, index) => ({
      custom: { name: `Gob ${index}`, hp: 40, ac: 13 },
      initiative: index,
      side: "enemy",
      position,
    }));
    const { call } = await fight(...goblins);
    // Five reach DC 15 with nothing added; 8d6 are 28, half of it 14.
    const saves = [10, 15, 8, 20, 14, 16, 2, 3, 19, 17];
    const ball = cast("Fireball", { targetPosition: at(16, 5) });
    const { data, text } = await whole(call("cast_spell", ball, ...saves, 6, 6, 5, 4, 3, 2, 1, 1));
    expect(data).toMatchObject({
      dc: 15,
      damage: [{ type: "fire", dice: "8d6", rolls: [6, 6, 5, 4, 3, 2, 1, 1], rolled: 28 }],
      targets: saves.map((face) => ({
        save: { rolls: [face], total: face, success: face >= 15 },
        damage: [{ type: "fire", afterResistance: face >= 15 ? 14 : 28 }],
        hp: face >= 15 ? 26 : 12,
      })),
    });
    expect(text).toContain(
      "Dexterity saving throw, DC 15; 8d6 [6, 6, 5, 4, 3, 2, 1, 1] = 28 fire:",
    );
    expect(text).toContain("Gob 1: 15 (d20 15) saves, takes 14, 26 HP; Gob 2: 8 (d20 8) fails");
    expect(text.length).toBeLessThan(900);
    expect(JSON.stringify(data).length).toBeLessThan(2_600);
  });

  test("that lasts is concentrated on, in place of another, and can be let go", async () => {
    const { call } = await fight(ogre(10, at(12, 2)));
    const first = await whole(call("cast_spell", cast("Haste", { targetId: "Bo" })));
    expect(first.data).toMatchObject({
      concentration: { spell: "Haste" },
      duration: "10 rounds",
      targets: [{ name: "Bo", effects: ["Haste"] }],
    });
    await whole(call("advance_turn", { count: 3 }));
    const web = cast("Web", { targetPosition: at(12, 2) });
    const second = await whole(call("cast_spell", web));
    expect(second.data).toMatchObject({
      concentration: { spell: "Web", replaced: "Haste" },
      duration: "1 hour",
      area: { auraId: "z1", covered: ["id6"] },
    });
    const { text } = await whole(call("cast_spell", cast("Web", { use: "end" })));
    expect(text).toContain("Web of Mira ends (dismissed).");
  });

  test("outside a fight may take its time, and as a ritual no slot", async () => {
    const { call } = await openTable(mira);
    const { data } = await whole(call("cast_spell", cast("Detect Magic", { ritual: true })));
    expect(data).toMatchObject({
      slot: null,
      castingTime: "10 minutes",
      concentration: { spell: "Detect Magic" },
      narrative: expect.stringContaining("lead"),
    });
    const sheet = await whole(
      call("manage_spell_slots", { characterId: "Mira", operation: "view" }),
    );
    expect(sheet.data).toMatchObject({ slots: { "1": { left: 4 } } });
  });

  test("by the game master's leave costs nothing, and says so", async () => {
    const { call } = await fight();
    const wish = cast("Cure Wounds", { targetId: "Bo", slotLevel: 2, dmOverride: true });
    const { data, text } = await whole(call("cast_spell", wish, 3, 4));
    expect(data["slot"]).toBeNull();
    expect(text).toContain("at level 2 on Bo (by the game master's leave)");
  });

  test("from a stat block goes by what it prints", async () => {
    const { call } = await fight({ creature: "Mage", initiative: 30, position: at(10, 2) });
    // The mage's DC is 14, and it has three slots of level 3; Mira may counter it, and does not.
    const ball = { casterId: "Mage", spellName: "Fireball", targetPosition: at(2, 2) };
    await whole(call("cast_spell", ball));
    const no = { casterId: "Mira", reaction: "decline" };
    const { data } = await whole(call("cast_spell", no, 10, 13, 1, 1, 1, 1, 1, 1, 1, 1));
    expect(data).toMatchObject({
      dc: 14,
      targets: [
        { name: "Bo", save: { total: 13, success: false } },
        { name: "Mira", save: { total: 13, success: false }, damage: [{ afterResistance: 8 }] },
      ],
    });
  });
});

describe("what cannot be cast costs nothing", () => {
  test.each([
    ["NO_SUCH_SPELL", { spellName: "Firebal" }],
    ["NOT_KNOWN", { spellName: "Bless", targetIds: ["Bo"] }],
    ["NO_SLOT", { spellName: "Fireball", slotLevel: 2, targetPosition: at(8, 8) }],
    ["OUT_OF_RANGE", { spellName: "Web", targetPosition: at(22, 12) }],
    ["WRONG_TARGET", { spellName: "Haste", targetIds: ["Ogre"] }],
    ["CASTING_TIME", { spellName: "Identify" }],
    ["CASTING_TIME", { spellName: "Detect Magic", ritual: true }],
    ["NOT_AWAITED", { spellName: "Counterspell", targetIds: ["Ogre"] }],
    ["CHOICE_NEEDED", { spellName: "Enlarge/Reduce", targetIds: ["Bo"] }],
    ["NOT_RUNNING", { spellName: "Flaming Sphere", use: "sustain" }],
    ["NOT_FOUND", { spellName: "Haste", targetIds: ["Bob"] }],
    ["NOT_CARRIED", { spellName: "Fireball", item: "Staff of Fire" }],
    ["INVALID_ARGUMENT", {}],
    ["INVALID_ARGUMENT", { spellName: "Haste", choices: { colour: "red" } }],
  ])("%s", async (code, more) => {
    const { call } = await fight(ogre(10, at(22, 12)));
    const { isError, text } = await call("cast_spell", { casterId: "Mira", ...more });
    expect({ isError, text }).toEqual({
      isError: true,
      text: expect.stringContaining(`[${code}]`),
    });
    const { data } = await whole(
      call("manage_spell_slots", { characterId: "Mira", operation: "view" }),
    );
    expect(data).toMatchObject({ slots: { "1": { left: 4 }, "3": { left: 3 } } });
  });
});

describe("what others answer", () => {
  const duel = async (): Promise<PlayTable> => {
    const table = await openTable(mira, bo, vex);
    const participants = [
      { characterId: "Mira", initiative: 20, position: at(2, 2) },
      { characterId: "Vex", initiative: 15, position: at(8, 2), side: "enemy" },
    ];
    await whole(table.call("create_encounter", { participants, terrain }));
    return table;
  };
  const ball = cast("Fireball", { targetPosition: at(8, 2), slotLevel: 4 });

  test("waits with the slots that are left for it", async () => {
    const { call } = await duel();
    const { data, text } = await whole(call("cast_spell", ball));
    expect(data["pending"]).toMatchObject([
      {
        creatureId: "id5",
        trigger: "Mira casts Fireball at level 4",
        options: [{ reaction: "Counterspell", spellName: "Counterspell", slotLevels: [3, 4, 5] }],
      },
    ]);
    expect(text).toContain("Vex: Counterspell (slot 3, 4, 5).");
  });

  test("offers no slot where the spell takes none", async () => {
    const loc = {
      name: "Loc",
      race: "Tiefling",
      class: "warlock",
      level: 5,
      subclass: "Fiend",
      abilities: { str: 8, dex: 12, con: 14, int: 10, wis: 10, cha: 16 },
      spells: ["Eldritch Blast", "Darkness"],
    };
    const { call } = await openTable(loc);
    const thug = {
      name: "Thug",
      hp: 60,
      ac: 12,
      attacks: [{ name: "Mace", bonus: 9, damage: "1d6", damageType: "bludgeoning" }],
    };
    const participants = [
      { custom: thug, initiative: 20, position: at(2, 2) },
      { characterId: "Loc", initiative: 10, position: at(3, 2) },
    ];
    await whole(call("create_encounter", { participants, terrain }));
    const blow = { actorId: "Thug", action: "attack", targetId: "Loc" };
    const { data, text } = await whole(call("execute_action", blow, 15, 4));
    expect(data["pending"]).toMatchObject([
      { options: [{ reaction: "Hellish Rebuke", spellName: "Hellish Rebuke" }] },
    ]);
    expect(text).toContain("Loc: Hellish Rebuke.");
    const back = { casterId: "Loc", spellName: "Hellish Rebuke", economy: "reaction" };
    expect((await call("cast_spell", { ...back, slotLevel: 3 })).text).toContain("Legal: 2");
    // 3d10 at level 2, and no save of 3.
    const { data: burnt } = await whole(call("cast_spell", back, 3, 5, 5, 5));
    expect(burnt).toMatchObject({ slot: null, targets: [{ name: "Thug", hp: 45 }] });
  });

  test("with a check against what is of a higher level", async () => {
    const { call } = await duel();
    await whole(call("cast_spell", ball));
    const counter = { casterId: "Vex", spellName: "Counterspell", economy: "reaction" };
    await whole(call("cast_spell", counter));
    // DC 14 with Intelligence + 3: 11 does. Mira does not counter that in turn.
    const { text } = await whole(call("cast_spell", { casterId: "Mira", reaction: "decline" }, 11));
    expect(text).toContain("= 14 against 14: success");
    expect(text).toContain("Fireball of Mira ends (Counterspell)");
    const { data } = await whole(call("get_encounter"));
    expect(data["combatants"]).toMatchObject([{ hp: 47 }, { hp: 47 }]);
  });

  test("and is answered itself: a counterspell of the same level ends without a check", async () => {
    const { call } = await duel();
    await whole(call("cast_spell", ball));
    await whole(
      call("cast_spell", { casterId: "Vex", spellName: "counterspell", economy: "reaction" }),
    );
    const back = { actorId: "Mira", reaction: "Counterspell", spellSlot: 3 };
    // Vex saves with 15 + 3 against 15: half of 9d6, all sixes.
    const { data } = await whole(
      call("execute_action", back, 15, ...Array.from({ length: 9 }, () => 6)),
    );
    expect(data).toMatchObject({
      slot: { level: 3, left: 2 },
      targets: [{ name: "Vex", save: { total: 18 }, damage: [{ afterResistance: 27 }], hp: 20 }],
    });
  });

  test("is a Shield against the blow that would hit", async () => {
    const { call } = await fight(ogre(30, at(2, 3)));
    const club = { actorId: "Ogre", action: "attack", attackName: "Greatclub", targetId: "Mira" };
    // 10 + 6 hits 13, and misses 18.
    const asked = await whole(call("execute_action", club, 10));
    expect(asked.data["pending"]).toMatchObject([{ options: [{ spellName: "Shield" }] }]);
    const { data } = await whole(
      call("cast_spell", { casterId: "Mira", spellName: "Shield", economy: "reaction" }),
    );
    expect(data).toMatchObject({
      slot: { level: 1, left: 3 },
      attack: { total: 16, ac: 18, hit: false },
    });
  });
});

describe("execute_action casts, too", () => {
  test("with a bonus action, and beside it a cantrip alone", async () => {
    const { call } = await fight(ogre(10, at(8, 8)));
    const step = { actorId: "Mira", bonusAction: "spell", spellName: "Misty Step" };
    const gone = await whole(call("execute_action", { ...step, targetPosition: at(2, 8) }));
    expect(gone.data).toMatchObject({
      slot: { level: 2, left: 2 },
      targets: [{ name: "Mira", position: at(2, 8) }],
      economy: { action: true, bonusAction: false },
    });
    const spell = { actorId: "Mira", action: "cast_spell", targetIds: ["Ogre"] };
    const more = await call("execute_action", { ...spell, spellName: "Magic Missile" });
    expect(more.text).toMatch(/^\[BONUS_ACTION_SPELL\]/);
    const bolt = { ...spell, spellName: "Fire Bolt", manualRoll: 2 };
    expect((await whole(call("execute_action", bolt))).data).toMatchObject({
      attack: { total: 9, hit: false },
    });
  });

  test("and holds a spell back until it is released", async () => {
    const { call } = await fight(ogre(10, at(8, 8)));
    const ready = { actorId: "Mira", action: "ready", readiedAction: "cast_spell" };
    const rays = { ...ready, spellName: "Scorching Ray", spellSlot: 2, trigger: "the ogre moves" };
    const held = await whole(call("execute_action", rays));
    expect(held.data).toMatchObject({
      slot: { level: 2, left: 2 },
      concentration: { spell: "Scorching Ray" },
      readied: true,
    });
    await whole(call("advance_turn", { count: 2 }));
    const release = { actorId: "Mira", economy: "reaction", reaction: "readied_action" };
    const { data, text } = await whole(
      call("execute_action", { ...release, targetId: "Ogre" }, 2, 2, 12, 1, 1),
    );
    // Twice 2 + 7 misses 11, then 19 hits: 2 of 59.
    expect(data["attacks"]).toMatchObject([{ hit: false }, { hit: false }, { hit: true }]);
    expect(data["targets"]).toMatchObject([{ hp: 57 }]);
    expect(text).toContain("It is Ogre's turn.");
    const again = await call("execute_action", { ...release, targetId: "Ogre" });
    expect(again.isError).toBe(true);
  });

  test("rolls the table's dice when it is released", async () => {
    const { call } = await fight(ogre(10, at(8, 8)));
    const ready = { actorId: "Mira", action: "ready", readiedAction: "cast_spell" };
    const bolt = { spellName: "Fire Bolt", targetId: "Ogre" };
    await whole(call("execute_action", { ...ready, ...bolt, trigger: "the ogre moves" }));
    await whole(call("advance_turn", { count: 2 }));
    const release = { actorId: "Mira", economy: "reaction", reaction: "readied_action", ...bolt };
    const many = await call("execute_action", { ...release, manualRolls: [9, 15] });
    expect(many.text).toMatch(/^\[TOO_MANY_DICE\] 2 dice were given, but Fire Bolt rolls 1 d20/);
    // 9 and 7 hit AC 11; 4 and 6 of 59.
    const { data } = await whole(call("execute_action", { ...release, manualRoll: 9 }, 4, 6));
    expect(data).toMatchObject({
      attack: { total: 16, manual: true, hit: true },
      targets: [{ name: "Ogre", hp: 49 }],
    });
  });

  test("of what runs again with its own price", async () => {
    const { call } = await fight(ogre(10, at(8, 8)));
    const sphere = cast("Flaming Sphere", { targetPosition: at(12, 8) });
    const { text } = await whole(call("cast_spell", sphere));
    expect(text).toContain('On later turns: use "sustain" (bonus).');
  });
});

describe("who is called, and what is laid", () => {
  const druid = {
    name: "Dru",
    class: "druid",
    level: 9,
    abilities: { str: 10, dex: 10, con: 14, int: 10, wis: 18, cha: 10 },
    spells: ["Conjure Animals"],
  };

  test("joins the fight in one line", async () => {
    const { call } = await openTable(druid);
    const participants = [{ characterId: "Dru", initiative: 20, position: at(2, 2) }];
    await whole(call("create_encounter", { participants, terrain }));
    const wolves = { creature: "Dire Wolf", count: 2 };
    const conjure = { casterId: "Dru", spellName: "Conjure Animals", choices: wolves };
    // They roll once, 12 + 2, and then which of them is first.
    const { data, text } = await whole(
      call("cast_spell", { ...conjure, targetPosition: at(8, 8) }, 12, 9, 4),
    );
    expect(text).toContain("2 join the fight on 14 (d20 12): Dire Wolf 1, Dire Wolf 2.");
    expect(text).not.toContain("is made");
    expect(data["summoned"]).toHaveLength(2);
  });

  test("a wall of squares in a row needs no other word", async () => {
    const { call } = await openTable({ ...mira, spells: ["Wall of Fire"] });
    const participants = [{ characterId: "Mira", initiative: 20, position: at(2, 2) }];
    await whole(call("create_encounter", { participants, terrain }));
    const wall = { ...cast("Wall of Fire"), direction: { x: 0, y: -1 } };
    const squares = [at(8, 4), at(9, 4), at(10, 4)];
    const { data } = await whole(call("cast_spell", { ...wall, targetPositions: squares }));
    expect(data).toMatchObject({ area: { auraId: "z1", covered: [] }, duration: "10 rounds" });
    const bare = await call("cast_spell", cast("Wall of Fire", { targetPosition: at(8, 4) }));
    expect(bare.isError).toBe(true);
  });

  test("who is charmed is told by whom", async () => {
    const spells = ["Hypnotic Pattern"];
    const { call } = await openTable({ ...mira, spells });
    const participants = [
      { characterId: "Mira", initiative: 20, position: at(2, 2) },
      { creature: "Ogre", initiative: 10, position: at(10, 2) },
    ];
    await whole(call("create_encounter", { participants, terrain }));
    const pattern = cast("Hypnotic Pattern", { targetPosition: at(11, 3) });
    const { text } = await whole(call("cast_spell", pattern, 2));
    expect(text).toContain("Ogre is charmed (Hypnotic Pattern). Charmed: no attack on Mira");
  });
});

describe("what pays is said by its kind", () => {
  const scores = { str: 8, dex: 14, con: 14, int: 10, wis: 10, cha: 16 };

  test("a pact slot at its level, and an arcanum once", async () => {
    const spells = ["Eldritch Blast", "Hold Person", "Eyebite"];
    const hex = { name: "Hex", race: "Human", class: "warlock", level: 11, abilities: scores };
    const { call } = await openTable({ ...hex, spells }, bo);
    const hold = { casterId: "Hex", spellName: "Hold Person", targetIds: ["Bo"] };
    // Level 11 has three slots of level 5. Bo's Wisdom 14 adds 2: 18 saves against 8 + 4 + 3.
    const first = await whole(call("cast_spell", hold, 16));
    expect(first.data).toMatchObject({
      slot: { level: 5, kind: "pact", left: 2 },
      targets: [{ save: { total: 18, dc: 15, success: true } }],
    });
    const eye = { casterId: "Hex", spellName: "Eyebite", choices: { option: "asleep" } };
    const second = await whole(call("cast_spell", { ...eye, targetIds: ["Bo"] }, 18));
    expect(second.data["slot"]).toEqual({ level: 6, kind: "arcanum", left: 0 });
    expect((await call("cast_spell", { ...eye, targetIds: ["Bo"] })).text).toMatch(/^\[NO_USES\]/);
  });

  test("metamagic takes its points beside the slot", async () => {
    const choices = { metamagic: ["Twinned Spell", "Quickened Spell"] };
    const sorcerer = { name: "Sol", race: "Human", class: "sorcerer", level: 5, abilities: scores };
    const { call } = await openTable({ ...sorcerer, choices, spells: ["Haste"] }, bo, gob);
    const twin = { casterId: "Sol", spellName: "Haste", metamagic: ["twinned"] };
    const { data, text } = await whole(
      call("cast_spell", { ...twin, targetIds: ["Bo", "Gob"], choices: { willing: true } }),
    );
    expect(data).toMatchObject({
      slot: { level: 3, kind: "slot", left: 1 },
      targets: [
        { name: "Bo", effects: ["Haste"] },
        { name: "Gob", effects: ["Haste"] },
      ],
    });
    // Three of five points.
    expect(text).toContain("3 of sorcery points: 2 left");
    const unknown = await call("cast_spell", { ...twin, metamagic: ["subtle"], targetIds: ["Bo"] });
    expect(unknown.text).toMatch(/^\[METAMAGIC_UNKNOWN\]/);
  });

  test("an evoker overchannels, and suffers for it the second time", async () => {
    const evoker = { name: "Eva", race: "Human", class: "wizard", level: 14, abilities: scores };
    const subclass = "School of Evocation";
    const { call } = await openTable({ ...evoker, subclass, spells: ["Magic Missile"] }, bo);
    const missile = { casterId: "Eva", spellName: "Magic Missile", targetIds: ["Bo"] };
    const most = { ...missile, metamagic: ["Overchannel"] };
    const first = await whole(call("cast_spell", most));
    expect(first.text).toContain("Overchannel");
    expect(first.text).not.toContain("necrotic");
    // 2d12 for a spell of level 1: 5 and 6.
    const second = await whole(call("cast_spell", most, 5, 6));
    expect(second.text).toContain("11 necrotic");
  });
});

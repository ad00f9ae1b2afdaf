import { describe, expect, test } from "vitest";
import { ada, bo, gob } from "../../testing/heroes.js";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

/** A rogue of level 5: Dexterity 17, proficiency 3, 33 hit points, armor class 14. */
const rex = {
  name: "Rex",
  race: "Human",
  class: "rogue",
  level: 5,
  abilities: { str: 10, dex: 16, con: 12, int: 10, wis: 12, cha: 10 },
  equipment: ["Shortsword", "Dagger", "Leather"],
};

/** Bo beside a goblin, Rex on its other side, Ada 30 feet off, a second goblin beside Rex; turns in that order. */
async function ambush(): Promise<PlayTable> {
  const table = await openTable(ada, bo, rex);
  const participants = [
    { characterId: "Bo", initiative: 20, position: "5,5" },
    { characterId: "Rex", initiative: 15, position: "5,7" },
    { characterId: "Ada", initiative: 12, position: "0,0" },
    { creature: "Goblin", name: "Goblin 1", initiative: 10, position: "6,6" },
    { creature: "Goblin", name: "Goblin 2", initiative: 9, position: "6,7" },
  ];
  await whole(table.call("create_encounter", { name: "Ambush", participants }));
  return table;
}

const bytes = (text: string): number => Buffer.byteLength(text);

describe("a turn", () => {
  test("is one call with its way, and one that ends it", async () => {
    const { call } = await ambush();
    const batch = [
      { action: "move", targetPosition: "7,5" },
      { action: "attack", targetId: "Goblin 1" },
    ];
    // Two squares of 25 feet; the warhammer hits 15 with 15 + 3 + 2, for 2 + 3 of 7 hit points.
    const { text, data } = await whole(call("execute_action", { actorId: "Bo", batch }, 15, 2));
    expect(text).toContain("2 HP left. Left: bonus action, 15 ft.");
    expect(data).toMatchObject({ results: [{}, { targetHp: 2 }], economy: { movement: 15 } });
    const { data: next } = await whole(call("advance_turn", {}));
    expect(next).toMatchObject({ current: { name: "Rex" } });
  });

  test("is refused as a whole where its way is", async () => {
    const { call } = await ambush();
    const batch = [
      { action: "attack", targetId: "Goblin 1" },
      { action: "move", targetPosition: "15,5" },
    ];
    const far = await call("execute_action", { actorId: "Bo", batch }, 15, 2);
    expect(far).toMatchObject({ isError: true });
    const nowhere = await call("execute_action", { actorId: "Bo", action: "move" });
    expect(nowhere.text).toContain("targetPosition");
    const { data } = await whole(call("get_encounter", {}));
    expect(JSON.stringify(data)).not.toContain('"hp":2');
  });
});

describe("an attack", () => {
  test("finds weapon, bonus and damage, and says all of it in 1.5 KB", async () => {
    const { call } = await ambush();
    const asked = { actorId: "Bo", action: "attack", targetId: "Goblin 1" };
    // Strength 16 and proficiency: 15 + 3 + 2 = 20 against 15; 2 + 3 damage of 7 hit points.
    const { text, data } = await whole(call("execute_action", asked, 15, 2));
    expect(text).toBe(
      "Bo: Attack with Warhammer on Goblin 1: d20 15 + 3 Strength + 2 proficiency = 20 against AC 15: hit. Goblin 1 takes 5 (d8 + 3 [2] = 5 bludgeoning): 2 HP left. Left: bonus action, 25 ft.",
    );
    expect(data).toMatchObject({
      summary: "Bo hits Goblin 1 for 5.",
      attack: {
        what: "Warhammer",
        rolls: [15],
        kept: 15,
        natural: 15,
        mode: "normal",
        modifiers: [
          { source: "Strength", value: 3 },
          { source: "proficiency", value: 2 },
        ],
        total: 20,
        ac: 15,
        hit: true,
        critical: false,
      },
      damage: [{ type: "bludgeoning", rolls: [2], rolled: 5, afterResistance: 5 }],
      targetHp: 2,
      economy: { action: false, bonusAction: true, reaction: true, movement: 25 },
    });
    expect(bytes(text) + bytes(JSON.stringify(data))).toBeLessThan(1_500);
  });

  test("that is critical doubles its dice alone, and tells Sneak Attack apart", async () => {
    const { call } = await ambush();
    await whole(call("advance_turn"));
    const asked = { actorId: "Rex", action: "attack", weapon: "Shortsword", targetId: "Goblin 1" };
    // Bo beside the goblin: 3d6 more, doubled. 3 + 4 + 3 and 1 + 2 + 3 + 4 + 5 + 6.
    const { text, data } = await whole(call("execute_action", asked, 20, 3, 4, 1, 2, 3, 4, 5, 6));
    expect(text).toContain("= 26 against AC 15: critical hit. Goblin 1 takes 31 (2d6 + 3");
    expect(text).toContain("= 21 piercing by Sneak Attack): 0 HP left. Goblin 1 dies");
    expect(data).toMatchObject({
      attack: { critical: true },
      damage: [
        { rolled: 10, rolls: [3, 4] },
        { rolled: 21, source: "Sneak Attack" },
      ],
      targetHp: 0,
      targetStatus: "dead",
    });
    const second = { actorId: "Rex", bonusAction: "offhand_attack", weapon: "Dagger" };
    // The other hand adds no Dexterity to damage: 14 + 3 + 3, and 4.
    const off = await whole(call("execute_action", { ...second, targetId: "Goblin 2" }, 14, 4));
    expect(off.data).toMatchObject({ damage: [{ rolled: 4 }], economy: { bonusAction: false } });
  });

  test("takes numbers that are said, and dice of the table", async () => {
    const { call } = await ambush();
    const said = { attackBonus: 7, damage: "2d6+4", damageType: "fire", weapon: "Flaming Brand" };
    const asked = { actorId: "Bo", action: "attack", targetId: "Goblin 1", ...said };
    // Advantage: 17 of 3 and 17, + 7 = 24; 1 + 1 + 4 = 6.
    const rolled = { ...asked, advantage: true, manualRolls: [3, 17] };
    const { data, text } = await whole(call("execute_action", rolled, 1, 1));
    expect(text).toContain("Attack with Flaming Brand on Goblin 1");
    expect(data).toMatchObject({
      attack: { rolls: [3, 17], kept: 17, mode: "advantage", total: 24, manual: true },
      damage: [{ type: "fire", rolled: 6 }],
      targetHp: 1,
    });
  });

  test("misses on a natural 1, whatever is added to it", async () => {
    const { call } = await ambush();
    const said = { attackBonus: 30, damage: "1d6" };
    const asked = { actorId: "Bo", action: "attack", targetId: "Goblin 1", ...said };
    const { data, text } = await whole(call("execute_action", asked, 1));
    expect(text).toContain("= 31 against AC 15: miss.");
    expect(data).toMatchObject({ attack: { hit: false, natural: 1 }, targetHp: 7 });
    expect(data).not.toHaveProperty("damage");
  });

  test("out of its turn, its reach or its action is refused, and costs nothing", async () => {
    const { call } = await ambush();
    const attack = { action: "attack", targetId: "Goblin 1" };
    const code = async (args: object) => (await call("execute_action", args)).text.split(" ")[0];
    expect(await code({ actorId: "Rex", ...attack })).toBe("[NOT_YOUR_TURN]");
    expect(await code({ actorId: "Bo", ...attack, targetId: "Ada" })).toBe("[OUT_OF_RANGE]");
    await whole(call("execute_action", { actorId: "Bo", ...attack }, 2));
    expect(await code({ actorId: "Bo", ...attack })).toBe("[ACTION_SPENT]");
    const { data } = await whole(call("get_encounter"));
    expect(data["combatants"]).toMatchObject([{}, {}, {}, { hp: 7 }, {}]);
  });

  test("works outside of any fight", async () => {
    const { call } = await openTable(bo, gob);
    const asked = { actorId: "Bo", action: "attack", targetId: "Gob", nonlethal: true };
    // 10 + 5 = 15; 4 + 3 = 7 of 7: knocked out, not dead.
    const { data, text } = await whole(call("execute_action", asked, 10, 4));
    expect(data).toMatchObject({ targetHp: 0, targetStatus: "stable" });
    expect(data).not.toHaveProperty("economy");
    expect(text).not.toContain("turn");
  });

  test("several in one call are one Multiattack, all or nothing", async () => {
    const { call } = await openTable(bo);
    const participants = [
      { creature: "Brown Bear", initiative: 20 },
      { characterId: "Bo", initiative: 5 },
    ];
    await whole(call("create_encounter", { participants }));
    const both = { actorId: "Brown Bear", action: "attack", targetId: "Bo" };
    const batch = [{ attackName: "Bite" }, { attackName: "Claws" }, { attackName: "Bite" }];
    const refused = await call("execute_action", { ...both, batch }, 2, 2);
    expect(refused.text).toMatch(/^\[ACTION_SPENT\] batch\[2\]: /);
    // + 5: 15 and 12 of armor class 18; then 13, which hits for 1 + 2 + 4.
    const one = await whole(call("execute_action", { ...both, batch: batch.slice(0, 1) }, 10));
    expect(one.text).toContain("Left: an attack with Claws, bonus action.");
    const two = await whole(call("execute_action", { ...both, attackName: "Claws" }, 13, 1, 2));
    expect(two.data).toMatchObject({
      attack: { total: 18, hit: true },
      damage: [{ rolled: 7 }],
      targetHp: 7,
    });
  });
});

describe("what else is done", () => {
  test("Dodge makes attacks on who dodges harder", async () => {
    const { call } = await ambush();
    const { text } = await whole(call("execute_action", { actorId: "Bo", action: "dodge" }));
    expect(text).toContain("Left: bonus action, 25 ft.");
    await whole(call("advance_turn", { count: 3 }));
    const asked = { actorId: "Goblin 1", action: "attack", targetId: "Bo" };
    const { data } = await whole(call("execute_action", asked, 18, 5));
    expect(data).toMatchObject({
      attack: { mode: "disadvantage", rolls: [18, 5], kept: 5, total: 9, hit: false },
    });
  });

  test("Dash doubles the way, as a bonus action only where a feature lets", async () => {
    const { call } = await ambush();
    const bonus = { action: "dash", economy: "bonus" };
    const refused = await call("execute_action", { actorId: "Bo", ...bonus });
    expect(refused.text).toMatch(/^\[NO_BONUS_ACTION\]/);
    const dash = await whole(call("execute_action", { actorId: "Bo", action: "dash" }));
    expect(dash.data).toMatchObject({ economy: { action: false, movement: 50 } });
    await whole(call("advance_turn"));
    const cunning = { actorId: "Rex", action: "dash", bonusAction: "cunning_action" };
    const { data } = await whole(call("execute_action", cunning));
    expect(data).toMatchObject({ economy: { action: true, bonusAction: false, movement: 60 } });
  });

  test("Help gives an ally's next attack on the foe advantage", async () => {
    const { call } = await ambush();
    const help = { actorId: "Bo", action: "help", targetId: "Rex", targetIds: ["Goblin 1"] };
    await whole(call("execute_action", help));
    await whole(call("advance_turn"));
    const asked = { actorId: "Rex", action: "attack", weapon: "Dagger", targetId: "Goblin 1" };
    const { data } = await whole(call("execute_action", asked, 2, 3));
    expect(data).toMatchObject({ attack: { mode: "advantage", rolls: [2, 3] } });
  });

  test("Hide is met by passive Perception, and Search finds who hides", async () => {
    const { call } = await ambush();
    await whole(call("advance_turn", { count: 3 }));
    const hide = { actorId: "Goblin 1", action: "hide", economy: "bonus", manualRoll: 14 };
    // Stealth 14 + 6: Bo's Perception, Wisdom 14 and proficient, is passively 14.
    const hidden = await whole(call("execute_action", hide));
    expect(hidden.data).toMatchObject({ check: { total: 20 }, success: true });
    await whole(call("advance_turn", { count: 2 }));
    // 17 + 2 + 2 = 21 beats 20.
    const search = { actorId: "Bo", action: "search", skill: "Perception" };
    const { text } = await whole(call("execute_action", search, 17));
    expect(text).toContain("Goblin 1 found.");
  });

  test("a grapple is a contest, holds, and is escaped or let go", async () => {
    const { call } = await openTable(ada);
    const participants = [
      { characterId: "Ada", initiative: 20 },
      { creature: "Goblin", initiative: 5 },
    ];
    await whole(call("create_encounter", { participants }));
    const asked = { actorId: "Ada", action: "grapple", targetId: "Goblin" };
    // Athletics 15 - 1 against Acrobatics 5 + 2.
    const { data } = await whole(call("execute_action", asked, 15, 5));
    expect(data).toMatchObject({
      contest: { actor: { total: 14 }, target: { total: 7 } },
      success: true,
    });
    await whole(call("advance_turn"));
    // 10 + 2 against 10 - 1: free.
    const escaped = await whole(
      call("execute_action", { actorId: "Goblin", action: "escape" }, 10, 10),
    );
    expect(escaped.data).toMatchObject({ success: true });
    expect(escaped.text).toContain("is not grappled");
    await whole(call("advance_turn"));
    await whole(call("execute_action", asked, 15, 5));
    const let_ = { actorId: "Ada", action: "release", targetId: "Goblin" };
    expect((await whole(call("execute_action", let_))).text).toContain("is not grappled");
  });

  test("a shove knocks prone, or pushes 5 feet; who is prone stands up for half its speed", async () => {
    const { call } = await ambush();
    const shove = { actorId: "Bo", action: "shove", targetId: "Goblin 1" };
    // Athletics 10 + 3 + 2 against Acrobatics 10 + 2.
    const { text } = await whole(call("execute_action", shove, 10, 10));
    expect(text).toContain("Goblin 1 is prone");
    await whole(call("advance_turn", { count: 3 }));
    const stand = await whole(call("execute_action", { actorId: "Goblin 1", action: "stand" }));
    expect(stand.data).toMatchObject({ economy: { action: true, movement: 15 } });
    await whole(call("advance_turn", { count: 2 }));
    const away = { direction: "away", distance: 5, targetId: "Goblin 1" };
    const pushed = { actorId: "Bo", action: "shove", forceMovement: away };
    await whole(call("execute_action", pushed, 10, 10));
    const { data } = await whole(call("get_encounter"));
    expect(data["combatants"]).toMatchObject([{}, {}, {}, { position: { x: 7, y: 7 } }, {}]);
  });

  test("a shove pushes just as well where no more is said than that it does", async () => {
    const { call } = await ambush();
    const shove = { actorId: "Bo", action: "shove", targetId: "Goblin 1", forceMovement: true };
    const { text } = await whole(call("execute_action", shove, 10, 10));
    expect(text).toContain("Goblin 1 is moved to (7, 7)");
  });

  test("somebody who is dying is stabilized by a Medicine check of 10, from within 5 feet", async () => {
    const { call } = await ambush();
    await whole(call("apply_damage", { targetId: "Rex", amount: 33 }));
    const far = { actorId: "Bo", action: "stabilize", targetId: "Rex" };
    expect((await call("execute_action", far)).text).toMatch(/^\[OUT_OF_RANGE\]/);
    await whole(call("end_encounter"));
    // Wisdom 14: 7 + 2 and 8 + 2.
    const missed = await whole(call("execute_action", far, 7));
    expect(missed.data).toMatchObject({ check: { total: 9, dc: 10 }, success: false });
    const { data, text } = await whole(call("execute_action", far, 8));
    expect(data).toMatchObject({ check: { total: 10, dc: 10 }, success: true });
    expect(text).toContain("Rex is stable.");
  });

  test("Dropping prone is free; an object along the way, too, and a second takes the action", async () => {
    const { call } = await ambush();
    const down = await whole(call("execute_action", { actorId: "Bo", action: "drop_prone" }));
    expect(down.data).toMatchObject({ economy: { action: true } });
    const door = { actorId: "Bo", action: "use_object", abilityName: "door" };
    expect((await whole(call("execute_action", door))).data).toMatchObject({
      economy: { action: false },
    });
  });
});

describe("abilities and things", () => {
  test("a breath weapon: saves of all, damage rolled once, and gone until it recharges", async () => {
    const { call } = await openTable(bo);
    const participants = [
      { creature: "Red Dragon Wyrmling", initiative: 20 },
      { characterId: "Bo", initiative: 5 },
    ];
    await whole(call("create_encounter", { participants }));
    const breath = {
      actorId: "Red Dragon Wyrmling",
      action: "use_special_ability",
      abilityName: "Fire Breath",
      targetIds: ["Bo"],
    };
    // Dexterity 10: 13 meets DC 13, half of seven 3s: 10.
    const { data } = await whole(call("execute_action", breath, 13, 3, 3, 3, 3, 3, 3, 3));
    expect(data).toMatchObject({
      saves: [{ total: 13, dc: 13, success: true }],
      damage: [{ type: "fire", rolled: 21, afterResistance: 10 }],
    });
    expect((await call("execute_action", breath)).isError).toBe(true);
  });

  test("a breath weapon on several: its dice are told once", async () => {
    const { call } = await openTable();
    const thug = (name: string, initiative: number) => ({
      custom: { name, hp: 60, ac: 10 },
      initiative,
    });
    const participants = [
      { creature: "Red Dragon Wyrmling", initiative: 20 },
      thug("Rough", 9),
      thug("Tough", 8),
      thug("Gruff", 7),
    ];
    await whole(call("create_encounter", { participants }));
    const breath = {
      actorId: "Red Dragon Wyrmling",
      action: "use_special_ability",
      abilityName: "Fire Breath",
      targetIds: ["Rough", "Tough", "Gruff"],
    };
    // DC 13: 13 saves, 12 and 2 fail; seven 3s.
    const { text } = await whole(call("execute_action", breath, 13, 12, 2, 3, 3, 3, 3, 3, 3, 3));
    expect(text.split("3, 3, 3, 3, 3, 3, 3")).toHaveLength(2);
    expect(text).toContain(
      "Dexterity saving throw, DC 13; 7d6 [3, 3, 3, 3, 3, 3, 3] = 21 fire: Rough: 13 (d20 13) saves, takes 10, 50 HP; Tough: 12 (d20 12) fails, takes 21, 39 HP; Gruff: 2 (d20 2) fails, takes 21, 39 HP.",
    );
  });

  test("a potion heals who drinks it, and is gone", async () => {
    const { call } = await openTable({ ...bo, equipment: [...bo.equipment, "Potion of Healing"] });
    await whole(call("update_character", { characterId: "Bo", hp: 5 }));
    const drink = { actorId: "Bo", action: "use_magic_item", abilityName: "Potion of Healing" };
    // 2d4 + 2: 3 + 4 + 2.
    const asked = { ...drink, targetId: "Bo" };
    const { data } = await whole(call("execute_action", asked, 3, 4));
    expect(data).toMatchObject({ healed: [{ amount: 9, hp: 14 }] });
    expect((await call("execute_action", asked)).text).toMatch(/^\[NO_SUCH_USE\]/);
  });

  test("Action Surge gives another action", async () => {
    const { call } = await openTable({ ...bo, level: 2 });
    const participants = [
      { characterId: "Bo", initiative: 20 },
      { creature: "Ogre", initiative: 5 },
    ];
    await whole(call("create_encounter", { participants }));
    const attack = { actorId: "Bo", action: "attack", targetId: "Ogre" };
    await whole(call("execute_action", attack, 2));
    const surge = { action: "use_special_ability", abilityName: "action surge" };
    const surged = await whole(call("execute_action", { actorId: "Bo", ...surge }));
    expect(surged.data).toMatchObject({ economy: { action: true } });
    await whole(call("execute_action", attack, 2));
  });
});

describe("what is used on a hit", () => {
  /** Level 2: Strength 16 and 2 with the warhammer, two slots of level 1. */
  const una = {
    name: "Una",
    class: "paladin",
    level: 2,
    abilities: { str: 16, dex: 10, con: 12, int: 10, wis: 10, cha: 14 },
    equipment: ["Warhammer"],
  };
  const smite = {
    actorId: "Una",
    action: "attack",
    targetId: "Ogre",
    abilityName: "Divine Smite",
    spellSlot: 1,
  };

  async function duel(): Promise<PlayTable> {
    const table = await openTable(una);
    const participants = [
      { characterId: "Una", initiative: 20 },
      { creature: "Ogre", initiative: 5 },
    ];
    await whole(table.call("create_encounter", { participants }));
    return table;
  }

  test("says what it is told by, in the list of tools and where that is missing", async () => {
    const { call, client } = await duel();
    const { tools } = await client.listTools();
    const tool = tools.find(({ name }) => name === "execute_action");
    expect(tool?.description).toContain("Divine Smite: spellSlot");
    expect(tool?.inputSchema.properties).toHaveProperty("spellSlot");
    const { spellSlot: _, ...unsaid } = smite;
    const { text } = await call("execute_action", unsaid);
    expect(text).toMatch(/^\[NO_SLOT\] Divine Smite takes a spell slot.*spellSlot.*Legal: 1/s);
  });

  test("is rolled with its damage, and costs its slot", async () => {
    const { call } = await duel();
    // 10 + 5 against 11; 4 + 3 and 2d8 of 59.
    const { data } = await whole(call("execute_action", smite, 10, 4, 5, 6));
    expect(data).toMatchObject({
      damage: [
        { type: "bludgeoning", rolled: 7 },
        { type: "radiant", rolled: 11 },
      ],
      targetHp: 59 - 18,
    });
    const sheet = await whole(call("get_character", { characterId: "Una" }));
    expect(sheet.data["character"]).toMatchObject({ spellcasting: { slots: { 1: { left: 1 } } } });
  });

  test("costs nothing where the attack misses", async () => {
    const { call } = await duel();
    await whole(call("execute_action", smite, 5));
    const sheet = await whole(call("get_character", { characterId: "Una" }));
    expect(sheet.data["character"]).toMatchObject({ spellcasting: { slots: { 1: { left: 2 } } } });
  });

  test("is refused by name before the die falls", async () => {
    const { call } = await duel();
    const { text } = await call("execute_action", { ...smite, abilityName: "Stunning Strike" });
    expect(text).toMatch(/^\[NO_SUCH_USE\]/);
  });
});

describe("what is said", () => {
  test.each([
    [{ action: "cast_spell", spellName: "Fire Bolt" }, "[NOT_KNOWN]"],
    [{ action: "cast_spell" }, "cast_spell needs spellName"],
    [{ action: "cast_spell", spellName: "Light", weapon: "Staff" }, "does not take weapon"],
    [{ action: "ready", readiedAction: "cast_spell", trigger: "now" }, "needs spellName"],
    [{ action: "attack" }, "attack needs targetId"],
    [{ action: "dodge", targetId: "Rex" }, "dodge does not take targetId"],
    [{ action: "attack", targetId: "Goblin 1", damage: "1d6" }, "given together"],
    [{ action: "attack", targetId: "Goblin 1", weapon: "Fork" }, 'no attack "Fork"'],
    [{ action: "attack", targetId: "Goblin" }, "[NOT_FOUND]"],
    [{ action: "dash", economy: "reaction" }, "dash takes no reaction"],
    [{ action: "ready", readiedAction: "sing", trigger: "now" }, "no action that can be readied"],
    [{ reaction: "decline" }, "[NOTHING_PENDING]"],
    [{ action: "use_special_ability" }, "needs abilityName"],
    [{}, "execute_action needs action"],
  ])("%j is refused", async (args, said) => {
    const { call } = await ambush();
    const { isError, text } = await call("execute_action", { actorId: "Bo", ...args });
    expect({ isError, text }).toMatchObject({ isError: true, text: expect.stringContaining(said) });
  });
});

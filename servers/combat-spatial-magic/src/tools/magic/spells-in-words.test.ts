import { describe, expect, test } from "vitest";
import { ada, bo, gob } from "../../testing/heroes.js";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

/** A wizard of level 9: Intelligence 16 and proficiency 4, so DC 15. */
const mira = {
  ...ada,
  name: "Mira",
  level: 9,
  subclass: "Evocation",
  spells: ["Light", "Magic Missile", "Shield", "Mirror Image", "Blur", "Fireball", "Polymorph"],
};
const vex = { ...mira, name: "Vex", characterType: "enemy" };
const at = (x: number, y: number) => ({ x, y });
const cast = (spellName: string, more: object = {}) => ({ casterId: "Mira", spellName, ...more });
const thug = (name: string, initiative: number, position: object) => ({
  custom: { name, hp: 60, ac: 10 },
  initiative,
  side: "enemy",
  position,
});

async function fight(others: readonly object[], terrain: object = {}): Promise<PlayTable> {
  const table = await openTable(mira, vex, bo);
  const participants = [{ characterId: "Mira", initiative: 20, position: at(2, 2) }, ...others];
  const ground = { width: 24, height: 14, ...terrain };
  await whole(table.call("create_encounter", { participants, terrain: ground }));
  return table;
}

describe("the words of a casting", () => {
  test("tell of two that take effect in one go each by itself", async () => {
    const { call } = await fight([
      { characterId: "Vex", initiative: 15, position: at(20, 12), side: "enemy" },
      thug("Rough", 10, at(16, 5)),
      thug("Tough", 9, at(17, 5)),
      thug("Gruff", 8, at(18, 5)),
    ]);
    // Vex may put a Shield up against its dart.
    const darts = cast("Magic Missile", { targetIds: ["Vex", "Rough", "Tough"] });
    expect((await whole(call("cast_spell", darts))).text).toContain("Vex: Shield");
    const ball = cast("Fireball", { targetPosition: at(17, 5), dmOverride: true });
    // The darts first: 3 + 1 each. Then three saves, of which 15 does, and 8d6 of ones.
    const { data, text } = await whole(
      call("cast_spell", ball, 3, 15, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1),
    );
    expect(text).toMatch(
      /d4 \+ 1 \[3\] = 4 force: Vex: .*; Rough: takes 4, 56 HP; Tough: takes 4, 56 HP\. .*Mira casts Fireball/,
    );
    expect(text).toContain(
      "Dexterity saving throw, DC 15; 8d6 [1, 1, 1, 1, 1, 1, 1, 1] = 8 fire: Rough: 15 (d20 15) saves, takes 4, 52 HP",
    );
    expect(data).toMatchObject({ damage: [{ type: "fire", rolled: 8 }] });
    expect(data["targets"]).toMatchObject([
      { name: "Rough", damage: [{ type: "fire", afterResistance: 4 }] },
      { name: "Tough" },
      { name: "Gruff" },
    ]);
  });

  test("say where a burst begins that a wall keeps from its point", async () => {
    const wall = Array.from({ length: 14 }, (_, y) => at(10, y));
    const { call } = await fight([thug("Rough", 10, at(16, 2))], { obstacles: wall });
    const { text } = await whole(
      call("cast_spell", cast("Fireball", { targetPosition: at(16, 2) })),
    );
    expect(text).toContain("Something is in the way: it begins at (9, 2).");
    // What lies there for a while says so, too, whether it does anything at once or not.
    for (const [spell, where] of [
      ["Darkness", "15-ft sphere at 9,2"],
      ["Flaming Sphere", "7.5-ft sphere at 9,2"],
    ]) {
      const asked = cast(`${spell}`, { targetPosition: at(16, 2), dmOverride: true });
      const laid = (await whole(call("cast_spell", asked))).text;
      expect(laid).toContain("Something is in the way: it begins at (9, 2).");
      expect(laid).toContain(`${spell}: ${where}.`);
    }
    await whole(call("advance_turn"));
    await whole(call("advance_turn"));
    const rolls = { use: "sustain", targetPosition: at(7, 5) };
    const moved = (await whole(call("cast_spell", cast("Flaming Sphere", rolls)))).text;
    expect(moved).toContain("Flaming Sphere lies at 7,5 now");
  });

  test("do not give a spell that runs to its caster twice", async () => {
    const { call } = await fight([]);
    const { text } = await whole(call("cast_spell", cast("Mirror Image")));
    expect(text).toContain("Mirror Image lasts 10 rounds.");
    expect(text.match(/has Mirror Image/gu)).toHaveLength(1);
    const { text: sheet } = await whole(call("get_character", { characterId: "Mira" }));
    expect(sheet).toMatch(/Mirror Image from Mirror Image \(e\d+, with its spell\)/);
    await whole(call("cast_spell", cast("Blur", { dmOverride: true })));
    const both = await whole(call("get_character", { characterId: "Mira" }));
    expect(both.text).toMatch(/Blur from Blur \(e\d+, concentration\)/);
  });

  test("show the die that a reaction answers", async () => {
    const { call } = await fight([thug("Rough", 30, at(3, 2))]);
    const blow = {
      actorId: "Rough",
      action: "attack",
      targetId: "Mira",
      attackBonus: 4,
      damage: "3",
      damageType: "bludgeoning",
    };
    // 12 + 4 against AC 13.
    const { text } = await whole(call("execute_action", blow, 12));
    expect(text).toMatch(/would hit Mira, d20 12 = 16\)/);
  });

  test("say why who is polymorphed casts nothing of its own", async () => {
    const { call } = await fight([]);
    const rat = cast("Polymorph", { targetIds: ["Mira"], choices: { creature: "Rat" } });
    await whole(call("cast_spell", { ...rat, dmOverride: true }));
    const { text } = await call("cast_spell", cast("Light", { choices: { option: "object" } }));
    expect(text).toMatch(/^\[CANNOT_CAST\] Mira cannot cast Light: it is in another form\./);
  });

  test("count the creatures to choose from that are not named", async () => {
    const { call } = await fight([]);
    const { text } = await call("cast_spell", cast("Polymorph", { targetIds: ["Mira"] }));
    expect(text).toMatch(/^\[CHOICE_NEEDED\] .* and \d+ more/);
  });
});

test("One who joins a fight joins it", async () => {
  const table = await openTable(bo, gob);
  const participants = [{ characterId: "Bo", initiative: 20 }];
  const { data } = await whole(table.call("create_encounter", { participants, name: "Hall" }));
  const joining = {
    joinEncounterId: data["encounterId"],
    participants: [{ characterId: "Gob", initiative: 5 }],
  };
  expect((await whole(table.call("create_encounter", joining))).text).toContain("Gob joins Hall");
});

test("A spell that somebody cannot cast with a scroll says what becomes of the scroll", async () => {
  const { call } = await openTable({ ...ada, equipment: ["Spell Scroll of Haste"] }, bo);
  const scroll = { characterId: "Ada", item: "Spell Scroll of Haste", targetIds: ["Bo"] };
  // 9 + 3 is less than 10 + 3; with 20 it is cast, by its name.
  const { text } = await whole(call("use_scroll", { ...scroll, manualRoll: 9 }));
  expect(text).toContain("The scroll is used up, and nothing is cast.");
  const other = await openTable({ ...ada, equipment: ["Spell Scroll of Haste"] }, bo);
  const read = await whole(other.call("use_scroll", { ...scroll, manualRoll: 20 }));
  expect(read.text).toContain("(Spell Scroll of Haste)");
});

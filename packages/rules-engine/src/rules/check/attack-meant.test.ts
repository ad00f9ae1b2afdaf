import { expect, it, test } from "vitest";
import { refusing, rolling } from "../../../testing/checks.js";
import { creatureOf, usingDice } from "../../../testing/index.js";
import { levelsOf } from "../../../testing/levels.js";
import type { Creature, Item, Make } from "../../creature/creature.js";
import { check } from "./check.js";

/** Intelligence 18 (+4), Wisdom 16 (+3), Charisma 14 (+2), Dexterity 12 (+1), Strength 8 (-1). */
const abilities = { str: 8, dex: 12, con: 10, int: 18, wis: 16, cha: 14 };

const caster = (make: Partial<Make>, over: Partial<Omit<Creature, "make">> = {}): Creature =>
  creatureOf({ ...over, make: { abilities, ...make } });

const wizard = (level: number, over: Partial<Omit<Creature, "make">> = {}): Creature =>
  caster({ levels: levelsOf({ wizard: level }), spells: ["fire-bolt", "fireball"] }, over);

const fire = (dice: string) => [{ dice, type: "fire", sources: ["Fire Bolt"] }];

/** One cantrip die, and one more at levels 5, 11 and 17. */
test.each([
  [1, 6, "1d10", "2d10"],
  [5, 7, "2d10", "4d10"],
  [11, 8, "3d10", "6d10"],
  [17, 10, "4d10", "8d10"],
])(
  "a wizard of level %i attacks with Fire Bolt at +%i for %s, critically %s",
  async (level, bonus, dice, twice) => {
    const attack = { kind: "attack", weapon: "fire bolt", dc: 15 } as const;
    const proficiency = bonus - 4;
    expect(await rolling(wizard(level), attack, 12)).toMatchObject({
      what: "Attack with Fire Bolt",
      rule: "Attack Rolls",
      d20: {
        modifiers: [
          { source: "Intelligence", value: 4 },
          { source: "proficiency", value: proficiency },
        ],
        total: 12 + bonus,
      },
      success: true,
      damage: fire(dice),
    });
    const best = await rolling(wizard(level), attack, 20);
    expect(best).toMatchObject({ critical: true, damage: fire(twice) });
    expect(await rolling(wizard(level), attack, 1)).not.toHaveProperty("damage");
  },
);

it("casts each spell with the ability of the class or race that has brought it", async () => {
  const both = caster({
    levels: levelsOf({ wizard: 1, cleric: 4 }),
    spells: ["fire-bolt", "guiding-bolt"],
  });
  // Level 5 in all: proficiency 3, two dice of the cantrip.
  const bolt = await rolling(both, { kind: "attack", weapon: "Fire Bolt" }, 10);
  expect(bolt).toMatchObject({ d20: { total: 17 }, damage: fire("2d10") });
  const ray = await rolling(both, { kind: "attack", weapon: "guiding-bolt" }, 10);
  expect(ray).toMatchObject({
    d20: { total: 16 },
    damage: [{ dice: "4d6", type: "radiant" }],
  });
  const elf = caster({
    race: "elf",
    subrace: "high-elf",
    levels: levelsOf({ fighter: 1 }),
    spells: ["fire-bolt"],
  });
  expect(await rolling(elf, { kind: "attack", weapon: "Fire Bolt" }, 10)).toMatchObject({
    d20: { total: 16 },
  });
});

it("adds what a spell and what a feature add to its damage", async () => {
  const cleric = caster({ levels: levelsOf({ cleric: 3 }), spells: ["spiritual-weapon"] });
  const weapon = await rolling(cleric, { kind: "attack", weapon: "Spiritual Weapon" }, 20);
  expect(weapon.damage).toMatchObject([{ dice: "2d8+3", type: "force" }]);
  const warlock = caster({
    levels: levelsOf({ warlock: 2 }),
    spells: ["eldritch-blast"],
    options: {
      "warlock-eldritch-invocations": ["warlock-eldritch-invocation-agonizing-blast"],
    },
  });
  const beam = await rolling(warlock, { kind: "attack", weapon: "Eldritch Blast" }, 10);
  expect(beam).toMatchObject({ d20: { total: 14 }, damage: [{ dice: "1d10+2", type: "force" }] });
});

/** Scorching Ray: three rays, one more for each slot level above 2nd. Eldritch Blast: beams at levels 5, 11 and 17. */
it.each([
  [{ wizard: 3 }, "scorching-ray", { count: 3, perSlot: 1 }],
  [{ warlock: 4 }, "eldritch-blast", undefined],
  [{ warlock: 5 }, "eldritch-blast", { count: 2 }],
  [{ warlock: 11 }, "eldritch-blast", { count: 3 }],
  [{ warlock: 5 }, "fire-bolt", undefined],
])("%j makes so many attacks with %s: %j", async (levels, spell, strikes) => {
  const one = caster({ levels: levelsOf(levels), spells: [spell] });
  const { strikes: told } = await rolling(one, { kind: "attack", weapon: spell }, 10);
  expect(told).toEqual(strikes);
});

it("says how often Magic Missile strikes without an attack roll", async () => {
  const missile = { kind: "attack", weapon: "Magic Missile" } as const;
  expect((await refusing(wizard(1), missile)).hint).toBe(
    "It strikes 3 times without one, each for 1d4 + 1 force, and 1 more for each slot level above.",
  );
});

it("tells what a miss of Acid Arrow deals half of", async () => {
  const arrow = caster({ levels: levelsOf({ wizard: 3 }), spells: ["acid-arrow"] });
  const missed = { kind: "attack", weapon: "Acid Arrow", dc: 30 } as const;
  expect(await rolling(arrow, missed, 10)).toMatchObject({
    success: false,
    damage: [{ dice: "4d4", type: "acid" }],
  });
});

it("adds a wand's bonus to spell attacks by its name", async () => {
  const wand: Item = {
    id: "i1",
    name: "Wand of the War Mage, +1",
    magic: "wand-of-the-war-mage-1",
    quantity: 1,
    slot: "main_hand",
    attuned: true,
  };
  const { d20 } = await rolling(
    wizard(1, { items: [wand] }),
    { kind: "attack", weapon: "Fire Bolt" },
    10,
  );
  expect(d20.total).toBe(17);
  expect("modifiers" in d20 && d20.modifiers.at(-1)).toMatchObject({ value: 1 });
});

it("attacks with a stat block's spell by its printed bonus, at the level of its casting", async () => {
  // A mage is a 9th-level spellcaster, +6 to hit with spell attacks.
  const mage = creatureOf({ make: { statBlock: "mage" } });
  expect(await rolling(mage, { kind: "attack", weapon: "Fire Bolt" }, 10)).toMatchObject({
    d20: { modifiers: [{ source: "stat block", value: 6 }], total: 16 },
    damage: fire("2d10"),
  });
});

it("takes the caster's own ability for a spell attack that nobody names, and tells no damage", async () => {
  const spell = await rolling(wizard(5), { kind: "attack", ability: "int" }, 10);
  expect(spell).toMatchObject({ what: "Spell attack (Intelligence)", d20: { total: 17 } });
  expect(spell).not.toHaveProperty("damage");
});

const held = (base: string, slot: NonNullable<Item["slot"]>): Item => ({
  id: `i-${base}`,
  name: base,
  base,
  quantity: 1,
  slot,
});

/** A fighter with Strength 16 (+3) and Dexterity 18 (+4). */
const fighter = (base: string): Creature =>
  creatureOf({
    make: {
      levels: levelsOf({ fighter: 1 }),
      abilities: { str: 16, dex: 18, con: 14, int: 8, wis: 12, cha: 10 },
    },
    items: [held(base, "main_hand")],
  });

it("takes an ability for what in hand is attacked with by it, and otherwise with proficiency alone", async () => {
  expect(await rolling(fighter("longsword"), { kind: "attack", ability: "str" }, 10)).toMatchObject(
    { what: "Attack with longsword", d20: { total: 15 }, damage: [{ dice: "1d8+3" }] },
  );
  const other = await rolling(fighter("longsword"), { kind: "attack", ability: "dex" }, 10);
  expect(other).toMatchObject({ what: "Attack (Dexterity)", d20: { total: 16 } });
  expect(other).not.toHaveProperty("damage");
});

it("makes a finesse weapon's attack with the ability that is said, and no other weapon's", async () => {
  const rapier = { kind: "attack", weapon: "rapier" } as const;
  expect(await rolling(fighter("rapier"), rapier, 10)).toMatchObject({
    d20: { total: 16 },
    damage: [{ dice: "1d8+4", type: "piercing" }],
  });
  expect(await rolling(fighter("rapier"), { ...rapier, ability: "str" }, 20)).toMatchObject({
    d20: { total: 25 },
    damage: [{ dice: "2d8+3" }],
  });
  const wrong = { kind: "attack", weapon: "longsword", ability: "dex" } as const;
  expect(await refusing(fighter("longsword"), wrong)).toMatchObject({
    code: "INVALID_CHECK",
    message: "An attack with longsword is not made with Dexterity.",
    legal: ["str"],
  });
});

it("counts Sneak Attack where advantage makes it sure, doubled by a critical hit", async () => {
  const rogue = creatureOf({
    make: {
      levels: levelsOf({ rogue: 3 }),
      abilities: { str: 10, dex: 16, con: 10, int: 10, wis: 10, cha: 10 },
    },
    items: [held("rapier", "main_hand")],
  });
  const using = await usingDice(20, 4);
  const outcome = check(rogue, { kind: "attack", advantage: true }, using);
  expect(outcome.ok && outcome.value.damage).toEqual([
    { dice: "2d8+4d6+3", type: "piercing", sources: ["rapier", "Sneak Attack"] },
  ]);
});

it("names the spells that it attacks with in place of one that it does not know", async () => {
  const frost = { kind: "attack", weapon: "Ray of Frost" } as const;
  expect((await refusing(wizard(1), frost)).legal).toEqual(["Fire Bolt"]);
});

it.each([
  ["Fireball", "Fireball takes no attack roll."],
  ["Ray of Frost", "Ada does not know Ray of Frost."],
  ["Halberd", 'Ada has no attack "Halberd".'],
])("says why there is no attack with %s", async (weapon, message) => {
  expect(await refusing(wizard(1), { kind: "attack", weapon })).toMatchObject({
    code: "INVALID_CHECK",
    message,
  });
});

it("knows a weapon by its name in either order, in hand or packed", async () => {
  const light = { ...held("crossbow-light", "main_hand"), name: "Crossbow, light" };
  const bolts: Item = { id: "i5", name: "Crossbow bolt", base: "crossbow-bolt", quantity: 9 };
  const heavy: Item = { id: "i6", name: "Crossbow, heavy", base: "crossbow-heavy", quantity: 1 };
  const archer = creatureOf({ items: [light, bolts, heavy] });
  const shot = await rolling(archer, { kind: "attack", weapon: "Light Crossbow" }, 12);
  expect(shot).toMatchObject({ what: "Attack with Crossbow, light" });
  const packed = await refusing(archer, { kind: "attack", weapon: "heavy crossbow" });
  expect(packed).toMatchObject({ message: "Ada carries Crossbow, heavy, but not in hand." });
});

it("offers what is carried and not in hand, and says so of what was meant", async () => {
  const bow: Item = { id: "i1", name: "Longbow", base: "longbow", quantity: 1 };
  const items = [{ ...held("longsword", "main_hand"), name: "Longsword" }, bow];
  const archer = creatureOf({ items });
  const legal = ["Longsword", "Unarmed Strike", "Longbow (to be equipped first)"];
  expect(await refusing(archer, { kind: "attack", weapon: "longbow" })).toMatchObject({
    message: "Ada carries Longbow, but not in hand.",
    legal,
  });
  const { message, legal: all } = await refusing(archer, { kind: "attack", weapon: "Halberd" });
  expect([message, all]).toEqual(['Ada has no attack "Halberd".', legal]);
});

it("refuses spells to who wears armor without proficiency, and weapons not", async () => {
  const plate: Item = { id: "i1", name: "Plate", base: "plate-armor", quantity: 1, slot: "armor" };
  const staff: Item = {
    id: "i2",
    name: "Quarterstaff",
    base: "quarterstaff",
    quantity: 1,
    slot: "main_hand",
  };
  const armored = wizard(1, { items: [plate, staff] });
  const attacks = [{ weapon: "Fire Bolt" }, { ability: "int" }] as const;
  for (const attack of attacks)
    expect(await refusing(armored, { kind: "attack", ...attack })).toMatchObject({
      code: "CANNOT_CAST",
      message: expect.stringMatching(/^Ada cannot cast spells: .*Plate/),
    });
  // Strength -1 and proficiency 2, at a disadvantage.
  const struck = await rolling(armored, { kind: "attack", weapon: "Quarterstaff" }, 15, 10);
  expect(struck).toMatchObject({ d20: { mode: "disadvantage", total: 11 } });
});

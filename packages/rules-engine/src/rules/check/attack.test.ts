import { expect, it } from "vitest";
import { refusing, rolling, suffering, under } from "../../../testing/checks.js";
import { creatureOf, usingDice } from "../../../testing/index.js";
import type { Creature, Item } from "../../creature/creature.js";
import type { AttackUse } from "../../sheet/attacks/facts.js";
import { check } from "./check.js";

const held = (base: string, slot: NonNullable<Item["slot"]>, more: Partial<Item> = {}): Item => ({
  id: `i-${base}`,
  name: base[0]?.toUpperCase() + base.slice(1),
  base,
  quantity: 1,
  slot,
  ...more,
});

/** A fighter of some level with Strength 16 and Dexterity 14. */
const fighter = (level: number, over: Partial<Omit<Creature, "make">> = {}, race?: string) =>
  creatureOf({
    make: {
      levels: Array.from({ length: level }, () => ({ class: "fighter" as const, hp: 6 })),
      abilities: { str: 16, dex: 14, con: 14, int: 8, wis: 12, cha: 10 },
      subclasses: { fighter: "champion" },
      options: { "fighter-fighting-style": ["fighter-fighting-style-archery"] },
      ...(race === undefined ? {} : { race }),
    },
    items: [held("longsword", "main_hand")],
    ...over,
  });

it("attacks with ability and proficiency apart, and meets the armour class", async () => {
  const attack = { kind: "attack", weapon: "longsword", dc: 15 } as const;
  expect(await rolling(fighter(1), attack, 10)).toMatchObject({
    what: "Attack with Longsword",
    rule: "Attack Rolls",
    d20: {
      modifiers: [
        { source: "Strength", value: 3 },
        { source: "proficiency", value: 2 },
      ],
      total: 15,
    },
    success: true,
    margin: 0,
  });
  expect(await rolling(fighter(1), attack, 9)).toMatchObject({ success: false, margin: -1 });
});

it("hits with a natural 20, critically, and misses with a natural 1", async () => {
  const hit = await rolling(fighter(1), { kind: "attack", dc: 30 }, 20);
  expect(hit).toMatchObject({ success: true, critical: true, margin: -5 });
  const miss = await rolling(fighter(1), { kind: "attack", dc: 2 }, 1);
  expect(miss).toMatchObject({ success: false, margin: 4 });
  expect(miss.critical).toBeUndefined();
  expect(await rolling(fighter(1), { kind: "attack" }, 20)).toMatchObject({ success: true });
  expect((await rolling(fighter(1), { kind: "attack" }, 12)).success).toBeUndefined();
});

it("hits critically on a 19 as a champion, where it hits", async () => {
  expect(await rolling(fighter(3), { kind: "attack", dc: 20 }, 19)).toMatchObject({
    success: true,
    critical: true,
  });
  const miss = await rolling(fighter(3), { kind: "attack", dc: 30 }, 19);
  expect(miss.success).toBe(false);
  expect(miss.critical).toBeUndefined();
  expect((await rolling(fighter(2), { kind: "attack", dc: 20 }, 19)).critical).toBeUndefined();
});

it("adds Archery to ranged weapons alone", async () => {
  const bow = fighter(1, {
    items: [held("longbow", "two_hands"), { ...held("arrow", "worn"), quantity: 20 }],
  });
  expect(await rolling(bow, { kind: "attack", weapon: "Longbow" }, 10)).toMatchObject({
    d20: {
      modifiers: [
        { source: "Dexterity", value: 2 },
        { source: "proficiency", value: 2 },
        { source: "Fighting Style: Archery", value: 2 },
      ],
      total: 16,
    },
  });
});

it("adds the magic of the weapon that it is made with", async () => {
  const magic = fighter(1, { items: [held("longsword", "main_hand", { magic: "weapon-1" })] });
  expect(await rolling(magic, { kind: "attack", weapon: "Longsword" }, 10)).toMatchObject({
    d20: { total: 16 },
  });
  expect(await rolling(magic, { kind: "attack", weapon: "unarmed strike" }, 10)).toMatchObject({
    d20: { total: 15 },
  });
});

it("finds a magic weapon by what it is made on", async () => {
  const items = [held("longsword", "main_hand", { name: "Oathkeeper", magic: "weapon-1" })];
  expect(
    await rolling(fighter(1, { items }), { kind: "attack", weapon: "longsword" }, 10),
  ).toMatchObject({ what: "Attack with Oathkeeper", d20: { total: 16 } });
});

it("swings a heavy weapon at a disadvantage as a Small creature", async () => {
  const items = [held("greatsword", "two_hands")];
  expect(await rolling(fighter(1, { items }, "halfling"), { kind: "attack" }, 12, 8)).toMatchObject(
    {
      d20: { sources: ["disadvantage: heavy weapon"], kept: 8 },
    },
  );
  expect(await rolling(fighter(1, { items }, "dwarf"), { kind: "attack" }, 12)).toMatchObject({
    d20: { mode: "normal" },
  });
});

it("tells who holds a versatile weapon in both hands beside a shield to hold it in one", async () => {
  const items = [held("longsword", "two_hands"), held("shield", "shield")];
  expect(await refusing(fighter(1, { items }), { kind: "attack" })).toMatchObject({
    code: "HANDS_FULL",
    hint: "Hold Longsword in one hand (equip it to main_hand), or unequip Shield.",
  });
});

it("refuses two hands on a weapon beside a shield, and shots without ammunition", async () => {
  const burdened = fighter(1, {
    items: [held("greatsword", "two_hands"), held("shield", "shield")],
  });
  expect(await refusing(burdened, { kind: "attack", weapon: "Greatsword" })).toMatchObject({
    code: "HANDS_FULL",
  });
  const empty = fighter(1, { items: [held("longbow", "two_hands")] });
  expect(await refusing(empty, { kind: "attack", weapon: "Longbow" })).toMatchObject({
    code: "NO_AMMUNITION",
  });
});

it("counts Bless and Bane", async () => {
  const bless = under("Bless", [
    { kind: "roll", on: "attack", by: "self", bonus: "1d4" },
    { kind: "roll", on: "save", by: "self", bonus: "1d4" },
  ]);
  expect(await rolling(fighter(1, bless), { kind: "attack", dc: 18 }, 10, 3)).toMatchObject({
    d20: { modifiers: [{}, {}, { source: "Bless", value: 3, rolls: [3] }], total: 18 },
    success: true,
  });
  const bane = under("Bane", [{ kind: "roll", on: "attack", by: "self", bonus: "-1d4" }]);
  expect(await rolling(fighter(1, bane), { kind: "attack" }, 10, 4)).toMatchObject({
    d20: { modifiers: [{}, {}, { source: "Bane", value: -4, rolls: [4] }], total: 11 },
  });
});

it("attacks as a stat block prints it", async () => {
  const goblin = creatureOf({ make: { statBlock: "goblin" } });
  // Scimitar +4.
  expect(await rolling(goblin, { kind: "attack", weapon: "Scimitar", dc: 14 }, 10)).toMatchObject({
    d20: { total: 14 },
    success: true,
  });
});

it("counts what is on the one that it is made against, where that is told", async () => {
  const blinded = creatureOf({ id: "b", name: "Bert", ...suffering("blinded") });
  const using = await usingDice(6, 17);
  const met = check(fighter(1), { kind: "attack", dc: 15 }, { ...using, opponent: blinded });
  using.rng.assertSpent();
  expect(met).toMatchObject({
    value: { d20: { sources: ["advantage: Blinded"], kept: 17 }, success: true },
  });
  const charmed = fighter(1, suffering("charmed", { from: "b" }));
  expect(check(charmed, { kind: "attack" }, { ...using, opponent: blinded })).toMatchObject({
    error: { code: "CHARMED" },
  });
});

// SRD "Conditions": attacks on the prone, paralyzed, unconscious depend on being within 5 feet.
it.each([
  ["longsword", "prone", { d20: { mode: "advantage" }, open: [] }],
  ["longsword", "paralyzed", { critical: true, open: [] }],
  ["dagger", "prone", { d20: { mode: "normal" }, open: ["Prone"] }],
  ["glaive", "prone", { d20: { mode: "normal" }, open: ["Prone"] }],
  ["longbow", "prone", { d20: { mode: "normal" }, open: ["Prone"] }],
] as const)("with a %s on who is %s", async (weapon, condition, met) => {
  const using = await usingDice(...(met.open.length === 0 ? [12, 14] : [12]));
  const hands = ["glaive", "longbow"].includes(weapon) ? "two_hands" : "main_hand";
  const arrows = held("arrow", "worn", { quantity: 20 });
  const attacker = fighter(1, { items: [held(weapon, hands), arrows] });
  const opponent = creatureOf({ id: "b", ...suffering(condition) });
  const result = check(attacker, { kind: "attack", weapon, dc: 10 }, { ...using, opponent });
  expect(result).toMatchObject({ ok: true, value: met });
});

const arrows = (id: string, more: Partial<Item> = {}): Item => ({
  id,
  name: "Arrow",
  base: "arrow",
  quantity: 5,
  ...more,
});

/** The modifiers of an attack roll that is made in one way. */
async function hitting(attacker: Creature, weapon: string, use: AttackUse) {
  const using = await usingDice(10);
  const met = check(attacker, { kind: "attack", weapon }, { ...using, use });
  return met.ok ? met.value.d20 : met.error;
}

it("shoots better with magic arrows, and with none that it has not", async () => {
  const archer = fighter(1, {
    items: [held("longbow", "two_hands"), arrows("i1"), arrows("i2", { magic: "ammunition-2" })],
  });
  const shot = { mode: "ranged", hands: 2 } as const;
  // Dexterity 2, proficiency 2, Archery 2.
  expect(await hitting(archer, "Longbow", { ...shot, ammunition: "i1" })).toMatchObject({
    total: 16,
  });
  expect(await hitting(archer, "Longbow", { ...shot, ammunition: "i2" })).toMatchObject({
    total: 18,
  });
  expect(await hitting(archer, "Longbow", { ...shot, ammunition: "i9" })).toMatchObject({
    code: "NO_AMMUNITION",
  });
});

it("throws, swings with both hands and strikes second where the weapon can", async () => {
  const shielded = fighter(1, {
    items: [held("longsword", "main_hand"), held("shield", "shield")],
  });
  const melee = { mode: "melee", hands: 1 } as const;
  expect(await hitting(fighter(1), "Longsword", { ...melee, hands: 2 })).toMatchObject({
    total: 15,
  });
  for (const use of [
    { mode: "thrown", hands: 1 },
    { mode: "ranged", hands: 1 },
    { ...melee, offhand: true },
  ] as const)
    expect(await hitting(fighter(1), "Longsword", use)).toMatchObject({ code: "INVALID_ATTACK" });
  expect(await hitting(shielded, "Longsword", { ...melee, hands: 2 })).toMatchObject({
    code: "INVALID_ATTACK",
    legal: ["melee", "1 hand"],
  });
  const twin = fighter(1, { items: [held("dagger", "main_hand"), held("shortsword", "off_hand")] });
  expect(await hitting(twin, "Shortsword", { ...melee, offhand: true })).toMatchObject({
    total: 15,
  });
  expect(await hitting(twin, "Dagger", { mode: "thrown", hands: 1 })).toMatchObject({ total: 15 });
});

it("asks of a longsword in both hands for both hands alone", async () => {
  const bonus = (weapon: "one-handed" | "two-handed", by: number) =>
    ({ kind: "roll", on: "attack", by: "self", bonus: by, when: { weapon } }) as const;
  const grips = under("Grips", [bonus("one-handed", 1), bonus("two-handed", 10)]);
  const swinging = (hands: 1 | 2) =>
    hitting(fighter(1, grips), "Longsword", { mode: "melee", hands });
  expect(await swinging(1)).toMatchObject({ total: 16 });
  expect(await swinging(2)).toMatchObject({ total: 25 });
});

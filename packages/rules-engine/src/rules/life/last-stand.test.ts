import { describe, expect, it } from "vitest";
import { blow } from "../../../testing/blow.js";
import { under } from "../../../testing/checks.js";
import { creatureOf, given, inState } from "../../../testing/index.js";
import { levelsOf } from "../../../testing/levels.js";
import { concentratingOn } from "../../../testing/make.js";
import { sheetOf } from "../../sheet/sheet-of.js";
import { srdCompendium } from "../../tables/compendium.js";

const compendium = await srdCompendium();

const damage = blow;

const rest = (restType: "short" | "long") =>
  ({ type: "rest", id: "a", request: { restType } }) as const;

describe("Relentless Endurance", () => {
  const halfOrc = creatureOf({ make: { race: "half-orc" } });

  it("leaves 1 hit point, once", async () => {
    const { types, event, creature, state } = await given(halfOrc).when(damage(12));
    expect(types).toEqual(["damage_taken", "fall_resisted"]);
    expect(event("fall_resisted")).toMatchObject({
      rule: "Races, Relentless Endurance",
      trait: "Relentless Endurance",
      averted: true,
      hp: 1,
    });
    expect(creature("a").hp.current).toBe(1);
    const { features } = sheetOf(creature("a"), compendium);
    expect(features.find(({ name }) => name === "Relentless Endurance")).toMatchObject({
      uses: { max: 1, left: 0, per: "long-rest" },
    });
    expect((await inState(state).when(damage(1))).types).toContain("fell");
  });

  it("comes back with a long rest, not with a short one", async () => {
    const spent = (await given(halfOrc).when(damage(12))).creature("a").spent.uses;
    expect(spent).toEqual({ "relentless-endurance": 1 });
    const tired = creatureOf({ ...halfOrc, spent: { ...halfOrc.spent, uses: spent } });
    expect((await given(tired).when(rest("short"))).creature("a").spent.uses).toEqual(spent);
    expect((await given(tired).when(rest("long"))).creature("a").spent.uses).toEqual({});
  });

  // 10 hit points and a maximum of 10: 20 damage kills outright, 19 does not.
  it.each([
    [20, ["damage_taken", "died"]],
    [19, ["damage_taken", "fall_resisted"]],
  ] as const)("is no help to who is killed outright: %d damage", async (amount, types) => {
    expect((await given(halfOrc).when(damage(amount))).types).toEqual(types);
  });

  it("is for enemies and the knocked out as well", async () => {
    const enemy = creatureOf({ ...halfOrc, characterType: "enemy" });
    expect((await given(enemy).when(damage(10))).creature("a").hp.current).toBe(1);
    const struck = await given(halfOrc).when(damage(30, { nonlethal: true }));
    expect(struck.types).toEqual(["damage_taken", "fall_resisted"]);
  });

  it("is no help to who is down", async () => {
    const down = creatureOf({
      ...halfOrc,
      hp: { current: 0, temporary: 0 },
      deathSaves: { successes: 0, failures: 0, stable: false },
    });
    expect((await given(down).when(damage(3))).types).toEqual([
      "damage_taken",
      "death_save_failed",
    ]);
  });

  it("leaves concentration to a test", async () => {
    const focused = creatureOf({ ...halfOrc, ...concentratingOn("Bless") });
    const { types } = await given(focused).rolling(10).when(damage(12));
    expect(types).toEqual(["damage_taken", "fall_resisted", "rolled"]);
  });
});

describe("Undead Fortitude", () => {
  const zombie = creatureOf({
    characterType: "enemy",
    hp: { current: 5, temporary: 0 },
    make: { statBlock: "zombie", extraHp: 0 },
  });

  // Constitution +3: DC 5 + 5 is met with a 7.
  it("holds on the DC of 5 and the damage", async () => {
    const { types, event, creature } = await given(zombie).rolling(7).when(damage(5));
    expect(types).toEqual(["damage_taken", "rolled", "fall_resisted"]);
    expect(event("rolled")).toMatchObject({
      what: "Constitution saving throw (Undead Fortitude)",
      dc: 10,
      d20: { total: 10 },
    });
    expect(event("fall_resisted")).toMatchObject({
      rule: "Monsters, Zombie, Undead Fortitude",
      averted: true,
    });
    expect(creature("a").hp.current).toBe(1);
    expect(creature("a").spent).toEqual(zombie.spent);
  });

  it("fails below it", async () => {
    const { types, event, creature } = await given(zombie).rolling(6).when(damage(5));
    expect(types).toEqual(["damage_taken", "rolled", "fall_resisted", "died"]);
    expect(event("rolled")).toMatchObject({ d20: { total: 9 }, success: false });
    expect(event("fall_resisted")).toMatchObject({ averted: false, hp: 0 });
    expect(creature("a").dead).toBe(true);
  });

  it.each([{ type: "radiant" }, { critical: true }] as const)(
    "is nothing against %o",
    async (over) => {
      expect((await given(zombie).when(damage(5, over))).types).toEqual(["damage_taken", "died"]);
    },
  );

  it("holds again and again, and ogre zombies have it", async () => {
    const { state } = await given(zombie).rolling(20).when(damage(9));
    expect((await inState(state).rolling(20).when(damage(9))).creature("a").hp.current).toBe(1);
    const ogre = creatureOf({ ...zombie, make: { statBlock: "ogre-zombie", extraHp: 0 } });
    // Constitution +4 and a DC of 14.
    expect((await given(ogre).rolling(10).when(damage(9))).creature("a").hp.current).toBe(1);
  });
});

describe("Relentless", () => {
  const boar = (statBlock: string) =>
    creatureOf({
      characterType: "enemy",
      hp: { current: 4, temporary: 0 },
      make: { statBlock, extraHp: 0 },
    });

  it.each([
    ["boar", 7],
    ["giant-boar", 10],
    ["wereboar", 14],
  ])("keeps a %s up after %d damage, once between rests, and no more", async (block, most) => {
    const { state, creature } = await given(boar(block)).when(damage(most, { magical: true }));
    expect(creature("a").hp.current).toBe(1);
    expect((await inState(state).when(damage(1))).types).toEqual(["damage_taken", "died"]);
    const { types } = await given(boar(block)).when(damage(most + 1));
    expect(types).toEqual(["damage_taken", "died"]);
  });
});

describe("Relentless Rage", () => {
  const rage = under("Rage", [], { during: "rage" });

  /** Constitution 14: saves at +2 and the proficiency bonus of 4. */
  const barbarian = creatureOf({
    ...rage,
    hp: { current: 10, temporary: 0 },
    make: {
      levels: levelsOf({ barbarian: 11 }),
      abilities: { str: 10, dex: 10, con: 14, int: 10, wis: 10, cha: 10 },
    },
  });

  const dcOf = (creature: typeof barbarian) =>
    sheetOf(creature, compendium).features.find(({ name }) => name === "Relentless Rage");

  it("saves with DC 10, then 15, then 20", async () => {
    const first = await given(barbarian).rolling(4).when(damage(10));
    expect(first.event("rolled")).toMatchObject({ dc: 10, d20: { total: 10 } });
    expect(first.event("fall_resisted")).toMatchObject({ trait: "Relentless Rage", averted: true });
    const second = await inState(first.state).rolling(9).when(damage(1));
    expect(second.event("rolled")).toMatchObject({ dc: 15, d20: { total: 15 } });
    expect(second.event("fall_resisted").hp).toBe(1);
    const third = await inState(second.state).rolling(13).when(damage(1));
    expect(third.types.slice(0, 4)).toEqual(["damage_taken", "rolled", "fall_resisted", "fell"]);
    expect(third.event("rolled")).toMatchObject({ dc: 20, d20: { total: 19 } });
    expect(dcOf(third.creature("a"))).toEqual({
      name: "Relentless Rage",
      from: "Barbarian 11",
      numbers: { dc: 25 },
    });
  });

  it.each(["short", "long"] as const)("has DC 10 again after a %s rest", async (restType) => {
    const { state } = await given(barbarian).rolling(4).when(damage(10));
    const rested = (await inState(state).when(rest(restType))).creature("a");
    expect(rested.spent.uses).toEqual({});
    expect(dcOf(rested)).toMatchObject({ numbers: { dc: 10 } });
  });

  it("is for who rages", async () => {
    const calm = creatureOf({ ...barbarian, effects: [] });
    expect((await given(calm).when(damage(10))).types).toContain("fell");
  });

  it("comes before what is there but once", async () => {
    const both = creatureOf({ ...barbarian, make: { ...barbarian.make, race: "half-orc" } });
    const held = await given(both).rolling(4).when(damage(10));
    expect(held.creature("a").spent.uses).toEqual({ "barbarian-relentless-rage": 1 });
    const failed = await given(both).rolling(3).when(damage(10));
    expect(failed.types).toEqual(["damage_taken", "rolled", "fall_resisted", "fall_resisted"]);
    expect(failed.creature("a")).toMatchObject({
      hp: { current: 1 },
      spent: { uses: { "barbarian-relentless-rage": 1, "relentless-endurance": 1 } },
    });
  });
});

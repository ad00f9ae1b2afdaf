import { describe, expect, it } from "vitest";
import { armed, held } from "../../../../testing/attacking.js";
import { creatureOf } from "../../../../testing/creature.js";
import { attackIn, damagedAs, duelOf } from "../../../../testing/duel.js";
import type { Creature, Make } from "../../../creature/creature.js";

const abilities = { str: 16, dex: 10, con: 10, int: 10, wis: 10, cha: 10 };

/** A fighter of level 5, +6 to hit, with this magic on a longsword. */
const bearing = (magic: string, base = "longsword", more: object = {}): Creature =>
  armed({
    levels: { fighter: 5 },
    abilities,
    items: [held(base, "main_hand", { magic, attuned: true, ...more })],
  });

const foe = (make: Partial<Make> = {}): Creature =>
  creatureOf({
    characterType: "enemy",
    hp: { current: 90, temporary: 0 },
    make: { extraHp: 90, ...make },
  });

describe("a 20 on the d20", () => {
  it("deals 2d6 more with a Vicious Weapon, of its own type and doubled like the rest", async () => {
    const fight = duelOf({ self: bearing("vicious-weapon"), other: foe() });
    // 1d8 twice, 2d6 twice, and Strength.
    const hit = await attackIn(fight, [20, 5, 6, 1, 2, 3, 4]);
    expect(damagedAs(hit)).toBe("2d8+3 slashing 14, 4d6 slashing 10");
    expect(damagedAs(await attackIn(fight, [19, 5]))).toBe("1d8+3 slashing 8");
  });

  it("is not what Improved Critical makes a critical hit: that has no 20", async () => {
    const champion = { ...bearing("vicious-weapon") };
    const make: Make = { ...champion.make, subclasses: { fighter: "champion" } };
    const fight = duelOf({ self: { ...champion, make }, other: foe() });
    expect(damagedAs(await attackIn(fight, [19, 5, 6]))).toBe("2d8+3 slashing 14");
  });

  it("steals life from the living, as temporary hit points", async () => {
    const sword = bearing("sword-of-life-stealing");
    const hit = await attackIn(duelOf({ self: sword, other: foe() }), [20, 1, 1, 1, 2, 3, 1, 2, 3]);
    // 3d6 twice: 12 necrotic.
    expect(hit.event("damage_taken").dealt).toBe(1 + 1 + 3 + 12);
    expect(hit.creature("a").hp.temporary).toBe(12);
    const dead = await attackIn(
      duelOf({ self: sword, other: foe({ type: "undead" }) }),
      [20, 1, 1],
    );
    expect(dead.event("damage_taken").dealt).toBe(5);
    expect(dead.creature("a").hp.temporary).toBe(0);
  });

  it("smites constructs with 4d6 of a Mace of Smiting, and wrecks those that have 25 left", async () => {
    const mace = bearing("mace-of-smiting", "mace");
    const golem = { ...foe({ type: "construct" }), hp: { current: 40, temporary: 0 } };
    // 1d6 twice + 3 + 1 + 2 against constructs, 4d6 twice: 2 + 6 + 8 = 16, which leaves 24.
    const wrecked = await attackIn(duelOf({ self: mace, other: golem }), [20, 1, 1, ...ones(8)]);
    expect(wrecked.event("damage_taken").dealt).toBe(16);
    expect(wrecked.creature("g").dead).toBe(true);
    const hale = { ...golem, hp: { current: 42, temporary: 0 } };
    const stands = await attackIn(duelOf({ self: mace, other: hale }), [20, 1, 1, ...ones(8)]);
    expect(stands.creature("g").dead).not.toBe(true);
  });

  it("cuts 4d6 deeper with a Sword of Sharpness, and a limb off once in twenty times", async () => {
    const fight = duelOf({ self: bearing("sword-of-sharpness"), other: foe() });
    const deep = await attackIn(fight, [20, 1, 1, ...ones(8), 6]);
    expect(deep.event("damage_taken").dealt).toBe(1 + 1 + 3 + 8);
    expect(deep.types).not.toContain("told");
    const severed = await attackIn(fight, [20, 1, 1, ...ones(8), 5]);
    expect(severed.event("told").text).toMatch(/limb/u);
  });
});

describe("a Vorpal Sword", () => {
  const vorpal = bearing("vorpal-sword");

  it("beheads on a 20, whatever is left of its victim", async () => {
    const hit = await attackIn(duelOf({ self: vorpal, other: foe() }), [20, 1, 1]);
    expect(hit.creature("g").dead).toBe(true);
    const plain = await attackIn(duelOf({ self: vorpal, other: foe() }), [19, 1]);
    expect(plain.creature("g").dead).not.toBe(true);
  });

  it.each<[string, Partial<Make>]>([
    ["is immune to slashing damage", { statBlock: "ochre-jelly", extraHp: 60 }],
    ["has legendary actions", { statBlock: "adult-red-dragon" }],
    ["needs no head", { type: "plant" }],
  ])("deals 6d8 more to who %s", async (_, make) => {
    const fight = duelOf({ self: vorpal, other: foe(make) });
    const hit = await attackIn(fight, [20, 1, 1, ...ones(12)]);
    expect(hit.creature("g").dead).not.toBe(true);
    const rolled = hit.event("damage_taken").damage.map((part) => part.rolled);
    expect(rolled).toEqual([1 + 1 + 3 + 3, 12]);
  });
});

it("takes the life of who has fewer than 100 hit points on a critical hit: Nine Lives Stealer", async () => {
  const sword = bearing("nine-lives-stealer", "longsword", { charges: 3 });
  const fight = duelOf({ self: sword, other: foe() });
  const failed = await attackIn(fight, [20, 1, 1, 14]);
  expect(failed.creature("g").dead).toBe(true);
  expect((await attackIn(fight, [20, 1, 1, 15])).creature("g").dead).not.toBe(true);
  const empty = bearing("nine-lives-stealer", "longsword", { charges: 0 });
  expect(
    (await attackIn(duelOf({ self: empty, other: foe() }), [20, 1, 1])).creature("g").dead,
  ).not.toBe(true);
});

it("throws giants to the ground: Giant Slayer", async () => {
  const giant = foe({ statBlock: "hill-giant" });
  const fight = duelOf({ self: bearing("giant-slayer"), other: giant });
  // 2d6 more; Strength +5, DC 15.
  const hit = await attackIn(fight, [15, 1, 1, 1, 9]);
  expect(hit.event("damage_taken").dealt).toBe(1 + 3 + 1 + 2);
  expect(hit.creature("g").conditions.map(({ condition }) => condition)).toEqual(["prone"]);
  expect(hit.types).not.toContain("told");
});

it("destroys or frightens the undead: Mace of Disruption", async () => {
  const mace = bearing("mace-of-disruption", "mace");
  const ghoul = { ...foe({ type: "undead" }), hp: { current: 30, temporary: 0 } };
  const fight = duelOf({ self: mace, other: ghoul });
  expect((await attackIn(fight, [15, 2, 1, 1, 14])).creature("g").dead).toBe(true);
  const saved = await attackIn(fight, [15, 2, 1, 1, 15]);
  expect(saved.creature("g").conditions.map(({ condition }) => condition)).toEqual(["frightened"]);
});

const ones = (count: number): readonly number[] => Array.from({ length: count }, () => 1);

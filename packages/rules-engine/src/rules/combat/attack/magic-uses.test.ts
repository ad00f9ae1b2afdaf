import { describe, expect, it } from "vitest";
import { armed, held } from "../../../../testing/attacking.js";
import { creatureOf } from "../../../../testing/creature.js";
import { attackIn, damagedAs, duelOf, rolledAs } from "../../../../testing/duel.js";
import { given, inState } from "../../../../testing/given.js";
import type { Creature, Item } from "../../../creature/creature.js";
import type { AttackAction } from "../../../game/fight-action.js";
import type { GameState } from "../../../game/state.js";

const abilities = { str: 16, dex: 16, con: 10, int: 10, wis: 10, cha: 10 };
const lots = { current: 90, temporary: 0 };
const foe: Creature = creatureOf({ characterType: "enemy", hp: lots, make: { extraHp: 90 } });

const magic = (name: string, base: string, id: string, more: Partial<Item> = {}): Item =>
  held(base, "main_hand", { name, magic: id, attuned: true, ...more });
const bearing = (...items: readonly Item[]): Creature => ({
  ...armed({ levels: { fighter: 5 }, abilities, extraHp: 60, items }),
  hp: lots,
});
const uses = (name: string, points?: number): Partial<AttackAction> => ({
  uses: [{ name, ...(points !== undefined && { points }) }],
});
const free = { economy: "free" } as const;

/** The next turn of the one who has it. */
const round = async (state: GameState, ...dice: readonly number[]) => {
  const theirs = await inState(state)
    .rolling(...dice)
    .when({ type: "end_turn" });
  return inState(theirs.state).when({ type: "end_turn" });
};

describe("a Staff of Striking", () => {
  const staff = bearing(
    magic("Staff of Striking", "quarterstaff", "staff-of-striking", { charges: 5 }),
  );
  const fight = duelOf({ self: staff, other: foe });

  it("spends up to three charges on a hit, 1d6 force damage for each", async () => {
    const hit = await attackIn(fight, [15, 2, 1, 2, 3], { how: uses("Staff of Striking", 3) });
    expect(damagedAs(hit)).toBe("1d6+6 bludgeoning 8, 3d6 force 6");
    expect(hit.creature("a").items[0]?.charges).toBe(2);
  });

  it("spends none on a miss, nor more than three, nor more than there are", async () => {
    const missed = await attackIn(fight, [1], { how: uses("Staff of Striking", 3) });
    expect(missed.creature("a").items[0]?.charges).toBe(5);
    const four = await attackIn(fight, [], { how: uses("Staff of Striking", 4) });
    expect(four.refused?.code).toBe("TOO_MANY_CHARGES");
    const plain = await attackIn(fight, [15, 2]);
    expect(damagedAs(plain)).toBe("1d6+6 bludgeoning 8");
  });
});

it("strikes with lightning once a day: Staff of Thunder and Lightning", async () => {
  const staff = bearing(magic("Staff", "quarterstaff", "staff-of-thunder-and-lightning"));
  const fight = duelOf({ self: staff, other: foe });
  const hit = await attackIn(fight, [15, 2, 3, 4], { how: { ...free, ...uses("Lightning") } });
  expect(damagedAs(hit)).toBe("1d6+5 bludgeoning 7, 2d6 lightning 7");
  const again = await attackIn(hit.state, [], { how: { ...free, ...uses("Lightning") } });
  expect(again.refused?.code).toBe("NO_USES");
  // Thunder is a use of its own: Constitution, DC 17.
  const thunder = await attackIn(hit.state, [15, 2, 16], { how: { ...free, ...uses("Thunder") } });
  expect(thunder.creature("g").conditions[0]?.condition).toBe("stunned");
  const rested = await given(hit.creature("a")).when({
    type: "rest",
    id: "a",
    request: { restType: "long" },
  });
  expect(rested.creature("a").spent.uses).toEqual({});
});

describe("a Dagger of Venom", () => {
  const dagger = bearing(magic("Dagger of Venom", "dagger", "dagger-of-venom"));
  const fight = duelOf({ self: dagger, other: foe });
  const coating = { type: "use", id: "a", what: { name: "Dagger of Venom" } } as const;

  it("is coated with an action, and poisons the next whom it hits: DC 15, 2d10", async () => {
    const coated = await inState(fight).when(coating);
    const ready = await round(coated.state);
    const hit = await attackIn(ready.state, [15, 2, 14, 5, 6], { how: free });
    expect(hit.creature("g").hp.current).toBe(90 - (2 + 3 + 1) - 11);
    expect(hit.creature("g").conditions[0]?.condition).toBe("poisoned");
    expect(damagedAs(await attackIn(hit.state, [15, 2], { how: free }))).toBe("1d4+4 piercing 6");
  });

  it("is coated once a day, and does nothing uncoated", async () => {
    expect(damagedAs(await attackIn(fight, [15, 2]))).toBe("1d4+4 piercing 6");
    const coated = await inState(fight).when(coating);
    const ready = await round(coated.state);
    expect((await inState(ready.state).when(coating)).refused?.code).toBe("NO_USES");
  });
});

describe("a Sword of Wounding", () => {
  const sword = bearing(magic("Sword of Wounding", "longsword", "sword-of-wounding"));
  const fight = duelOf({ self: sword, other: foe });
  const hurtBy = async (state: GameState, ...dice: readonly number[]) => {
    const turn = await inState(state)
      .rolling(...dice)
      .when({ type: "end_turn" });
    const before = state.creatures["g"]?.hp.current ?? 0;
    return { lost: before - turn.creature("g").hp.current, turn };
  };

  it("wounds once a turn: 1d4 at the start of each turn, until a save of DC 15", async () => {
    const first = await attackIn(fight, [15, 2], { how: free });
    const second = await attackIn(first.state, [15, 2], { how: free });
    expect(second.creature("g").effects).toHaveLength(1);
    const failed = await hurtBy(second.state, 3, 14);
    expect(failed.lost).toBe(3);
    const back = await inState(failed.turn.state).when({ type: "end_turn" });
    const saved = await hurtBy(back.state, 4, 15);
    expect(saved.lost).toBe(4);
    expect(saved.turn.creature("g").effects).toEqual([]);
  });

  it("counts every wound: 2d4 after a second one", async () => {
    const first = await attackIn(fight, [15, 2], { how: free });
    const failed = await hurtBy(first.state, 1, 2);
    const back = await inState(failed.turn.state).when({ type: "end_turn" });
    const second = await attackIn(back.state, [15, 2], { how: free });
    const both = await hurtBy(second.state, 3, 4, 15);
    expect(both.lost).toBe(7);
    expect(both.turn.creature("g").effects).toEqual([]);
  });
});

it("strikes once more with the bonus action: Scimitar of Speed", async () => {
  const scimitar = magic("Scimitar of Speed", "scimitar", "scimitar-of-speed");
  const fight = duelOf({ self: bearing(scimitar), other: foe });
  const use = {
    type: "use",
    id: "a",
    what: { name: "Scimitar of Speed" },
    targets: ["g"],
  } as const;
  const struck = await inState(fight).rolling(15, 4).when(use);
  expect(damagedAs(struck)).toBe("1d6+5 slashing 9");
  expect(struck.state.combatants?.["a"]?.turn).toMatchObject({ bonus: "Scimitar of Speed" });
  expect(struck.state.combatants?.["a"]?.turn.action).toBeUndefined();
});

it("hurts the kind that it was made for: Arrow of Slaying, DC 17, 6d10", async () => {
  const arrow: Item = {
    id: "s1",
    name: "Arrow of Slaying",
    quantity: 1,
    magic: "arrow-of-slaying",
  };
  const archer = bearing(held("longbow", "two_hands"), arrow);
  const at = [
    { x: 0, y: 0 },
    { x: 8, y: 0 },
  ] as const;
  const fight = duelOf({ self: archer, other: foe, at });
  const how = { ammunition: "s1", option: "slaying" } as const;
  const hit = await attackIn(fight, [15, 2, 16, 1, 2, 3, 4, 5, 6], { how });
  expect(hit.creature("g").hp.current).toBe(90 - (2 + 3) - 21);
  const other = await attackIn(fight, [15, 2], { how: { ammunition: "s1" } });
  expect(other.creature("g").hp.current).toBe(85);
});

it("hampers attackers until damage stops it: Cloak of Displacement", async () => {
  const cloak: Item = {
    id: "c1",
    name: "Cloak of Displacement",
    quantity: 1,
    slot: "worn",
    magic: "cloak-of-displacement",
    attuned: true,
  };
  const worn: Creature = { ...foe, items: [cloak] };
  const fight = duelOf({ self: bearing(held("club", "main_hand")), other: worn });
  const hit = await attackIn(fight, [15, 14, 2], { how: free });
  expect(rolledAs(hit)).toMatch(/hit \(disadvantage\)$/u);
  const next = await attackIn(hit.state, [15, 2], { how: free });
  expect(rolledAs(next)).not.toMatch(/disadvantage/u);
  const theirs = await inState(next.state).when({ type: "end_turn" });
  const again = await attackIn(theirs.state, [15, 14, 2], { how: { economy: "reaction" } });
  expect(rolledAs(again)).toMatch(/disadvantage/u);
});

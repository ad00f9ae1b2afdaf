import { describe, expect, it } from "vitest";
import { armed, held } from "../../../../testing/attacking.js";
import { creatureOf } from "../../../../testing/creature.js";
import { attackIn, duelOf, rolledAs } from "../../../../testing/duel.js";
import { inState } from "../../../../testing/given.js";
import type { Creature } from "../../../creature/creature.js";

const abilities = { str: 16, dex: 14, con: 10, int: 10, wis: 10, cha: 16 };
const lots = { current: 60, temporary: 0 };
const foe = creatureOf({ characterType: "enemy", hp: lots, make: { abilities, extraHp: 60 } });

describe("Multiattack Defense", () => {
  const hunter: Creature = {
    ...armed({
      levels: { ranger: 7 },
      abilities,
      extraHp: 60,
      subclasses: { ranger: "hunter" },
      options: { "ranger-defensive-tactics": ["ranger-defensive-tactics-multiattack-defense"] },
    }),
    hp: lots,
  };
  // The foe attacks: Strength +3, no proficiency with a bare hand of a stat-less creature; armour class 12.
  const fight = duelOf({ self: foe, other: hunter });
  const strike = (state: typeof fight, ...dice: readonly number[]) =>
    attackIn(state, dice, { how: { economy: "free" } });

  it("raises armour class by 4 against who has hit, until that turn ends", async () => {
    const first = await strike(fight, 15);
    expect(rolledAs(first)).toMatch(/vs 12: hit$/u);
    expect(rolledAs(await strike(first.state, 10))).toMatch(/vs 16: miss$/u);
    const later = await inState(first.state).when({ type: "end_turn" });
    expect(rolledAs(await strike(later.state, 2))).toMatch(/vs 12: miss$/u);
  });

  it("does nothing against others, nor after a miss", async () => {
    const other = { creature: { ...foe, id: "h" }, side: "enemy" } as const;
    const three = duelOf({ self: foe, other: hunter, also: [other] });
    const first = await strike(three, 15);
    const another = await inState(first.state)
      .rolling(2)
      .when({ type: "attack", id: "h", target: "g", economy: "reaction" });
    expect(rolledAs(another)).toMatch(/vs 12: miss$/u);
    const missed = await strike(fight, 2);
    expect(rolledAs(await strike(missed.state, 2))).toMatch(/vs 12: miss$/u);
  });
});

describe("Dark One's Blessing", () => {
  const warlock: Creature = {
    ...armed({
      levels: { warlock: 5 },
      abilities,
      subclasses: { warlock: "the-fiend" },
      items: [held("dagger", "main_hand")],
    }),
    hp: lots,
  };
  const weak = { ...foe, hp: { current: 4, temporary: 0 } };

  it("gives level and Charisma modifier in temporary hit points for a foe brought to 0", async () => {
    const felled = await attackIn(duelOf({ self: warlock, other: weak }), [15, 4]);
    expect(felled.creature("g").dead).toBe(true);
    // Level 5 and Charisma 16.
    expect(felled.creature("a").hp.temporary).toBe(8);
  });

  it("gives nothing for a wound, nor for who stays up", async () => {
    const wounded = await attackIn(duelOf({ self: warlock, other: foe }), [15, 4]);
    expect(wounded.creature("a").hp.temporary).toBe(0);
    const orc = { ...weak, make: { ...weak.make, race: "half-orc" } };
    const enduring = await attackIn(duelOf({ self: warlock, other: orc }), [15, 4]);
    expect(enduring.creature("g").hp.current).toBe(1);
    expect(enduring.creature("a").hp.temporary).toBe(0);
  });

  it("is for enemies: nobody gains by felling a friend", async () => {
    const fight = duelOf({ self: warlock, other: weak, otherIs: { side: "party" } });
    expect((await attackIn(fight, [15, 4])).creature("a").hp.temporary).toBe(0);
  });
});

describe("Divine Strike", () => {
  const cleric = armed({
    levels: { cleric: 8 },
    abilities,
    subclasses: { cleric: "life" },
    items: [held("mace", "main_hand")],
  });

  it("comes once on each of its own turns, and on nobody else's", async () => {
    const fight = duelOf({ self: cleric, other: foe });
    const first = await attackIn(fight, [15, 2, 5], { how: { economy: "free" } });
    expect(first.event("damage_taken").dealt).toBe(2 + 3 + 5);
    const second = await attackIn(first.state, [15, 2], { how: { economy: "free" } });
    expect(second.event("damage_taken").dealt).toBe(5);
    const { state } = await inState(fight).when({ type: "end_turn" });
    const reaction = await attackIn(state, [15, 2], { how: { economy: "reaction" } });
    expect(reaction.event("damage_taken").dealt).toBe(5);
  });
});

it("hampers opportunity attacks alone: Escape the Horde", async () => {
  const hunter = armed({
    levels: { ranger: 7 },
    abilities,
    subclasses: { ranger: "hunter" },
    options: { "ranger-defensive-tactics": ["ranger-defensive-tactics-escape-the-horde"] },
  });
  const fight = duelOf({ self: foe, other: { ...hunter, hp: lots } });
  const leaving = await attackIn(fight, [15, 3], {
    how: { economy: "reaction", opportunity: true },
  });
  expect(rolledAs(leaving)).toMatch(/miss \(disadvantage\)$/u);
  expect(rolledAs(await attackIn(fight, [15]))).not.toMatch(/disadvantage/u);
});

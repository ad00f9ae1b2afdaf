import { describe, expect, it } from "vitest";
import { suffering } from "../../testing/checks.js";
import { creatureOf } from "../../testing/creature.js";
import { srdCompendium } from "../tables/compendium.js";
import type { Creature, Item } from "./creature.js";
import { oncePerSubject } from "./subject.js";

const compendium = await srdCompendium();

/** How often the value is worked out for these states, one after the other. */
function workedFor(...states: readonly Creature[]): number {
  let worked = 0;
  const value = oncePerSubject(({ conditions }) => {
    worked++;
    return conditions.length;
  });
  for (const state of states) expect(value(state, compendium)).toBe(state.conditions.length);
  return worked;
}

describe("what is worked out for a creature", () => {
  const ada = creatureOf({
    items: [
      { id: "i1", name: "Longbow", base: "longbow", quantity: 1, slot: "two_hands" },
      { id: "i2", name: "Arrow", base: "arrow", quantity: 20 },
      { id: "i3", name: "Rope", base: "rope-hempen-50-feet", quantity: 1 },
      { id: "i4", name: "Wand", magic: "wand-of-web", quantity: 1, slot: "worn", charges: 7 },
    ],
  });
  const withItem = (id: string, change: Partial<Item>): Creature => ({
    ...ada,
    items: ada.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
  });

  it("holds for another state of it: hurt, richer, rested", () => {
    const hurt = { ...ada, hp: { current: 1, temporary: 0 }, xp: 300, notes: "hurt" };
    expect(workedFor(ada, ada, hurt, { ...hurt, spent: ada.spent })).toBe(1);
    expect(workedFor(ada, { ...ada, coins: { ...ada.coins, gp: 50 } })).toBe(1);
    expect(workedFor(ada, { ...ada, effects: [], conditions: [] })).toBe(1);
  });

  it("holds for an arrow spent, a charge spent, a rope sold", () => {
    expect(workedFor(ada, withItem("i2", { quantity: 19 }), withItem("i4", { charges: 6 }))).toBe(
      1,
    );
    expect(workedFor(ada, { ...ada, items: ada.items.filter(({ id }) => id !== "i3") })).toBe(1);
  });

  it("does not hold where what its numbers hang on has changed", () => {
    const poisoned = { ...ada, ...suffering("poisoned") };
    expect(workedFor(ada, poisoned, { ...poisoned, ...suffering("poisoned") })).toBe(3);
    expect(workedFor(ada, { ...ada, items: [] })).toBe(2);
    expect(workedFor(ada, { ...ada, make: { ...ada.make } })).toBe(2);
  });

  it("does not hold for what is put away, put on, attuned to, or shot up", () => {
    const { slot: _, ...unstrung } = ada.items[0] ?? { id: "", name: "", quantity: 1 };
    expect(workedFor(ada, { ...ada, items: [unstrung, ...ada.items.slice(1)] })).toBe(2);
    expect(workedFor(ada, withItem("i3", { slot: "worn" }))).toBe(2);
    expect(workedFor(ada, withItem("i4", { attuned: true }))).toBe(2);
    expect(workedFor(ada, { ...ada, items: ada.items.filter(({ id }) => id !== "i2") })).toBe(2);
  });

  it("does not hold for its twin of another name, and neither drives the other out", () => {
    const [one, two] = [
      { ...ada, id: "b" },
      { ...ada, id: "c" },
    ];
    const hurt = { current: 1, temporary: 0 };
    expect(workedFor(one, two)).toBe(2);
    expect(workedFor(one, two, { ...one, hp: hurt }, { ...two, hp: hurt })).toBe(2);
  });

  it("is forgotten in the end, and worked out again", () => {
    const horde = Array.from({ length: 2001 }, (_, at) => ({ ...ada, id: `goblin ${at}` }));
    expect(workedFor(...horde, { ...ada, id: "goblin 2000" })).toBe(2001);
    expect(workedFor(...horde, { ...ada, id: "goblin 0" })).toBe(2002);
  });
});

import { describe, expect, it } from "vitest";
import { suffering } from "../../testing/checks.js";
import { creatureOf } from "../../testing/creature.js";
import { srdCompendium } from "../tables/compendium.js";
import type { Creature } from "./creature.js";
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
  const ada = creatureOf();

  it("holds for another state of it: hurt, richer, rested", () => {
    const hurt = { ...ada, hp: { current: 1, temporary: 0 }, xp: 300, notes: "hurt" };
    expect(workedFor(ada, ada, hurt, { ...hurt, spent: ada.spent })).toBe(1);
  });

  it("does not hold where what its numbers hang on has changed", () => {
    const poisoned = { ...ada, ...suffering("poisoned") };
    expect(workedFor(ada, poisoned, ada)).toBe(3);
    expect(workedFor(ada, { ...ada, items: [] }, { ...ada, effects: [] })).toBe(3);
    expect(workedFor(ada, { ...ada, make: { ...ada.make } })).toBe(2);
  });

  it("does not hold for its twin of another name", () => {
    expect(workedFor(ada, { ...ada, id: "b" })).toBe(2);
  });
});

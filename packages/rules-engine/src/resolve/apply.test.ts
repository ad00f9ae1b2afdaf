import { describe, expect, it, test } from "vitest";
import { creatureOf, deepFreeze } from "../../testing/creature.js";
import type { Creature, Item } from "../creature/creature.js";
import type { Event } from "../game/event.js";
import { apply } from "./apply.js";

const rope: Item = { id: "i7", name: "Rope", quantity: 1 };
const ada = creatureOf({ lastId: 3, hp: { current: 4, temporary: 2 }, items: [rope] });
const state = deepFreeze({ clock: 5, creatures: { a: ada } });
const spent = { hitDice: { d8: 1 }, slots: { "1": 2 }, pact: 0, uses: { ki: 1 } };
const coins = { cp: 1, sp: 2, ep: 0, gp: 3, pp: 0 };
const about = { id: "a", rule: "Resting" } as const;
const roll = { rolls: [10], kept: 10, mode: "normal", sources: [], modifiers: [] } as const;

// The fields of the creature that the event is to change; the others of its type are tested by their rules.
const cases: readonly (readonly [Event, Partial<Creature>])[] = [
  [
    { ...about, type: "changed", field: "name", from: "Ada", to: "Bo", set: { name: "Bo", xp: 7 } },
    { name: "Bo", xp: 7 },
  ],
  [
    {
      ...about,
      type: "leveled_up",
      class: "Fighter",
      level: 1,
      make: { ...ada.make, levels: [{ class: "fighter", hp: 10 }] },
      hpGained: 10,
      rolls: [],
      hp: 14,
      features: [],
    },
    {
      make: { ...ada.make, levels: [{ class: "fighter", hp: 10 }] },
      hp: { current: 14, temporary: 2 },
    },
  ],
  [
    {
      ...about,
      type: "hit_die_spent",
      die: "d8",
      rolls: [5],
      constitution: 0,
      healed: 5,
      hp: 9,
      spent,
    },
    { hp: { current: 9, temporary: 2 }, spent },
  ],
  [
    { ...about, type: "rested", rest: "short", hp: 4, temporary: 2, spent, recovered: [] },
    { spent },
  ],
  [
    {
      ...about,
      type: "rested",
      rest: "long",
      hp: 10,
      temporary: 0,
      spent,
      recovered: [],
      restedAt: 9,
    },
    { hp: { current: 10, temporary: 0 }, spent, restedAt: 9 },
  ],
  [
    { ...about, type: "item_gained", item: { ...rope, id: "i8" }, quantity: 1 },
    { items: [rope, { ...rope, id: "i8" }], lastId: 8 },
  ],
  [
    { ...about, type: "item_gained", item: { ...rope, quantity: 3 }, quantity: 2 },
    { items: [{ ...rope, quantity: 3 }], lastId: 7 },
  ],
  [
    { ...about, type: "item_lost", item: "i7", name: "Rope", quantity: 1, because: "used up" },
    { items: [] },
  ],
  [
    {
      ...about,
      type: "item_lost",
      item: "i7",
      name: "Rope",
      quantity: 1,
      left: { ...rope, quantity: 4 },
      because: "used up",
    },
    { items: [{ ...rope, quantity: 4 }] },
  ],
  [
    { ...about, type: "item_changed", item: { ...rope, slot: "worn" }, what: "worn" },
    { items: [{ ...rope, slot: "worn" }] },
  ],
  [{ ...about, type: "coins_changed", from: ada.coins, to: coins }, { coins }],
  [
    {
      ...about,
      type: "rolled",
      purpose: "save",
      what: "Constitution saving throw (concentration on Bless)",
      d20: { ...roll, total: 10, natural: 10 },
      dc: 10,
      success: true,
    },
    {},
  ],
];

describe("folding an event", () => {
  test.each(cases)("%j", (event, changed) => {
    expect(apply(state, event)).toStrictEqual({
      clock: 5,
      creatures: { a: { ...ada, ...changed } },
    });
  });

  it("adds a creature", () => {
    const bo = creatureOf({ id: "b" });
    const event = {
      type: "created",
      id: "b",
      rule: "Beyond 1st Level",
      creature: bo,
      notes: [],
    } as const;
    expect(apply(state, event).creatures).toStrictEqual({ a: ada, b: bo });
  });

  it("takes one away", () => {
    expect(apply(state, { type: "deleted", id: "a", rule: "" }).creatures).toStrictEqual({});
  });

  it("leaves no death saves with the living, and none with the dead", () => {
    const deathSaves = { successes: 1, failures: 1, stable: false };
    const dying = {
      clock: 5,
      creatures: { a: creatureOf({ deathSaves, hp: { current: 0, temporary: 2 } }) },
    };
    const dead = apply(dying, { ...about, type: "died", cause: "damage" });
    expect(dead.creatures["a"]).toStrictEqual(
      creatureOf({ dead: true, hp: { current: 0, temporary: 0 } }),
    );
    const back = apply(dead, { ...about, type: "revived", hp: 1 });
    expect(back.creatures["a"]).toStrictEqual(creatureOf({ hp: { current: 1, temporary: 0 } }));
  });
});

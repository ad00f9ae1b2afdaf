import { describe, expect, it } from "vitest";
import { creatureOf, given } from "../../../testing/index.js";
import { concentratingOn, levels } from "../../../testing/make.js";
import type { Creature, Spent } from "../../creature/creature.js";
import type { ConditionHeld, EffectHeld } from "../../creature/held.js";
import type { Action } from "../../game/action.js";
import type { RestRequest } from "../../game/request.js";

const hour = 3600;
const rest = (request: Partial<RestRequest> = {}): Action => ({
  type: "rest",
  id: "a",
  request: { restType: "long", ...request },
});
const short = (request: Partial<RestRequest> = {}): Action =>
  rest({ restType: "short", ...request });

/** A fighter of level 4 with Constitution 14: 12 + 3 × 8 = 36 hit points, four d10. */
const fighter = (over: Partial<Creature> = {}): Creature =>
  creatureOf({
    make: {
      levels: levels("fighter", 4, { first: 10, each: 6 }),
      abilities: { str: 10, dex: 10, con: 14, int: 10, wis: 10, cha: 10 },
      extraHp: 0,
    },
    hp: { current: 10, temporary: 5 },
    ...over,
  });

const spent = (some: Partial<Spent>): Spent => ({
  hitDice: {},
  slots: {},
  pact: 0,
  uses: {},
  ...some,
});

const blessed = (id: string, lasting: EffectHeld["lasting"]): EffectHeld => ({
  id,
  name: `Boon ${id}`,
  kind: "boon",
  effects: [],
  lasting,
});
const exhaustion = (level: number): ConditionHeld => ({
  id: "c1",
  condition: "exhaustion",
  source: "a forced march",
  level,
  lasting: { kind: "until", what: "removed" },
});

describe("a short rest", () => {
  it("takes an hour and heals nobody by itself", async () => {
    const { types, creature, state, event } = await given(fighter()).when(short());
    expect(types).toEqual(["time_passed", "rested"]);
    expect(state.clock).toBe(hour);
    expect(creature("a").hp).toEqual({ current: 10, temporary: 5 });
    expect(creature("a").restedAt).toBeUndefined();
    expect(event("rested").recovered).toEqual([]);
  });

  it("renews what a short rest renews, and no more", async () => {
    const uses = { "fighter-second-wind": 1, "fighter-action-surge": 1 };
    const { creature, event } = await given(
      fighter({ spent: spent({ uses, hitDice: { d10: 2 } }) }),
    ).when(short());
    expect(creature("a").spent).toEqual(spent({ hitDice: { d10: 2 } }));
    expect(event("rested").recovered).toEqual(["Second Wind", "Action Surge"]);
  });

  it("gives back pact slots, not the others, nor rage", async () => {
    const make = {
      levels: [
        ...levels("warlock", 2, { first: 8, each: 5 }),
        ...levels("wizard", 1, { first: 6, each: 4 }),
        ...levels("barbarian", 1, { first: 12, each: 7 }),
      ],
    };
    const { creature, event } = await given(
      creatureOf({
        make,
        spent: spent({ pact: 2, slots: { 1: 2 }, uses: { "barbarian-rage": 1 } }),
      }),
    ).when(short());
    expect(creature("a").spent).toEqual(spent({ slots: { 1: 2 }, uses: { "barbarian-rage": 1 } }));
    expect(event("rested").recovered).toEqual(["pact magic slots"]);
  });

  it("gives a sorcerer of level 20 four sorcery points back", async () => {
    const make = { levels: levels("sorcerer", 20, { first: 6, each: 4 }) };
    const of = (points: number) =>
      given(creatureOf({ make, spent: spent({ uses: { "sorcery-points": points } }) })).when(
        short(),
      );
    const { creature, event } = await of(9);
    expect(creature("a").spent.uses).toEqual({ "sorcery-points": 5 });
    expect(event("rested").recovered).toEqual(["sorcery points"]);
    expect((await of(3)).creature("a").spent.uses).toEqual({});
  });

  it("ends what lasts until a short rest, not until a rest, and what was to last for its hour", async () => {
    const { creature, types } = await given(
      fighter({
        effects: [
          blessed("e1", { kind: "until", what: "short_rest" }),
          blessed("e2", { kind: "until", what: "rest" }),
          blessed("e3", { kind: "until", what: "long_rest" }),
          blessed("e4", { kind: "time", until: 3600 }),
          blessed("e5", { kind: "time", until: 28800 }),
        ],
      }),
    ).when(short());
    expect(types.filter((type) => type === "effect_lost").length).toBe(2);
    expect(creature("a").effects.map(({ id, lasting }) => [id, lasting])).toEqual([
      ["e2", { kind: "until", what: "rest" }],
      ["e3", { kind: "until", what: "long_rest" }],
      ["e5", { kind: "time", until: 28800 }],
    ]);
  });

  it("is no sleep: who concentrates goes on", async () => {
    const { creature, types } = await given(creatureOf(concentratingOn("Hex"))).when(short());
    expect(types).not.toContain("cast_ended");
    expect(creature("a").casts.map(({ spell }) => spell)).toEqual(["Hex"]);
  });

  it("is possible at 0 hit points, but wakes nobody before its 1d4 hours are over", async () => {
    const stable = { successes: 0, failures: 0, stable: true };
    const { creature, refused } = await given(
      fighter({ hp: { current: 0, temporary: 0 }, deathSaves: stable }),
    )
      .rolling(2)
      .when(short());
    expect(refused).toBeUndefined();
    expect(creature("a").deathSaves).toEqual({ ...stable, wakesAt: 2 * hour });
  });

  it("is not for the dying", async () => {
    const dying = { successes: 1, failures: 0, stable: false };
    for (const more of [{}, { interrupted: true }]) {
      const { refused } = await given(
        fighter({ hp: { current: 0, temporary: 0 }, deathSaves: dying }),
      ).when(short(more));
      expect(refused?.code).toBe("NOT_STABLE");
    }
  });

  it("that is interrupted gives nothing and spends no hit dice", async () => {
    const { types, state } = await given(
      fighter({ spent: spent({ uses: { "fighter-second-wind": 1 } }) }),
    ).when(short({ interrupted: true, hitDice: 2 }));
    expect(types).toEqual(["time_passed"]);
    expect(state.clock).toBe(hour);
  });
});

describe("a long rest", () => {
  it("gives back all hit points, slots and uses, and takes temporary hit points away", async () => {
    const { creature, state, event } = await given(
      fighter({ spent: spent({ slots: { 1: 3 }, pact: 1, uses: { "fighter-second-wind": 1 } }) }),
    ).when(rest());
    expect(creature("a").hp).toEqual({ current: 36, temporary: 0 });
    expect(creature("a").spent).toEqual(spent({}));
    expect(state.clock).toBe(8 * hour);
    expect(creature("a").restedAt).toBe(8 * hour);
    expect(event("rested").recovered).toEqual(["spell slots", "pact magic slots", "Second Wind"]);
  });

  it.each([
    // Of four dice half are two.
    [4, { d10: 4 }, { d10: 2 }],
    [4, { d10: 1 }, {}],
    // Of one die half is none, but one comes back.
    [1, { d10: 1 }, {}],
    [5, { d10: 5 }, { d10: 3 }],
  ])("of level %d gives back half of all hit dice: %j to %j", async (count, before, after) => {
    const make = { levels: levels("fighter", count, { first: 10, each: 6 }) };
    const { creature } = await given(creatureOf({ make, spent: spent({ hitDice: before }) })).when(
      rest(),
    );
    expect(creature("a").spent.hitDice).toEqual(after);
  });

  it("gives back the largest hit dice first", async () => {
    const make = {
      levels: [
        ...levels("wizard", 2, { first: 6, each: 4 }),
        ...levels("fighter", 2, { first: 10, each: 6 }),
      ],
    };
    const { creature, event } = await given(
      creatureOf({ make, spent: spent({ hitDice: { d6: 2, d10: 1 } }) }),
    ).when(rest());
    expect(creature("a").spent.hitDice).toEqual({ d6: 1 });
    expect(event("rested").recovered).toEqual(["2 hit dice"]);
  });

  it("renews rage, and what comes back by the day or at dawn", async () => {
    const make = {
      levels: [
        ...levels("barbarian", 1, { first: 12, each: 7 }),
        ...levels("wizard", 1, { first: 6, each: 4 }),
      ],
    };
    const { creature } = await given(
      creatureOf({
        make,
        spent: spent({ uses: { "barbarian-rage": 2, "wizard-arcane-recovery": 1 } }),
      }),
    ).when(rest());
    expect(creature("a").spent.uses).toEqual({});
  });

  it("takes one level of exhaustion away, and heals to the maximum that is then", async () => {
    // At level 4 the maximum of 36 is halved; at level 3 it is whole.
    const { creature, types } = await given(fighter({ conditions: [exhaustion(4)] })).when(rest());
    expect(types).toContain("condition_changed");
    expect(creature("a").conditions[0]?.level).toBe(3);
    expect(creature("a").hp.current).toBe(36);
  });

  it("takes the level that nothing else would end", async () => {
    const passing = {
      ...exhaustion(2),
      id: "c0",
      lasting: { kind: "time", until: 100 * hour },
    } as const;
    const { creature } = await given(fighter({ conditions: [passing, exhaustion(1)] })).when(
      rest(),
    );
    expect(creature("a").conditions).toEqual([passing]);
  });

  it("ends the first level of exhaustion", async () => {
    const { creature, event } = await given(fighter({ conditions: [exhaustion(1)] })).when(rest());
    expect(creature("a").conditions).toEqual([]);
    expect(event("condition_lost").because).toBe("a long rest");
  });

  it("ends what lasts until any rest, and concentration", async () => {
    const poisoned: ConditionHeld = {
      id: "c2",
      condition: "poisoned",
      source: "bad ale",
      lasting: { kind: "until", what: "long_rest" },
    };
    const { creature, types } = await given(
      fighter({
        conditions: [poisoned],
        effects: [
          blessed("e1", { kind: "until", what: "short_rest" }),
          blessed("e2", { kind: "until", what: "rest" }),
          blessed("e3", { kind: "until", what: "dispelled" }),
        ],
        ...concentratingOn("Hex"),
      }),
    ).when(rest());
    expect(creature("a").conditions).toEqual([]);
    expect(creature("a").effects.map(({ id }) => id)).toEqual(["e3"]);
    expect(types).toContain("cast_ended");
  });

  it("fills items by what they regain at dawn", async () => {
    const wand = {
      id: "i1",
      name: "Wand of Fireballs",
      magic: "wand-of-fireballs",
      quantity: 1,
      charges: 2,
    };
    // 1d6 + 1, the die shows 3: 2 + 4 = 6 of 7.
    const { creature } = await given(fighter({ items: [wand] }))
      .rolling(3)
      .when(rest());
    expect(creature("a").items[0]?.charges).toBe(6);
    const nearly = await given(fighter({ items: [{ ...wand, charges: 6 }] }))
      .rolling(6)
      .when(rest());
    expect(nearly.creature("a").items[0]?.charges).toBe(7);
  });

  it("needs a hit point at its start", async () => {
    const { refused } = await given(
      fighter({
        hp: { current: 0, temporary: 0 },
        deathSaves: { successes: 0, failures: 0, stable: true },
      }),
    ).when(rest());
    expect(refused?.code).toBe("NOT_CONSCIOUS");
  });

  it("spends no hit dice", async () => {
    const { refused } = await given(fighter()).when(rest({ hitDice: 1 }));
    expect(refused?.code).toBe("HIT_DICE_IN_LONG_REST");
  });

  it("that is interrupted gives nothing", async () => {
    const { types, creature } = await given(fighter({ conditions: [exhaustion(2)] })).when(
      rest({ interrupted: true }),
    );
    expect(types).toEqual(["time_passed"]);
    expect(creature("a").hp.current).toBe(10);
    expect(creature("a").restedAt).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { given } from "../../../testing/given.js";

const hurt = creatureOf({ hp: { current: 4, temporary: 0 } });
const dead = creatureOf({ dead: true, hp: { current: 0, temporary: 0 } });
const heal = (amount: number, temporary = false) =>
  ({ type: "heal", id: "a", amount, temporary }) as const;

describe("healing", () => {
  it("gives hit points back", async () => {
    const { types, creature } = await given(hurt).when(heal(3));
    expect(types).toEqual(["healed"]);
    expect(creature("a").hp.current).toBe(7);
  });

  it("of nothing wakes nobody, and of something does", async () => {
    const dying = creatureOf({
      hp: { current: 0, temporary: 0 },
      deathSaves: { successes: 1, failures: 2, stable: false },
      conditions: [
        {
          id: "c1",
          condition: "unconscious",
          source: "0 hit points",
          lasting: { kind: "until", what: "healed" },
        },
      ],
    });
    const { creature } = await given(dying).when(heal(0));
    expect(creature("a")).toEqual(dying);
    const { creature: woken } = await given(dying).when(heal(1));
    expect(woken("a")).toMatchObject({ hp: { current: 1 }, conditions: [] });
  });

  it("is rolled", async () => {
    const { event } = await given(hurt)
      .rolling(2)
      .when({ type: "heal", id: "a", dice: "1d8 + 3", source: "Cure Wounds" });
    expect(event("healed")).toMatchObject({
      amount: 5,
      dice: "d8 + 3",
      rolls: [2],
      hp: 9,
      source: "Cure Wounds",
    });
  });

  it("stops at the maximum", async () => {
    const { event, creature } = await given(hurt).when(heal(50));
    expect(event("healed").amount).toBe(6);
    expect(creature("a").hp.current).toBe(10);
  });

  it("does not reach the dead", async () => {
    const { refused } = await given(dead).when(heal(1));
    expect(refused?.code).toBe("DEAD");
    expect(refused?.hint).toBeDefined();
  });

  it("does not reach who cannot regain hit points", async () => {
    const chilled = creatureOf({
      hp: { current: 4, temporary: 0 },
      effects: [
        {
          id: "e1",
          name: "Chill Touch",
          kind: "curse",
          effects: [{ kind: "cannot", what: "heal" }],
          lasting: { kind: "time", until: 6 },
        },
      ],
    });
    const { refused } = await given(chilled).when(heal(1));
    expect(refused).toMatchObject({
      code: "CANNOT_HEAL",
      message: "Ada cannot regain hit points: Chill Touch.",
    });
  });

  it("is not asked for in numbers below 0", async () => {
    expect((await given(hurt).when(heal(-3))).refused?.code).toBe("INVALID_AMOUNT");
  });

  it("ends what lasts until healed", async () => {
    const bleeding = creatureOf({
      hp: { current: 4, temporary: 0 },
      conditions: [
        {
          id: "c1",
          condition: "poisoned",
          source: "Wound",
          lasting: { kind: "until", what: "healed" },
        },
      ],
    });
    const { types } = await given(bleeding).when(heal(1));
    expect(types).toEqual(["healed", "condition_lost"]);
  });
});

describe("temporary hit points", () => {
  it("are gained, and wake nobody", async () => {
    const down = creatureOf({
      hp: { current: 0, temporary: 0 },
      deathSaves: { successes: 0, failures: 1, stable: false },
    });
    const { types, creature } = await given(down).when(heal(8, true));
    expect(types).toEqual(["temporary_hp"]);
    expect(creature("a")).toMatchObject({
      hp: { current: 0, temporary: 8 },
      deathSaves: { failures: 1 },
    });
  });

  it("do not add up: the higher stay", async () => {
    const shielded = creatureOf({ hp: { current: 10, temporary: 6 } });
    const less = await given(shielded).when(heal(4, true));
    expect(less.event("temporary_hp")).toMatchObject({ from: 6, to: 6 });
    const more = await given(shielded).when(heal(9, true));
    expect(more.creature("a").hp).toEqual({ current: 10, temporary: 9 });
  });

  it("are not for the dead", async () => {
    expect((await given(dead).when(heal(8, true))).refused?.code).toBe("DEAD");
  });
});

describe("hit points set outright", () => {
  const set = (hp: number) => ({ type: "set_hp", id: "a", hp }) as const;

  it("are no damage and no healing", async () => {
    const { types, creature } = await given(creatureOf()).when({ ...set(0), temporary: 3 });
    expect(types).toEqual(["hp_set", "temporary_hp"]);
    expect(creature("a").hp).toEqual({ current: 0, temporary: 3 });
    expect(creature("a").conditions).toEqual([]);
  });

  it("raise the dead", async () => {
    const { types, creature } = await given(dead).when(set(1));
    expect(types).toEqual(["hp_set", "revived"]);
    expect(creature("a").dead).toBeUndefined();
  });

  it("stay within the maximum", async () => {
    expect((await given(hurt).when(set(11))).refused?.code).toBe("ABOVE_MAXIMUM");
  });

  it("are whole numbers", async () => {
    expect((await given(hurt).when(set(-1))).refused?.code).toBe("INVALID_AMOUNT");
  });
});

import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { given } from "../../../testing/given.js";
import { concentratingOn } from "../../../testing/make.js";

/** So many rounds after the beginning, which is now. */
const rounds = (count: number) => ({ kind: "time", until: 6 * count }) as const;

const ada = creatureOf({
  conditions: [
    { id: "c1", condition: "poisoned", source: "Viper", lasting: rounds(3) },
    { id: "c2", condition: "blinded", source: "Sand", lasting: rounds(1) },
    {
      id: "c3",
      condition: "frightened",
      source: "Dragon",
      lasting: { kind: "until", what: "removed" },
      save: { ability: "wis", dc: 15, at: "turn-end" },
    },
  ],
  effects: [
    { id: "e4", name: "Shield", kind: "boon", effects: [], lasting: rounds(1) },
    { id: "e5", name: "Longstrider", kind: "boon", effects: [], lasting: rounds(600) },
  ],
  ...concentratingOn("Bless", { until: 60 }),
});

const tick = (what: "conditions" | "effects", count: number) =>
  ({ type: "tick", id: "a", what, rounds: count }) as const;

describe("rounds go by", () => {
  it("once for each number, where they have one", async () => {
    const third = { ...tick("conditions", 1), round: 3 } as const;
    const once = await given(ada).when(third);
    expect(once.types).toEqual(["ticked", "condition_changed", "condition_lost"]);
    const twice = await given(once.creature("a")).when(third);
    expect(twice.types).toEqual([]);
    const next = await given(once.creature("a")).when({ ...third, round: 4 });
    expect(next.creature("a").conditions[0]?.lasting).toEqual(rounds(1));
    const plain = await given(once.creature("a")).when(tick("conditions", 1));
    expect(plain.creature("a").conditions[0]?.lasting).toEqual(rounds(1));
  });

  it("for conditions, and leave saves to be asked for", async () => {
    const { types, event, creature } = await given(ada).when(tick("conditions", 1));
    expect(types).toEqual(["condition_changed", "condition_lost"]);
    expect(event("condition_lost")).toMatchObject({ held: "c2", because: "its time is over" });
    expect(creature("a").conditions).toEqual([
      { ...ada.conditions[0], lasting: rounds(2) },
      ada.conditions[2],
    ]);
    expect(creature("a").effects).toEqual(ada.effects);
  });

  it("for effects and concentration", async () => {
    const { types, creature } = await given(ada).when(tick("effects", 1));
    expect(types).toEqual(["cast_changed", "effect_lost", "effect_changed"]);
    expect(creature("a").casts).toMatchObject([{ id: "k1", until: 54 }]);
    expect(creature("a").effects).toEqual([{ ...ada.effects[1], lasting: rounds(599) }]);
    expect(creature("a").conditions).toEqual(ada.conditions);
  });

  it("many at once", async () => {
    const { event, creature } = await given(ada).when(tick("effects", 700));
    expect(event("cast_ended").because).toBe("its time is over");
    expect(creature("a").effects).toEqual([]);
  });

  it("and leave concentration without an end alone", async () => {
    const { types } = await given(creatureOf(concentratingOn("Hex"))).when(tick("effects", 5));
    expect(types).toEqual([]);
  });

  it("end what lasts as long as what they end", async () => {
    const bound = creatureOf({
      conditions: [
        { id: "c1", condition: "restrained", source: "Web", lasting: rounds(1) },
        { id: "c2", condition: "blinded", source: "Web", lasting: { kind: "with", id: "c1" } },
      ],
    });
    expect((await given(bound).when(tick("conditions", 1))).creature("a").conditions).toEqual([]);
  });

  it("but not backwards", async () => {
    expect((await given(ada).when(tick("effects", 0))).refused?.code).toBe("INVALID_ROUNDS");
  });
});

describe("time passes", () => {
  it("for the campaign", async () => {
    const { event, state } = await given(ada).when({ type: "pass_time", seconds: 600 });
    expect(event("time_passed")).toMatchObject({ about: "clock", seconds: 600, clock: 600 });
    expect(state.clock).toBe(600);
  });

  it("but not backwards", async () => {
    const { refused } = await given(ada).when({ type: "pass_time", seconds: -1 });
    expect(refused?.code).toBe("INVALID_TIME");
  });
});

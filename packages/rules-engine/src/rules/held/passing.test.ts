import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { given, inState } from "../../../testing/given.js";
import { concentratingOn } from "../../../testing/make.js";
import type { EffectHeld, Lasting } from "../../creature/held.js";

const boon = (id: string, lasting: Lasting, more: Partial<EffectHeld> = {}): EffectHeld => ({
  id,
  name: `Boon ${id}`,
  kind: "boon",
  effects: [],
  lasting,
  ...more,
});

const until = (seconds: number) => ({ kind: "time", until: seconds }) as const;

const pass = (seconds: number) => ({ type: "pass_time", seconds }) as const;

describe("when time passes", () => {
  it("goes no further than the clock does", async () => {
    const late = { clock: 999_999_999_990, creatures: {} };
    expect((await inState(late).when(pass(10))).state.clock).toBe(1e12);
    for (const seconds of [11, 1e12, Number.MAX_SAFE_INTEGER])
      expect((await inState(late).when(pass(seconds))).refused?.code).toBe("INVALID_TIME");
  });

  it("what was to last until then is over, on everybody", async () => {
    const ada = creatureOf({ effects: [boon("e1", until(60)), boon("e2", until(61))] });
    const bo = creatureOf({
      id: "b",
      conditions: [{ id: "c1", condition: "prone", source: "Mud", lasting: until(59) }],
    });
    const { types, event, creature } = await given(ada, bo).when(pass(60));
    expect(types).toEqual(["time_passed", "effect_lost", "condition_lost"]);
    expect(event("effect_lost")).toMatchObject({ held: "e1", because: "its time is over" });
    expect(creature("a").effects.map(({ id }) => id)).toEqual(["e2"]);
    expect(creature("b").conditions).toEqual([]);
  });

  it("what lasts by anything else stays", async () => {
    const cy = creatureOf({
      ...concentratingOn("Hex"),
      effects: [
        boon("e1", { kind: "until", what: "long_rest" }),
        boon("e2", { kind: "turn", edge: "end", of: "a", round: 1 }),
        boon("e3", { kind: "cast", id: "k1" }, { from: "a" }),
        boon("e4", { kind: "with", id: "e1" }),
      ],
    });
    const { types, creature } = await given(cy).when(pass(1_000_000));
    expect(types).toEqual(["time_passed"]);
    expect(creature("a").effects).toEqual(cy.effects);
  });

  it("a spell is over, with what came of it and the concentration on it", async () => {
    const wizard = creatureOf({ id: "w", ...concentratingOn("Bless", { until: 60 }) });
    const blessed = creatureOf({
      effects: [boon("e1", { kind: "cast", id: "k1" }, { from: "w" })],
    });
    const before = await given(wizard, blessed).when(pass(59));
    expect(before.types).toEqual(["time_passed"]);
    const { types, event, creature } = await inState(before.state).when(pass(1));
    expect(types).toEqual(["time_passed", "cast_ended", "effect_lost"]);
    expect(event("cast_ended")).toMatchObject({ concentration: true, because: "its time is over" });
    expect(event("effect_lost").because).toBe("concentration on Bless has ended");
    expect(creature("w").casts).toEqual([]);
  });

  it("so is one without concentration, beside another that goes on", async () => {
    const armor = { id: "k2", spell: "Mage Armor", since: 0, until: 28_800 };
    const { casts } = concentratingOn("Fly");
    const wizard = creatureOf({
      casts: [...casts, armor],
      effects: [
        boon("e1", { kind: "cast", id: "k2" }, { from: "a" }),
        boon("e2", { kind: "cast", id: "k1" }, { from: "a" }),
      ],
    });
    const { event, creature } = await given(wizard).when(pass(28_800));
    expect(event("effect_lost")).toMatchObject({
      held: "e1",
      because: "Mage Armor has ended",
    });
    expect(creature("a")).toMatchObject({ casts, effects: [{ id: "e2" }] });
  });
});

it("rounds of one creature bring its ends closer, and move no clock", async () => {
  const state = {
    clock: 100,
    creatures: {
      a: creatureOf({ effects: [boon("e1", until(113)), boon("e2", until(106))] }),
      b: creatureOf({ id: "b", effects: [boon("e1", until(106))] }),
    },
  };
  const tick = { type: "tick", id: "a", what: "effects", rounds: 1 } as const;
  const { types, state: after, creature } = await inState(state).when(tick);
  expect(types).toEqual(["effect_changed", "effect_lost"]);
  expect(after.clock).toBe(100);
  // 113 less the six seconds of a round.
  expect(creature("a").effects).toEqual([boon("e1", until(107))]);
  expect(creature("b").effects).toEqual([boon("e1", until(106))]);
});

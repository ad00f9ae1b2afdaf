import { describe, expect, it } from "vitest";
import { creatureOf, given, inState } from "../../../testing/index.js";
import type { ConditionHeld } from "../../creature/held.js";
import type { Action } from "../../game/action.js";
import type { RestRequest } from "../../game/request.js";

const hour = 3600;
const rest = (request: Partial<RestRequest> = {}, id = "a"): Action => ({
  type: "rest",
  id,
  request: { restType: "long", ...request },
});

describe("two long rests", () => {
  it("end a day apart: not at once, but the next night", async () => {
    const first = await given(creatureOf()).when(rest());
    const again = await inState(first.state).when(rest());
    expect(again.refused).toMatchObject({ code: "RESTED_TOO_SOON" });
    expect(again.refused?.hint).toContain("16 hours");
    const tooSoon = await inState(first.state).when(rest({ hoursSinceLast: 15 }));
    expect(tooSoon.refused?.code).toBe("RESTED_TOO_SOON");
    const night = await inState(first.state).when(rest({ hoursSinceLast: 16 }));
    expect(night.refused).toBeUndefined();
    // 8 hours of the first rest, 16 of the day, 8 of the second.
    expect(night.state.clock).toBe(32 * hour);
    expect(night.creature("a").restedAt).toBe(32 * hour);
  });

  it("go by the campaign's clock, which hoursSinceLast never turns back", async () => {
    const state = { clock: 40 * hour, creatures: { a: creatureOf({ restedAt: 8 * hour }) } };
    const { state: after } = await inState(state).when(rest({ hoursSinceLast: 1 }));
    expect(after.clock).toBe(48 * hour);
  });

  it("of several who rest together move the clock once", async () => {
    const bo = creatureOf({ id: "b", name: "Bo" });
    const first = await given(creatureOf(), bo).when(rest());
    const second = await inState(first.state).when(rest({ clockMoved: true }, "b"));
    expect(second.types).toEqual(["rested"]);
    expect(second.state.clock).toBe(8 * hour);
    expect(second.creature("b").restedAt).toBe(8 * hour);
    const again = await inState(second.state).when(rest({ clockMoved: true }, "b"));
    expect(again.refused?.code).toBe("RESTED_TOO_SOON");
  });

  it.each([-1, Number.NaN])("are not %d hours apart", async (hoursSinceLast) => {
    const { refused } = await given(creatureOf()).when(rest({ hoursSinceLast }));
    expect(refused?.code).toBe("INVALID_HOURS");
  });
});

describe("whoever is dead", () => {
  it("does not rest", async () => {
    const dead = creatureOf({ dead: true, hp: { current: 0, temporary: 0 } });
    expect((await given(dead).when(rest({ restType: "short" }))).refused?.code).toBe("DEAD");
    expect((await given(dead).when(rest())).refused?.code).toBe("DEAD");
  });
});

describe("what ends by the clock", () => {
  const charmed = (hours: number) => ({
    id: "c1",
    condition: "charmed" as const,
    source: "a dryad",
    lasting: { kind: "time", until: hours * hour } as const,
  });

  it("is over with the time before the rest, too", async () => {
    // 24 hours since the last rest, and 8 of this one: at 33 hours it goes on for one more.
    const tired = { ...creatureOf({ restedAt: 0 }), conditions: [charmed(33)] };
    const { creature, state } = await given(tired).when(rest({ hoursSinceLast: 24 }));
    expect(state.clock).toBe(32 * hour);
    expect(creature("a").conditions).toEqual([charmed(33)]);
    const short = { ...tired, conditions: [charmed(32)] };
    const over = await given(short).when(rest({ hoursSinceLast: 24 }));
    expect(over.creature("a").conditions).toEqual([]);
  });

  it("is over with the longer rest of another", async () => {
    const brief = { ...creatureOf({ id: "b", name: "Bo" }), conditions: [charmed(8)] };
    const long = await given(creatureOf(), brief).when(rest());
    expect(long.creature("b").conditions).toEqual([]);
    const request = { restType: "short", clockMoved: true } as const;
    const { state, types } = await inState(long.state).when(rest(request, "b"));
    expect(types).toEqual(["rested"]);
    expect(state.clock).toBe(8 * hour);
  });

  it("does not begin beyond the end of time", async () => {
    for (const hoursSinceLast of [1e9, 1e305]) {
      const { refused } = await given(creatureOf({ restedAt: 0 })).when(rest({ hoursSinceLast }));
      expect(refused?.code).toBe("INVALID_HOURS");
    }
  });

  it("needs no whole rounds: a poison of 100 rounds, and 16.333 hours", async () => {
    const poisoned: ConditionHeld = {
      id: "c1",
      condition: "poisoned",
      source: "Viper",
      lasting: { kind: "time", until: 600 },
    };
    const tired = creatureOf({ restedAt: 0, conditions: [poisoned] });
    const { refused, state, creature } = await given(tired).when(rest({ hoursSinceLast: 16.333 }));
    expect(refused).toBeUndefined();
    // 16.333 hours are 58798.8 seconds, rounded, and eight hours are 28800.
    expect(state.clock).toBe(58_799 + 28_800);
    expect(creature("a").conditions).toEqual([]);
  });
});

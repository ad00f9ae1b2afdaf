import { describe, expect, it } from "vitest";
import { creatureOf, given, inState } from "../../../testing/index.js";
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
    const second = await inState(first.state).when(rest({ clockMoved: 8 * hour }, "b"));
    expect(second.types).toEqual(["rested"]);
    expect(second.state.clock).toBe(8 * hour);
    expect(second.creature("b").restedAt).toBe(8 * hour);
    const again = await inState(second.state).when(rest({ clockMoved: 8 * hour }, "b"));
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

describe("what lasts for rounds", () => {
  const charmed = (hours: number) => ({
    id: "c1",
    condition: "charmed" as const,
    source: "a dryad",
    lasting: { kind: "rounds", left: hours * 600 } as const,
  });

  it("counts the time before the rest, too", async () => {
    // 24 hours since the last rest, and 8 of this one: of 33 hours one is left.
    const tired = { ...creatureOf({ restedAt: 0 }), conditions: [charmed(33)] };
    const { creature } = await given(tired).when(rest({ hoursSinceLast: 24 }));
    expect(creature("a").conditions).toMatchObject([{ lasting: { left: 600 } }]);
    const short = { ...tired, conditions: [charmed(32)] };
    const over = await given(short).when(rest({ hoursSinceLast: 24 }));
    expect(over.creature("a").conditions).toEqual([]);
  });

  it("counts the longer rest of another", async () => {
    const brief = { ...creatureOf(), conditions: [charmed(9)] };
    const request = { restType: "short", clockMoved: 8 * hour } as const;
    const { creature, state } = await given(brief).when(rest(request));
    expect(creature("a").conditions).toMatchObject([{ lasting: { left: 600 } }]);
    expect(state.clock).toBe(0);
  });
});

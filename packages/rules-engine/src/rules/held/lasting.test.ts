import { describe, expect, it, test } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { inState } from "../../../testing/given.js";
import { concentratingOn } from "../../../testing/make.js";
import type { DurationAsked } from "../../game/action.js";

const wizard = creatureOf({ id: "w", name: "Wu", ...concentratingOn("Bless") });
const bard = creatureOf({ id: "b", name: "Bo", casts: [{ id: "k4", spell: "Aid", since: 0 }] });
const at = (clock: number) =>
  inState({ clock, creatures: { a: creatureOf(), b: bard, w: wizard } });

const kinds = {
  condition: { type: "gain_condition", id: "a", condition: "charmed" },
  effect: { type: "gain_effect", id: "a", name: "Bless", kind: "boon", effects: [] },
} as const;
const both = Object.values(kinds);

const lay = (kind: (typeof both)[number], lasting: DurationAsked, from?: string) =>
  at(90).when({ ...kind, lasting, ...(from !== undefined && { from }) });

describe.each(both)("what is laid: $type", (kind) => {
  const endOf = async (lasting: DurationAsked, from?: string) => {
    const { creature } = await lay(kind, lasting, from);
    const { conditions, effects } = creature("a");
    return [...conditions, ...effects][0]?.lasting;
  };

  it("ends so many rounds of six seconds after now", async () => {
    expect(await endOf({ kind: "rounds", rounds: 10 })).toEqual({ kind: "time", until: 150 });
  });

  it("ends at a time that is said", async () => {
    expect(await endOf({ kind: "time", until: 91 })).toEqual({ kind: "time", until: 91 });
  });

  it("ends with what its source concentrates on now", async () => {
    expect(await endOf({ kind: "concentration" }, "w")).toEqual({ kind: "cast", id: "k1" });
  });

  it("ends with a cast of its source", async () => {
    expect(await endOf({ kind: "cast", id: "k4" }, "b")).toEqual({ kind: "cast", id: "k4" });
  });

  test.each([90, 0, 90.5, Number.NaN])(
    "does not end at %d, which is not to come",
    async (until) => {
      const { refused } = await lay(kind, { kind: "time", until });
      expect(refused?.code).toBe("INVALID_END");
    },
  );

  test.each([0, -1, 1.5])("does not last for %d rounds", async (rounds) => {
    const { refused } = await lay(kind, { kind: "rounds", rounds });
    expect(refused?.code).toBe("INVALID_ROUNDS");
  });

  test.each([
    [undefined, "Nobody is named on whose concentration this could hang."],
    ["x", "Nobody is named on whose concentration this could hang."],
    ["a", "Ada is not concentrating on anything that this could last as long as."],
    ["b", "Bo is not concentrating on anything that this could last as long as."],
  ])("hangs on nobody's concentration where %s does not concentrate", async (from, message) => {
    const { refused } = await lay(kind, { kind: "concentration" }, from);
    expect(refused).toMatchObject({
      code: "NOT_CONCENTRATING",
      message,
      hint: "Give a number of rounds, or none, until it is removed: only what a creature concentrates on already can be its source.",
    });
  });

  test.each([
    [undefined, []],
    ["a", []],
    ["b", ["k4 (Aid)"]],
  ])("hangs on no cast that %s has not", async (from, legal) => {
    const { refused } = await lay(kind, { kind: "cast", id: "k1" }, from);
    expect(refused).toMatchObject({ code: "NO_SUCH_CAST", legal });
  });
});

it("keeps whom it is aimed at, what else ends it, and what its end brings", async () => {
  const bounds = {
    target: "b",
    endsOn: ["damaged"],
    save: { ability: "wis", dc: 13, at: "damaged" },
    escape: { dc: 12, by: ["athletics", "str"] },
    brings: {
      id: "b",
      by: { source: "Haste" },
      after: { of: "spell", id: "haste", path: [0] },
    },
  } as const;
  for (const kind of both) {
    const lasting = { kind: "until", what: "removed" } as const;
    const { creature } = await at(0).when({ ...kind, lasting, ...bounds });
    const { conditions, effects } = creature("a");
    expect([...conditions, ...effects]).toMatchObject([bounds]);
  }
});

import { describe, expect, it, test } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { given } from "../../../testing/given.js";
import { levels } from "../../../testing/make.js";
import type { SlotAction } from "../../game/slot-action.js";

/** Slots of a wizard of level 5: 4, 3, 2 (Classes, The Wizard). */
const wizard = creatureOf({
  make: { levels: levels("wizard", 5, { first: 6, each: 4 }) },
  spent: { hitDice: {}, slots: { "3": 1 }, pact: 0, uses: {} },
});

/** Two slots of level 3 (Classes, The Warlock). */
const warlock = creatureOf({ make: { levels: levels("warlock", 5, { first: 8, each: 5 }) } });

const change = (over: Partial<SlotAction>): SlotAction => ({
  type: "change_slots",
  id: "a",
  operation: "expend",
  ...over,
});

describe("changing spell slots", () => {
  test.each([
    [{ level: 1 }, { slot: 1, from: 4, to: 3, max: 4 }],
    [
      { level: 2, count: 3 },
      { slot: 2, from: 3, to: 0, max: 3 },
    ],
    [
      { operation: "restore", level: 3, count: 5 },
      { slot: 3, from: 1, to: 2, max: 2 },
    ],
    [
      { operation: "set", level: 2, count: 1 },
      { slot: 2, from: 3, to: 1, max: 3 },
    ],
    // One that was made: sorcery points, a ring, the game master.
    [
      { operation: "set", level: 5, count: 1 },
      { slot: 5, from: 0, to: 1, max: 0 },
    ],
  ] as const)("%j", async (asked, changed) => {
    const { event, state } = await given(wizard).when(change(asked));
    expect(event("slots_changed").changed).toEqual([changed]);
    const again = await given(...Object.values(state.creatures)).when(
      change({ operation: "set", level: changed.slot, count: changed.to }),
    );
    expect(again.events).toEqual([]);
  });

  it("brings back all that are spent where no level is said", async () => {
    const { creature } = await given(wizard).when(change({ operation: "restore" }));
    expect(creature("a").spent.slots).toEqual({});
  });

  it("takes those of pact magic for who has no others", async () => {
    const { event } = await given(warlock).when(change({ count: 2 }));
    expect(event("slots_changed").changed).toEqual([{ slot: "pact", from: 2, to: 0, max: 2 }]);
  });

  test.each([
    [wizard, { level: 3, count: 2 }, "NO_SLOT"],
    [wizard, { level: 4 }, "NO_SLOT"],
    [wizard, {}, "WHICH_SLOTS"],
    [wizard, { pact: true }, "NO_SLOT"],
    [creatureOf(), { level: 1 }, "NO_SLOTS"],
  ] as const)("is refused where there are none left: %#", async (who, asked, code) => {
    const { refused, events } = await given(who).when(change(asked));
    expect([refused?.code, events]).toEqual([code, []]);
  });

  it("loses what was made with a long rest", async () => {
    const made = await given(wizard).when(change({ operation: "set", level: 5, count: 1 }));
    const rested = await given(made.creature("a")).when({
      type: "rest",
      id: "a",
      request: { restType: "long" },
    });
    expect(rested.creature("a").spent.slots).toEqual({});
    expect(rested.event("rested").recovered).toContain("spell slots");
  });
});

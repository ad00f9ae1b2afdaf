import { describe, expect, it } from "vitest";
import { arena } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { creatureOf } from "../../../testing/creature.js";
import { given, inState } from "../../../testing/given.js";
import type { Devising, SynthesizeAction } from "../../game/synthesize-action.js";
import { magicReactions } from "./reactions.js";
import { synthesisDc, synthesisOf } from "./synthesize.js";

/** A wizard of level 5: Intelligence + 4, not trained in Arcana; DC 15, + 7; slots 4, 3 and 2. */
const wizard = caster("a", ["wizard", 5], ["light"]);
const bo = creatureOf({
  id: "b",
  name: "Bo",
  hp: { current: 60, temporary: 0 },
  make: { extraHp: 60 },
});

const lance: Devising = {
  name: "Lance of Frost",
  level: 1,
  school: "evocation",
  effect: { type: "damage", damage: "3d6", damageType: "cold" },
  range: 60,
};
const makes = (over: Partial<SynthesizeAction> = {}): SynthesizeAction => ({
  type: "synthesize",
  id: "a",
  intent: "A lance of ice",
  spell: lance,
  targets: ["b"],
  ...over,
});

describe("a spell that is made up", () => {
  it("is cast with a slot where the check reaches DC 12, and strikes by a spell attack", async () => {
    // 8 + 4 = 12. 13 + 7 = 20 hits 10; 3d6.
    const { creature, event } = await given(wizard, bo).rolling(8, 13, 1, 2, 3).when(makes());
    expect(event("rolled")).toMatchObject({ dc: 12, success: true, d20: { total: 12 } });
    expect(creature("b").hp.current).toBe(54);
    expect(creature("a").spent.slots).toEqual({ "1": 1 });
    expect(creature("a").make.devised).toMatchObject([
      { spell: { id: "own-lance-of-frost", name: "Lance of Frost" } },
    ]);
    expect(creature("a").make.devised?.[0]).not.toHaveProperty("mastered");
    const again = await given(creature("a"), bo).when({
      type: "cast",
      id: "a",
      spell: "Lance of Frost",
      targets: ["b"],
    });
    expect(again.refused?.code).toBe("NOT_KNOWN");
  });

  it("is mastered with 5 more, and then cast by its name with a slot", async () => {
    // 13 + 4 = 17 against 12; 2 + 7 misses 10.
    const first = await given(wizard, bo).rolling(13, 2).when(makes());
    expect(first.creature("a").make.devised).toMatchObject([{ mastered: true }]);
    const { creature } = await given(first.creature("a"), bo)
      .rolling(13, 6, 6, 6)
      .when({ type: "cast", id: "a", spell: "lance of frost", targets: ["b"], slotLevel: 2 });
    expect(creature("b").hp.current).toBe(42);
    expect(creature("a").spent.slots).toEqual({ "1": 1, "2": 1 });
  });

  it("that fails costs its slot, and does nothing", async () => {
    // 7 + 4 = 11.
    const { creature, types } = await given(wizard, bo).rolling(7).when(makes());
    expect(types).toEqual(["use_spent", "rolled"]);
    expect(creature("a").spent.slots).toEqual({ "1": 1 });
    expect(creature("b").hp.current).toBe(60);
  });

  it("turns on its caster with a natural 1, and in despair", async () => {
    const one = await given(wizard, bo).rolling(1, 5, 6).when(makes());
    // A setback of level 5: 2d10.
    expect(one.creature("a").hp.current).toBe(39);
    // 5 + 4 + 2 = 11.
    const despair = await given(wizard, bo)
      .rolling(5, 1, 1)
      .when(makes({ desperation: true }));
    expect(despair.event("rolled").d20.total).toBe(11);
    expect(despair.creature("a").hp.current).toBe(48);
  });

  it("may be saved against, by all in its area, with conditions that end by a save", async () => {
    const ring: Devising = {
      name: "Ring of Dread",
      level: 2,
      school: "illusion",
      effect: { type: "control", condition: "frightened" },
      range: "self",
      area: { shape: "sphere", radius: 10 },
      save: { ability: "wis" },
      duration: 10,
    };
    const state = arena("A.G..", [{ creature: wizard }, { creature: creatureOf({ id: "g" }) }]);
    // 20 + 4 against 14; the save of 3 fails against 15.
    const { creature } = await inState(state)
      .rolling(20, 3)
      .when({ type: "synthesize", id: "a", intent: "Dread", spell: ring });
    expect(creature("g").conditions).toMatchObject([
      { condition: "frightened", save: { ability: "wis", dc: 15, at: "turn-end" } },
    ]);
  });

  it("can be countered, and goes on after that was let pass", async () => {
    const foe = caster("g", ["wizard", 5], ["counterspell"]);
    const state = arena("A.G..", [{ creature: wizard }, { creature: foe }]);
    const asked = await inState(state, magicReactions)
      .rolling(10)
      .when(makes({ targets: ["g"] }));
    expect(asked.state.waiting?.window.open).toMatchObject([{ options: ["Counterspell"] }]);
    const let_ = await inState(asked.state, magicReactions)
      .rolling(15, 2, 2, 2)
      .when({ type: "decline", id: "g" });
    expect(let_.creature("g").hp.current).toBe(44);
  });
});

describe("what cannot be made up costs nothing", () => {
  it.each<[string, Partial<Devising>]>([
    ["NAME_TAKEN", { name: "fire bolt" }],
    ["WRONG_LEVEL", { level: 10 }],
    // Level 5 lets 10d10: 55 on average.
    ["TOO_STRONG", { effect: { type: "damage", damage: "16d6" } }],
    ["TOO_STRONG", { effect: { type: "healing", healing: "60" } }],
    ["BAD_DICE", { effect: { type: "damage", damage: "lots" } }],
    ["SPELL_INCOMPLETE", { effect: { type: "damage" } }],
    ["SPELL_INCOMPLETE", { effect: { type: "control" } }],
    ["SPELL_INCOMPLETE", { area: { shape: "sphere", radius: 20 } }],
    ["NO_SLOT", { level: 4 }],
  ])("%s", async (code, over) => {
    const { refused } = await given(wizard, bo).when(makes({ spell: { ...lance, ...over } }));
    expect(refused?.code).toBe(code);
  });

  it("by who has no slots", async () => {
    const { refused } = await given(creatureOf({ id: "a" }), bo).when(makes());
    expect(refused?.code).toBe("NO_SLOT");
  });
});

it.each([
  [{}, 12],
  [{ nearLeyLine: true }, 10],
  [{ materialValue: 99 }, 12],
  [{ materialValue: 250 }, 10],
  [{ materialValue: 1000, nearLeyLine: true }, 7],
])("the DC is 10 and twice the level, less for %o", (over, dc) => {
  expect(synthesisDc({ spell: lance, ...over })).toBe(dc);
});

it.each([
  [1, 30, false, "mishap"],
  [2, 12, false, "success"],
  [2, 16, false, "success"],
  [2, 17, false, "mastered"],
  [2, 11, false, "failure"],
  [2, 11, true, "mishap"],
])("a die of %i and a total of %i are, in despair %s, a %s", (natural, total, desperation, is) => {
  expect(synthesisOf({ natural, total }, { dc: 12, desperation })).toBe(is);
});

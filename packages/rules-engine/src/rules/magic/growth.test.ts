import { describe, expect, it } from "vitest";
import { caster } from "../../../testing/caster.js";
import { given, inState } from "../../../testing/given.js";
import { casts, castsAs, someone, spellFight } from "../../../testing/spell-fight.js";

const hour = 3_600;

describe("durations by the slot", () => {
  it.each([
    [1, hour],
    [2, hour],
    [3, 8 * hour],
    [4, 8 * hour],
    [5, 24 * hour],
  ])("Hunter's Mark of level %d: %d seconds of concentration", async (slotLevel, until) => {
    const ranger = caster("a", ["ranger", 17], ["hunters-mark"]);
    const cast = await given(ranger, someone("g")).when(
      casts("hunters-mark", { targets: ["g"], slotLevel }),
    );
    expect(cast.creature("a").casts).toMatchObject([{ concentration: true, until }]);
  });

  it.each([
    [3, 60, true],
    [4, 600, true],
    [5, 8 * hour, undefined],
    [6, 8 * hour, undefined],
    [7, 24 * hour, undefined],
    [9, undefined, undefined],
  ])(
    "Bestow Curse of level %d: %s seconds, with concentration: %s",
    async (slotLevel, until, concentration) => {
      const wizard = caster("a", ["wizard", 17], ["bestow-curse"]);
      const cast = await given(wizard, someone("g"))
        .rolling(2)
        .when(
          casts("bestow-curse", { targets: ["g"], slotLevel, choices: { option: "strength" } }),
        );
      const [held] = cast.creature("a").casts;
      expect([held?.until, held?.concentration]).toEqual([until, concentration]);
    },
  );

  it("leaves what is concentrated on alone where a slot needs no concentration", async () => {
    const wizard = caster("a", ["wizard", 17], ["bestow-curse", "hold-person"]);
    const held = await given(wizard, someone("g"), someone("h"))
      .rolling(2)
      .when(casts("hold-person", { targets: ["g"] }));
    const both = await inState(held.state)
      .rolling(2)
      .when(
        casts("bestow-curse", { targets: ["h"], slotLevel: 5, choices: { option: "strength" } }),
      );
    expect(both.creature("a").casts.map(({ spell }) => spell)).toEqual([
      "Hold Person",
      "Bestow Curse",
    ]);
    const one = await inState(held.state)
      .rolling(2)
      .when(casts("bestow-curse", { targets: ["h"], choices: { option: "strength" } }));
    expect(one.creature("a").casts.map(({ spell }) => spell)).toEqual(["Bestow Curse"]);
  });
});

describe("areas by the slot", () => {
  it("Fog Cloud: 20 feet, and 20 more for each level above the first", async () => {
    const wizard = castsAs("wizard")("fog-cloud");
    const at = { points: [{ x: 5, y: 2 }] };
    const low = await inState(spellFight(wizard)).when(casts("fog-cloud", at));
    expect(low.event("zone_laid").zone.area).toEqual({ shape: "sphere", radius: 20 });
    const high = await inState(spellFight(wizard)).when(
      casts("fog-cloud", { ...at, slotLevel: 3 }),
    );
    expect(high.event("zone_laid").zone.area).toEqual({ shape: "sphere", radius: 60 });
  });

  it("Confusion: 10 feet, and 5 more for each level above the fourth", async () => {
    const wizard = castsAs("wizard", 9)("confusion");
    // G stands 15 feet from the point, everybody else farther.
    const at = { points: [{ x: 6, y: 1 }] };
    const four = await inState(spellFight(wizard)).when(casts("confusion", at));
    expect(four.creature("g").effects).toEqual([]);
    const five = await inState(spellFight(wizard))
      .rolling(2)
      .when(casts("confusion", { ...at, slotLevel: 5 }));
    expect(five.creature("g").effects).toMatchObject([{ name: "Confusion" }]);
    expect(five.creature("h").effects).toEqual([]);
  });
});

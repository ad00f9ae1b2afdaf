import { describe, expect, it } from "vitest";
import { arena, one, placeOf } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";
import type { CastAction } from "../../game/cast-action.js";

const casts = (spell: string, over: Partial<CastAction> = {}): CastAction => ({
  type: "cast",
  id: "a",
  spell,
  targets: ["b"],
  ...over,
});

const fight = (spell: string) =>
  arena("AB.......G", [
    { creature: caster("a", ["wizard", 13], [spell]) },
    { creature: one("b", { hp: { current: 60, temporary: 0 }, make: { extraHp: 60 } }) },
    { creature: one("g") },
  ]);

describe("Teleport", () => {
  const to = (option: string, over: Partial<CastAction> = {}) =>
    casts("teleport", { choices: { option }, ...over });

  it("takes the company out of the fight, where no place on the map is named", async () => {
    const gone = await inState(fight("teleport")).rolling(25).when(to("very_familiar"));
    expect(Object.keys(gone.state.combatants ?? {})).toEqual(["g"]);
    expect(gone.events.flatMap((event) => (event.type === "told" ? event.text : []))).toContain(
      "On target.",
    );
  });

  it("goes wrong the oftener, the less the place is known", async () => {
    // 30 of a hundred is on target for a familiar place, and a mishap for one that was seen but a few times.
    const hurt = await inState(fight("teleport"))
      .rolling(30, 2, 2, 2, 3, 3, 3)
      .when(to("seen_more_than_once"));
    expect(hurt.creature("a").hp.current).toBe(44);
    expect(hurt.creature("b").hp.current).toBe(51);
    expect(hurt.state.combatants?.["a"]).toBeDefined();
  });

  it("is certain with a circle, and to a place on the map", async () => {
    const there = await inState(fight("teleport")).when(
      to("certain", { points: [{ x: 6, y: 0 }] }),
    );
    expect(placeOf(there.state, "a")).toEqual({ x: 6, y: 0 });
    expect(placeOf(there.state, "b")).toEqual({ x: 5, y: 0 });
  });
});

it("Word of Recall takes its caster and the willing beside it away", async () => {
  const state = arena("AB.......G", [
    { creature: caster("a", ["cleric", 13], ["word-of-recall"]) },
    { creature: one("b") },
    { creature: one("g") },
  ]);
  const gone = await inState(state).when(casts("word-of-recall"));
  expect(Object.keys(gone.state.combatants ?? {})).toEqual(["g"]);
});

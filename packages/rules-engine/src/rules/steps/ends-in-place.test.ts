import { describe, expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";
import { onTurnOf } from "../../../testing/on-turn.js";

it("Sunburst tells once what becomes of darkness, and ends nothing that is on a creature", async () => {
  const tough = { hp: { current: 60, temporary: 0 }, make: { extraHp: 60 } };
  const state = arena(".A.G.", [
    { creature: caster("a", ["wizard", 15], ["sunburst"], tough) },
    { creature: one("g", tough) },
  ]);
  const cast = await inState(state)
    .rolling(20, 20, ...Array.from({ length: 12 }, () => 1))
    .when({ type: "cast", id: "a", spell: "sunburst", points: [{ x: 3, y: 0 }] });
  const texts = cast.events.flatMap((event) => (event.type === "told" ? [event.text] : []));
  expect(texts).toEqual(["Darkness there that a spell made is dispelled; other spells stay."]);
});

describe("Sunburst and the darkness of spells", () => {
  const tough = { hp: { current: 90, temporary: 0 }, make: { extraHp: 90 } };
  const row = `A${".".repeat(38)}D`;

  const afterDarkness = async (x: number) => {
    const begun = arena(row, [
      { creature: caster("a", ["wizard", 15], ["sunburst"], tough) },
      { creature: caster("d", ["wizard", 5], ["darkness"], tough) },
    ]);
    const dark = await inState(onTurnOf(begun, "d")).when({
      type: "cast",
      id: "d",
      spell: "darkness",
      points: [{ x, y: 0 }],
    });
    expect(dark.state.encounter?.zones).toMatchObject([{ obscures: "magical_darkness" }]);
    // Nobody is within 60 feet of where it bursts: no dice fall.
    return inState(onTurnOf(dark.state, "a")).when({
      type: "cast",
      id: "a",
      spell: "sunburst",
      points: [{ x: 14, y: 0 }],
    });
  };

  it("ends what overlaps its 60 feet, with the spell and its concentration", async () => {
    // The burst ends 60 feet from the corner of square 14, in square 25; the darkness begins 15 feet from its own.
    const burst = await afterDarkness(27);
    expect(burst.state.encounter?.zones ?? []).toEqual([]);
    expect(burst.creature("d").casts).toEqual([]);
  });

  it("leaves darkness beyond it alone", async () => {
    const burst = await afterDarkness(33);
    expect(burst.state.encounter?.zones).toMatchObject([{ obscures: "magical_darkness" }]);
    expect(burst.creature("d").casts).toMatchObject([{ spell: "Darkness", concentration: true }]);
  });
});

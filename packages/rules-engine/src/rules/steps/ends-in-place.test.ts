import { expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";

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

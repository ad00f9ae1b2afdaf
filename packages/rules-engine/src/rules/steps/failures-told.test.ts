import { expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";

// A casts with DC 8 + 3 + 4 = 15; G saves with the bare die.

const does = "It does as suggested as best it can";

it.each([
  [15, 0],
  [14, 1],
])("what Suggestion makes of its target is told of who fails alone: %i", async (die, times) => {
  const state = arena(".A.G.", [
    { creature: caster("a", ["wizard", 5], ["suggestion"]) },
    { creature: one("g") },
  ]);
  const cast = await inState(state)
    .rolling(die)
    .when({ type: "cast", id: "a", spell: "suggestion", targets: ["g"] });
  const texts = cast.events.flatMap((event) => (event.type === "told" ? [event.text] : []));
  expect(texts.filter((text) => text.startsWith(does))).toHaveLength(times);
});

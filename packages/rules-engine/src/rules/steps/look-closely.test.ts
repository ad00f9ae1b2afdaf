import { expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";
import { onTurnOf } from "../../../testing/on-turn.js";

// A casts with DC 8 + 3 + 4 = 15; G searches with the bare die.

const map = `
  .......
  .A..G..
  .......
`;

const cast = (spell: string) =>
  inState(arena(map, [{ creature: caster("a", ["sorcerer", 5], [spell]) }, { creature: one("g") }]))
    // No die: the check is not the caster's.
    .rolling()
    .when({ type: "cast", id: "a", spell, points: [{ x: 3, y: 1 }] });

const texts = (events: readonly { readonly type: string }[]) =>
  events.flatMap((event) => ("text" in event ? [event.text] : []));

it("says at the casting how it is seen through, and lets its caster roll nothing", async () => {
  const { events, types } = await cast("silent-image");
  expect(types).not.toContain("rolled");
  expect(texts(events).join(" ")).toContain("Search by investigation, DC 15.");
});

it.each([
  ["silent-image", "investigation", 15, 1],
  ["silent-image", "investigation", 14, 0],
  ["silent-image", "perception", 20, 0],
  ["spike-growth", "perception", 15, 1],
] as const)("%s is searched by %s with %i", async (spell, skill, die, seen) => {
  const { state } = await cast(spell);
  const searched = await inState(onTurnOf(state, "g"))
    .rolling(die)
    .when({ type: "search", id: "g", skill });
  const found = searched.events.filter(({ type }) => type === "told");
  expect(found).toHaveLength(seen);
});

it("is not told to its own caster", async () => {
  const { state } = await cast("silent-image");
  const searched = await inState(onTurnOf(state, "a"))
    .rolling(20)
    .when({ type: "search", id: "a", skill: "investigation" });
  expect(searched.types).not.toContain("told");
});

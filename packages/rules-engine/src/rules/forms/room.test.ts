import { describe, expect, it } from "vitest";
import { arena, one, placeOf } from "../../../testing/arena.js";
import { inState } from "../../../testing/given.js";

const dragon = {
  type: "take_form",
  id: "a",
  statBlock: "ancient-brass-dragon",
  keeps: "nothing",
  source: "Polymorph",
  lasting: { kind: "until", what: "removed" },
} as const;

describe("Room for a form", () => {
  it("is beside where it was, if somebody stands where it grows", async () => {
    // Four squares a side: from (0, 0) it would cover B, and one square farther east it does not.
    const state = arena("A....\nB....\n.....\n.....", [
      { creature: one("a") },
      { creature: one("b") },
    ]);
    const grown = await inState(state).when(dragon);
    expect(placeOf(grown.state, "a")).toEqual({ x: 1, y: 0 });
    expect(grown.event("moved")).toMatchObject({ mode: "forced", feet: 0, rule: "Polymorph" });
  });

  it("is on the map", async () => {
    // Of 6 squares eastwards those from the third on hold four; southwards there is one place.
    const state = arena("......\n......\n......\n.....A", [{ creature: one("a") }]);
    const grown = await inState(state).when(dragon);
    expect(placeOf(grown.state, "a")).toEqual({ x: 2, y: 0 });
  });

  it("stays where it is enough", async () => {
    const state = arena(".....\n.A...\n.....\n.....\n.....", [{ creature: one("a") }]);
    const grown = await inState(state).when(dragon);
    expect(placeOf(grown.state, "a")).toEqual({ x: 1, y: 1 });
    expect(grown.types).not.toContain("moved");
  });
});

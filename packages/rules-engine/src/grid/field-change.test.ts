import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawn } from "../../testing/drawn.js";
import { sized } from "../../testing/sized.js";
import { type Battlefield, plainField } from "./battlefield.js";
import { clearTerrain, layTerrain } from "./change-terrain.js";
import { changedBy, terrainChange } from "./field-change.js";
import type { Position } from "./point.js";

const laid = {
  difficult: { difficult: true },
  water: { water: true },
  obstacle: { obstacle: {} },
} as const;

/** Something that is laid on a square, or taken off it. */
interface Made extends Position {
  readonly kind: keyof typeof laid;
  readonly isLaid: boolean;
}

describe("a change of a map", () => {
  it("names the rows that are different, whatever else lies on the map", () => {
    const before = drawn("#.:.\n~~..\n....");
    const { field: after } = layTerrain(before, [{ x: 1, y: 1 }], { pit: { depth: 10 } });
    const change = terrainChange(before, after);
    // Walls are b, rough ground c and water d; the wet pit has the next letter.
    expect(change).toEqual({
      ground: [
        {},
        { obstacle: {} },
        { difficult: true },
        { water: true },
        { water: true, pit: { depth: 10 } },
      ],
      rows: { "1": "de" },
    });
    expect(changedBy(before, change)).toEqual(after);
  });

  it("gives the letter of what lies nowhere any more to what comes next", () => {
    const { field: dry } = clearTerrain(drawn("#.:\n~.."), [{ x: 2, y: 0 }], "difficult");
    const { field: lit } = layTerrain(dry, [{ x: 1, y: 0 }], { light: "dim" });
    expect(lit.ground).toEqual([{}, { obstacle: {} }, { light: "dim" }, { water: true }]);
    expect(lit.rows).toEqual(["bc", "d"]);
  });

  it("sets things up and takes them away", () => {
    const barrel = { id: "p1", x: 1, y: 1, size: "small", cover: "half" } as const;
    const crate = { ...barrel, id: "p2", x: 2 };
    const full = [barrel, crate].reduce<Battlefield>(
      (field, placed) => changedBy(field, { placed }),
      plainField(4, 4),
    );
    expect(full.props).toEqual([barrel, crate]);
    expect(changedBy(full, { removed: "p1" }).props).toEqual([crate]);
  });

  it("leads from any map to what any changes make of it", () => {
    const change: fc.Arbitrary<Made> = fc.record({
      x: fc.nat(6),
      y: fc.nat(4),
      kind: fc.constantFrom("difficult", "water", "obstacle"),
      isLaid: fc.boolean(),
    });
    const after = (field: Battlefield, changes: readonly Made[]) =>
      changes.reduce(
        (now, { kind, isLaid, ...at }) =>
          (isLaid ? layTerrain(now, [at], laid[kind]) : clearTerrain(now, [at], kind)).field,
        field,
      );
    fc.assert(
      fc.property(fc.array(change), fc.array(change, { maxLength: 4 }), (first, then) => {
        const before = after(plainField(7, 5), first);
        const now = after(before, then);
        expect(changedBy(before, terrainChange(before, now))).toEqual(now);
      }),
      { numRuns: sized(100, { long: 2000 }) },
    );
  });
});

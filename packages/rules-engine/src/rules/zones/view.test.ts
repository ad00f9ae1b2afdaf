import { describe, expect, it } from "vitest";
import { arena, beast, one } from "../../../testing/arena.js";
import { after, laying, look } from "../../../testing/zones.js";
import type { GameState } from "../../game/state.js";
import { srdCompendium } from "../../tables/compendium.js";
import { bodyOf } from "../combat/bodies.js";
import { lightOn } from "../combat/light-on.js";

const compendium = await srdCompendium();
const isSeen = (state: GameState, from: string, to: string): boolean =>
  look(state, from, to, compendium).seen;
const why = (state: GameState, from: string, to: string): string =>
  look(state, from, to, compendium).why;
const light = (state: GameState, id: string): string =>
  lightOn(state, bodyOf(state, id, compendium), compendium);

/** 100 feet; g is 50 feet from a, and h 30 feet farther. */
const lane = `
  .................
  A.........G.....H
  .................`;
const plain = one("a");
const inTheMiddle = { origin: { x: 10, y: 1 } };

describe("Darkness", () => {
  /** Its 15 feet go from x 7 to x 13: g is inside, a and h are outside. */
  const dark = (viewer = plain) =>
    after(
      arena(lane, [{ creature: viewer }, { creature: one("g") }, { creature: one("h") }]),
      laying("a", "darkness", inTheMiddle),
    );

  it("hides who is in it, and who is behind it", async () => {
    const state = await dark();
    expect(light(state, "g")).toBe("magical_darkness");
    expect(light(state, "h")).toBe("bright");
    expect(why(state, "a", "g")).toBe("dark");
    expect(why(state, "a", "h")).toBe("dark");
    // Nor does anybody see out of it.
    expect(why(state, "g", "h")).toBe("dark");
  });

  it("is not pierced by darkvision, but by Devil's Sight and by truesight", async () => {
    // An orc has darkvision, an imp Devil's Sight with 120 feet of it, a couatl 120 feet of truesight.
    expect(isSeen(await dark(beast("a", "orc")), "a", "g")).toBe(false);
    const imp = await dark(beast("a", "imp"));
    expect([isSeen(imp, "a", "g"), isSeen(imp, "a", "h")]).toEqual([true, true]);
    const couatl = await dark(beast("a", "couatl"));
    expect([isSeen(couatl, "a", "g"), isSeen(couatl, "a", "h")]).toEqual([true, true]);
  });

  it("is not lit by a torch, and goes with whom it is laid on", async () => {
    const torch = one("g", {
      items: [{ id: "i1", base: "torch", name: "Torch", quantity: 1, slot: "off_hand" }],
    });
    const begun = arena(lane, [{ creature: plain }, { creature: torch }, { creature: one("h") }]);
    const state = await after(begun, laying("a", "darkness", { bearer: "g" }));
    expect(light(state, "g")).toBe("magical_darkness");
    const gone = await after(state, { type: "move", id: "g", mode: "forced", to: { x: 10, y: 0 } });
    expect(light(gone, "g")).toBe("magical_darkness");
  });
});

describe("Daylight and Darkness", () => {
  const begun = arena(lane, [{ creature: plain }, { creature: one("g") }, { creature: one("h") }], {
    light: "darkness",
  });
  const of = (level: number) => ({ by: { source: "x", spellLevel: level, castLevel: level } });

  it("dispel each other by their level, where they meet", async () => {
    const lit = await after(begun, laying("a", "light", { bearer: "g", ...of(0) }));
    expect(light(lit, "g")).toBe("bright");
    const dark = await after(lit, laying("h", "darkness", { ...inTheMiddle, ...of(2) }));
    expect(dark.encounter?.zones?.map(({ id }) => id)).toEqual(["z2"]);
    const day = await after(dark, laying("a", "daylight", { ...inTheMiddle, ...of(3) }));
    expect(day.encounter?.zones?.map(({ id }) => id)).toEqual(["z3"]);
    expect([light(day, "g"), light(day, "h")]).toEqual(["bright", "bright"]);
    expect(isSeen(day, "a", "g")).toBe(true);
  });

  it("leave a darkness of 4th level, in which light that is magic shines", async () => {
    const dark = await after(begun, laying("h", "darkness", { ...inTheMiddle, ...of(4) }));
    expect(light(dark, "g")).toBe("magical_darkness");
    const day = await after(dark, laying("a", "daylight", { ...inTheMiddle, ...of(3) }));
    expect(day.encounter?.zones).toHaveLength(2);
    expect(light(day, "g")).toBe("bright");
  });
});

describe("Fog Cloud", () => {
  /** Its 20 feet go from x 6 to x 14. */
  const fog = (viewer = plain, z = 0) =>
    after(
      arena(lane, [
        { creature: viewer, at: { x: 0, y: 1, z } },
        { creature: one("g"), at: { x: 10, y: 1, z } },
        { creature: one("h"), at: { x: 16, y: 1, z } },
      ]),
      laying("h", "fog-cloud", inTheMiddle),
    );

  it("hides who is in it or behind it, from truesight too", async () => {
    const state = await fog();
    expect([why(state, "a", "g"), why(state, "a", "h")]).toEqual(["obscured", "obscured"]);
    expect(light(state, "g")).toBe("bright");
    expect(isSeen(await fog(beast("a", "couatl")), "a", "g")).toBe(false);
  });

  it("does not hide from blindsight, as far as that goes", async () => {
    // A bat's is 60 feet: g is 50 feet away, h 80.
    const bat = await fog(beast("a", "bat"));
    expect([isSeen(bat, "a", "g"), isSeen(bat, "a", "h")]).toEqual([true, false]);
  });

  it("is no higher than it is wide: those above look over it", async () => {
    const above = await fog(plain, 25);
    expect([isSeen(above, "a", "g"), isSeen(above, "a", "h")]).toEqual([true, true]);
    expect(isSeen(await fog(plain, 20), "a", "g")).toBe(false);
  });

  it("goes around corners, where sleet does not", async () => {
    const corner = `
      ..........
      ....#.....
      A...#G...H`;
    const around = arena(corner, [
      { creature: plain },
      { creature: one("g") },
      { creature: one("h") },
    ]);
    const at = { origin: { x: 2, y: 2 } };
    expect(why(await after(around, laying("a", "fog-cloud", at)), "h", "g")).toBe("obscured");
    // 40 feet of sleet, but the wall is between.
    expect(why(await after(around, laying("a", "sleet-storm", at)), "h", "g")).toBe("clear");
  });
});

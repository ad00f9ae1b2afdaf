import { describe, expect, it } from "vitest";
import { arena, beast, one, placeOf } from "../../../testing/arena.js";
import { inState } from "../../../testing/given.js";
import { usingDice } from "../../../testing/using.js";
import { after, done, laying } from "../../../testing/zones.js";
import type { Creature } from "../../creature/creature.js";
import { creatureIn, type GameState } from "../../game/state.js";
import { speedsNow } from "../../sheet/numbers.js";
import { srdCompendium } from "../../tables/compendium.js";
import { calculateMovement } from "../combat/calculate-movement.js";

const compendium = await srdCompendium();
/** 60 hit points, so that nobody dies on the way. */
const tough = (id: string, over: Partial<Creature> = {}): Creature =>
  one(id, {
    make: { extraHp: 60, ...over.make },
    hp: { current: 60, temporary: 0 },
    ...over,
  });
const lost = (state: GameState, id: string): number => 60 - creatureIn(state, id).hp.current;
const isUnder = (state: GameState, id: string, condition: string): boolean =>
  creatureIn(state, id).conditions.some((held) => held.condition === condition);
const walk = (id: string, x: number, y = 2) => ({ type: "move", id, to: { x, y } }) as const;
const along = (id: string, ...columns: readonly number[]) =>
  ({ type: "move", id, path: columns.map((x) => ({ x, y: 2 })) }) as const;
const movement = async (state: GameState, id: string, ...columns: readonly number[]) => {
  const found = calculateMovement(state, along(id, ...columns), await usingDice());
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
};

const lane = `
  ........................
  ........................
  ........................
  ........................
  ........................`;
const at = (x: number, z = 0) => ({ x, y: 2, z });

describe("Web", () => {
  /** Its 20 feet go from x 4 to x 7. */
  const webs = async () =>
    after(
      arena(lane, [
        { creature: tough("a"), at: at(2) },
        { creature: tough("g"), at: at(20) },
      ]),
      laying("g", "web", { origin: { x: 5, y: 2 } }),
    );

  it("costs twice as much to go through, and a calculation says why", async () => {
    // One square outside, two inside.
    const { cost, breakdown } = await movement(await webs(), "a", 3, 4, 5);
    expect(cost).toBe(25);
    expect(breakdown).toEqual([
      { what: "distance", feet: 15 },
      { what: "difficult", feet: 10, by: ["web"] },
    ]);
  });

  it("restrains who comes into it and fails the save, so that it goes no farther", async () => {
    const { state, events } = await done(await webs(), walk("a", 5), 3);
    expect(placeOf(state, "a")).toEqual({ x: 4, y: 2 });
    expect(isUnder(state, "a", "restrained")).toBe(true);
    expect(events.filter(({ type }) => type === "zone_struck")).toHaveLength(1);
    const { state: free } = await done(state, { type: "escape", id: "a" }, 20);
    expect(isUnder(free, "a", "restrained")).toBe(false);
    const { state: through } = await done(await webs(), walk("a", 5), 18);
    expect(placeOf(through, "a")).toEqual({ x: 5, y: 2 });
  });

  it("counts being pushed into it, and nobody twice in a turn", async () => {
    const push = { type: "move", id: "a", mode: "forced" } as const;
    const { state } = await done(await webs(), { ...push, to: at(4) }, 18);
    const out = await after(state, { ...push, to: at(3) });
    const { types } = await done(out, { ...push, to: at(4) });
    expect(types).not.toContain("zone_struck");
  });
});

describe("Spike Growth", () => {
  /** Its 20 feet go from x 6 to x 14. */
  const thorns = (creature: Creature, z = 0) =>
    after(
      arena(lane, [
        { creature, at: at(4, z) },
        { creature: tough("g"), at: at(20) },
      ]),
      laying("g", "spike-growth", { origin: { x: 10, y: 2 } }),
    );

  it("hurts for every 5 feet into it and through it, and makes them difficult", async () => {
    const state = await thorns(tough("a"));
    expect((await movement(state, "a", 5, 6, 7)).cost).toBe(25);
    // 2d4 for each of two squares: 1 + 2 and 3 + 4.
    const moved = await done(state, along("a", 5, 6, 7), 1, 2, 3, 4);
    expect(lost(moved.state, "a")).toBe(10);
    expect(placeOf(moved.state, "a")).toEqual({ x: 7, y: 2 });
  });

  it("stops who drops on the way", async () => {
    const frail = one("a", { make: { extraHp: 2 }, hp: { current: 2, temporary: 0 } });
    const { state } = await done(await thorns(frail), along("a", 5, 6, 7), 1, 2);
    expect(placeOf(state, "a")).toEqual({ x: 6, y: 2 });
  });

  it("is nothing to who flies over it", async () => {
    const bat = beast("a", "bat");
    const { events } = await done(await thorns(bat, 5), {
      type: "move",
      id: "a",
      mode: "fly",
      to: at(8, 5),
    });
    const feet = events.map((event) => (event.type === "moved" ? event.feet : event.type));
    expect(feet).toEqual([15, 5]);
  });
});

describe("Wall of Thorns", () => {
  it("lets nobody through at less than four feet for each", async () => {
    const squares = [0, 1, 2, 3, 4].map((y) => ({ x: 5, y }));
    const state = await after(
      arena(lane, [
        { creature: tough("a"), at: at(4) },
        { creature: tough("g"), at: at(20) },
      ]),
      laying("g", "wall-of-thorns", { squares }),
    );
    expect((await movement(state, "a", 5)).cost).toBe(20);
    // In: 20 feet, and the save; 10 feet are left, for 5 on the other side.
    const { state: through } = await done(state, walk("a", 6), 20, 1, 1, 1, 1, 1, 1, 1);
    expect(placeOf(through, "a")).toEqual({ x: 6, y: 2 });
    expect(lost(through, "a")).toBe(3);
  });
});

describe("Spirit Guardians", () => {
  it("halve the speed of enemies as soon as they are within 15 feet", async () => {
    const begun = arena(lane, [
      { creature: tough("g"), at: at(8) },
      { creature: tough("a"), at: at(3) },
    ]);
    const state = await after(begun, laying("a", "spirit-guardians"));
    const speed = (now: GameState) => speedsNow(creatureIn(now, "g"), compendium).walk?.effective;
    expect(speed(state)).toBe(30);
    // Two squares on, 10 feet, it is 15 feet away: 15 feet are its whole speed now, and 5 are left.
    const { state: near } = await done(state, walk("g", 4), 1, 1, 1, 1);
    expect(placeOf(near, "g")).toEqual({ x: 5, y: 2 });
    expect([speed(near), lost(near, "g")]).toEqual([15, 3]);
    const { state: out } = await done(near, { type: "move", id: "g", mode: "forced", to: at(7) });
    expect(speed(out)).toBe(30);
  });
});

describe("a zone that moves", () => {
  const fight = (x: number) =>
    arena(lane, [
      { creature: tough("a"), at: at(2) },
      { creature: tough("g"), at: at(x) },
    ]);

  it("harms nobody by moving over them: Moonbeam does at their turn's start", async () => {
    const state = await after(fight(12), laying("a", "moonbeam", { origin: { x: 8, y: 2 } }), {
      type: "move_zone",
      zone: "z1",
      to: { x: 12, y: 2 },
      feet: 60,
    });
    expect(lost(state, "g")).toBe(0);
    // A natural 2 against 15, 4 + 5.
    const { state: turned } = await done(state, { type: "end_turn" }, 2, 4, 5);
    expect(lost(turned, "g")).toBe(9);
    const far = await inState(state).when({
      type: "move_zone",
      zone: "z1",
      to: { x: 12 - 13, y: 2 },
      feet: 60,
    });
    expect(far.refused?.code).toBe("TOO_FAR");
  });

  it("may roll on by itself: Cloudkill 10 feet away from its caster", async () => {
    // From x 4 to x 12, and from x 6 to x 14 when the caster's next turn has begun.
    const laid = await after(fight(14), laying("a", "cloudkill", { origin: { x: 8, y: 2 } }), {
      type: "end_turn",
    });
    expect(lost(laid, "g")).toBe(0);
    const { state, events } = await done(laid, { type: "end_turn" });
    expect(events.find(({ type }) => type === "zone_moved")).toMatchObject({
      anchor: { origin: { x: 10, y: 2 } },
    });
    expect(lost(state, "g")).toBe(0);
    const { state: hurt } = await done(state, { type: "end_turn" }, 3, 1, 2, 3, 4, 5);
    expect(lost(hurt, "g")).toBe(15);
  });
});

describe("Aberrant Ground", () => {
  it("is difficult for all but the mouther, and goes with it", async () => {
    const state = arena(lane, [
      { creature: tough("a"), at: at(0) },
      { creature: beast("g", "gibbering-mouther"), at: at(5) },
    ]);
    // From x 3 on: one square of two.
    expect(await movement(state, "a", 1, 2, 3)).toMatchObject({
      cost: 20,
      breakdown: [
        { what: "distance", feet: 15 },
        { what: "difficult", feet: 5, by: ["Aberrant Ground"] },
      ],
    });
    expect((await movement(state, "g", 4, 3)).cost).toBe(10);
  });
});

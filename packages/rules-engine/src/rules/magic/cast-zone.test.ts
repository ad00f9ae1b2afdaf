import { describe, expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";
import { after, done, look } from "../../../testing/zones.js";
import type { CastAction } from "../../game/cast-action.js";
import { creatureIn, type GameState } from "../../game/state.js";
import { srdCompendium } from "../../tables/compendium.js";

const compendium = await srdCompendium();
const room = `
  ................
  A.............G.
  ................`;
const spells = [
  "dancing-lights",
  "fog-cloud",
  "moonbeam",
  "silence",
  "spirit-guardians",
  "wall-of-force",
];
const begun = arena(room, [
  { creature: caster("a", ["wizard", 11], spells) },
  { creature: one("g", { make: { extraHp: 40 }, hp: { current: 40, temporary: 0 } }) },
]);
const casts = (spell: string, over: Partial<CastAction> = {}): CastAction => ({
  type: "cast",
  id: "a",
  spell,
  ...over,
});
const zones = ({ encounter }: GameState) => encounter?.zones?.map(({ name }) => name) ?? [];

describe("a spell that makes something of a place", () => {
  it("is there as long as it is concentrated on", async () => {
    const { state } = await done(begun, casts("fog-cloud", { points: [{ x: 7, y: 1 }] }));
    expect(zones(state)).toEqual(["Fog Cloud"]);
    expect(look(state, "a", "g", compendium).why).toBe("obscured");
    const over = await after(state, { type: "break_concentration", id: "a" });
    expect(zones(over)).toEqual([]);
    expect(look(over, "a", "g", compendium).why).toBe("clear");
  });

  it("is moved by using it again, and harms who begins its turn in it by its own numbers", async () => {
    const { state } = await done(begun, casts("moonbeam", { points: [{ x: 7, y: 1 }] }));
    const next = await after(state, { type: "end_turn" }, { type: "end_turn" });
    const moved = await done(
      next,
      casts("moonbeam", { use: "sustain", points: [{ x: 14, y: 1 }] }),
    );
    expect(creatureIn(moved.state, "g").hp.current).toBe(40);
    const { state: hurt } = await done(moved.state, { type: "end_turn" }, 1, 3, 4);
    expect(creatureIn(hurt, "g").hp.current).toBe(33);
  });

  it("may be at several points at once, each moved by itself with a bonus action", async () => {
    const at = (x: number, y: number) => ({ x, y });
    const four = [at(4, 0), at(4, 2), at(7, 0), at(7, 2)];
    const lights = casts("dancing-lights", { points: four });
    const { state } = await done(begun, lights);
    const anchors = ({ encounter }: GameState) => encounter?.zones?.map(({ anchor }) => anchor);
    expect(anchors(state)).toEqual(four.map((origin) => ({ origin })));
    const points = [at(14, 0), at(4, 2), at(7, 1)];
    const moved = await done(state, casts("dancing-lights", { use: "sustain", points }));
    expect(moved.event("turn_spent").turn.bonus).toBe("Dancing Lights");
    expect(anchors(moved.state)).toEqual([...points, at(7, 2)].map((origin) => ({ origin })));
    const over = await after(moved.state, { type: "break_concentration", id: "a" });
    expect(zones(over)).toEqual([]);
    const five = { ...lights, points: [...four, at(9, 1)] };
    expect((await inState(begun).when(five)).refused?.code).toBe("TOO_MANY_POINTS");
  });

  it("gives a share to those inside alone, and lays nothing on them", async () => {
    const { state } = await done(begun, casts("silence", { points: [{ x: 14, y: 1 }] }));
    const silenced = creatureIn(state, "g").effects;
    expect(silenced.map(({ lasting }) => lasting.kind)).toEqual(["zone"]);
    const out = await after(state, { type: "move", id: "g", mode: "forced", to: { x: 7, y: 1 } });
    expect(creatureIn(out, "g").effects).toEqual([]);
  });

  it("goes with its caster, and spares whom it is to spare", async () => {
    const damageType = "radiant";
    const near = await after(begun, { type: "move", id: "g", mode: "forced", to: { x: 3, y: 1 } });
    const { state } = await done(near, casts("spirit-guardians", { choices: { damageType } }));
    expect(creatureIn(state, "g").effects).toHaveLength(1);
    const spared = await done(
      near,
      casts("spirit-guardians", { choices: { damageType, spare: ["g"] } }),
    );
    expect(creatureIn(spared.state, "g").effects).toEqual([]);
  });

  it("costs nothing where a wall is told no squares", async () => {
    const wall = casts("wall-of-force", { choices: { option: "flat_surface" } });
    const { refused } = await inState(begun).when(wall);
    expect(refused?.code).toBe("WALL_SQUARES");
    const points = [0, 1, 2].map((y) => ({ x: 7, y }));
    const { state } = await done(begun, { ...wall, points });
    expect(look(state, "a", "g", compendium)).toMatchObject({ seen: true, cover: "full" });
  });
});

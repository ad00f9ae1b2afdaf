import { describe, expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";
import { after, done } from "../../../testing/zones.js";
import type { Action } from "../../game/action.js";
import type { CastAction } from "../../game/cast-action.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Position } from "../../grid/point.js";
import { apply } from "../../resolve/apply.js";
import { withstoodBy } from "./sections.js";

/** The wall stands on x 8, from y 0 to y 4; A, B and C are west of it, G east. */
const room = `
  ...............
  .B.............
  .A............G
  .C.............
  ...............`;
const means = [
  "cone-of-cold",
  "gust-of-wind",
  "passwall",
  "fireball",
  "daylight",
  "dispel-magic",
  "prismatic-wall",
];
const wizard = caster("a", ["wizard", 20], means, { hp: { current: 300, temporary: 0 } });
const tough = (id: string) =>
  one(id, { make: { extraHp: 300 }, hp: { current: 300, temporary: 0 } });
const begun = arena(room, [
  { creature: wizard },
  { creature: tough("b") },
  { creature: tough("c") },
  { creature: tough("g") },
]);

const at = (x: number, y: number): Position => ({ x, y });
const column = [0, 1, 2, 3, 4].map((y) => at(8, y));
const casts = (spell: string, over: Partial<CastAction> = {}): CastAction => ({
  type: "cast",
  id: "a",
  spell,
  dmOverride: true,
  ...over,
});
const wall = (over: Partial<CastAction["choices"]> = {}) =>
  casts("prismatic-wall", { points: column, choices: { option: "wall", ...over } });
const walled = async () => (await done(begun, wall())).state;
const next: Action = { type: "end_turn" };
const goes = (id: string, to: Position): Action => ({ type: "move", id, to, mode: "forced" });

const layers = ({ encounter }: GameState) =>
  (encounter?.zones ?? []).flatMap((zone) => zone.layers?.map(({ name }) => name) ?? []);
const held = (state: GameState, id = "g") =>
  creatureIn(state, id).conditions.map(({ condition }) => condition);

const [fails, saves] = [1, 20];
const ones = Array.from({ length: 10 }, () => 1);
/** Blinded no more by its looks, since it saves; then a save against each layer, and 10d6 of the five that hurt. */
const through = [
  saves,
  fails,
  ...ones,
  saves,
  ...ones,
  fails,
  ...ones,
  fails,
  ...ones,
  fails,
  ...ones,
];

/** G has gone into it: 10 + 5 + 10 + 10 + 10, held by indigo, and then, with disadvantage, blinded by violet. */
const caught = async () =>
  done(await walled(), goes("g", at(8, 2)), ...through, fails, fails, saves);

describe("who goes into a prismatic wall", () => {
  it("saves against its layers one by one, red first", async () => {
    const { state, events } = await caught();
    expect(creatureIn(state, "g").hp.current).toBe(300 - 45);
    expect(held(state)).toEqual(["restrained", "blinded"]);
    const types = events.flatMap((one) =>
      one.type === "damage_taken" ? one.damage.map(({ type }) => type) : [],
    );
    expect(types).toEqual(["fire", "acid", "lightning", "poison", "cold"]);
  });

  it("does so each time, and not while it is in there", async () => {
    const { state } = await done(await walled(), goes("g", at(8, 2)), ...through, saves, saves);
    const out = await after(state, goes("g", at(8, 3)), goes("g", at(9, 3)));
    expect(creatureIn(out, "g").hp.current).toBe(255);
    const again = await done(out, goes("g", at(8, 3)), ...through.slice(1), saves, saves);
    expect(creatureIn(again.state, "g").hp.current).toBe(210);
  });

  it("is stone with the third failure, or free with the third success", async () => {
    const { state } = await caught();
    expect(held(await turnsOf(state, fails, fails))).toEqual(["restrained"]);
    expect(held(await turnsOf(state, fails, saves, fails, fails))).toContain("petrified");
    expect(held(await turnsOf(state, saves, fails, saves, saves))).toEqual([]);
  });

  it("is on another plane as the caster's next turn starts, and blinded no more", async () => {
    const last = await toTurnOfG((await caught()).state);
    // Indigo's save with the end of G's turn, then violet's.
    const { state: gone } = await done(last, next, saves, fails);
    expect(combatantOf(gone, "g")?.away).toBeDefined();
    expect(held(gone)).toEqual(["restrained"]);
    const { state: kept } = await done(last, next, saves, saves);
    expect([combatantOf(kept, "g")?.away, held(kept)]).toEqual([undefined, ["restrained"]]);
  });

  it("is left alone where it is of the caster's side, or named by the caster where any are", async () => {
    const state = await walled();
    const passed = await after(
      state,
      goes("a", at(8, 2)),
      goes("a", at(1, 2)),
      goes("b", at(9, 1)),
    );
    expect(creatureIn(passed, "b").hp.current).toBe(300);
    const named = (await done(begun, wall({ spare: ["b"] }))).state;
    await after(named, goes("b", at(8, 2)), goes("b", at(1, 1)), goes("a", at(8, 2)));
    const { state: c } = await done(named, goes("c", at(8, 3)), ...through, saves, saves);
    expect(creatureIn(c, "c").hp.current).toBe(255);
  });
});

const isBlinded = (state: GameState) => held(state).includes("blinded");

/** From A's turn on to G's, which withstands the wall's looks as it begins, where it sees it. */
async function toTurnOfG(state: GameState): Promise<GameState> {
  const before = await after(state, next, next);
  return (await done(before, next, ...(isBlinded(before) ? [] : [saves]))).state;
}

/** Turns of G that end with these saves against stone; it withstands violet as the first is over. */
async function turnsOf(from: GameState, ...faces: readonly number[]): Promise<GameState> {
  let state = from;
  for (const face of faces) {
    const last = await toTurnOfG(state);
    ({ state } = await done(last, next, face, ...(isBlinded(last) ? [saves] : [])));
  }
  return state;
}

describe("the layers of a prismatic wall", () => {
  const cold = (face: number) =>
    [
      casts("cone-of-cold", { direction: at(1, 0) }),
      ...Array.from({ length: 8 }, () => face),
    ] as const;

  it("are destroyed one after another, each by its means, and the wall with the last", async () => {
    let state = await walled();
    const all = ["red", "orange", "yellow", "green", "blue", "indigo", "violet"];
    expect(layers(state)).toEqual(all);
    // 8 times 3 is 24, one too few.
    state = (await done(state, ...cold(3))).state;
    state = (await done(state, casts("gust-of-wind", { direction: at(1, 0) }))).state;
    expect(layers(state)).toEqual(all);
    state = await after(state, { type: "break_concentration", id: "a" });
    state = (await done(state, ...cold(4))).state;
    expect(layers(state)).toEqual(all.slice(1));
    state = (await done(state, casts("gust-of-wind", { direction: at(1, 0) }))).state;
    expect(layers(state)).toEqual(all.slice(2));
    const yellow = state.encounter?.zones?.find((zone) => zone.layers);
    expect(yellow && withstoodBy(yellow)).toMatchObject({ hitPoints: 60 });
    expect(yellow && withstoodBy(yellow)?.immune).not.toContain("force");
  });

  it("give way to passwall, fire, daylight and dispelling once they are outermost", async () => {
    let state = await walled();
    const cast = state.creatures["a"]?.casts[0]?.id ?? "";
    const dispel = casts("dispel-magic", { targets: ["a"], choices: { effect: cast } });
    state = (await done(state, dispel)).state;
    expect(layers(state)).toHaveLength(7);
    for (let layer = 0; layer < 3; layer += 1) state = peeled(state, "z1");
    expect(layers(state)).toEqual(["green", "blue", "indigo", "violet"]);
    state = (await done(state, casts("passwall", { points: [at(8, 1)] }))).state;
    expect(layers(state)).toEqual(["blue", "indigo", "violet"]);
    // 8 times 4 is 32; nobody else is near.
    const ball = casts("fireball", { points: [at(7, 2)] });
    state = (await done(state, ball, 4, 4, 4, 4, 4, 4, 4, 4)).state;
    expect(layers(state)).toEqual(["indigo", "violet"]);
    state = (await done(state, casts("daylight", { points: [at(7, 2)] }))).state;
    expect(layers(state)).toEqual(["violet"]);
    const { state: over, event, events } = await done(state, dispel);
    expect(event("zone_layer_lost")).toMatchObject({ layer: "violet" });
    expect(events).toContainEqual(
      expect.objectContaining({ type: "cast_ended", because: "all its layers are destroyed" }),
    );
    expect(layers(over)).toEqual([]);
  });
});

/** Without its outermost layer. */
function peeled(state: GameState, zone: string): GameState {
  const [layer = ""] = layers(state);
  const about = { encounter: fightIn(state).id };
  return apply(state, { type: "zone_layer_lost", about, rule: "Test", zone, name: zone, layer });
}

describe("a prismatic wall", () => {
  it("stops arrows as long as its red layer stands", async () => {
    const shot: Action = {
      type: "attack",
      id: "a",
      target: "g",
      said: { bonus: 5, damage: "1d6", damageType: "piercing", range: { normal: 80, long: 320 } },
    };
    const { refused } = await inState(await walled()).when(shot);
    expect(refused).toMatchObject({ code: "BLOWN_ASIDE" });
  });

  it("stops spells as long as its indigo layer stands", async () => {
    const state = await walled();
    const ball = casts("fireball", { points: [at(13, 1)] });
    // It begins on the near side, where nobody is.
    expect((await done(state, ball)).event("told").text).toContain("it begins at");
    const { dmOverride: _, ...dispel } = casts("dispel-magic", { targets: ["g"] });
    const { refused } = await inState(state).when(dispel);
    expect(refused).toMatchObject({ code: "NO_LINE_OF_EFFECT" });
  });

  it("is wasted where it would go through somebody's space", async () => {
    const through = casts("prismatic-wall", {
      points: [at(14, 1), at(14, 2)],
      choices: { option: "wall" },
    });
    const { state, event } = await done(begun, through);
    expect(event("cast_ended")).toMatchObject({
      because: "the wall would go through the space of G",
    });
    expect([state.encounter?.zones, creatureIn(state, "a").casts]).toEqual([undefined, []]);
  });
});

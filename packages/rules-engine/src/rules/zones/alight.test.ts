import { describe, expect, it } from "vitest";
import { arena, beast, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { after, done, laying } from "../../../testing/zones.js";
import type { Action } from "../../game/action.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Position } from "../../grid/point.js";

/** The webs fill x 4 to 7 and y 0 to 3; G is in them, and A just west of them. */
const room = "............\n...A..G.....\n............\n............";
const tough = (id: string) => one(id, { make: { extraHp: 40 }, hp: { current: 40, temporary: 0 } });
const wizard = caster("a", ["wizard", 9], ["burning-hands", "web", "fireball"]);
const web = laying("a", "web", { origin: { x: 5, y: 1 } });
const webbed = (creature = wizard) =>
  after(arena(room, [{ creature }, { creature: tough("g") }]), web);

const at = (x: number, y: number) => ({ x, y });
const goes = (to: Position): Action => ({ type: "move", id: "a", mode: "forced", to });
const next: Action = { type: "end_turn" };
const hands: Action = {
  type: "cast",
  id: "a",
  spell: "burning-hands",
  direction: { x: 1, y: 0 },
};
const burn = (type: "fire" | "cold", id = "g"): Action => ({
  type: "damage",
  id,
  parts: [{ amount: 5, type }],
});

const zones = ({ encounter }: GameState) => (encounter?.zones ?? []).map(({ name }) => name);
const fires = ({ encounter }: GameState) =>
  encounter?.zones?.flatMap(({ burns, anchor }) =>
    burns !== undefined && "squares" in anchor ? [anchor.squares] : [],
  );
const hp = (state: GameState) => creatureIn(state, "g").hp.current;
const held = (state: GameState) => creatureIn(state, "g").conditions.map((one) => one.condition);

describe("webs that fire touches", () => {
  it("burn where it does, hurt who begins a turn in them, and free who was held there a round later", async () => {
    // A save of 1, and 2 + 2 + 2 of the cone, which is 1, 3 and 3 squares wide.
    const { state: lit } = await done(await webbed(), hands, 1, 2, 2, 2);
    expect(hp(lit)).toBe(34);
    expect(fires(lit)).toEqual([
      [at(5, 0), at(6, 0), at(4, 1), at(5, 1), at(6, 1), at(5, 2), at(6, 2)],
    ]);
    // A save of 2 against the webs, and 3 + 4 of the fire.
    const { state: burning, events } = await done(lit, next, 2, 3, 4);
    expect([hp(burning), held(burning)]).toEqual([27, ["restrained"]]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "damage_taken", source: "web on fire", dealt: 7 }),
    );
    const second = await after(burning, next);
    expect(zones(second)).toEqual(["web", "web on fire"]);
    // With the end of A's second turn it is over; G begins its own where there are no webs: no die falls.
    const { state: over, event } = await done(second, next);
    expect(event("zone_broken")).toMatchObject({ zone: "z1", burnt: true });
    expect(event("condition_lost")).toMatchObject({ because: "it is not in web any more" });
    expect([zones(over), held(over), hp(over)]).toEqual([["web"], [], 27]);
  });

  it("burn for who has set them alight, too", async () => {
    // It comes into the webs, and saves with a 20.
    const { state: here } = await done(await webbed(), goes(at(7, 3)), 20);
    const lit = await after(here, burn("fire", "a"));
    expect(fires(lit)).toEqual([[at(7, 3)]]);
    // G resists the webs with a 20; then A does with a 20, and has 1 + 2 of the fire.
    const before = creatureIn(lit, "a").hp.current;
    const gs = (await done(lit, next, 20)).state;
    const as = (await done(gs, next, 20, 1, 2)).state;
    expect(creatureIn(as, "a").hp.current).toBe(before - 3);
    expect(zones((await done(as, next, 20)).state)).toEqual(["web"]);
  });

  it("are those of who takes fire damage in them, and of no other damage", async () => {
    expect(fires(await after(await webbed(), burn("fire")))).toEqual([[at(6, 1)]]);
    expect(fires(await after(await webbed(), burn("cold")))).toEqual([]);
  });

  it("do not spread their own fire, and burn once", async () => {
    const lit = await after(await webbed(), burn("fire"));
    const { state } = await done(lit, next, 2, 1, 1);
    expect(fires(state)).toEqual([[at(6, 1)]]);
    expect(fires(await after(state, burn("fire")))).toEqual([[at(6, 1)]]);
  });

  it("burn where fire is already, or comes to lie", async () => {
    // The ball burns for 5 feet around: 3 squares each way.
    const nine = [0, 1, 2].flatMap((y) => [4, 5, 6].map((x) => at(x, y)));
    const ball = laying("a", "flaming-sphere", { origin: at(5, 1) });
    expect(fires(await after(await webbed(), ball))).toEqual([nine]);
    const bare = arena(room, [{ creature: wizard }, { creature: tough("g") }]);
    expect(fires(await after(bare, ball, web))).toEqual([nine]);
    const hazard = { damage: "1d4", damageType: "fire", trigger: "enter" } as const;
    const torch: Action = { type: "change_terrain", squares: [at(7, 2)], add: { hazard } };
    expect(fires(await after(await webbed(), torch))).toEqual([[at(7, 2)]]);
  });

  it("burn under a dragon's breath", async () => {
    const state = await webbed(beast("a", "red-dragon-wyrmling"));
    const breath: Action = {
      type: "use",
      id: "a",
      what: { name: "Fire Breath" },
      direction: { x: 1, y: 0 },
    };
    // G saves with a 20: half of seven times 1.
    const { state: lit } = await done(state, breath, 20, 1, 1, 1, 1, 1, 1, 1);
    expect(fires(lit)?.[0]).toHaveLength(7);
  });

  it("end the spell when nothing is left of them", async () => {
    const bare = arena(room, [{ creature: wizard }, { creature: tough("g") }]);
    const cast: Action = { type: "cast", id: "a", spell: "web", points: [at(5, 1)] };
    const woven = (await done(await after(bare, goes(at(0, 1))), cast)).state;
    expect(creatureIn(woven, "a").casts).toHaveLength(1);
    const again = await after((await done(woven, next, 20)).state, next);
    const ball: Action = { type: "cast", id: "a", spell: "fireball", points: [at(5, 1)] };
    const turned = (await done(again, ball, 20, 1, 1, 1, 1, 1, 1, 1, 1)).state;
    expect(fires(turned)?.[0]).toHaveLength(16);
    // G saves against the webs, and has 1 + 1 of the fire.
    const gs = (await done(turned, next, 20, 1, 1)).state;
    const { state: over, event } = await done(await after(gs, next), next);
    expect(event("cast_ended")).toMatchObject({ spell: "Web", because: "it has burnt away" });
    expect([zones(over), creatureIn(over, "a").casts]).toEqual([[], []]);
  });

  it("take their fire with them", async () => {
    const lit = await after(await webbed(), burn("fire"));
    expect(zones(await after(lit, { type: "end_zone", zone: "z1" }))).toEqual([]);
  });
});

it("leaves alone what does not burn", async () => {
  const bare = arena(room, [{ creature: wizard }, { creature: tough("g") }]);
  const greased = await after(bare, laying("a", "grease", { origin: at(5, 1) }));
  expect(zones(await after(greased, burn("fire")))).toEqual(["grease"]);
});

import { describe, expect, it } from "vitest";
import { armed, held } from "../../../testing/attacking.js";
import { caster } from "../../../testing/caster.js";
import { creatureOf } from "../../../testing/creature.js";
import { attackIn, duelOf, rolledAs } from "../../../testing/duel.js";
import { inState } from "../../../testing/given.js";
import type { GameState } from "../../game/state.js";
import { type Prop, plainField } from "../../grid/battlefield.js";
import { layTerrain } from "../../grid/change-terrain.js";
import { srdCompendium } from "../../tables/compendium.js";
import { lightOn } from "./light-on.js";

const compendium = await srdCompendium();

const lots = { current: 60, temporary: 0 };
const fighter = armed({
  levels: { fighter: 1 },
  abilities: { str: 16, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
  items: [held("longsword", "main_hand")],
});
const barrel: Prop = { id: "p", name: "Barrel", x: 1, y: 0, size: "medium", cover: "half" };
const thing = creatureOf({
  id: "p",
  name: "Barrel",
  characterType: "neutral",
  make: { extraHp: 10 },
});
const field = layTerrain(plainField(10, 3), [{ x: 5, y: 2 }], { obstacle: {} }).field;

/** A fighter at (0,0), a barrel that is not set up yet, and somebody at (7,0). */
const state: GameState = (() => {
  const duel = duelOf({
    self: fighter,
    other: creatureOf({ hp: lots }),
    at: [
      { x: 0, y: 0 },
      { x: 7, y: 0 },
    ],
  });
  return { ...duel, creatures: { ...duel.creatures, p: thing }, battlefield: field };
})();
const place = (over: Partial<Prop> = {}) =>
  inState(state).when({ type: "place_prop", prop: { ...barrel, ...over } });

describe("a prop", () => {
  it("stands on the map", async () => {
    const { events, state: after } = await place();
    expect(after.battlefield?.props).toEqual([barrel]);
    expect(events).toMatchObject([
      { type: "terrain_changed", rule: "Objects", what: "Barrel stands at (1, 0)" },
    ]);
  });

  it("does not stand off the map, in a wall, or in whose way it is", async () => {
    expect((await place({ x: 9, size: "large" })).refused?.code).toBe("OFF_MAP");
    expect((await place({ x: 4, y: 1, size: "large" })).refused?.code).toBe("NO_ROOM");
    expect((await place({ x: 7, blocksMovement: true })).refused?.code).toBe("OCCUPIED");
    expect((await place({ x: 7 })).refused).toBeUndefined();
  });

  it("can be struck like a creature, from where it can be reached, and is gone at 0 hit points", async () => {
    const { state: there } = await place();
    // 9 + 3 + 2 against 10; 7 + 3 of 10 hit points.
    const hit = await inState(there).rolling(9, 7).when({ type: "attack", id: "a", target: "p" });
    expect(rolledAs(hit)).toBe("14 vs 10: hit");
    expect(hit.event("rolled").cover).toBe("none");
    expect(hit.event("terrain_changed").what).toBe("Barrel is destroyed");
    expect(hit.state.battlefield?.props).toEqual([]);
    const { state: far } = await place({ x: 3 });
    const missed = await inState(far).when({ type: "attack", id: "a", target: "p" });
    expect(missed.refused?.code).toBe("OUT_OF_RANGE");
  });

  it("gives its cover to who is behind it, but not to itself", async () => {
    const { state: there } = await place({ x: 3, size: "medium" });
    const shot = { said: { bonus: 5, damage: "1d6", range: { normal: 80, long: 320 } } };
    expect((await attackIn(there, [6], { how: shot })).event("rolled")).toMatchObject({
      cover: "half",
      dc: 12,
    });
    const own = await inState(there)
      .rolling(6, 2)
      .when({ type: "attack", id: "a", target: "p", ...shot });
    expect(own.event("rolled")).toMatchObject({ cover: "none", dc: 10 });
  });
});

describe("a prop that is shoved", () => {
  const shove = { type: "shove", id: "a", target: "p", push: true } as const;

  it("goes 5 feet straight away where it can be moved: no die falls", async () => {
    const { state: there } = await place({ movable: true });
    const { state: pushed, events } = await inState(there).when(shove);
    expect(pushed.battlefield?.props).toMatchObject([{ id: "p", x: 2, y: 0 }]);
    expect(events.some(({ type }) => type === "rolled")).toBe(false);
    // One of the fighter's attacks.
    expect(pushed.combatants?.["a"]?.turn.action).toBe("Attack");
  });

  it("stays where it is fast, or where something is in the way, for free", async () => {
    const { state: fast } = await place();
    expect((await inState(fast).when(shove)).refused?.code).toBe("FIXED");
    const { state: there } = await place({ movable: true });
    const walled = layTerrain(field, [{ x: 2, y: 0 }], { obstacle: {} }).field;
    const blocked = { ...there, battlefield: { ...walled, props: there.battlefield?.props ?? [] } };
    expect((await inState(blocked).when(shove)).refused?.code).toBe("NO_ROOM");
  });
});

describe("things in an area", () => {
  /** A barrel beside somebody, 20 feet from a caster with Shatter and Sacred Flame. */
  const wizard = caster("a", ["wizard", 5], ["shatter", "sacred-flame", "fireball", "fire-bolt"]);
  const goblin = creatureOf({ id: "g", hp: lots, make: { extraHp: 60 } });
  const begun = (() => {
    const there = duelOf({
      self: wizard,
      other: goblin,
      at: [
        { x: 0, y: 0 },
        { x: 5, y: 0 },
      ],
    });
    const prop: Prop = { ...barrel, x: 4, y: 0 };
    return {
      ...there,
      creatures: { ...there.creatures, p: thing },
      battlefield: { ...plainField(10, 3), props: [prop] },
    };
  })();
  const at = { points: [{ x: 4, y: 0 }] };
  const lostBy = (state: GameState, id: string) =>
    (id === "p" ? 10 : 60) - (state.creatures[id]?.hp.current ?? 0);

  it("are hurt by what says so alone: by Shatter, without a save, not by Fireball", async () => {
    // 3d8 for creatures, saved against with 20; 3d8 for things.
    const shattered = await inState(begun)
      .rolling(20, 2, 2, 2, 1, 2, 3)
      .when({ type: "cast", id: "a", spell: "shatter", ...at });
    expect(shattered.refused).toBeUndefined();
    expect([lostBy(shattered.state, "g"), lostBy(shattered.state, "p")]).toEqual([3, 6]);
    const burnt = await inState(begun)
      .rolling(1, 1, 1, 1, 1, 1, 1, 1, 1)
      .when({ type: "cast", id: "a", spell: "fireball", points: [{ x: 7, y: 0 }] });
    expect(lostBy(burnt.state, "p")).toBe(0);
  });

  it("are no targets of what is for creatures, but of what is for things, too", async () => {
    const flame = { type: "cast", id: "a", spell: "sacred-flame", targets: ["p"] } as const;
    expect((await inState(begun).when(flame)).refused?.code).toBe("WRONG_TARGET");
    // 19 + 7 hits, 2d10 at level 5.
    const bolt = await inState(begun)
      .rolling(19, 2, 3)
      .when({ type: "cast", id: "a", spell: "fire-bolt", targets: ["p"] });
    expect(lostBy(bolt.state, "p")).toBe(5);
  });
});

it("a thing fails Dexterity saves without a roll", async () => {
  const wizard = caster("a", ["wizard", 11], ["chain-lightning"]);
  const there = duelOf({
    self: wizard,
    other: creatureOf({ id: "g", hp: lots }),
    at: [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
    ],
  });
  const begun = {
    ...there,
    creatures: { ...there.creatures, p: thing },
    battlefield: { ...plainField(10, 3), props: [{ ...barrel, x: 4, y: 0 }] },
  };
  // 10d8, every one 1: all of its 10 hit points.
  const struck = await inState(begun)
    .rolling(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    .when({ type: "cast", id: "a", spell: "chain-lightning", targets: ["p"] });
  expect(struck.types).not.toContain("rolled");
  expect(struck.state.battlefield?.props).toEqual([]);
});

it("a prop that shines lights up what is around it", () => {
  const lamp: Prop = { ...barrel, light: { bright: 15, dim: 30 }, x: 0, y: 0 };
  const dark = { ...state, battlefield: { ...plainField(20, 1), props: [lamp] } };
  const cave: GameState = {
    ...dark,
    ...(state.encounter && { encounter: { ...state.encounter, light: "darkness" } }),
  };
  const lit = [3, 4, 9, 10].map((x) => lightOn(cave, { x, y: 0, size: "medium" }, compendium));
  expect(lit).toEqual(["bright", "dim", "dim", "darkness"]);
});

import { describe, expect, it } from "vitest";
import { armed, held } from "../../../testing/attacking.js";
import { creatureOf } from "../../../testing/creature.js";
import { attackIn, duelOf, rolledAs } from "../../../testing/duel.js";
import { inState } from "../../../testing/given.js";
import type { GameState } from "../../game/state.js";
import { type Prop, plainField } from "../../grid/battlefield.js";
import { layTerrain } from "../../grid/change-terrain.js";

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

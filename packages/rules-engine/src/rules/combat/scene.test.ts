import { describe, expect, it } from "vitest";
import { armed, held } from "../../../testing/attacking.js";
import { creatureOf } from "../../../testing/creature.js";
import { attackIn, type Duel, damagedAs, duelOf, rolledAs } from "../../../testing/duel.js";
import { inState } from "../../../testing/given.js";
import { combatantIn, type GameState } from "../../game/state.js";
import { type Battlefield, plainField } from "../../grid/battlefield.js";
import { layTerrain } from "../../grid/change-terrain.js";
import { srdCompendium } from "../../tables/compendium.js";
import { sceneOf } from "./scene.js";

const compendium = await srdCompendium();
const nimble = { str: 10, dex: 16, con: 10, int: 10, wis: 10, cha: 10 };
const lots = { current: 60, temporary: 0 };
/** +5 to hit. */
const archer = armed({
  levels: { fighter: 1 },
  abilities: nimble,
  items: [held("longbow", "two_hands"), held("arrow", undefined, { quantity: 5 })],
});
const gor = creatureOf({ id: "g", name: "Gor", make: { extraHp: 60 }, hp: lots });
const field = plainField(20, 3);
const apart: NonNullable<Duel["at"]> = [
  { x: 0, y: 1 },
  { x: 6, y: 1 },
];

const on = (battlefield: Battlefield, more: Partial<Duel> = {}): GameState => ({
  ...duelOf({ self: archer, other: gor, at: apart, ...more }),
  battlefield,
});
const column = (x: number) => [0, 1, 2].map((y) => ({ x, y }));
const between = (at: { readonly x: number; readonly y: number }) => ({
  creature: creatureOf({ id: "b", name: "Bo" }),
  side: "party" as const,
  at,
});

describe("what the map knows of an attack", () => {
  it("is nothing in the open", async () => {
    const hit = await attackIn(on(field), [5, 1]);
    expect(rolledAs(hit)).toBe("10 vs 10: hit");
    expect(hit.event("rolled").cover).toBe("none");
  });

  it("is half cover behind another creature", async () => {
    const missed = await attackIn(on(field, { also: [between({ x: 3, y: 1 })] }), [6]);
    expect(rolledAs(missed)).toBe("11 vs 12: miss");
    expect(missed.event("rolled")).toMatchObject({
      cover: "half",
      raised: [{ source: "cover (half)", value: 2 }],
    });
  });

  it("is no cover beside the target, whoever stands there", async () => {
    const at: NonNullable<Duel["at"]> = [
      { x: 0, y: 1 },
      { x: 1, y: 1 },
    ];
    // Beside a foe it shoots at disadvantage.
    const hit = await attackIn(on(field, { at }), [9, 5, 1]);
    expect(rolledAs(hit)).toBe("10 vs 10: hit (disadvantage)");
  });

  it("is full cover behind a wall", async () => {
    const walled = layTerrain(field, column(3), { obstacle: {} }).field;
    expect((await attackIn(on(walled), [])).refused?.code).toBe("FULL_COVER");
  });

  it("is that neither sees the other in fog", async () => {
    const foggy = layTerrain(field, column(3), { obscurement: "heavily" }).field;
    const hit = await attackIn(on(foggy), [5, 1]);
    expect(hit.event("rolled").d20).toMatchObject({
      mode: "normal",
      sources: ["advantage: unseen attacker", "disadvantage: unseen target"],
    });
  });

  it("is that who stands in the dark sees who stands in the light", async () => {
    const lit = { ...field, lights: [{ x: 6, y: 1, bright: 5, dim: 0 }] };
    const dark = { encounter: { light: "darkness" as const } };
    const hit = await attackIn(on(lit, dark), [2, 5, 1]);
    expect(hit.event("rolled").d20).toMatchObject({
      mode: "advantage",
      sources: ["advantage: unseen attacker"],
    });
  });

  it("is the distance, by the fight's diagonals", () => {
    const at: NonNullable<Duel["at"]> = [
      { x: 0, y: 0 },
      { x: 2, y: 2 },
    ];
    const feet = (diagonals: "5" | "5-10-5") => {
      const state = on(field, { at, encounter: { house: { diagonals, autoReactions: "none" } } });
      const [self, other] = [state.creatures["a"], state.creatures["g"]];
      return self && other && sceneOf(state, { self, other }, { compendium }).feet;
    };
    expect(feet("5")).toBe(10);
    expect(feet("5-10-5")).toBe(15);
  });

  it("is who has had no turn yet, and who is surprised", async () => {
    const assassin = creatureOf({ make: { statBlock: "Assassin", extraHp: 0 }, hp: lots });
    const first = on(field, { self: assassin, otherIs: { surprised: true } });
    const shot = { how: { attack: "Light Crossbow" } };
    // Assassinate: advantage, so Sneak Attack, and a critical hit. +6; twice 1d8 and twice 4d6.
    const ones = Array.from({ length: 10 }, () => 1);
    // Its poison: Constitution 15, and 7d6.
    const poison = [20, 1, 1, 1, 1, 1, 1, 1];
    const struck = await attackIn(first, [2, 9, ...ones, ...poison], shot);
    expect(rolledAs(struck)).toBe("15 vs 10: critical (advantage)");
    expect(damagedAs(struck)).toBe("2d8+3 piercing 5, 8d6 piercing 8");
    const later = on(field, { self: assassin, encounter: { round: 2 } });
    expect(rolledAs(await attackIn(later, [9, 1, ...poison], shot))).toBe("15 vs 10: hit");
  });

  it("is where nobody can be pushed to", async () => {
    const beside: NonNullable<Duel["at"]> = [
      { x: 5, y: 1 },
      { x: 6, y: 1 },
    ];
    const shove = { type: "shove", id: "a", target: "g", push: true } as const;
    const pushed = async (battlefield: Battlefield, at = beside) => {
      const state = on(battlefield, { at, self: { ...archer, items: [] } });
      const { state: after } = await inState(state).rolling(20, 1).when(shove);
      return combatantIn(after, "g").at;
    };
    expect(await pushed(field)).toEqual({ x: 7, y: 1 });
    const walled = layTerrain(field, column(7), { obstacle: {} }).field;
    expect(await pushed(walled)).toEqual({ x: 6, y: 1 });
    expect(await pushed(plainField(7, 3))).toEqual({ x: 6, y: 1 });
  });
});

import { describe, expect, it } from "vitest";
import { arena, beast, one } from "../../../testing/arena.js";
import { done } from "../../../testing/zones.js";
import type { Creature } from "../../creature/creature.js";
import type { GameState } from "../../game/state.js";
import { srdCompendium } from "../../tables/compendium.js";
import { lightOn } from "./light-on.js";

const compendium = await srdCompendium();
const cave = "A..................................G";
const holding = (base: string, name: string): Creature =>
  one("a", { items: [{ id: "i1", base, name, quantity: 1, slot: "off_hand" }] });
const dark = (creature: Creature, at?: { readonly x: number; readonly y: number }): GameState =>
  arena(cave, [{ creature, ...(at && { at }) }, { creature: one("g") }], { light: "darkness" });
/** The light on these columns. */
const lightAlong = (state: GameState, ...columns: readonly number[]): readonly string[] =>
  columns.map((x) => lightOn(state, { x, y: 0, size: "medium" }, compendium));

describe("light that somebody carries", () => {
  it("is bright for so many feet, and dim for as many more, by the SRD's table", () => {
    const of = (base: string, ...columns: readonly number[]) =>
      lightAlong(dark(holding(base, base)), ...columns);
    // A candle 5 and 5, a torch 20 and 20, a lamp 15 and 30, a hooded lantern 30 and 30.
    expect(of("candle", 1, 2, 3)).toEqual(["bright", "dim", "darkness"]);
    expect(of("torch", 4, 5, 8, 9)).toEqual(["bright", "dim", "dim", "darkness"]);
    expect(of("lamp", 3, 4, 9, 10)).toEqual(["bright", "dim", "dim", "darkness"]);
    expect(of("lantern-hooded", 6, 7, 12, 13)).toEqual(["bright", "dim", "dim", "darkness"]);
  });

  it("goes one way from a bullseye lantern: 60 feet and 60 more towards the nearest foe", () => {
    const state = dark(holding("lantern-bullseye", "Lantern"), { x: 8, y: 0 });
    expect(lightAlong(state, 20, 21, 32, 33, 7)).toEqual([
      "bright",
      "dim",
      "dim",
      "darkness",
      "darkness",
    ]);
  });

  it("comes from who burns, too", () => {
    // An azer gives 10 feet of bright light and 10 more of dim light.
    expect(lightAlong(dark(beast("a", "azer")), 2, 3, 4, 5)).toEqual([
      "bright",
      "dim",
      "dim",
      "darkness",
    ]);
  });

  it("moves with who bears it, and stays where it is dropped", async () => {
    const begun = dark(holding("torch", "Torch"));
    const { state: gone } = await done(begun, { type: "move", id: "a", to: { x: 4, y: 0 } });
    expect(lightAlong(gone, 8, 9, 12)).toEqual(["bright", "dim", "dim"]);
    const { state: down } = await done(gone, {
      type: "gain_condition",
      id: "a",
      condition: "unconscious",
      lasting: { kind: "until", what: "removed" },
    });
    expect(down.encounter?.zones).toMatchObject([{ name: "Torch" }]);
    const drag = { type: "move", id: "a", mode: "forced", to: { x: 20, y: 0 } } as const;
    const { state: away } = await done(down, drag);
    expect(lightAlong(away, 8, 9, 12, 13, 20)).toEqual([
      "bright",
      "dim",
      "dim",
      "darkness",
      "darkness",
    ]);
  });
});

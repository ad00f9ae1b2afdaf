import { describe, expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { after, done, laying } from "../../../testing/zones.js";
import { creatureIn, type GameState } from "../../game/state.js";

/** G stands in a cube of webs, 20 feet each way from (4, 0), and is caught as its turn begins. */
async function caught(): Promise<GameState> {
  const room = "A...........\n......G.....\n............\n............";
  const state = await after(
    arena(room, [{ creature: one("a") }, { creature: one("g") }]),
    laying("a", "web", { origin: { x: 5, y: 1 } }),
  );
  // 2 against 15.
  return (await done(state, { type: "end_turn" }, 2)).state;
}

const held = (state: GameState) =>
  creatureIn(state, "g").conditions.map(({ condition, lasting }) => ({ condition, lasting }));
const shift = (x: number, mode: "forced" | "teleport") =>
  ({ type: "move", id: "g", to: { x, y: 1 }, mode }) as const;

describe("who is restrained by a web", () => {
  it("is held as long as it is in the webs, wherever there", async () => {
    const state = await caught();
    const restrained = { condition: "restrained", lasting: { kind: "zone", id: "z1" } };
    expect(held(state)).toEqual([restrained]);
    const { state: pushed } = await done(state, shift(5, "forced"));
    expect(held(pushed)).toEqual([restrained]);
  });

  it.each(["forced", "teleport"] as const)("is free where it is out of them (%s)", async (mode) => {
    const { state, event } = await done(await caught(), shift(11, mode));
    expect(held(state)).toEqual([]);
    expect(event("condition_lost")).toMatchObject({
      condition: "restrained",
      because: "it is not in web any more",
    });
  });

  it("is free when there are none any more, or no fight", async () => {
    const { state } = await done(await caught(), { type: "end_zone", zone: "z1" });
    expect(held(state)).toEqual([]);
    const over = await done(await caught(), { type: "end_encounter" });
    expect(held(over.state)).toEqual([]);
  });
});

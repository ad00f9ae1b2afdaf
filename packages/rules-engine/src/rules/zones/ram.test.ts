import { describe, expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";
import { after, done } from "../../../testing/zones.js";
import type { CastAction } from "../../game/cast-action.js";
import type { GameState } from "../../game/state.js";

const wizard = caster("a", ["wizard", 5], ["flaming-sphere"]);
const tough = one("g", { make: { extraHp: 40 }, hp: { current: 40, temporary: 0 } });
const cast = (over: Partial<CastAction>): CastAction => ({
  type: "cast",
  id: "a",
  spell: "flaming-sphere",
  ...over,
});
const again = { use: "sustain" } as const;

/** A sphere at (4, 1) since A's last turn, and G so many squares east of A. */
async function burning(squares: number): Promise<GameState> {
  const map = `${".".repeat(24)}\n.A${".".repeat(22)}\n${".".repeat(24)}`;
  const state = arena(map, [
    { creature: wizard },
    { creature: tough, at: { x: 1 + squares, y: 1 } },
  ]);
  const next = { type: "end_turn" } as const;
  return after(state, cast({ points: [{ x: 4, y: 1 }] }), next, next);
}

const sphere = ({ encounter }: GameState) => encounter?.zones?.[0]?.anchor;

describe("a flaming sphere", () => {
  it("is moved up to 30 feet without ramming anybody", async () => {
    const { state } = await done(await burning(9), cast({ ...again, points: [{ x: 4, y: 0 }] }));
    expect(sphere(state)).toEqual({ origin: { x: 4, y: 0 } });
  });

  it("rams somebody from the square before it: a save, and 2d6 of fire", async () => {
    // A save of 5 against 15; 3 + 4.
    const { state, creature } = await done(
      await burning(9),
      cast({ ...again, targets: ["g"] }),
      5,
      3,
      4,
    );
    expect(sphere(state)).toEqual({ origin: { x: 9, y: 1 } });
    expect(creature("g").hp.current).toBe(33);
  });

  it("comes no farther: nobody beyond is rammed, and nothing is spent", async () => {
    const state = await burning(12);
    const far = await inState(state).when(cast({ ...again, targets: ["g"] }));
    expect(far.refused?.code).toBe("TOO_FAR");
    expect(far.state).toBe(state);
  });
});

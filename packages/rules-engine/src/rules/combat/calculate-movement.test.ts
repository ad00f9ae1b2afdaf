import { describe, expect, it } from "vitest";
import { arena, beast, one, under } from "../../../testing/arena.js";
import type { MoveAction } from "../../game/move-action.js";
import type { GameState } from "../../game/state.js";
import { srdCompendium } from "../../tables/compendium.js";
import { calculateMovement, type Movement } from "./calculate-movement.js";

const using = {
  compendium: await srdCompendium(),
  rng: {
    source: "none",
    die: (): number => {
      throw new Error("Nothing is rolled.");
    },
  },
};

function calculated(state: GameState, over: Partial<MoveAction>): Movement {
  const found = calculateMovement(state, { type: "move", id: "a", ...over }, using);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

describe("calculateMovement", () => {
  it("tells path, cost, what is left, and what each foot is for", () => {
    const state = arena("A:~.", [{ creature: one("a"), turn: { moved: 5 } }]);
    expect(calculated(state, { to: { x: 3, y: 0 } })).toEqual({
      reachable: true,
      path: [
        { x: 1, y: 0 },
        { x: 2, y: 0 },
        { x: 3, y: 0 },
      ],
      cost: 25,
      remaining: 0,
      breakdown: [
        { what: "distance", feet: 15 },
        { what: "difficult", feet: 5 },
        { what: "swimming", feet: 5 },
      ],
      opportunityAttacks: [],
      falls: 0,
    });
  });

  it("counts standing up against what is left, not the way", () => {
    const state = arena("A..", [{ creature: one("a", { conditions: [under("prone")] }) }]);
    expect(calculated(state, { to: { x: 2, y: 0 }, standUp: true })).toMatchObject({
      cost: 10,
      remaining: 5,
      breakdown: [
        { what: "standing up", feet: 15 },
        { what: "distance", feet: 10 },
      ],
    });
  });

  it("says why not, with the way where there is one", () => {
    const state = arena("A.......#.", [{ creature: one("a") }]);
    const far = calculated(state, { to: { x: 7, y: 0 } });
    expect(far).toMatchObject({
      reachable: false,
      cost: 35,
      reason: { code: "NOT_ENOUGH_MOVEMENT" },
    });
    expect(calculated(state, { to: { x: 9, y: 0 } })).toMatchObject({
      reachable: false,
      path: [],
      reason: { code: "UNREACHABLE" },
    });
    const off = calculateMovement(state, { type: "move", id: "a", to: { x: 10, y: 0 } }, using);
    expect(off).toMatchObject({ ok: false, error: { code: "OFF_MAP" } });
  });

  it("names who could strike, and where", () => {
    const state = arena("G....H\nA.....", [
      { creature: one("a") },
      { creature: beast("g", "goblin") },
      { creature: beast("h", "goblin"), turn: { reaction: "Parry" } },
    ]);
    expect(calculated(state, { to: { x: 3, y: 1 } }).opportunityAttacks).toEqual([
      { by: "g", at: { x: 1, y: 1 } },
    ]);
  });

  it("answers for who is not on turn as for its next turn", () => {
    const state = arena("G.....A", [
      { creature: beast("g", "goblin") },
      { creature: one("a"), turn: { moved: 30 } },
    ]);
    expect(calculated(state, { to: { x: 3, y: 0 } })).toMatchObject({
      reachable: true,
      remaining: 15,
    });
  });
});

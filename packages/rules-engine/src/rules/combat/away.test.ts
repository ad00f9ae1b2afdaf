import { describe, expect, it } from "vitest";
import { under } from "../../../testing/arena.js";
import { inState, type Outcome } from "../../../testing/given.js";
import { onTurnOf, standingAt } from "../../../testing/on-turn.js";
import {
  casts,
  castsAs,
  conditionsOf,
  hpOf,
  someone,
  spellFight,
} from "../../../testing/spell-fight.js";
import type { Action } from "../../game/action.js";
import type { GameState } from "../../game/state.js";

const at = ({ state }: Outcome, id: string) => state.combatants?.[id]?.at;

const strike = (id: string, target: string): Action => ({ type: "attack", id, target });

describe("Banishment", () => {
  const banish = (over = {}) =>
    inState(spellFight(castsAs("cleric", 9)("banishment")))
      .rolling(2)
      .when(casts("banishment", { targets: ["g"], ...over }));

  it("takes its target out of the world: without a place, and incapacitated", async () => {
    const gone = await banish();
    expect(gone.refused).toBeUndefined();
    expect(at(gone, "g")).toBeUndefined();
    expect(gone.state.combatants?.["g"]?.away).toEqual({ at: { x: 3, y: 1 } });
    expect(conditionsOf(gone, "g")).toEqual(["incapacitated"]);
  });

  it("lets nobody here attack it, see it or aim at it", async () => {
    const { state } = await banish();
    const struck = await inState(onTurnOf(state, "b")).when(strike("b", "g"));
    expect(struck.refused?.code).toBe("FULL_COVER");
    const again = await inState(onTurnOf(state, "a")).when(casts("banishment", { targets: ["g"] }));
    expect(again.refused?.code).toBe("NO_LINE_OF_EFFECT");
  });

  it("leaves it out of areas", async () => {
    const wizard = { ...castsAs("wizard", 9)("banishment", "fireball") };
    const gone = await inState(spellFight(wizard))
      .rolling(2)
      .when(casts("banishment", { targets: ["g"] }));
    const burnt = await inState(onTurnOf(gone.state, "a"))
      // One save alone, H's.
      .rolling(20, 1, 1, 1, 1, 1, 1, 1, 1)
      .when(casts("fireball", { points: [{ x: 6, y: 1 }] }));
    expect(hpOf(burnt, "g", "h")).toEqual([40, 36]);
  });

  it("brings it back where it left, or on the nearest free place", async () => {
    const { state } = await banish();
    const back = await inState(state).when({ type: "break_concentration", id: "a" });
    expect(at(back, "g")).toEqual({ x: 3, y: 1 });
    expect(back.state.combatants?.["g"]?.away).toBeUndefined();
    expect(conditionsOf(back, "g")).toEqual([]);
    const taken = await inState(standingAt(state, "h", { x: 3, y: 1 })).when({
      type: "break_concentration",
      id: "a",
    });
    expect(at(taken, "g")).not.toEqual({ x: 3, y: 1 });
    expect(at(taken, "g")).toBeDefined();
  });

  it("leaves who comes from another plane able to act there", async () => {
    const gone = await banish({ choices: { option: "from_another_plane" } });
    expect(conditionsOf(gone, "g")).toEqual([]);
    expect(at(gone, "g")).toBeUndefined();
  });

  it("frees whom it has grappled", async () => {
    const held = someone("b", 40, { conditions: [under("grappled", "g")] });
    const gone = await inState(
      spellFight(castsAs("cleric", 7)("banishment"), [held, someone("g"), someone("h")]),
    )
      .rolling(2)
      .when(casts("banishment", { targets: ["g"] }));
    expect(conditionsOf(gone, "b")).toEqual([]);
  });
});

describe("Maze", () => {
  const lost = async (): Promise<GameState> =>
    (
      await inState(spellFight(castsAs("wizard", 15)("maze"))).when(
        casts("maze", { targets: ["g"] }),
      )
    ).state;

  it("is left by a DC 20 Intelligence check with an action, which ends the spell", async () => {
    const state = await lost();
    expect(state.combatants?.["g"]?.at).toBeUndefined();
    const moved = await inState(onTurnOf(state, "g")).when({
      type: "move",
      id: "g",
      to: { x: 5, y: 1 },
    });
    expect(moved.refused?.code).toBe("AWAY");
    const failed = await inState(onTurnOf(state, "g"))
      .rolling(19)
      .when({ type: "escape", id: "g" });
    expect(failed.event("rolled")).toMatchObject({ dc: 20, success: false });
    expect(at(failed, "g")).toBeUndefined();
    const out = await inState(onTurnOf(state, "g")).rolling(20).when({ type: "escape", id: "g" });
    expect(at(out, "g")).toEqual({ x: 3, y: 1 });
    expect(out.creature("a").casts).toEqual([]);
    expect(out.creature("g").effects).toEqual([]);
  });
});

describe("Blink", () => {
  const blinking = async (): Promise<GameState> =>
    (await inState(spellFight(castsAs("wizard")("blink"))).when(casts("blink"))).state;

  it("vanishes as a turn ends on an 11 or more, until the next one begins", async () => {
    const state = await blinking();
    const stays = await inState(state).rolling(10).when({ type: "end_turn" });
    expect(at(stays, "a")).toEqual({ x: 1, y: 1 });
    const gone = await inState(state).rolling(11).when({ type: "end_turn" });
    expect(at(gone, "a")).toBeUndefined();
    const struck = await inState(onTurnOf(gone.state, "g")).when(strike("g", "a"));
    expect(struck.refused?.code).toBe("FULL_COVER");
    let { state: now } = gone;
    for (let turns = 0; turns < 4; turns += 1)
      now = (await inState(now).when({ type: "end_turn" })).state;
    expect(now.encounter?.turn.of).toBe("a");
    expect(now.combatants?.["a"]?.at).toEqual({ x: 1, y: 1 });
    // And again, turn after turn.
    const again = await inState(now).rolling(20).when({ type: "end_turn" });
    expect(at(again, "a")).toBeUndefined();
  });

  it("is back with the end of the spell", async () => {
    const gone = await inState(await blinking())
      .rolling(11)
      .when({ type: "end_turn" });
    const over = await inState(onTurnOf(gone.state, "a")).when(casts("blink", { use: "end" }));
    expect(over.creature("a").casts).toEqual([]);
    expect(at(over, "a")).toEqual({ x: 1, y: 1 });
  });
});

describe("Etherealness", () => {
  it("takes its caster out until it ends the spell", async () => {
    const wizard = castsAs("wizard", 13)("etherealness");
    const gone = await inState(spellFight(wizard)).when(casts("etherealness"));
    expect(at(gone, "a")).toBeUndefined();
    const ends = casts("etherealness", { use: "end" });
    // Its action went into the casting; on its next turn it takes another one to come back.
    expect((await inState(gone.state).when(ends)).refused?.code).toBe("ACTION_SPENT");
    const back = await inState(onTurnOf(gone.state, "a")).when(ends);
    expect(at(back, "a")).toEqual({ x: 1, y: 1 });
  });
});

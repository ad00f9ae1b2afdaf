import { describe, expect, it } from "vitest";
import { arena, beast, one, placeOf } from "../../testing/arena.js";
import { inState, type Outcome } from "../../testing/given.js";
import type { Action } from "../game/action.js";
import { combatantIn } from "../game/state.js";
import { combatReactions } from "../rules/combat/reactions.js";

const readied = { trigger: "it runs", action: "attack" } as const;
const goblin = { creature: beast("g", "goblin") };
const sides = [{ creature: one("a") }, { creature: one("b"), readied }];
/** A goblin between A and B, who has an attack readied; C is far off. It is the goblin's turn. */
const between = arena("AGB...C\n.......\n.......", [goblin, ...sides, { creature: one("c") }]);
const runs: Action = { type: "move", id: "g", to: { x: 1, y: 2 } };
const strikes: Action = { type: "attack", id: "b", target: "g", economy: "readied" };
const react = (target?: string): Action => ({
  type: "react",
  id: "a",
  reaction: "Opportunity Attack",
  ...(target !== undefined && { target }),
});

const open = ({ state }: Outcome): readonly string[] =>
  state.waiting?.window.open.map(({ creatureId }) => creatureId) ?? [];
const running = () => inState(between, combatReactions).when(runs);

describe("a reaction that no window asks for", () => {
  it("leaves the others standing that are asked", async () => {
    const asked = await running();
    expect(open(asked)).toEqual(["a", "b"]);
    // B's readied blow misses: its reaction is spent, and A is asked still.
    const struck = await inState(asked.state, combatReactions).rolling(1).when(strikes);
    expect(struck.types).toEqual([
      "resumed",
      "turn_spent",
      "combatant_changed",
      "rolled",
      "suspended",
    ]);
    expect(open(struck)).toEqual(["a"]);
    expect(placeOf(struck.state, "g")).toEqual({ x: 1, y: 1 });
    const both = await inState(struck.state, combatReactions).rolling(1).when(react());
    expect(both.types).toEqual(["resumed", "turn_spent", "rolled", "moved"]);
    expect(placeOf(both.state, "g")).toEqual({ x: 1, y: 2 });
  });

  it("is over for nobody where it is refused", async () => {
    const asked = await running();
    const refused = await inState(asked.state, combatReactions).when({ ...strikes, id: "c" });
    expect(refused.refused?.code).toBe("OUT_OF_RANGE");
    expect(open(refused)).toEqual(["a", "b"]);
  });

  it("lets one be answered without the other", async () => {
    const asked = await running();
    const one_ = await inState(asked.state, combatReactions).rolling(1).when(react());
    expect(open(one_)).toEqual(["b"]);
    const declined = await inState(asked.state, combatReactions).when({ type: "decline", id: "a" });
    expect(open(declined)).toEqual(["b"]);
  });
});

describe("an attack with the reaction", () => {
  it("is on who leaves the reach, and on nobody else", async () => {
    const asked = await running();
    const other = await inState(asked.state, combatReactions).when(react("c"));
    expect(other.refused).toMatchObject({ code: "WRONG_TARGET", legal: ["G"] });
    expect(open(other)).toEqual(["a", "b"]);
    const right = await inState(asked.state, combatReactions).rolling(1).when(react("g"));
    expect(right.refused).toBeUndefined();
  });

  it("has an occasion, where a map knows it", async () => {
    const strike: Action = { type: "attack", id: "a", target: "g", economy: "reaction" };
    const { refused } = await inState(between, combatReactions).when(strike);
    expect(refused?.code).toBe("NO_TRIGGER");
    const combatants = { ...between.combatants };
    for (const id of ["a", "g"]) {
      const { at: _at, ...rest } = combatantIn(between, id);
      combatants[id] = rest;
    }
    // Without places the table judges it.
    const judged = await inState({ ...between, combatants }, combatReactions)
      .rolling(1)
      .when(strike);
    expect(judged.refused).toBeUndefined();
  });
});

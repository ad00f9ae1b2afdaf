import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../../testing/creature.js";
import { fightOf } from "../../../../testing/fight.js";
import { inState } from "../../../../testing/given.js";
import { levels } from "../../../../testing/make.js";
import { monster } from "../../../../testing/monster.js";
import type { Action } from "../../../game/action.js";
import type { GameState } from "../../../game/state.js";
import { srdCompendium } from "../../../tables/compendium.js";
import { legendaryNow } from "./legendary.js";

const compendium = await srdCompendium();
const dragon = await monster("adult-red-dragon", { id: "g" });
const hero = (id: string, level = 1) =>
  creatureOf({
    id,
    name: id.toUpperCase(),
    hp: { current: 100, temporary: 0 },
    make: { extraHp: 100, levels: levels("fighter", level, { first: 10, each: 6 }) },
  });

const wing: Action = {
  type: "use",
  id: "g",
  what: { of: "legendary", name: "Wing Attack" },
  targets: ["a"],
};
const tail: Action = { ...wing, what: { of: "legendary", name: "Tail Attack" } };
const endTurn: Action = { type: "end_turn" };
const dodge = (id: string): Action => ({ type: "dodge", id });
const attack: Action = { type: "attack", id: "a", target: "g", attack: "Unarmed Strike" };

/** The heroes A and B, of this level, before the dragon in the order; A's turn is the third. */
const fight = (legendary = 0, level = 1): GameState =>
  fightOf(
    [
      { creature: hero("a", level) },
      { creature: hero("b", level) },
      { creature: dragon, turn: { legendary } },
    ],
    { clock: 0, turn: { of: "a", seq: 3, before: "g" } },
  );

/** What comes of several things, one after another; no die falls but these. */
async function after(state: GameState, ...actions: readonly (Action | readonly number[])[]) {
  let now = { state, refused: undefined as string | undefined };
  let dice: readonly number[] = [];
  for (const action of actions) {
    if (!("type" in action)) {
      dice = action;
      continue;
    }
    const came = await inState(now.state)
      .rolling(...dice)
      .when(action);
    now = { state: came.state, refused: came.refused?.code };
    dice = [];
  }
  return now;
}

const miss = [1];

describe("a legendary action", () => {
  it("is taken right after another's turn, out of three until its own", async () => {
    const { state } = await after(fight(1), endTurn);
    expect(legendaryNow(state, "g", { compendium })).toBe(2);
    const done = await inState(state).rolling(5, 3, 4).when(wing);
    expect(done.events[0]).toMatchObject({ type: "turn_spent", id: "g", turn: { legendary: 3 } });
    // 2d6 + 8 bludgeoning: 15, and prone. B's turn goes on as it was.
    expect(done.creature("a").hp.current).toBe(85);
    expect(done.creature("a").conditions[0]?.condition).toBe("prone");
    expect((await inState(done.state).when(dodge("b"))).refused).toBeUndefined();
    const none = await after(fight(2), endTurn, wing);
    expect(none.refused).toBe("NO_LEGENDARY_ACTIONS");
  });

  it("is one at a time", async () => {
    const once = await after(fight(), endTurn, miss, tail);
    expect(legendaryNow(once.state, "g", { compendium })).toBe(0);
    const twice = await after(once.state, tail);
    expect(twice.refused).toBe("NOT_YET");
    const done = await after(once.state, dodge("b"), miss, tail);
    expect(done.refused).toBeUndefined();
    expect((await after(done.state, tail)).refused).toBe("ONE_AT_A_TIME");
    expect(done.state.combatants?.["g"]?.turn.legendary).toBe(2);
  });

  it("comes not in the middle of a turn", async () => {
    expect((await after(fight(), tail)).refused).toBe("NOT_YET");
    // At level 5 there is another attack with the action.
    expect((await after(fight(0, 5), miss, attack, tail)).refused).toBe("NOT_YET");
    expect((await after(fight(0, 5), miss, attack, miss, attack, miss, tail)).refused).toBe(
      undefined,
    );
  });

  it("is a turn's end where it is taken while that goes on: nothing comes after it but reactions", async () => {
    const over = await after(fight(), dodge("a"), [1, 1], tail);
    expect(over.refused).toBeUndefined();
    const later: readonly Action[] = [
      { type: "drop_prone", id: "a" },
      { type: "use_object", id: "a", economy: "object" },
    ];
    for (const one of later) expect((await after(over.state, one)).refused).toBe("TURN_OVER");
    const next = await after(over.state, endTurn, { type: "dash", id: "b" });
    expect(next.refused).toBeUndefined();
  });

  it("is none on its own turn, after its own turn, or while it is surprised", async () => {
    const own = await after(fight(), endTurn, endTurn);
    expect((await after(own.state, tail)).refused).toBe("OWN_TURN");
    const past = await after(own.state, endTurn);
    expect(legendaryNow(past.state, "g", { compendium })).toBe(0);
    expect((await after(past.state, tail)).refused).toBe("NOT_YET");
    const start = fight();
    const g = start.combatants?.["g"];
    if (g === undefined) throw new Error("The dragon fights.");
    const unready = {
      ...start,
      encounter: { ...start.encounter, turn: { of: "b", seq: 2, before: "a" } },
      combatants: { ...start.combatants, g: { ...g, surprised: true as const } },
    } as GameState;
    expect((await after(unready, tail)).refused).toBe("SURPRISED");
    expect(legendaryNow(unready, "g", { compendium })).toBe(0);
  });
});

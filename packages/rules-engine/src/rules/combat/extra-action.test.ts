import { describe, expect, it } from "vitest";
import { inState } from "../../../testing/given.js";
import { levelsOf } from "../../../testing/levels.js";
import { worn } from "../../../testing/make.js";
import { onTurnOf } from "../../../testing/on-turn.js";
import { casts, castsAs, someone, spellFight } from "../../../testing/spell-fight.js";
import type { Creature } from "../../creature/creature.js";
import type { Action } from "../../game/action.js";
import type { GameState } from "../../game/state.js";

const club = worn("Club", "main_hand", { base: "club" });

/** Two attacks with one action. */
const fighter = (id: string): Creature =>
  someone(id, 40, { items: [club], make: { levels: levelsOf({ fighter: 5 }), extraHp: 60 } });

const attack = (id: string, target: string): Action => ({
  type: "attack",
  id,
  target,
  attack: "Club",
  scene: { feet: 5 },
});

/** The refusals of these, one after another, with every attack a miss. */
async function triesOf(state: GameState, ...actions: readonly Action[]) {
  const codes: (string | undefined)[] = [];
  let now = state;
  for (const action of actions) {
    const isAttack = action.type === "attack";
    const tried = await inState(now)
      .rolling(...(isAttack ? [2] : []))
      .when(action)
      .catch(() => inState(now).when(action));
    codes.push(tried.refused?.code);
    now = tried.state;
  }
  return codes;
}

const done = undefined;

describe("Haste", () => {
  const hasted = async (who: Creature): Promise<GameState> => {
    const cast = await inState(
      spellFight(castsAs("wizard")("haste"), [who, someone("g"), someone("h")]),
    ).when(casts("haste", { targets: ["b"] }));
    return onTurnOf(cast.state, "b");
  };
  const dash: Action = { type: "dash", id: "b" };
  const dodge: Action = { type: "dodge", id: "b" };

  it("gives one attack more, beside both of the Attack action, and no fourth", async () => {
    const state = await hasted(fighter("b"));
    const hit = attack("b", "g");
    expect(await triesOf(state, hit, hit, hit, hit)).toEqual([done, done, done, "ACTION_SPENT"]);
  });

  it("gives a Dash or the like after an action, and before one", async () => {
    const state = await hasted(fighter("b"));
    const hit = attack("b", "g");
    expect(await triesOf(state, dodge, dash, dash)).toEqual([done, done, "ACTION_SPENT"]);
    expect(await triesOf(state, dash, hit, hit, hit)).toEqual([done, done, done, "ACTION_SPENT"]);
    expect(await triesOf(state, dodge, hit, hit)).toEqual([done, done, "ACTION_SPENT"]);
  });

  it("gives no second action of another kind", async () => {
    const state = await hasted(fighter("b"));
    expect(await triesOf(state, dodge, dodge)).toEqual([done, "ACTION_SPENT"]);
    expect(await triesOf(state, dash, dodge, dash)).toEqual([done, done, "ACTION_SPENT"]);
  });

  it("lets one attack go before another action, and two not", async () => {
    const state = await hasted(fighter("b"));
    const hit = attack("b", "g");
    expect(await triesOf(state, hit, dodge)).toEqual([done, done]);
    expect(await triesOf(state, hit, hit, dodge)).toEqual([done, done, "ACTION_SPENT"]);
  });

  it("is there again with the next turn", async () => {
    const state = await hasted(fighter("b"));
    const first = await inState(state).when(dodge);
    const second = await inState(first.state).when(dash);
    const next = onTurnOf(second.state, "b");
    expect(await triesOf(next, dodge, dash)).toEqual([done, done]);
  });
});

describe("Slow", () => {
  const slowed = async (who: Creature): Promise<GameState> => {
    const cast = await inState(
      spellFight(castsAs("wizard")("slow"), [someone("b"), who, someone("h")]),
    )
      .rolling(2)
      .when(casts("slow", { targets: ["g"], points: [{ x: 5, y: 2 }] }));
    expect(cast.creature("g").effects).toHaveLength(1);
    return onTurnOf(cast.state, "g");
  };

  it("leaves one attack of two", async () => {
    const hit = attack("g", "b");
    expect(await triesOf(await slowed(fighter("g")), hit, hit)).toEqual([done, "ONE_ATTACK"]);
  });

  it("leaves the action or the bonus action", async () => {
    const rogue = someone("g", 40, { make: { levels: levelsOf({ rogue: 2 }), extraHp: 60 } });
    const state = await slowed(rogue);
    const dodge: Action = { type: "dodge", id: "g" };
    const dash: Action = { type: "dash", id: "g", economy: "bonus" };
    expect(await triesOf(state, dodge, dash)).toEqual([done, "ACTION_OR_BONUS"]);
    expect(await triesOf(state, dash, dodge)).toEqual([done, "ACTION_OR_BONUS"]);
  });
});

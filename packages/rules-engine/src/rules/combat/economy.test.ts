import { describe, expect, it } from "vitest";
import { armed, held } from "../../../testing/attacking.js";
import { suffering } from "../../../testing/checks.js";
import { creatureOf } from "../../../testing/creature.js";
import { type Duel, duelOf } from "../../../testing/duel.js";
import { inState, type Outcome } from "../../../testing/given.js";
import type { Creature } from "../../creature/creature.js";
import type { Action } from "../../game/action.js";
import { combatantIn, type GameState } from "../../game/state.js";

const lots = { current: 90, temporary: 0 };
const strong = { str: 16, dex: 10, con: 10, int: 10, wis: 10, cha: 10 };
const gor = creatureOf({ id: "g", name: "Gor", make: { extraHp: 90 }, hp: lots });
const bare = armed({ abilities: strong, levels: { fighter: 1 } });
const veteran = armed({
  abilities: strong,
  levels: { fighter: 5 },
  items: [held("longsword", "main_hand")],
});
const monster = (statBlock: string): Creature =>
  creatureOf({ name: statBlock, make: { statBlock, extraHp: 0 }, hp: lots });

const strike = (
  attack: string,
  more: Partial<Extract<Action, { type: "attack" }>> = {},
): Action => ({
  type: "attack",
  id: "a",
  target: "g",
  attack,
  ...more,
});

/** Everything in turn, each attack missing by a 1, until one is refused. */
async function course(state: GameState, ...actions: readonly Action[]): Promise<Outcome> {
  let now = state;
  let last: Outcome | undefined;
  for (const action of actions) {
    const dice = action.type === "attack" ? [1] : [];
    const tried = await inState(now)
      .rolling(...dice)
      .when(action)
      .catch(() => inState(now).when(action));
    last = tried;
    now = tried.state;
    if (tried.refused) break;
  }
  if (last === undefined) throw new Error("Nothing was done.");
  return last;
}

const duel = (self: Creature, more: Partial<Duel> = {}): GameState =>
  duelOf({ self, other: gor, ...more });
const turnOf = ({ state }: Outcome) => combatantIn(state, "a").turn;

describe("an action", () => {
  it("is one in a turn", async () => {
    const first = await course(duel(bare), { type: "dodge", id: "a" });
    expect(turnOf(first)).toMatchObject({ action: "Dodge" });
    const second = await inState(first.state).when({ type: "dash", id: "a" });
    expect(second.refused).toEqual({
      code: "ACTION_SPENT",
      message: "Ada has used its action of this turn: Dodge.",
      hint: "What is left may be movement, a bonus action, or the end of its turn.",
    });
    expect(second.state).toBe(first.state);
  });

  it("is of one's own turn", async () => {
    const dodge: Action = { type: "dodge", id: "g" };
    expect((await inState(duel(bare)).when(dodge)).refused).toMatchObject({
      code: "NOT_YOUR_TURN",
      message: "It is not Gor's turn, but Ada's.",
    });
  });

  it("is not for the surprised, the fallen, the incapacitated or the dead", async () => {
    const dodge: Action = { type: "dodge", id: "a" };
    const tried = async (self: Creature, selfIs: Duel["selfIs"] = {}) =>
      (await inState(duel(self, { selfIs })).when(dodge)).refused?.code;
    expect(await tried(bare, { surprised: true })).toBe("SURPRISED");
    expect(await tried({ ...bare, hp: { current: 0, temporary: 0 } })).toBe("CANNOT_ACT");
    expect(await tried({ ...bare, ...suffering("stunned") })).toBe("CANNOT_ACT");
    expect(await tried({ ...bare, dead: true })).toBe("DEAD");
  });

  it("comes back with the next turn", async () => {
    const dodged = await course(duel(bare), { type: "dodge", id: "a" });
    const round = await course(dodged.state, { type: "end_turn" }, { type: "end_turn" });
    expect(turnOf(round).action).toBeUndefined();
    expect((await inState(round.state).when({ type: "dash", id: "a" })).refused).toBeUndefined();
  });
});

describe("Extra Attack", () => {
  it("gives two attacks with one action, and no third", async () => {
    const two = await course(duel(veteran), strike("Longsword"), strike("Longsword"));
    expect(turnOf(two)).toMatchObject({ action: "Attack", strikes: ["Longsword", "Longsword"] });
    const third = await inState(two.state).when(strike("Longsword"));
    expect(third.refused?.code).toBe("ACTION_SPENT");
    expect(third.refused?.message).toContain("Attack with Longsword, Longsword");
  });

  it("is not for level 1", async () => {
    const two = await course(duel(bare), strike("Unarmed Strike"), strike("Unarmed Strike"));
    expect(two.refused?.code).toBe("ACTION_SPENT");
  });

  it("lets a shove stand in place of one attack", async () => {
    const first = await course(duel(veteran), strike("Longsword"));
    const shove: Action = { type: "shove", id: "a", target: "g" };
    // 10 + 3 against 10 + 0: Athletics without training on both sides.
    const shoved = await inState(first.state).rolling(10, 10).when(shove);
    expect(turnOf(shoved).strikes).toEqual(["Longsword", "Shove"]);
    expect(shoved.creature("g").conditions).toMatchObject([{ condition: "prone", from: "a" }]);
  });

  it("does not give another Dodge", async () => {
    const first = await course(duel(veteran), strike("Longsword"), { type: "dodge", id: "a" });
    expect(first.refused?.code).toBe("ACTION_SPENT");
  });
});

describe("Action Surge", () => {
  const surge: Action = { type: "action_surge", id: "a" };

  it("gives a whole action more, once between rests", async () => {
    const four = await course(
      duel(veteran),
      strike("Longsword"),
      surge,
      strike("Longsword"),
      strike("Longsword"),
      strike("Longsword"),
    );
    expect(four.refused).toBeUndefined();
    expect(turnOf(four)).toMatchObject({ strikes: ["Longsword", "Longsword"], extraActions: 0 });
    expect((await inState(four.state).when(strike("Longsword"))).refused?.code).toBe(
      "ACTION_SPENT",
    );
    expect(four.creature("a").spent.uses).toEqual({ "fighter-action-surge": 1 });
    expect((await inState(four.state).when(surge)).refused?.code).toBe("ONCE_A_TURN");
    const later = await course(four.state, { type: "end_turn" }, { type: "end_turn" }, surge);
    expect(later.refused?.code).toBe("NO_USES");
  });

  it("is for fighters from level 2 on", async () => {
    expect((await inState(duel(bare)).when(surge)).refused?.code).toBe("NO_FEATURE");
  });
});

describe("Multiattack", () => {
  it("has the strikes of one of its combinations, in any order", async () => {
    // Veteran: two longswords, or those and a shortsword.
    const three = await course(
      duel(monster("Veteran")),
      strike("Shortsword"),
      strike("Longsword"),
      strike("Longsword"),
    );
    expect(three.refused).toBeUndefined();
    expect(turnOf(three)).toMatchObject({ action: "Multiattack" });
    const fourth = await inState(three.state).when(strike("Longsword"));
    expect(fourth.refused?.code).toBe("ACTION_SPENT");
  });

  it("names the strikes that are left", async () => {
    // Brown Bear: one bite and one set of claws.
    const second = await course(duel(monster("Brown Bear")), strike("Bite"), strike("Bite"));
    expect(second.refused).toMatchObject({ code: "ACTION_SPENT", legal: ["Claws"] });
  });

  it("does not mix combinations", async () => {
    // Manticore: bite and two claws, or three spikes.
    const mixed = await course(duel(monster("Manticore")), strike("Bite"), strike("Tail Spike"));
    expect(mixed.refused).toMatchObject({ code: "ACTION_SPENT", legal: ["Claw"] });
  });

  it("lets one of several stand for a strike, each time anew", async () => {
    // Horned Devil: two forks and a tail, each of which may be a flame in its place.
    const devil = await course(
      duel(monster("Horned Devil")),
      strike("Hurl Flame"),
      strike("Fork"),
      strike("Hurl Flame"),
    );
    expect(devil.refused).toBeUndefined();
  });

  it("rolls for how many there are where the stat block does", async () => {
    // Violet Fungus: 1d4 touches. A 2, then a miss by a natural 1.
    const state = duel(monster("Violet Fungus"));
    const first = await inState(state).rolling(2, 1).when(strike("Rotting Touch"));
    expect(turnOf(first)).toMatchObject({ action: "Multiattack", strikesRolled: 2 });
    const second = await inState(first.state).rolling(1).when(strike("Rotting Touch"));
    const third = await inState(second.state).when(strike("Rotting Touch"));
    expect(third.refused?.code).toBe("ACTION_SPENT");
  });

  it("leaves other attacks single", async () => {
    const single = await course(
      duel(monster("Brown Bear")),
      strike("Unarmed Strike"),
      strike("Claws"),
    );
    expect(single.refused?.code).toBe("ACTION_SPENT");
  });
});

describe("Two-Weapon Fighting", () => {
  const pair = armed({
    abilities: strong,
    levels: { fighter: 1 },
    items: [held("shortsword", "main_hand"), held("scimitar", "off_hand")],
  });
  const second = strike("Scimitar", { economy: "bonus" });

  it("gives the other weapon a bonus attack after the action's", async () => {
    const both = await course(duel(pair), strike("Shortsword"), second);
    expect(both.refused).toBeUndefined();
    expect(turnOf(both)).toMatchObject({ action: "Attack", bonus: "Attack" });
    expect((await inState(both.state).when(second)).refused?.code).toBe("BONUS_SPENT");
  });

  it("comes after it, and with the other weapon", async () => {
    expect((await inState(duel(pair)).when(second)).refused?.code).toBe("NO_BONUS_ATTACK");
    const same = await course(duel(pair), strike("Scimitar"), second);
    expect(same.refused?.code).toBe("NO_BONUS_ATTACK");
  });

  it("is not for other weapons", async () => {
    const none = await course(
      duel(veteran),
      strike("Longsword"),
      strike("Longsword", { economy: "bonus" }),
    );
    expect(none.refused?.code).toBe("NO_BONUS_ATTACK");
  });
});

describe("Martial Arts", () => {
  const monk = armed({ abilities: strong, levels: { monk: 1 } });
  const fist = strike("Unarmed Strike", { economy: "bonus" });

  it("gives a bare-handed bonus attack after the action's", async () => {
    expect((await inState(duel(monk)).when(fist)).refused?.code).toBe("NO_BONUS_ATTACK");
    const both = await course(duel(monk), strike("Unarmed Strike"), fist);
    expect(both.refused).toBeUndefined();
  });

  it("is not for fighters", async () => {
    const tried = await course(duel(bare), strike("Unarmed Strike"), fist);
    expect(tried.refused?.code).toBe("NO_BONUS_ATTACK");
  });
});

describe("Loading", () => {
  const crossbow = armed({
    abilities: strong,
    levels: { fighter: 5 },
    items: [held("crossbow-light", "two_hands"), held("crossbow-bolt", undefined, { quantity: 9 })],
  });
  const shot: Action = { type: "attack", id: "a", target: "g" };

  it("is one shot with an action, whatever Extra Attack gives", async () => {
    const second = await course(duel(crossbow), shot, shot);
    expect(second.refused?.code).toBe("LOADING");
  });
});

describe("reactions", () => {
  const back: Action = { type: "attack", id: "g", target: "a", economy: "reaction" };

  it("are one between two turns, on anybody's turn", async () => {
    const first = await inState(duel(bare)).rolling(1).when(back);
    expect(combatantIn(first.state, "g").turn).toMatchObject({ reaction: "Attack" });
    expect((await inState(first.state).when(back)).refused?.code).toBe("REACTION_SPENT");
  });

  it("are not for the surprised", async () => {
    const refused = await inState(duel(bare, { otherIs: { surprised: true } })).when(back);
    expect(refused.refused?.code).toBe("SURPRISED");
  });
});

describe("an object", () => {
  const use: Action = { type: "use_object", id: "a", what: "opens the door" };

  it("is free once a turn, then an action", async () => {
    const one = await course(duel(bare), { ...use, economy: "object" });
    expect(turnOf(one)).toMatchObject({ object: true });
    expect((await inState(one.state).when({ ...use, economy: "object" })).refused?.code).toBe(
      "OBJECT_SPENT",
    );
    expect(turnOf(await inState(one.state).when(use)).action).toBe("Use an Object");
  });
});

describe("a bonus action", () => {
  const hide: Action = { type: "hide", id: "a", economy: "bonus" };
  const dash: Action = { type: "dash", id: "a", economy: "bonus" };

  it("dashes or hides by Cunning Action, not without it", async () => {
    const rogue = armed({ levels: { rogue: 2 } });
    expect(turnOf(await course(duel(rogue), dash))).toMatchObject({ bonus: "Dash", dashes: 1 });
    expect((await inState(duel(bare)).when(dash)).refused?.code).toBe("NO_BONUS_ACTION");
  });

  it("hides or disengages by Nimble Escape, and does not dash", async () => {
    const goblin = duel(monster("Goblin"));
    // Stealth +6.
    expect(turnOf(await inState(goblin).rolling(9).when(hide)).bonus).toBe("Hide");
    expect((await inState(goblin).when(dash)).refused?.code).toBe("NO_BONUS_ACTION");
  });

  it("costs a monk ki", async () => {
    const monk = armed({ levels: { monk: 2 } });
    const dodge: Action = { type: "dodge", id: "a", economy: "bonus" };
    const dodged = await course(duel(monk), dodge);
    expect(dodged.creature("a").spent.uses).toEqual({ ki: 1 });
    const poor = { ...monk, spent: { ...monk.spent, uses: { ki: 2 } } };
    expect((await inState(duel(poor)).when(dodge)).refused?.code).toBe("NO_USES");
  });
});

import { describe, expect, it } from "vitest";
import { arena, beast, one, placeOf, under } from "../../../../testing/arena.js";
import type { Fighter } from "../../../../testing/fight.js";
import { inState } from "../../../../testing/given.js";
import type { House } from "../../../encounter/encounter.js";
import type { MoveAction } from "../../../game/move-action.js";
import { combatantIn } from "../../../game/state.js";
import { combatReactions } from "../reactions.js";

const house: House = { diagonals: "5", autoReactions: "opportunity" };
const move = (x: number, over: Partial<MoveAction> = {}): MoveAction => ({
  type: "move",
  id: "a",
  to: { x, y: 0 },
  ...over,
});
const goblin: Fighter = { creature: beast("g", "goblin") };
/** Ada stands beside a goblin: its scimitar hits armour class 10 on a 6 with +4, for 1d6+2. */
const beside = (self: Fighter = { creature: one("a") }, foe: Fighter = goblin) =>
  arena("GA.....", [self, foe], { house });

describe("an opportunity attack", () => {
  it("comes before the mover leaves, and the move goes on", async () => {
    const { types, state, creature } = await inState(beside()).rolling(6, 3).when(move(5));
    expect(types).toEqual(["turn_spent", "rolled", "damage_taken", "moved"]);
    expect(creature("a").hp.current).toBe(5);
    expect(placeOf(state, "a")).toEqual({ x: 5, y: 0 });
    expect(combatantIn(state, "g").turn.reaction).toBe("Attack");
  });

  it("leaves whoever it drops on the square that it was leaving", async () => {
    const weak = one("a", { hp: { current: 4, temporary: 0 } });
    const { state, types } = await inState(beside({ creature: weak }))
      .rolling(15, 4)
      .when(move(5));
    expect(types).not.toContain("moved");
    expect(placeOf(state, "a")).toEqual({ x: 1, y: 0 });
    expect(combatantIn(state, "a").turn.moved).toBe(0);
  });

  it("is made in the middle of a way, where the reach ends", async () => {
    const state = arena(".G...\nA....", [{ creature: one("a") }, goblin], { house });
    const weak = one("a", { hp: { current: 4, temporary: 0 } });
    const low = { ...state, creatures: { ...state.creatures, a: weak } };
    const { event, state: after } = await inState(low)
      .rolling(15, 4)
      .when(move(4, { to: { x: 4, y: 1 } }));
    expect(event("moved")).toMatchObject({ to: { x: 2, y: 1 }, feet: 10 });
    expect(placeOf(after, "a")).toEqual({ x: 2, y: 1 });
  });

  it.each<[string, ReturnType<typeof beside>, MoveAction]>([
    [
      "within the reach",
      arena("GA\n..", [{ creature: one("a") }, goblin], { house }),
      move(0, { to: { x: 0, y: 1 } }),
    ],
    ["by force", beside(), move(5, { mode: "forced" })],
    ["by teleporting", beside(), move(5, { mode: "teleport" })],
    [
      "where the reaction is used",
      beside(undefined, { ...goblin, turn: { reaction: "Parry" } }),
      move(5),
    ],
    ["from the surprised", beside(undefined, { ...goblin, surprised: true }), move(5)],
    [
      "from the incapacitated",
      beside(undefined, { creature: { ...goblin.creature, conditions: [under("stunned")] } }),
      move(5),
    ],
    [
      "from who cannot see",
      beside(undefined, { creature: { ...goblin.creature, conditions: [under("blinded")] } }),
      move(5),
    ],
    [
      "from who is charmed by the mover",
      beside(undefined, { creature: { ...goblin.creature, conditions: [under("charmed", "a")] } }),
      move(5),
    ],
    [
      "from allies",
      arena("BA.....", [{ creature: one("a") }, { creature: one("b") }], { house }),
      move(5),
    ],
  ])("does not come for moving %s", async (_, state, action) => {
    const { types } = await inState(state, combatReactions).when(action);
    expect(types).toEqual(["moved"]);
  });

  it("does not come after Disengage", async () => {
    const away = await inState(beside(), combatReactions).when({ type: "disengage", id: "a" });
    const { types } = await inState(away.state, combatReactions).when(move(5));
    expect(types).toEqual(["moved"]);
  });

  it("comes from each foe whose reach is left, when it is left", async () => {
    // The second goblin is passed later: 5 feet beyond the first one's reach.
    const state = arena(
      "G..H...\n.A.....",
      [{ creature: one("a") }, goblin, { creature: beast("h", "goblin") }],
      { house },
    );
    const { types } = await inState(state)
      .rolling(1, 1)
      .when(move(6, { to: { x: 6, y: 1 } }));
    expect(types).toEqual(["turn_spent", "rolled", "moved", "turn_spent", "rolled", "moved"]);
  });

  it("reaches as far as the attacker's weapon does", async () => {
    // A chuul fills (0, 0) to (1, 1), and its pincer reaches 10 feet: (3, 0) is within them.
    const state = arena(
      "Z.A....\n.......",
      [{ creature: one("a") }, { creature: beast("z", "chuul") }],
      { house },
    );
    const near = await inState(state).when(move(3));
    expect(near.types).toEqual(["moved"]);
    const far = await inState(near.state).rolling(1).when(move(5));
    expect(far.types).toEqual(["turn_spent", "rolled", "moved"]);
  });
});

describe("an opportunity attack of somebody's own", () => {
  const state = arena("AG.....", [goblin, { creature: one("a") }], { house });
  const flees: MoveAction = { type: "move", id: "g", to: { x: 5, y: 0 } };

  it("is offered before the reach is left, and taken by who is asked", async () => {
    const asked = await inState(state, combatReactions).when(flees);
    expect(asked.types).toEqual(["suspended"]);
    expect(asked.state.waiting?.window).toMatchObject({
      moment: "leaves-reach",
      open: [{ creatureId: "a", options: ["Opportunity Attack"] }],
    });
    // An unarmed strike: 18 + 2 against 15, for 1 + 0.
    const {
      types,
      creature,
      state: after,
    } = await inState(asked.state, combatReactions)
      .rolling(18)
      .when({ type: "react", id: "a", reaction: "Opportunity Attack" });
    expect(types).toEqual(["resumed", "turn_spent", "rolled", "damage_taken", "moved"]);
    expect(creature("g").hp.current).toBe(9);
    expect(placeOf(after, "g")).toEqual({ x: 5, y: 0 });
  });

  it("passes where it is declined, or where anything else is done", async () => {
    const asked = await inState(state, combatReactions).when(flees);
    const declined = await inState(asked.state, combatReactions).when({ type: "decline", id: "a" });
    expect(declined.types).toEqual(["resumed", "moved"]);
    const passed = await inState(asked.state, combatReactions).when({ type: "end_turn" });
    expect(passed.types.slice(0, 2)).toEqual(["resumed", "moved"]);
  });

  it("is asked of creatures, too, where the house takes none by itself", async () => {
    const quiet = arena("GA.....", [{ creature: one("a") }, goblin]);
    expect((await inState(quiet, combatReactions).when(move(5))).types).toEqual(["suspended"]);
  });
});

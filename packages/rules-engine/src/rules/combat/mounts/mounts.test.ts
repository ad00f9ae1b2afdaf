import { describe, expect, it } from "vitest";
import { arena, one, placeOf } from "../../../../testing/arena.js";
import { blow } from "../../../../testing/blow.js";
import { creatureOf } from "../../../../testing/creature.js";
import { type Fighter, fightOf } from "../../../../testing/fight.js";
import { inState, type Outcome } from "../../../../testing/given.js";
import { monster } from "../../../../testing/monster.js";
import type { Creature } from "../../../creature/creature.js";
import type { Action } from "../../../game/action.js";
import type { GameState } from "../../../game/state.js";
import { combatReactions } from "../reactions.js";

const lots = { current: 60, temporary: 0 };
const rider = one("a", { hp: lots, make: { extraHp: 60 } });
const horse = await monster("riding-horse", { id: "b", characterType: "npc" });
const goblin = await monster("goblin", { id: "b", characterType: "npc" });
const foe = one("g", { hp: lots, make: { extraHp: 60 } });

const mount: Action = { type: "mount", id: "a", target: "b" };
const dismount: Action = { type: "dismount", id: "a" };
const endTurn: Action = { type: "end_turn" };

/** The horse takes two squares each way; Ada, whose turn it is, stands beside it. */
const field = `
  ..........
  .AB.......
  ..........
  ..........
  ..........`;

const withFoe = (at: Fighter["at"] = { x: 9, y: 4 }): readonly Fighter[] => [
  { creature: rider },
  { creature: foe, ...(at && { at }) },
  { creature: horse },
];

/** On the horse, in her turn. */
const mounted = async (at?: Fighter["at"]): Promise<GameState> =>
  (await inState(arena(field, withFoe(at))).when(mount)).state;

const turnOf = ({ state }: Pick<Outcome, "state">, id: string) => state.combatants?.[id]?.turn;

describe("mounting", () => {
  it("costs half the speed, and puts the rider where its mount is", async () => {
    const up = await inState(arena(field, withFoe())).when(mount);
    expect(up.state.combatants?.["a"]).toMatchObject({ mount: "b", at: { x: 2, y: 1 } });
    expect(turnOf(up, "a")?.moved).toBe(15);
  });

  it("gives a mount under control its rider's initiative, right before it", async () => {
    const up = await inState(arena(field, withFoe())).when(mount);
    expect(up.state.encounter?.order).toEqual([
      { id: "b", initiative: 20 },
      { id: "a", initiative: 20 },
      { id: "g", initiative: 19 },
    ]);
    expect(up.state.encounter?.turn.of).toBe("a");
  });

  it("leaves a mount with wits of its own its turn", async () => {
    const unicorn = await monster("unicorn", { id: "b", characterType: "npc" });
    const fight = arena(field, [{ creature: rider }, { creature: foe }, { creature: unicorn }]);
    const up = await inState(fight).when(mount);
    expect(up.state.encounter?.order.map(({ id }) => id)).toEqual(["a", "g", "b"]);
    const early = await inState(up.state).when({ type: "move", id: "b", to: { x: 4, y: 1 } });
    expect(early.refused?.code).toBe("NOT_YOUR_TURN");
  });

  it.each([
    ["a goblin is not larger", goblin, {}],
    ["it is dead", { ...horse, dead: true, hp: { current: 0, temporary: 0 } }, {}],
    ["it is a foe", horse, { side: "enemy" }],
    ["it is 10 feet away", horse, { at: { x: 3, y: 1 } }],
  ] as const satisfies readonly (readonly [string, Creature, Partial<Fighter>])[])(
    "is refused: %s",
    async (_, creature, over) => {
      const fight = arena(field, [{ creature: rider }, { creature, ...over }, { creature: foe }]);
      expect((await inState(fight).when(mount)).refused?.code).toBe("NO_MOUNT");
    },
  );

  it("is refused without the movement for it, and twice in a turn", async () => {
    const spent = arena(field, [{ creature: rider, turn: { moved: 20 } }, { creature: horse }]);
    expect((await inState(spent).when(mount)).refused?.code).toBe("NO_MOVEMENT");
    const again = await inState(await mounted()).when(dismount);
    expect(again.refused?.code).toBe("ONCE_A_TURN");
  });
});

describe("a mount under control", () => {
  it("moves in its rider's turn, on the very turn of mounting, and takes it along", async () => {
    const gone = await inState(await mounted()).when({ type: "move", id: "b", to: { x: 8, y: 1 } });
    expect([placeOf(gone.state, "a"), placeOf(gone.state, "b")]).toEqual([
      { x: 8, y: 1 },
      { x: 8, y: 1 },
    ]);
  });

  it("dashes, disengages and dodges, and does nothing else", async () => {
    const dashed = await inState(await mounted()).when({ type: "dash", id: "b" });
    expect(turnOf(dashed, "b")).toMatchObject({ action: "Dash", dashes: 1 });
    const attack: Action = { type: "attack", id: "b", target: "g", attack: "Hooves" };
    const kicked = await inState(await mounted({ x: 4, y: 1 })).when(attack);
    expect(kicked.refused?.code).toBe("CONTROLLED_MOUNT");
  });

  it("has no turn between the others': it begins and ends before its rider's", async () => {
    const up = await mounted();
    const theirs = await inState(up).when(endTurn);
    expect(theirs.state.encounter?.turn.of).toBe("g");
    const ours = await inState(theirs.state).when(endTurn);
    expect(ours.state.encounter).toMatchObject({ round: 2, turn: { of: "a" } });
    expect(turnOf(ours, "b")).toMatchObject({ moved: 0, dashes: 0 });
  });
});

describe("dismounting", () => {
  it("costs half the speed, and leads beside the mount", async () => {
    const theirs = await inState(await mounted()).when(endTurn);
    const ours = await inState(theirs.state).when(endTurn);
    const off = await inState(ours.state).when(dismount);
    expect(off.state.combatants?.["a"]?.mount).toBeUndefined();
    const at = placeOf(off.state, "a");
    // The horse has columns 2 and 3, rows 1 and 2.
    expect(at !== undefined && at.x >= 1 && at.x <= 4 && at.y <= 3).toBe(true);
    expect(turnOf(off, "a")?.moved).toBe(15);
    expect(off.creature("a").conditions).toEqual([]);
  });

  it("is refused for who rides nothing", async () => {
    const fight = fightOf([{ creature: creatureOf() }, { creature: foe }]);
    expect((await inState(fight).when(dismount)).refused?.code).toBe("NOT_MOUNTED");
  });
});

describe("a rider", () => {
  const pushed: Action = { type: "move", id: "b", mode: "forced", to: { x: 4, y: 1 } };
  const conditionsOf = ({ creature }: Outcome): readonly string[] =>
    creature("a").conditions.map(({ condition }) => condition);

  it("keeps its seat by a save of DC 10 where its mount is moved against its will", async () => {
    const kept = await inState(await mounted())
      .rolling(10)
      .when(pushed);
    expect(kept.event("rolled")).toMatchObject({ dc: 10, success: true });
    expect(kept.state.combatants?.["a"]).toMatchObject({ mount: "b", at: { x: 4, y: 1 } });
    const thrown = await inState(await mounted())
      .rolling(9)
      .when(pushed);
    expect(thrown.state.combatants?.["a"]?.mount).toBeUndefined();
    expect(conditionsOf(thrown)).toEqual(["prone"]);
  });

  it("makes the same save where it is knocked prone", async () => {
    const prone: Action = {
      type: "gain_condition",
      id: "a",
      condition: "prone",
      source: "shoved",
      lasting: { kind: "until", what: "removed" },
    };
    const kept = await inState(await mounted())
      .rolling(10)
      .when(prone);
    expect(kept.state.combatants?.["a"]?.mount).toBe("b");
    expect(conditionsOf(kept)).toEqual([]);
    const thrown = await inState(await mounted())
      .rolling(9)
      .when(prone);
    expect(thrown.state.combatants?.["a"]?.mount).toBeUndefined();
    expect(conditionsOf(thrown)).toEqual(["prone"]);
  });

  it("may land on its feet with its reaction as its mount falls, else it lies beside it", async () => {
    const falls: Action = { ...blow(13, { id: "b" }), nonlethal: true };
    const awaited = await inState(await mounted(), combatReactions).when(falls);
    expect(awaited.state.waiting?.window).toEqual({
      moment: "mount-falls",
      open: [{ pendingId: "mount-falls:a", creatureId: "a", options: ["Dismount"] }],
    });
    const landed = await inState(awaited.state, combatReactions).when({
      type: "react",
      id: "a",
      reaction: "Dismount",
    });
    expect(landed.state.combatants?.["a"]?.mount).toBeUndefined();
    expect(conditionsOf(landed)).toEqual([]);
    expect(turnOf(landed, "a")?.reaction).toBe("Dismount");
    const lying = await inState(awaited.state, combatReactions).when({ type: "decline", id: "a" });
    expect(conditionsOf(lying)).toEqual(["prone"]);
    expect(lying.state.combatants?.["a"]?.mount).toBeUndefined();
  });

  it("comes off a mount that dies", async () => {
    const dead = await inState(await mounted()).when(blow(60, { id: "b" }));
    expect(dead.creature("b").dead ?? dead.creature("b").hp.current === 0).toBe(true);
    expect(dead.state.combatants?.["a"]?.mount).toBeUndefined();
  });

  it("may be the target of the attack that its mount provokes", async () => {
    // The foe stands beside the horse, which leaves its reach.
    const beside = await mounted({ x: 4, y: 1 });
    const hostile = {
      ...beside,
      creatures: { ...beside.creatures, g: { ...foe, characterType: "pc" as const } },
    };
    const leaves = await inState(hostile, combatReactions).when({
      type: "move",
      id: "b",
      to: { x: 0, y: 3 },
    });
    expect(leaves.state.waiting?.window.open[0]?.options).toEqual([
      "Opportunity Attack",
      "Opportunity Attack (rider)",
    ]);
    const struck = await inState(leaves.state, combatReactions).rolling(15).when({
      type: "react",
      id: "g",
      reaction: "Opportunity Attack (rider)",
    });
    expect(struck.event("rolled")).toMatchObject({ id: "g", against: "a" });
  });
});

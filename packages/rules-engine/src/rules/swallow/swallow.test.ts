import { describe, expect, it } from "vitest";
import { arena } from "../../../testing/arena.js";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { inState } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import type { ConditionHeld } from "../../creature/held.js";
import type { GameState } from "../../game/state.js";
import { srdCompendium } from "../../tables/compendium.js";
import { inArea } from "../combat/in-area.js";

/** Armour class 10, every ability 10, 100 hit points. */
const ada = (conditions: readonly ConditionHeld[] = []) =>
  creatureOf({ hp: { current: 100, temporary: 0 }, make: { extraHp: 100 }, conditions });

const grappledBy = (from: string): readonly ConditionHeld[] => [
  {
    id: "c1",
    condition: "grappled",
    source: "Bite",
    from,
    lasting: { kind: "until", what: "removed" },
  },
];

/** A beast, Ada in its grip, and Bo beside. */
async function held(statBlock: string, grip = true): Promise<GameState> {
  const bo = creatureOf({
    id: "b",
    name: "Bo",
    hp: { current: 40, temporary: 0 },
    make: { extraHp: 40 },
  });
  return fightOf([
    { creature: await monster(statBlock, { id: "g" }) },
    { creature: ada(grip ? grappledBy("g") : []) },
    { creature: bo },
  ]);
}

const conditionsOf = (state: GameState, id: string) =>
  state.creatures[id]?.conditions.map(({ condition }) => condition);

const swallow = { type: "use", id: "g", what: { name: "Swallow" }, targets: ["a"] } as const;
const endTurn = { type: "end_turn" } as const;

/** Ada inside a giant toad: a bite of 12 + 4 that does 4 + 2 and 5. */
const swallowed = async () =>
  (
    await inState(await held("giant-toad"))
      .rolling(12, 4, 5)
      .when(swallow)
  ).state;

describe("who is swallowed", () => {
  it("is inside, blinded and restrained, no longer grappled, and is hurt as the swallower's turns begin", async () => {
    const state = await swallowed();
    expect(state.combatants?.["a"]?.within).toBe("g");
    expect(conditionsOf(state, "a")).toEqual(["blinded", "restrained"]);
    // 3d6: 1 + 2 + 3.
    const hers = await inState(state).when(endTurn);
    const his = await inState(hers.state).when(endTurn);
    const { creature } = await inState(his.state).rolling(1, 2, 3).when(endTurn);
    expect(creature("a").hp.current).toBe(100 - 11 - 6);
  });

  it("has total cover from outside, and what is outside from it; the swallower it can strike", async () => {
    const state = await swallowed();
    const his = {
      ...state,
      encounter: state.encounter && { ...state.encounter, turn: { of: "b", seq: 3 } },
    };
    const strike = { type: "attack", id: "b", target: "a" } as const;
    expect((await inState(his as GameState).when(strike)).refused?.code).toBe("FULL_COVER");
    const hers = (await inState(state).when(endTurn)).state;
    const out = { type: "attack", id: "a", target: "b" } as const;
    expect((await inState(hers).when(out)).refused?.code).toBe("FULL_COVER");
    // Restrained and blinded: the lower of 15 and 14 + 2 hits armour class 11 for 1.
    const { event } = await inState(hers)
      .rolling(15, 14)
      .when({ ...out, target: "g" });
    expect(event("rolled")).toMatchObject({ success: true });
  });

  it("takes up all the room that a toad has", async () => {
    const state = await swallowed();
    const bo = state.creatures["b"];
    const two = {
      ...state,
      creatures: { ...state.creatures, b: { ...bo, conditions: grappledBy("g") } },
    };
    const fresh = {
      ...two,
      combatants: {
        ...state.combatants,
        g: { ...state.combatants?.["g"], turn: state.combatants?.["b"]?.turn },
      },
    };
    const { refused } = await inState(fresh as GameState).when({ ...swallow, targets: ["b"] });
    expect(refused?.message).toContain("there is no room inside");
  });

  it("crawls out of the corpse for 5 feet of movement, and lies there prone", async () => {
    const dead = await inState(await swallowed()).when({
      type: "damage",
      id: "g",
      parts: [{ amount: 60 }],
    });
    expect(conditionsOf(dead.state, "a")).toEqual(["blinded"]);
    expect(dead.state.combatants?.["a"]?.within).toBe("g");
    const hers = await inState(dead.state).when(endTurn);
    const { state } = await inState(hers.state).when({ type: "escape", id: "a" });
    expect(conditionsOf(state, "a")).toEqual(["prone"]);
    expect(state.combatants?.["a"]).toMatchObject({ turn: { moved: 5 } });
    expect(state.combatants?.["a"]?.within).toBeUndefined();
    expect(state.combatants?.["a"]?.turn.action).toBeUndefined();
  });
});

describe("a purple worm", () => {
  const inWorm = async () => {
    const start = await held("purple-worm", false);
    // 12 + 9; 3d8 + 9: 12; Dexterity 18 against 19.
    const bite = { type: "attack", id: "g", target: "a", attack: "Bite" } as const;
    const { state } = await inState(start).rolling(12, 1, 1, 1, 18).when(bite);
    return (await inState(state).when(endTurn)).state;
  };
  /** Ada, on her turn, from inside. */
  const hurt = (amount: number) =>
    ({ type: "damage", id: "g", parts: [{ amount }], by: "a" }) as const;

  it("swallows whoever fails Dexterity 19", async () => {
    const state = await inWorm();
    expect(state.combatants?.["a"]?.within).toBe("g");
    expect(conditionsOf(state, "a")).toEqual(["blinded", "restrained"]);
  });

  it("saves as the turn ends in which one inside has done 30 damage, or spits everybody out prone", async () => {
    const once = await inState(await inWorm()).when(hurt(29));
    const spared = await inState(once.state).when(endTurn);
    expect(spared.types).not.toContain("rolled");
    const twice = await inState(once.state).when(hurt(1));
    // Constitution +11: 9 + 11 = 20 against 21.
    const { state, event } = await inState(twice.state).rolling(9).when(endTurn);
    expect(event("rolled")).toMatchObject({ id: "g", dc: 21, success: false });
    expect(state.combatants?.["a"]?.within).toBeUndefined();
    expect(conditionsOf(state, "a")).toEqual(["prone"]);
    const kept = await inState(twice.state).rolling(10).when(endTurn);
    expect(kept.state.combatants?.["a"]?.within).toBe("g");
  });

  it("counts turn by turn, and not what others do from outside", async () => {
    const other = await inState(await inWorm()).when({ ...hurt(40), by: "b" });
    expect((await inState(other.state).when(endTurn)).types).not.toContain("rolled");
    const some = await inState(await inWorm()).when(hurt(29));
    const next = await inState(some.state).when(endTurn);
    const more = await inState(next.state).when(hurt(1));
    // The worm's turn begins: 6d6 acid.
    const { types } = await inState(more.state).rolling(1, 1, 1, 1, 1, 1).when(endTurn);
    expect(types).not.toContain("rolled");
  });
});

describe("who is engulfed", () => {
  it("by a gelatinous cube escapes by Strength 12, and stands beside it", async () => {
    const start = await held("gelatinous-cube", false);
    const engulf = { type: "use", id: "g", what: { name: "Engulf" }, targets: ["a"] } as const;
    // Dexterity 11 against 12; 3d6: 3.
    const { state } = await inState(start).rolling(11, 1, 1, 1).when(engulf);
    expect(state.combatants?.["a"]?.within).toBe("g");
    const hers = (await inState(state).when(endTurn)).state;
    const kept = await inState(hers).rolling(11).when({ type: "escape", id: "a" });
    expect(kept.state.combatants?.["a"]?.within).toBe("g");
    const free = await inState(hers).rolling(12).when({ type: "escape", id: "a" });
    expect(free.state.combatants?.["a"]?.within).toBeUndefined();
    expect(conditionsOf(free.state, "a")).toEqual([]);
  });

  it("is no farther from others than the cube: it has no cover", async () => {
    const start = await held("gelatinous-cube", false);
    const engulf = { type: "use", id: "g", what: { name: "Engulf" }, targets: ["a"] } as const;
    const { state } = await inState(start).rolling(11, 1, 1, 1).when(engulf);
    const hers = (await inState(state).when(endTurn)).state;
    const { refused } = await inState(hers)
      .rolling(10, 9)
      .when({ type: "attack", id: "a", target: "b" });
    expect(refused).toBeUndefined();
  });

  it("fills the cube if it is Large, and does not fit in beside another", async () => {
    const [cube, horse] = [
      await monster("gelatinous-cube", { id: "g" }),
      await monster("riding-horse", { id: "h" }),
    ];
    const engulf = { type: "use", id: "g", what: { name: "Engulf" } } as const;
    const start = fightOf([{ creature: cube }, { creature: ada() }, { creature: horse }]);
    // 10 and 10 + 0 against 12; 3d6 once for all; Ada first.
    const both = await inState(start)
      .rolling(10, 10, 1, 1, 1)
      .when({ ...engulf, targets: ["a", "h"] });
    expect([both.state.combatants?.["a"]?.within, both.state.combatants?.["h"]?.within]).toEqual([
      "g",
      undefined,
    ]);
    expect(conditionsOf(both.state, "h")).toEqual([]);
    const two = fightOf([{ creature: cube }, { creature: horse }, { creature: ada() }]);
    const other = await inState(two)
      .rolling(10, 10, 1, 1, 1)
      .when({ ...engulf, targets: ["h", "a"] });
    expect([other.state.combatants?.["h"]?.within, other.state.combatants?.["a"]?.within]).toEqual([
      "g",
      undefined,
    ]);
  });

  it("by a shambling mound is free when its grapple ends", async () => {
    const engulf = { type: "use", id: "g", what: { name: "Engulf" }, targets: ["a"] } as const;
    const { state } = await inState(await held("shambling-mound")).when(engulf);
    expect(state.combatants?.["a"]?.within).toBe("g");
    expect(conditionsOf(state, "a")).toEqual(["grappled", "blinded", "restrained"]);
    const lost = { type: "lose_condition", id: "a", condition: "grappled" } as const;
    const free = await inState(state).when(lost);
    expect(conditionsOf(free.state, "a")).toEqual([]);
    expect(free.state.combatants?.["a"]?.within).toBeUndefined();
  });

  it("by a cube that has come to her: one move of 15 feet, and nobody farther off", async () => {
    const near = `
      G....A.
      .......
      ......B`;
    const fighters = [
      { creature: await monster("gelatinous-cube", { id: "g" }) },
      { creature: ada() },
      { creature: creatureOf({ id: "b", name: "Bo", make: { extraHp: 30 } }) },
    ];
    const engulf = { type: "use", id: "g", what: { name: "Engulf" }, targets: ["a"] } as const;
    // Its east edge is at x = 1: Ada, at 5, is 20 feet away; its speed is 15.
    const far = await inState(arena(near, fighters)).when(engulf);
    expect(far.refused?.code).toBe("INVALID_TARGET");
    const closer = arena(near.replace("G....A.", ".G...A."), fighters);
    // 15 feet away: the cube goes 10 feet, to 3, 0. Dexterity 11 against 12; 3d6: 3.
    const { state } = await inState(closer).rolling(11, 1, 1, 1).when(engulf);
    expect(state.combatants?.["g"]?.at).toMatchObject({ x: 3, y: 0 });
    expect(state.combatants?.["a"]?.within).toBe("g");
    const walled = near.replace("G....A.", ".G..#A.").replace(".......", "....#..");
    const shut = arena(walled.replace("......B", "....#.B"), fighters);
    const kept = await inState(shut).when(engulf);
    expect(kept.state.combatants?.["a"]?.within).toBeUndefined();
  });

  it("is out at once when the cube dies", async () => {
    const start = await held("gelatinous-cube", false);
    const engulf = { type: "use", id: "g", what: { name: "Engulf" }, targets: ["a"] } as const;
    const { state } = await inState(start).rolling(11, 1, 1, 1).when(engulf);
    const dead = await inState(state).when({ type: "damage", id: "g", parts: [{ amount: 90 }] });
    expect(dead.state.combatants?.["a"]?.within).toBeUndefined();
    expect(conditionsOf(dead.state, "a")).toEqual([]);
  });
});

describe("on the map", () => {
  const map = `
    ......
    .G.A..
    ....B.
    ......
    `;

  it("the swallowed are off it: no area from outside finds them, and they come out beside the toad", async () => {
    const fighters = [
      { creature: await monster("giant-toad", { id: "g" }) },
      { creature: ada(grappledBy("g")) },
      { creature: creatureOf({ id: "b", name: "Bo", make: { extraHp: 30 } }) },
    ];
    const { state } = await inState(arena(map, fighters)).rolling(12, 4, 5).when(swallow);
    expect(state.combatants?.["a"]).not.toHaveProperty("at");
    const area = { shape: "sphere", radius: 60, origin: { x: 2, y: 2 } } as const;
    const found = inArea(state, area, { compendium: await srdCompendium() });
    expect(found.map(({ id }) => id)).toEqual(["g", "b"]);
    const out = await inState(state).when({ type: "come_out", id: "a" });
    const { x = 0, y = 0 } = out.state.combatants?.["a"]?.at ?? {};
    // The toad takes up 1,1 to 2,2: beside it is a square at most one farther.
    expect([x, y].every((one) => one >= 0 && one <= 3)).toBe(true);
    expect(x >= 1 && x <= 2 && y >= 1 && y <= 2).toBe(false);
  });
});

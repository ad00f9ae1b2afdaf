import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { given, inState } from "../../../testing/given.js";
import type { Encounter } from "../../encounter/encounter.js";
import type { Entrant } from "../../game/action.js";
import { combatantIn, fightIn, type GameState, secondsNow } from "../../game/state.js";

const encounter: Pick<Encounter, "id" | "name" | "house" | "light"> = {
  id: "fight",
  name: "Ambush",
  house: { diagonals: "5", autoReactions: "none" },
  light: "bright",
};
const quick = { abilities: { str: 10, dex: 16, con: 10, int: 10, wis: 10, cha: 10 } };
const ada = creatureOf({ id: "a", name: "Ada", make: quick });
const bo = creatureOf({ id: "b", name: "Bo" });
const goblin = creatureOf({ id: "g", name: "Goblin", characterType: "enemy" });
const party = (id: string, over: Partial<Entrant> = {}): Entrant => ({
  id,
  side: "party",
  ...over,
});
const enemy = (id: string, over: Partial<Entrant> = {}): Entrant => ({
  id,
  side: "enemy",
  ...over,
});
const order = (state: GameState): readonly string[] => fightIn(state).order.map(({ id }) => id);

describe("Initiative", () => {
  it("puts the highest first, and begins its turn", async () => {
    const entrants = [party("a"), party("b"), enemy("g")];
    const { state, types } = await given(ada, bo, goblin)
      .rolling(4, 12, 19)
      .when({ type: "begin_encounter", encounter, entrants });
    expect(order(state)).toEqual(["g", "b", "a"]);
    expect(fightIn(state)).toMatchObject({ round: 1, turn: { of: "g", seq: 1 } });
    expect(fightIn(state).order.map(({ initiative }) => initiative)).toEqual([19, 12, 7]);
    expect(types).toEqual(["encounter_begun", "rolled", "rolled", "rolled", "turn_began"]);
  });

  it("lets Dexterity decide a tie, then a roll-off that is shown", async () => {
    const entrants = [enemy("g"), party("b"), party("a")].map((one) => ({
      ...one,
      initiative: 15,
    }));
    const { state, events } = await given(ada, bo, goblin)
      .rolling(8, 8, 3, 11)
      .when({ type: "begin_encounter", encounter, entrants });
    expect(order(state)).toEqual(["a", "b", "g"]);
    expect(events.filter(({ type }) => type === "rolled")).toHaveLength(4);
  });

  it("rolls once for a group", async () => {
    const other = creatureOf({ id: "h", name: "Goblin 2", characterType: "enemy" });
    const entrants = [enemy("g", { group: "Goblin" }), enemy("h", { group: "Goblin" })];
    const { state } = await given(goblin, other)
      .rolling(9, 5, 2)
      .when({ type: "begin_encounter", encounter, entrants });
    expect(fightIn(state).order).toEqual([
      { id: "g", initiative: 9 },
      { id: "h", initiative: 9 },
    ]);
  });

  it("lets newcomers in after those who have the same initiative, and keeps whose turn it is", async () => {
    const state = fightOf([{ creature: ada }, { creature: goblin }]);
    const more = { ...state, creatures: { ...state.creatures, b: bo } };
    const joined = await inState(more).when({
      type: "join_encounter",
      entrants: [party("b", { initiative: 19 })],
    });
    expect(order(joined.state)).toEqual(["a", "g", "b"]);
    expect(fightIn(joined.state).turn.of).toBe("a");
  });

  it("sets it anew without taking anybody's turn", async () => {
    const state = fightOf([{ creature: ada }, { creature: bo }, { creature: goblin }]);
    const set = await inState(state).when({
      type: "roll_initiative",
      set: [{ id: "g", initiative: 30 }],
    });
    expect(order(set.state)).toEqual(["g", "a", "b"]);
    expect(fightIn(set.state).turn.of).toBe("a");
    const { refused } = await inState(state).when({
      type: "roll_initiative",
      of: ["a"],
      manual: [3, 4],
    });
    expect(refused?.code).toBe("TOO_MANY_DICE");
  });

  it("refuses the dead, doubles and nobody", async () => {
    const dead = creatureOf({ id: "d", name: "Dot", dead: true, hp: { current: 0, temporary: 0 } });
    const begin = (entrants: readonly Entrant[]) =>
      given(ada, dead).when({ type: "begin_encounter", encounter, entrants });
    expect((await begin([])).refused?.code).toBe("NOBODY");
    expect((await begin([party("a"), party("a")])).refused?.code).toBe("TWICE");
    expect((await begin([party("a"), enemy("d")])).refused?.code).toBe("DEAD");
  });
});

describe("Turns", () => {
  it("come one after another, and after the last one a round begins, six seconds later", async () => {
    const state = fightOf([{ creature: ada }, { creature: goblin }], { clock: 100 });
    const second = await inState(state).when({ type: "end_turn" });
    expect(fightIn(second.state)).toMatchObject({ round: 1, turn: { of: "g", seq: 2 } });
    const third = await inState(second.state).when({ type: "end_turn" });
    expect(third.types).toEqual(["turn_ended", "round_began", "turn_began"]);
    expect(fightIn(third.state)).toMatchObject({ round: 2, turn: { of: "a", seq: 3 } });
    expect(secondsNow(third.state)).toBe(106);
    expect(third.state.clock).toBe(100);
  });

  it("give back what was spent, and lose what was readied", async () => {
    const spent = { action: "Attack", reaction: "Opportunity Attack", moved: 30, legendary: 2 };
    const readied = { trigger: "it comes near", action: "attack" } as const;
    const state = fightOf([{ creature: ada }, { creature: goblin, turn: spent, readied }]);
    const { state: after } = await inState(state).when({ type: "end_turn" });
    const { turn, readied: kept } = combatantIn(after, "g");
    expect(turn).toEqual({ strikes: [], moved: 0, dashes: 0, legendary: 0, once: {} });
    expect(kept).toBeUndefined();
  });

  it("pass over the dead and not over the dying, whose death save is rolled at the latest as the turn ends", async () => {
    const dead = creatureOf({
      id: "g",
      name: "Goblin",
      dead: true,
      hp: { current: 0, temporary: 0 },
    });
    const dying = creatureOf({
      id: "b",
      name: "Bo",
      hp: { current: 0, temporary: 0 },
      deathSaves: { successes: 0, failures: 0, stable: false },
    });
    const state = fightOf([{ creature: ada }, { creature: dead }, { creature: dying }]);
    const second = await inState(state).when({ type: "end_turn" });
    expect(fightIn(second.state).turn.of).toBe("b");
    const saved = await inState(second.state).rolling(12).when({ type: "death_save", id: "b" });
    const again = await inState(saved.state).when({ type: "death_save", id: "b" });
    expect(again.refused?.code).toBe("DEATH_SAVE_MADE");
    const third = await inState(saved.state).when({ type: "end_turn" });
    expect(third.creature("b").deathSaves?.successes).toBe(1);
    const forgotten = await inState(second.state).rolling(3).when({ type: "end_turn" });
    expect(forgotten.creature("b").deathSaves?.failures).toBe(1);
    expect(fightIn(forgotten.state).turn.of).toBe("a");
    const early = await inState(state).when({ type: "death_save", id: "b" });
    expect(early.refused?.code).toBe("NOT_YOUR_TURN");
  });

  it("are over at once for who is surprised, and never again", async () => {
    const state = fightOf([{ creature: ada }, { creature: goblin, surprised: true }]);
    const { state: after, types } = await inState(state).when({ type: "end_turn" });
    expect(types).toEqual(["turn_ended", "turn_began", "turn_ended", "round_began", "turn_began"]);
    expect(fightIn(after).turn.of).toBe("a");
    expect(combatantIn(after, "g").surprised).toBeUndefined();
  });
});

describe("What lasts for rounds in a fight", () => {
  const poison = (id: string, rounds: number) =>
    ({
      type: "gain_condition",
      id,
      condition: "poisoned",
      source: "Trap",
      lasting: { kind: "rounds", rounds },
    }) as const;
  const has = (state: GameState, id: string): boolean =>
    (state.creatures[id]?.conditions.length ?? 0) > 0;

  it("ends with the bearer's turn, a round later if that is over", async () => {
    const state = fightOf([{ creature: ada }, { creature: goblin }]);
    const onGoblin = await inState(state).when(poison("g", 1));
    const goblins = await inState(onGoblin.state).when({ type: "end_turn" });
    expect(has(goblins.state, "g")).toBe(true);
    expect(has((await inState(goblins.state).when({ type: "end_turn" })).state, "g")).toBe(false);
    const onAda = await inState(goblins.state).when(poison("a", 1));
    const adas = await inState(onAda.state).when({ type: "end_turn" });
    expect(has(adas.state, "a")).toBe(true);
    expect(has((await inState(adas.state).when({ type: "end_turn" })).state, "a")).toBe(false);
  });

  it("is saved against as the turn ends", async () => {
    const state = fightOf([{ creature: ada }, { creature: goblin }]);
    const held = await inState(state).when({
      ...poison("a", 10),
      save: { ability: "con", dc: 11, at: "turn-end" },
    });
    const failed = await inState(held.state).rolling(10).when({ type: "end_turn" });
    expect(has(failed.state, "a")).toBe(true);
    const saved = await inState(held.state).rolling(11).when({ type: "end_turn" });
    expect(has(saved.state, "a")).toBe(false);
    expect(saved.event("rolled").what).toBe("Constitution saving throw (Poisoned)");
  });

  it("goes on by the clock when the fight ends, as long as there was left", async () => {
    const state = fightOf([{ creature: ada }, { creature: goblin }], { clock: 100, round: 3 });
    const held = await inState({
      ...state,
      encounter: { ...fightIn(state), startedAt: 100 },
    }).when(poison("a", 5));
    const { state: after } = await inState(held.state).when({ type: "end_encounter" });
    expect(after.clock).toBe(112);
    expect(after.creatures["a"]?.conditions[0]?.lasting).toEqual({ kind: "time", until: 142 });
    expect(after.encounter?.status).toBe("ended");
  });

  it("goes on by the clock for who leaves, and the next one's turn comes", async () => {
    const state = fightOf([{ creature: ada }, { creature: goblin }]);
    const left = await inState(state).when({ type: "leave_encounter", id: "a", because: "fled" });
    expect(order(left.state)).toEqual(["g"]);
    expect(fightIn(left.state).turn.of).toBe("g");
  });

  it("is not left by the last one who lives", async () => {
    const corpse = creatureOf({
      id: "g",
      name: "Goblin",
      characterType: "enemy",
      hp: { current: 0, temporary: 0 },
      dead: true,
    });
    const state = fightOf([{ creature: ada }, { creature: corpse }]);
    const leave = { type: "leave_encounter", because: "fled" } as const;
    const { refused } = await inState(state).when({ ...leave, id: "a" });
    expect(refused?.code).toBe("LAST_IN_FIGHT");
    const { state: alone } = await inState(state).when({ ...leave, id: "g" });
    expect(order(alone)).toEqual(["a"]);
    const { refused: last } = await inState(alone).when({ ...leave, id: "a" });
    expect(last?.code).toBe("LAST_IN_FIGHT");
  });
});

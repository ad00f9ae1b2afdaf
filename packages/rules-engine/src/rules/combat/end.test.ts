import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { inState } from "../../../testing/given.js";
import { levelsOf } from "../../../testing/levels.js";
import type { Creature } from "../../creature/creature.js";

const ada = creatureOf({ id: "a", name: "Ada", characterType: "pc", xp: 100 });
const bo = creatureOf({ id: "b", name: "Bo", characterType: "pc" });
const wolf = creatureOf({ id: "w", characterType: "npc", make: { statBlock: "wolf" } });
const horse = creatureOf({ id: "h", name: "Shadow", characterType: "npc" });
const cleric = creatureOf({
  id: "c",
  characterType: "npc",
  make: { levels: levelsOf({ cleric: 1 }) },
});
const down: Partial<Omit<Creature, "make">> = { hp: { current: 0, temporary: 0 } };
const goblin = (id: string, over: Partial<Omit<Creature, "make">> = {}): Creature =>
  creatureOf({ id, name: id, characterType: "enemy", make: { statBlock: "goblin" }, ...over });
const knockedOut = { ...down, deathSaves: { successes: 0, failures: 0, stable: true } };
const dead = { ...down, dead: true } as const;

describe("Experience Points", () => {
  // Goblins are worth 50 each.
  it("are those of the enemies who are dead or knocked out, in equal shares for the party's characters", async () => {
    const fighters = [
      ada,
      bo,
      cleric,
      wolf,
      horse,
      goblin("g1", dead),
      goblin("g2", knockedOut),
      goblin("g3"),
    ];
    const { state, event } = await inState(
      fightOf(fighters.map((creature) => ({ creature, ...(creature === ada && { mount: "h" }) }))),
    ).when({ type: "end_encounter", outcome: "victory", notes: "The third fled." });
    expect(event("encounter_ended").xp).toEqual({ total: 100, each: 33 });
    expect(state.encounter).toMatchObject({
      status: "ended",
      outcome: "victory",
      notes: "The third fled.",
      xp: { total: 100, each: 33 },
    });
    expect(state.creatures["a"]?.xp).toBe(133);
    expect(state.creatures["b"]?.xp).toBe(33);
    // She has her share, and nowhere to write it down; mounts and beasts have none.
    expect(state.creatures["c"]?.xp).toBe(0);
    expect(state.creatures["w"]?.xp).toBe(0);
  });

  it("are not shared with the dead", async () => {
    const fighters = [ada, creatureOf({ ...bo, ...dead }), goblin("g1", dead)];
    const { state } = await inState(fightOf(fighters.map((creature) => ({ creature })))).when({
      type: "end_encounter",
    });
    expect(state.encounter?.xp).toEqual({ total: 50, each: 50 });
    expect(state.creatures["b"]?.xp).toBe(0);
  });

  it("are what the game master says, and nobody's where nobody lives", async () => {
    const fighters = [ada, goblin("g1", dead)];
    const { state } = await inState(fightOf(fighters.map((creature) => ({ creature })))).when({
      type: "end_encounter",
      xp: 75,
    });
    expect(state.encounter?.xp).toEqual({ total: 75, each: 75 });
    const lost = [creatureOf({ ...ada, ...dead }), goblin("g1", dead)];
    const over = await inState(fightOf(lost.map((creature) => ({ creature })))).when({
      type: "end_encounter",
    });
    expect(over.state.encounter?.xp).toEqual({ total: 50, each: 0 });
  });
});

describe("In the middle of a fight", () => {
  const fight = fightOf([ada, goblin("g1")].map((creature) => ({ creature })));

  it("nobody rests, gains levels or is deleted", async () => {
    const asked = [
      { type: "rest", id: "a", request: { restType: "short" } },
      { type: "level_up", id: "a", request: {} },
      { type: "delete", id: "a" },
    ] as const;
    for (const action of asked) {
      const { refused } = await inState(fight).when(action);
      expect(refused?.code).toBe("IN_ENCOUNTER");
    }
  });

  it("others do as they like, and so do all when it is over", async () => {
    const beside = { ...fight, creatures: { ...fight.creatures, b: bo } };
    expect((await inState(beside).when({ type: "delete", id: "b" })).refused).toBeUndefined();
    const { state } = await inState(fight).when({ type: "end_encounter" });
    expect((await inState(state).when({ type: "delete", id: "g1" })).refused).toBeUndefined();
  });
});

describe("A creature of a fight", () => {
  it("knows the fight that it was made for, and keeps it whatever happens", async () => {
    const request = { name: "Goblin 1", creature: "goblin" };
    const made = await inState(fightOf([{ creature: ada }])).when({
      type: "create",
      id: "g9",
      request,
      encounter: "fight",
    });
    expect(made.creature("g9").encounter).toBe("fight");
    const hurt = await inState(made.state).when({
      type: "damage",
      id: "g9",
      parts: [{ amount: 3 }],
    });
    expect(hurt.creature("g9")).toMatchObject({ encounter: "fight", hp: { current: 4 } });
  });
});

describe("When a fight is over", () => {
  const poisoned = creatureOf({
    ...ada,
    conditions: [
      {
        id: "c1",
        condition: "poisoned",
        source: "a dart",
        lasting: { kind: "turn", edge: "end", of: "a", round: 3 },
      },
    ],
  });
  const fighters = [{ creature: poisoned }, { creature: goblin("g1", dead) }];

  it("what was left of something is left, though another fight has moved the clock", async () => {
    // Three of its turns are to come: 18 seconds; this fight is at second 0, the campaign at 60.
    const fight = fightOf(fighters, { clock: 60, startedAt: 0 });
    const { state } = await inState(fight).when({ type: "end_encounter" });
    expect(state.clock).toBe(60);
    expect(state.creatures["a"]?.conditions[0]?.lasting).toEqual({ kind: "time", until: 78 });
  });

  it("everybody is kept as they are", async () => {
    const { state } = await inState(fightOf(fighters)).when({ type: "end_encounter" });
    const { name, hp } = poisoned;
    expect(state.encounter?.aftermath).toMatchObject([
      { id: "a", name, hp: hp.current, status: "up", conditions: [{ condition: "poisoned" }] },
      { id: "g1", hp: 0, status: "dead", conditions: [] },
    ]);
  });
});

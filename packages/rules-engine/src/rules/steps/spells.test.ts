import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { inState } from "../../../testing/given.js";
import { inspiration } from "../../../testing/reactions.js";
import { underWay } from "../../../testing/under-way.js";
import type { Creature } from "../../creature/creature.js";
import type { GameState } from "../../game/state.js";
import type { StepNumbers, StepsFrame } from "../../game/steps-frame.js";

const someone = (id: string, current: number, over: Partial<Creature> = {}) =>
  creatureOf({
    id,
    name: id.toUpperCase(),
    hp: { current, temporary: 0 },
    ...over,
    make: { extraHp: 60, ...over.make },
  });

const stateOf = (...creatures: readonly Creature[]): GameState => ({
  clock: 0,
  creatures: Object.fromEntries(creatures.map((one) => [one.id, one])),
});

/** The first step of a spell of Ada's, who casts with Wisdom 16 against DC 14. */
const spell = (
  id: string,
  targets: readonly string[],
  by: Partial<StepNumbers> = {},
): StepsFrame => ({
  kind: "steps",
  id: "a",
  at: { of: "spell", id, path: [0] },
  by: { source: id, dc: 14, ability: "wis", modifier: 3, level: 5, ...by },
  targets,
});

const ada = creatureOf();

describe("what a slot adds", () => {
  it("to damage: a Fireball of a slot of level 5 is 10d6", async () => {
    const { event, creature } = await underWay(
      stateOf(ada, someone("b", 50)),
      spell("fireball", ["b"], { spellLevel: 3, castLevel: 5 }),
    ).rolling(13, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2);
    expect(event("damage_taken").damage[0]).toMatchObject({ dice: "10d6", rolled: 20 });
    expect(creature("b").hp.current).toBe(30);
  });

  it("to healing: Cure Wounds of level 2 is 2d8 and the modifier", async () => {
    const { event } = await underWay(
      stateOf(ada, someone("b", 10)),
      spell("cure-wounds", ["b"], { spellLevel: 1, castLevel: 2 }),
    ).rolling(4, 5);
    expect(event("healed")).toMatchObject({ dice: "2d8 + 3", amount: 12, hp: 22 });
  });

  it("and what a level adds: Vicious Mockery is 2d4 from level 5 on", async () => {
    const { event } = await underWay(
      stateOf(ada, someone("b", 10)),
      spell("vicious-mockery", ["b"]),
    ).rolling(13, 1, 2);
    expect(event("damage_taken").damage[0]).toMatchObject({ dice: "2d4", rolled: 3 });
  });
});

describe("whom it reaches", () => {
  it("those with the fewest hit points, as far as the pool goes: Sleep", async () => {
    // 5d8: 22. 3 and 7 fit, which leaves 12, and 13 does not.
    const { creature } = await underWay(
      stateOf(ada, someone("b", 13), someone("c", 7), someone("d", 3)),
      spell("sleep", ["b", "c", "d"], { spellLevel: 1, castLevel: 1 }),
    ).rolling(4, 4, 4, 4, 6);
    const asleep = ["b", "c", "d"].filter((id) =>
      creature(id).conditions.some(({ condition }) => condition === "unconscious"),
    );
    expect(asleep).toEqual(["c", "d"]);
  });

  it("effects come before healing: Aid heals up to the maximum that it has raised", async () => {
    const { creature } = await underWay(
      stateOf(ada, creatureOf({ id: "b", name: "B" })),
      spell("aid", ["b"], { spellLevel: 2, castLevel: 2 }),
    ).goesOn();
    // 10 of 10, then 15 of 15.
    expect(creature("b").hp.current).toBe(15);
  });
});

it("what lasts with the cast has the save of the casting: Hold Person", async () => {
  const caster = creatureOf({
    casts: [{ id: "k1", spell: "Hold Person", concentration: true, since: 0 }],
  });
  const held = await underWay(
    stateOf(caster, someone("b", 30)),
    spell("hold-person", ["b"], { cast: "k1" }),
  ).rolling(13);
  expect(held.creature("b").conditions).toMatchObject([
    {
      condition: "paralyzed",
      from: "a",
      lasting: { kind: "cast", id: "k1" },
      save: { ability: "wis", dc: 14, at: "turn-end", against: "spells paralyzed" },
    },
  ]);
  const over = await inState(held.state).when({ type: "break_concentration", id: "a" });
  expect(over.creature("b").conditions).toEqual([]);
});

it("a save of an area waits for a reaction, across a restart, and the others are rolled after it", async () => {
  const reactions = [inspiration("Inspiration", "c")];
  const state = stateOf(ada, someone("b", 50), someone("c", 50));
  const waiting = {
    frames: [spell("fireball", ["b", "c"], { spellLevel: 3, castLevel: 3 })],
    window: {
      moment: "at-zero",
      open: [{ pendingId: "at-zero:x", creatureId: "x", options: [] }],
    },
  } as const;
  const asked = await inState({ ...state, waiting }, reactions)
    .rolling(10)
    .when({ type: "decline", id: "x" });
  expect(asked.types).toEqual(["resumed", "suspended"]);
  const stored = JSON.parse(JSON.stringify(asked.state)) as GameState;
  // 10 + 4 meet DC 14; then the second save, which C may react to as well.
  const first = await inState(stored, reactions)
    .rolling(4, 3)
    .when({ type: "react", id: "c", reaction: "Inspiration" });
  expect(first.types).toEqual(["resumed", "rolled", "suspended"]);
  const { events, creature } = await inState(first.state, reactions)
    .rolling(3, 3, 3, 3, 3, 3, 3, 3)
    .when({ type: "decline", id: "c" });
  expect(events.map(({ type }) => type)).toEqual([
    "resumed",
    "rolled",
    "damage_taken",
    "damage_taken",
  ]);
  expect(creature("b").hp.current).toBe(38);
  expect(creature("c").hp.current).toBe(26);
});

import { expect, it } from "vitest";
import { creatureOf, usingDice } from "../../../testing/index.js";
import type { Creature, DeathSaves } from "../../creature/creature.js";
import type { ActionOf } from "../../game/action.js";
import { deathSaveRule } from "./death-save.js";

type Asked = Omit<ActionOf<"death_save">, "type" | "id">;

const count = (successes: number, failures: number): DeathSaves => ({
  successes,
  failures,
  stable: false,
});

const dying = (over: Partial<Creature> = {}): Creature =>
  creatureOf({ hp: { current: 0, temporary: 0 }, deathSaves: count(0, 0), ...over });

/** What a death save of this creature comes to with these dice, all of which must fall. */
async function saves(creature: Creature, asked: Asked, ...faces: readonly number[]) {
  const using = await usingDice(...faces);
  const state = { clock: 0, creatures: { a: creature } };
  const result = deathSaveRule(state, { type: "death_save", id: "a", ...asked }, using);
  using.rng.assertSpent();
  return result.ok ? result.value.events : result.error;
}

it.each([
  [10, count(0, 0), "success", count(1, 0)],
  [9, count(0, 0), "failure", count(0, 1)],
  [19, count(2, 2), "stable", count(3, 2)],
  [2, count(2, 2), "dead", count(2, 3)],
  [1, count(1, 0), "failure", count(1, 2)],
  [1, count(0, 1), "dead", count(0, 3)],
  [1, count(0, 2), "dead", count(0, 3)],
  [20, count(1, 2), "revived", count(1, 2)],
] as const)("rolls %i with %o behind it: %s", async (face, before, outcome, after) => {
  const events = await saves(dying({ deathSaves: before }), {}, face);
  const about = { id: "a", rule: "Death Saving Throws" };
  expect(events).toMatchObject([
    {
      ...about,
      type: "rolled",
      purpose: "death save",
      dc: 10,
      d20: { natural: face },
      success: face >= 10,
    },
    { ...about, type: "death_save", outcome, deathSaves: after },
  ]);
});

it("begins to count where nothing was counted", async () => {
  const { deathSaves: _, ...uncounted } = dying();
  expect(await saves(uncounted, {}, 12)).toMatchObject([{}, { deathSaves: count(1, 0) }]);
});

it("takes a bonus, advantage and dice of the table", async () => {
  expect(await saves(dying(), { bonus: 2 }, 8)).toMatchObject([
    { d20: { total: 10 } },
    { outcome: "success" },
  ]);
  expect(await saves(dying(), { advantage: true }, 4, 11)).toMatchObject([
    { d20: { sources: ["advantage: situation"] } },
    { outcome: "success" },
  ]);
  expect(await saves(dying(), { manual: [15] })).toMatchObject([
    { d20: { manual: true, rolls: [15] } },
    { outcome: "success" },
  ]);
});

it("is a saving throw: Bless, exhaustion and a halfling's luck count", async () => {
  const blessed = dying({
    effects: [
      {
        id: "e1",
        name: "Bless",
        kind: "boon",
        effects: [{ kind: "roll", on: "save", by: "self", bonus: "1d4" }],
        lasting: { kind: "time", until: 60 },
      },
    ],
  });
  expect(await saves(blessed, {}, 8, 2)).toMatchObject([
    { d20: { total: 10 } },
    { outcome: "success" },
  ]);
  const weary = dying({
    conditions: [
      {
        id: "c1",
        condition: "exhaustion",
        source: "a forced march",
        level: 3,
        lasting: { kind: "until", what: "removed" },
      },
    ],
  });
  expect(await saves(weary, {}, 15, 6)).toMatchObject([
    { d20: { mode: "disadvantage", kept: 6 } },
    { outcome: "failure" },
  ]);
  const halfling = dying({ make: { ...dying().make, race: "halfling" } });
  expect(await saves(halfling, {}, 1, 20)).toMatchObject([
    { d20: { rolls: [1, 20], natural: 20 } },
    { outcome: "revived" },
  ]);
});

it("adds the proficiency bonus of a Diamond Soul", async () => {
  const monk = dying({
    make: {
      ...dying().make,
      levels: Array.from({ length: 14 }, () => ({ class: "monk" as const, hp: 5 })),
    },
  });
  // +5 at level 14.
  expect(await saves(monk, {}, 5)).toMatchObject([
    { d20: { total: 10, modifiers: [{ source: "proficiency (Diamond Soul)", value: 5 }] } },
    { outcome: "success" },
  ]);
});

it("refuses who is up, stable or dead, and dice that do not fit", async () => {
  expect(await saves(creatureOf(), {})).toMatchObject({ code: "NOT_DYING" });
  const stable = dying({ deathSaves: { successes: 0, failures: 0, stable: true } });
  expect(await saves(stable, {})).toMatchObject({ code: "STABLE" });
  const { deathSaves: _, ...body } = dying();
  expect(await saves({ ...body, dead: true }, {})).toMatchObject({ code: "DEAD" });
  expect(await saves(dying(), { manual: [3, 4] })).toMatchObject({ code: "TOO_MANY_DICE" });
  expect(await saves(dying(), { manual: [30] })).toMatchObject({ code: "INVALID_DIE" });
});

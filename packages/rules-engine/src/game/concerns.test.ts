import { expect, test } from "vitest";
import { creatureOf } from "../../testing/creature.js";
import type { Action } from "./action.js";
import { concerns } from "./concerns.js";

const a = creatureOf();
const nobody = { clock: 0, creatures: {} };
const give: Action = {
  type: "inventory",
  id: "a",
  request: { operation: "transfer", item: "Rope", to: "b" },
};

test("an action concerns whom it names", () => {
  expect(concerns(give, nobody)).toEqual(["a", "b"]);
  expect(concerns({ type: "pass_time", seconds: 6 }, nobody)).toEqual([]);
  expect(
    concerns(
      {
        type: "gain_condition",
        id: "a",
        condition: "charmed",
        from: "c",
        lasting: { kind: "until", what: "removed" },
      },
      nobody,
    ),
  ).toEqual(["a", "c"]);
});

test("an action that meets steps that wait concerns those that they are about", () => {
  const waiting = {
    frames: [
      { kind: "act", action: { type: "heal", id: "d", amount: 1 } },
      {
        kind: "save",
        id: "e",
        ability: "con",
        dc: 10,
        decides: { kind: "concentration", cast: "k1" },
      },
    ],
    window: { moment: "save-rolled", open: [] },
  } as const;
  expect(
    concerns({ type: "death_save", id: "a" }, { clock: 0, creatures: { a }, waiting }),
  ).toEqual(["a", "d", "e"]);
});

test("an action concerns those whose spells bear on whom it names", () => {
  const guided = creatureOf({
    effects: [
      {
        id: "e1",
        name: "Guidance",
        kind: "boon",
        from: "c",
        effects: [],
        lasting: { kind: "cast", id: "k1" },
      },
    ],
  });
  const state = { clock: 0, creatures: { a: guided } };
  expect(concerns({ type: "lose_effect", id: "a", held: "e1" }, state)).toEqual(["a", "c"]);
});

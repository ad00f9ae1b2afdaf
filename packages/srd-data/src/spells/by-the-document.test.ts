import { describe, expect, test } from "vitest";
import { allSteps } from "../../test/walk.js";
import { magicItemById } from "../magic-items/index.js";
import type { Step } from "../node.js";
import { spellById } from "./index.js";

// What is expected here was read from the texts of SRD 5.1, spell by spell, not from the data.

const stepsOf = (id: string): readonly Step[] => [...allSteps(spellById(id)?.steps ?? [])];

const effectsIn = (steps: readonly Step[]) =>
  steps.flatMap(({ effects = [] }) => effects.flatMap((one) => one.effects));

test("Telekinesis: the caster's spellcasting ability against Strength", () => {
  const checks = stepsOf("telekinesis").flatMap(({ check }) => check ?? []);
  const contest = { ability: "spellcasting", contest: "str" };
  expect(checks).toEqual([contest, contest]);
});

test("Shillelagh: the spellcasting ability and a d8, with that weapon, in melee", () => {
  expect(effectsIn(stepsOf("shillelagh"))).toEqual([
    {
      kind: "weapon-ability",
      ability: "spellcasting",
      die: "1d8",
      when: { all: [{ with: "this-item" }, { attack: "melee" }] },
    },
    { kind: "magical-attacks", when: { with: "this-item" } },
  ]);
});

describe("a bonus on one weapon is for attacks with that weapon", () => {
  const oil = (magicItemById("oil-of-sharpness")?.uses ?? []).flatMap(({ steps }) => steps);
  test.each([
    ["Magic Weapon", 1, stepsOf("magic-weapon")],
    ["Oil of Sharpness", 3, oil],
  ])("%s: +%i", (_, bonus, steps) => {
    const when = { with: "this-item" };
    expect(effectsIn(steps)).toEqual([
      { kind: "roll", on: "attack", by: "self", bonus, when },
      { kind: "roll", on: "damage", by: "self", bonus, when },
      { kind: "magical-attacks", when },
    ]);
    expect(steps[0]?.targets).toEqual({ what: "object", count: 1 });
  });
});

test.each([
  ["phantasmal-killer", { roll: "4d10", type: "psychic", perSlot: "1d10" }],
  ["weird", { roll: "4d10", type: "psychic" }],
])("%s: a save at the end of each of the target's turns, or 4d10", (id, damage) => {
  const [nightmare] = stepsOf(id).flatMap(({ next = [] }) => next);
  expect(nightmare).toMatchObject({
    when: "turn-end",
    save: { ability: "wis", success: "other" },
    damage: [damage],
  });
  // The turn is that of the one affected.
  expect(nightmare?.turnOf).toBeUndefined();
});

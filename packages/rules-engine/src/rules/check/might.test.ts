import { expect, it } from "vitest";
import { rolling } from "../../../testing/checks.js";
import { creatureOf } from "../../../testing/index.js";
import { levelsOf } from "../../../testing/levels.js";
import type { CheckRequest } from "../../game/request.js";

/** Strength 20 (+5), a proficiency bonus of +6, Athletics. */
const barbarian = (level: number) =>
  creatureOf({
    make: {
      levels: levelsOf({ barbarian: level }),
      abilities: { str: 20, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
      skills: ["athletics"],
    },
  });

const strength: CheckRequest = { kind: "ability", ability: "str", dc: 20 };
const source = "Indomitable Might (no less than the Strength score)";

it("counts a Strength check below the score as the score: Indomitable Might", async () => {
  // 3 and 5 are 8: 12 are missing to 20.
  expect(await rolling(barbarian(18), strength, 3)).toMatchObject({
    d20: {
      natural: 3,
      modifiers: [
        { source: "Strength", value: 5 },
        { source, value: 12 },
      ],
      total: 20,
    },
    success: true,
    margin: 0,
  });
  expect(await rolling(barbarian(17), strength, 3)).toMatchObject({
    d20: { total: 8 },
    success: false,
  });
});

it.each([
  [{ kind: "skill", skill: "athletics" }, 3, 20],
  [{ kind: "skill", skill: "athletics" }, 18, 29],
  [{ kind: "skill", skill: "intimidation", ability: "str" }, 1, 20],
  [{ kind: "tool", tool: "Smith's Tools", ability: "str" }, 9, 20],
  [{ kind: "ability", ability: "str", bonus: -10 }, 20, 20],
] as const)(
  "with a skill or a tool, whatever takes away from it: %o",
  async (request, die, total) => {
    expect(await rolling(barbarian(18), request, die)).toMatchObject({ d20: { total } });
  },
);

it("also in a passive score: 10 and 5 are below 20", async () => {
  expect(await rolling(barbarian(18), { ...strength, passive: true })).toMatchObject({
    d20: { modifiers: [{ source: "Strength" }, { source, value: 5 }], total: 20 },
  });
  // 10, 5 and 6 are not.
  const athletics = { kind: "skill", skill: "athletics", passive: true } as const;
  expect(await rolling(barbarian(18), athletics)).toMatchObject({ d20: { total: 21 } });
});

it("is for Strength checks alone", async () => {
  expect(await rolling(barbarian(18), { kind: "ability", ability: "dex" }, 3)).toMatchObject({
    d20: { total: 3 },
  });
  expect(await rolling(barbarian(18), { kind: "save", ability: "str" }, 3)).toMatchObject({
    d20: { total: 14 },
  });
});

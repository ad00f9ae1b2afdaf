import { expect, test } from "vitest";
import type { Action } from "../../src/game/action.js";
import type { CreateRequest, LevelUpRequest } from "../../src/game/request.js";
import { type Career, careers } from "../../testing/careers.js";
import { sheetAfter } from "./expect-sheet.js";

type Part = Pick<LevelUpRequest, "choices">;

/** Everything that a career chooses up to a level, at once. */
function at(level: number, { begins, later }: Career): Omit<CreateRequest, "name"> {
  const steps = Array.from({ length: level }, (_, taken) => later[taken + 1] ?? {});
  const lists = (key: "skills" | "expertise" | "spells") => [
    ...(begins[key] ?? []),
    ...steps.flatMap((step) => step[key] ?? []),
  ];
  const subclass = begins.subclass ?? steps.find((step) => step.subclass)?.subclass;
  return {
    ...begins,
    level,
    ...(subclass !== undefined && { subclass }),
    skills: lists("skills"),
    expertise: lists("expertise"),
    spells: lists("spells"),
    feats: steps.flatMap(({ feat }) => feat ?? []),
    choices: {
      ...together([begins, ...steps]),
      abilityIncreases: steps.flatMap(({ abilityIncrease }) => abilityIncrease ?? []),
    },
  };
}

/** One choice in several parts is a list. */
function together(parts: readonly Part[]): Readonly<Record<string, unknown>> {
  const all: Record<string, unknown[]> = {};
  for (const { choices = {} } of parts)
    for (const [key, value] of Object.entries(choices))
      all[key] = [...(all[key] ?? []), ...(Array.isArray(value) ? value : [value])];
  return all;
}

/** Level by level, each with its choices. */
const upTo = (level: number, { later }: Career): readonly Action[] =>
  Array.from({ length: level - 1 }, (_, gone) => ({
    type: "level_up",
    id: "a",
    request: later[gone + 2] ?? {},
  }));

test.each(Object.entries(careers))(
  "the sheet of a %s who rises level by level is that of one made at 5, at 11 and at 20",
  async (name, career) => {
    for (const level of [5, 11, 20]) {
      const risen = await sheetAfter({ ...career.begins, class: name }, ...upTo(level, career));
      expect(risen.level).toBe(level);
      expect(risen).toEqual(await sheetAfter({ ...at(level, career), class: name }));
    }
  },
);

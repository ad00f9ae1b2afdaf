import { expect, test } from "vitest";
import { type Career, careers } from "../../../../testing/careers.js";
import { created } from "../../../../testing/create.js";
import { usingDice } from "../../../../testing/index.js";
import type { Creature } from "../../../creature/creature.js";
import type { CreateRequest, LevelUpRequest } from "../../../game/request.js";
import { apply } from "../../../resolve/apply.js";
import { numbersOf } from "../../../sheet/numbers.js";
import { levelUpRule } from "../level-up.js";

/** Everything of a career at once, for creation at level 20. */
function direct({ begins, later }: Career): Omit<CreateRequest, "name"> {
  const steps = Object.entries(later)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, step]) => step);
  const lists = (key: "skills" | "expertise" | "spells") => [
    ...(begins[key] ?? []),
    ...steps.flatMap((step) => step[key] ?? []),
  ];
  const subclass = begins.subclass ?? steps.find((step) => step.subclass)?.subclass;
  return {
    ...begins,
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

function together(parts: readonly Pick<LevelUpRequest, "choices">[]) {
  const all: Record<string, unknown[]> = {};
  for (const { choices = {} } of parts)
    for (const [key, value] of Object.entries(choices))
      all[key] = [...(all[key] ?? []), ...(Array.isArray(value) ? value : [value])];
  return all;
}

async function levelUp(creature: Creature, request: LevelUpRequest): Promise<Creature> {
  const state = { clock: 0, creatures: { a: creature } };
  const done = levelUpRule(state, { type: "level_up", id: "a", request }, await usingDice());
  if (!done.ok) throw new Error(`${creature.make.levels.length + 1}: ${done.error.message}`);
  const next = done.value.events.reduce(apply, state).creatures["a"];
  if (next === undefined) throw new Error("Ada is gone.");
  return next;
}

test.each(Object.entries(careers))(
  "a %s level by level is one made at 20",
  async (name, career) => {
    const { creature } = await created({ ...career.begins, class: name });
    let ada = creature;
    for (let level = 2; level <= 20; level++) ada = await levelUp(ada, career.later[level] ?? {});
    const at20 = await created({ ...direct(career), class: name, level: 20 });
    expect(ada).toEqual(at20.creature);
    const { compendium } = await usingDice();
    expect(numbersOf(ada, compendium)).toEqual(at20.numbers);
  },
);

test("a fighter who becomes a wizard is one made so", async () => {
  const abilities = { str: 15, dex: 14, con: 13, int: 13, wis: 10, cha: 8 };
  const fighter = { class: "fighter", abilities, skills: ["Athletics", "History"] };
  let ada = (await created(fighter)).creature;
  ada = await levelUp(ada, { targetLevel: 3, subclass: "Champion" });
  ada = await levelUp(ada, { abilityIncrease: { con: 1, int: 1 } });
  ada = await levelUp(ada, { class: "wizard", spells: ["Light", "Shield"] });
  ada = await levelUp(ada, {
    class: "wizard",
    targetLevel: 20,
    subclass: "School of Evocation",
    choices: { abilityIncreases: [{ int: 2 }, { int: 2 }, { con: 2 }] },
  });
  const made = await created({
    ...fighter,
    level: 4,
    subclass: "Champion",
    multiclass: [{ class: "wizard", level: 16, subclass: "School of Evocation" }],
    spells: ["Light", "Shield"],
    choices: { abilityIncreases: [{ con: 1, int: 1 }, { int: 2 }, { int: 2 }, { con: 2 }] },
  });
  expect(ada).toEqual(made.creature);
  // 10 + 3 * 6 + 16 * 4, and 20 times 3 for Constitution 16
  expect(ada.hp.current).toBe(152);
});

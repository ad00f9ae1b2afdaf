import { expect, it } from "vitest";
import { creatureOf, given } from "../../../testing/index.js";
import { levels } from "../../../testing/make.js";
import type { Creature } from "../../creature/creature.js";
import type { EffectHeld } from "../../creature/held.js";

/** A fighter of level 4 with Constitution 14: 12 + 3 × 8 = 36 hit points. */
const fighter = (over: Partial<Creature>): Creature =>
  creatureOf({
    make: {
      levels: levels("fighter", 4, { first: 10, each: 6 }),
      abilities: { str: 10, dex: 10, con: 14, int: 10, wis: 10, cha: 10 },
      extraHp: 0,
    },
    ...over,
  });

const toMaximum = (by: number, lasting: EffectHeld["lasting"]): EffectHeld => ({
  id: `e${by}`,
  name: by > 0 ? "Aid" : "Drain",
  kind: "boon",
  effects: [{ kind: "stat", stat: "hit-point-maximum", change: "add", by }],
  lasting,
});

const aHundredRounds = { kind: "time", until: 600 } as const;
const untilTheEndOfTheRest = { kind: "until", what: "long_rest" } as const;
const rest = (restType: "short" | "long") =>
  ({ type: "rest", id: "a", request: { restType } }) as const;

it.each([
  ["short", aHundredRounds],
  ["long", aHundredRounds],
  ["long", untilTheEndOfTheRest],
] as const)(
  "a %s rest over which Aid ends leaves 36 of 46 hit points",
  async (restType, lasting) => {
    const aided = fighter({ hp: { current: 46, temporary: 0 }, effects: [toMaximum(10, lasting)] });
    const { types, creature, event } = await given(aided).when(rest(restType));
    expect(types).toEqual(["time_passed", "effect_lost", "hp_set", "rested"]);
    expect(event("rested").hp).toBe(36);
    expect(creature("a").hp.current).toBe(36);
  },
);

it.each(["short", "long"] as const)(
  "who dies as Aid ends gets nothing of a %s rest",
  async (type) => {
    const drained = fighter({
      hp: { current: 10, temporary: 0 },
      effects: [toMaximum(10, aHundredRounds), toMaximum(-36, { kind: "until", what: "removed" })],
    });
    const { types, creature } = await given(drained).when(rest(type));
    expect(types).toEqual(["time_passed", "effect_lost", "died"]);
    expect(creature("a")).toMatchObject({ dead: true, hp: { current: 0 } });
  },
);

it("a long rest ends what lasts until hit points are regained, a short one does not", async () => {
  const poisoned = {
    id: "c1",
    condition: "poisoned",
    source: "Viper",
    lasting: { kind: "until", what: "healed" },
  } as const;
  const hurt = fighter({ hp: { current: 20, temporary: 0 }, conditions: [poisoned] });
  expect((await given(hurt).when(rest("long"))).creature("a").conditions).toEqual([]);
  expect((await given(hurt).when(rest("short"))).creature("a").conditions).toHaveLength(1);
});

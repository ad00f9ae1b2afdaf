import { describe, expect, it } from "vitest";
import { creatureOf, given } from "../../../testing/index.js";
import { levels } from "../../../testing/make.js";
import type { Creature } from "../../creature/creature.js";
import type { Action } from "../../game/action.js";
import type { RestRequest } from "../../game/request.js";

const resting = (hitDice: NonNullable<RestRequest["hitDice"]>): Action => ({
  type: "rest",
  id: "a",
  request: { restType: "short", hitDice },
});

const scores = { str: 10, dex: 10, con: 14, int: 10, wis: 10, cha: 10 };

/** A fighter of level 4 with Constitution 14: 36 hit points, four d10. */
const fighter = (hp: number, over: Partial<Creature> = {}): Creature =>
  creatureOf({
    make: { levels: levels("fighter", 4, { first: 10, each: 6 }), abilities: scores, extraHp: 0 },
    hp: { current: hp, temporary: 0 },
    ...over,
  });

/** Wizard 2, then fighter 2, Constitution 14: 6 + 4 + 6 + 6 and 4 × 2 are 30 hit points. */
const both = (hp: number): Creature =>
  creatureOf({
    make: {
      levels: [
        ...levels("wizard", 2, { first: 6, each: 4 }),
        ...levels("fighter", 2, { first: 6, each: 6 }),
      ],
      abilities: scores,
      extraHp: 0,
    },
    hp: { current: hp, temporary: 0 },
  });

describe("hit dice in a short rest", () => {
  it("give back their roll and the Constitution modifier, one event each", async () => {
    // 10 + (7 + 2) + (3 + 2) = 24.
    const { events, creature } = await given(fighter(10)).rolling(7, 3).when(resting(2));
    expect(events.map((event) => (event.type === "hit_die_spent" ? event.healed : 0))).toEqual([
      0, 9, 5, 0,
    ]);
    expect(creature("a").hp.current).toBe(24);
    expect(creature("a").spent.hitDice).toEqual({ d10: 2 });
  });

  it("are not spent on hit points that are full", async () => {
    // 30 + (5 + 2) are more than 36: the second die is kept.
    const { creature, event } = await given(fighter(30)).rolling(5).when(resting(2));
    expect(creature("a").hp.current).toBe(36);
    expect(creature("a").spent.hitDice).toEqual({ d10: 1 });
    expect(event("rested").hitDiceKept).toBe(1);
    const full = await given(fighter(36)).when(resting({ d10: 3 }));
    expect(full.event("rested").hitDiceKept).toBe(3);
  });

  it("say what was rolled", async () => {
    const { event } = await given(fighter(10)).rolling(7).when(resting(1));
    expect(event("hit_die_spent")).toMatchObject({
      rule: "Resting, Short Rest",
      die: "d10",
      rolls: [7],
      constitution: 2,
      healed: 9,
      hp: 19,
    });
  });

  it("heal no further than the maximum", async () => {
    const { creature, event } = await given(fighter(35)).rolling(10).when(resting(1));
    expect(event("hit_die_spent").healed).toBe(1);
    expect(creature("a").hp.current).toBe(36);
  });

  it("never hurt, however frail one is", async () => {
    // Constitution 3 is -4: a 2 gives nothing.
    const frail = fighter(5, {
      make: { ...fighter(5).make, abilities: { ...scores, con: 3 } },
    });
    const { event } = await given(frail).rolling(2).when(resting(1));
    expect(event("hit_die_spent")).toMatchObject({ constitution: -4, healed: 0, hp: 5 });
  });

  it("go the largest first where a number is said", async () => {
    const { events, creature } = await given(both(1)).rolling(1, 1, 1).when(resting(3));
    expect(events.flatMap((event) => (event.type === "hit_die_spent" ? event.die : []))).toEqual([
      "d10",
      "d10",
      "d6",
    ]);
    expect(creature("a").spent.hitDice).toEqual({ d10: 2, d6: 1 });
  });

  it("are those that are named where they are", async () => {
    const { creature } = await given(both(1))
      .rolling(4, 5)
      .when(resting({ d6: 2 }));
    // 1 + (4 + 2) + (5 + 2) = 14.
    expect(creature("a").hp.current).toBe(14);
    expect(creature("a").spent.hitDice).toEqual({ d6: 2 });
  });

  it.each([[5], [{ d10: 5 }], [{ d8: 1 }]])(
    "of %j are refused with what is left",
    async (asked) => {
      const { refused } = await given(fighter(10)).when(resting(asked));
      expect(refused).toMatchObject({ code: "NO_HIT_DICE", legal: ["4d10"] });
    },
  );

  it("that are spent are not there", async () => {
    const tired = fighter(10, { spent: { hitDice: { d10: 3 }, slots: {}, pact: 0, uses: {} } });
    expect((await given(tired).when(resting(2))).refused?.code).toBe("NO_HIT_DICE");
    expect((await given(tired).rolling(6).when(resting(1))).creature("a").hp.current).toBe(18);
  });

  it("are not spent at 0 hit points", async () => {
    const down = fighter(0, { deathSaves: { successes: 0, failures: 0, stable: true } });
    // It would wake after 2 hours, and the rest takes one.
    const { refused } = await given(down).rolling(2).when(resting(1));
    expect(refused?.code).toBe("NOT_CONSCIOUS");
  });

  it.each([-1, 0.5])("of %d are refused", async (asked) => {
    expect((await given(fighter(10)).when(resting(asked))).refused?.code).toBe("INVALID_HIT_DICE");
  });

  it("of a monster are those that its stat block prints", async () => {
    // An ogre has 7d10 + 21: Constitution 16.
    const ogre = creatureOf({
      make: { statBlock: "ogre", extraHp: 0 },
      hp: { current: 9, temporary: 0 },
    });
    const { creature } = await given(ogre)
      .rolling(5)
      .when(resting({ d10: 1 }));
    expect(creature("a").hp.current).toBe(17);
  });
});

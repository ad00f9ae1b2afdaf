import { describe, expect, test } from "vitest";
import { all, keyOf } from "./print/all.js";
import { takingOf } from "./print/played.js";
import { printedFacts } from "./print/printed.js";
import { afterAnother, type OfBlock, type Run, run } from "./print/stage.js";

/** Those of which something is printed, with what it is. */
const having = (fact: string): readonly (readonly [key: string, value: string, one: OfBlock])[] =>
  all.flatMap((one) => {
    const value = printedFacts(keyOf(one))[fact];
    return value === undefined ? [] : [[keyOf(one), value, one] as const];
  });

/** Its next turn has come, after a round in which every d6 shows this. */
function roundOf({ state }: Pick<Run, "state">, face: number): Run {
  let so = run(state, { type: "end_turn" }, face);
  // Those whom it has called have turns, too.
  for (let turns = 0; so.state.encounter?.turn.of !== "g" && turns < 30; turns += 1)
    so = run(so.state, { type: "end_turn" }, face);
  return so;
}

/** The same, with the victim where it was, however far it was flung. */
function again(taken: Run, { state, action }: Taking, face: number): Run {
  const { state: after } = roundOf(taken, face);
  const a = state.combatants?.a;
  const here = a === undefined ? after : { ...after, combatants: { ...after.combatants, a } };
  return run(here, action);
}

type Taking = ReturnType<typeof takingOf>;

/** Taken as often as may be, once a round, in which nothing comes back: how often, and why no more. */
function takenUp(one: OfBlock): { readonly times: number; readonly code: string | undefined } {
  const taking = takingOf(one);
  let so = run(taking.state, taking.action);
  for (let times = 1; times < 10; times += 1) {
    if (so.code !== undefined) return { times: times - 1, code: so.code };
    so = again(so, taking, 1);
  }
  return { times: 10, code: so.code };
}

describe("what recharges", () => {
  const recharging = having("recharge").filter(([, value]) => value !== "rest");
  test("is printed so for all that does", () => {
    const said = all.filter(({ action }) => typeof action.recharge === "number").map(keyOf);
    expect(said).toEqual(recharging.map(([key]) => key));
  });
  test.each(recharging)("%s is back on %s", (_, value, one) => {
    const taking = takingOf(one);
    const taken = run(taking.state, taking.action);
    const later = [Number(value) - 1, Number(value)].map((face) => again(taken, taking, face).code);
    expect([taken.code, ...later]).toEqual([undefined, "RECHARGING", undefined]);
  });
});

test.each(having("recharge").filter(([, value]) => value === "rest"))(
  "%s is there once before a rest",
  (_, __, one) => {
    expect(takenUp(one)).toEqual({ times: 1, code: "RECHARGING" });
  },
);

test.each(having("limit"))("%s is there %s", (_, value, one) => {
  expect(takenUp(one)).toEqual({ times: Number(value.split("/")[0]), code: "NO_USES" });
});

describe("legendary actions", () => {
  const legendary = all.filter(({ list }) => list === "legendary");
  test.each(legendary.map((one) => [keyOf(one), one] as const))("%s", (key, one) => {
    const cost = Number(printedFacts(key).cost ?? 1);
    const { state, action } = takingOf(one);
    let so = run(state, action);
    expect(so.code).toBeUndefined();
    expect(so.state.combatants?.g?.turn.legendary).toBe(cost);
    // Three in a round, whatever they are.
    for (let left = 3 - cost; left >= cost; left -= cost) {
      expect(run(so.state, action).code).toMatch(/^(ONE_AT_A_TIME|NOT_YET)$/);
      so = run(afterAnother(so.state), action);
    }
    expect(run(afterAnother(so.state), action).code).toBe("NO_LEGENDARY_ACTIONS");
    const itsTurn = run(so.state, { type: "end_turn" });
    expect(run(itsTurn.state, action).code).toBe("OWN_TURN");
    const next = run(itsTurn.state, { type: "end_turn" });
    // Its own turn was the last that ended: first the other one acts, who can.
    const acted = run(next.state, { type: "use_object", id: "a" });
    const code = acted.code === undefined ? "NOT_YET" : undefined;
    expect(run(next.state, action).code).toBe(code);
    expect(run(acted.state, action).code).toBeUndefined();
  });
});

describe("the turn", () => {
  const single = all.filter(
    ({ list, action }) => list !== "legendary" && action.multiattack === undefined,
  );
  test.each(single.map((one) => [keyOf(one), one] as const))("%s", (_, one) => {
    const { state, action } = takingOf(one);
    const taken = run(state, action);
    expect(taken.code).toBeUndefined();
    const { turn } = taken.state.combatants?.g ?? {};
    expect([turn?.action, turn?.bonus, turn?.reaction].filter(Boolean)).toHaveLength(1);
    const [part, code] = parts[one.list];
    expect(turn?.[part]).toBeDefined();
    const other = one.list === "reaction" ? action : { type: "dodge" as const, id: "g" };
    expect(run(taken.state, other).code).toBe(code);
  });
});

const parts = {
  action: ["action", "ACTION_SPENT"],
  "bonus-action": ["bonus", "BONUS_SPENT"],
  reaction: ["reaction", "REACTION_SPENT"],
  legendary: ["action", ""],
} as const;

import { expect, test } from "vitest";
import type { Action } from "./action.js";
import { passesTime } from "./passes-time.js";

const now = { clock: 0, creatures: {} };
const heal: Action = { type: "heal", id: "a", amount: 1 };
const rest: Action = { type: "rest", id: "a", request: { restType: "short" } };

test("time passes with a rest, or when it is said to, and with nothing else", () => {
  expect(passesTime(rest, now)).toBe(true);
  expect(passesTime({ type: "pass_time", seconds: 6 }, now)).toBe(true);
  expect(passesTime(heal, now)).toBe(false);
  expect(passesTime({ type: "tick", id: "a", what: "effects", rounds: 1 }, now)).toBe(false);
});

test("and with a rest that waits, whatever lets it go on", () => {
  const window = { moment: "save-rolled", open: [] } as const;
  const waiting = (action: typeof rest | typeof heal) => ({
    ...now,
    waiting: { frames: [{ kind: "act", action } as const], window },
  });
  expect(passesTime(heal, waiting(rest))).toBe(true);
  expect(passesTime(heal, waiting(heal))).toBe(false);
});

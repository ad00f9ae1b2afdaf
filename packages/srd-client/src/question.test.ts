import { expect, test } from "vitest";
import { fakeClock } from "../testing/clock.js";
import { Question, questionLimits } from "./question.js";

const limits = { ms: 100, requestMs: 60, bytes: 10 };

test("ends when its time is up, which counts from its first use", () => {
  const clock = fakeClock();
  const question = new Question({ after: clock.after, limits });
  clock.advance(1_000);
  const { stop } = question;
  clock.advance(99);
  expect(stop.reason).toBeUndefined();
  clock.advance(1);
  expect(stop.reason).toBe("late");
  expect(question.cancelled).toBe(false);
});

test("ends when its caller leaves, and waits for nothing any more", () => {
  const clock = fakeClock();
  const caller = new AbortController();
  const question = new Question({ signal: caller.signal, after: clock.after, limits });
  const { stop } = question;
  expect(clock.waiting).toBe(1);
  caller.abort();
  expect(stop.reason).toBe("cancelled");
  expect([question.cancelled, clock.waiting]).toEqual([true, 0]);
});

test("of a caller who has left already ends before it begins", () => {
  const question = new Question({ signal: AbortSignal.abort(), limits });
  expect(question.stop.reason).toBe("cancelled");
});

test("may read so many bytes in all, and not one more", () => {
  const question = new Question({ limits });
  question.read(6, "a.test");
  question.read(4, "b.test");
  expect(() => question.read(1, "b.test")).toThrow("b.test: too-large: over 10 bytes");
});

test("leaves time for another source, and a second to answer within twelve", () => {
  expect(questionLimits.requestMs).toBeLessThan(questionLimits.ms);
  expect(questionLimits.ms).toBe(11_000);
});

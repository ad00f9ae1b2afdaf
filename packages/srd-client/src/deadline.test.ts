import { expect, test } from "vitest";
import { fakeClock } from "../testing/clock.js";
import { Deadline } from "./deadline.js";
import { Stop } from "./stop.js";

const passing = (deadline: Deadline): Promise<void> => new Promise((end) => deadline.onPassed(end));

test("ends what is under way, and nothing that was before", async () => {
  const deadline = new Deadline(5);
  const before = passing(deadline).then(() => "ended");
  expect(deadline.passed).toBe(false);
  await passing(deadline);
  expect(deadline.passed).toBe(true);
  expect(await Promise.race([before, Promise.resolve("left alone")])).toBe("left alone");
});

test("ends at once what begins after it", async () => {
  const deadline = new Deadline(0);
  await passing(deadline);
  let ended = 0;
  deadline.onPassed(() => (ended += 1));
  expect(ended).toBe(1);
});

test("never passes once it is cleared", async () => {
  const deadline = new Deadline(0);
  deadline.clear();
  await new Promise((later) => setTimeout(later, 5));
  expect(deadline.passed).toBe(false);
});

test("passes early with its stop, at once with one that has ended", async () => {
  const clock = fakeClock();
  const stop = new Stop();
  const deadline = new Deadline(100, { after: clock.after, stop });
  stop.end("late");
  expect(deadline.passed).toBe(true);
  expect(new Deadline(100, { after: clock.after, stop }).passed).toBe(true);
});

test("once cleared it hears neither its stop nor the clock", () => {
  const clock = fakeClock();
  const stop = new Stop();
  const deadline = new Deadline(100, { after: clock.after, stop });
  deadline.clear();
  stop.end("late");
  clock.advance(100);
  expect([deadline.passed, clock.waiting]).toEqual([false, 0]);
});

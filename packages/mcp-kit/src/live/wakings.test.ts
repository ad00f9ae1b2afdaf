import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Concern } from "./topics.js";
import { createWakings } from "./wakings.js";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "setImmediate", "performance"] }));
afterEach(() => void vi.useRealTimers());

test("the first is looked for at once, and who is woken often once in a tenth of a second", async () => {
  const looked: string[] = [];
  const wake = createWakings((name) => void looked.push(name));
  wake(["Ada"], "everything");
  await vi.advanceTimersByTimeAsync(2);
  expect(looked).toEqual(["Ada"]);
  for (let at = 0; at < 30; at += 1) {
    wake(["Ada", "Bob"], "everything");
    await vi.advanceTimersByTimeAsync(2);
  }
  expect(looked).toEqual(["Ada"]);
  await vi.advanceTimersByTimeAsync(40);
  expect(looked).toEqual(["Ada", "Ada", "Bob"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(looked).toHaveLength(3);
});

test("a crowd looks by and by, each of it once, and who is woken meanwhile in the next round", async () => {
  const looked: string[] = [];
  const wake = createWakings((name) => void looked.push(name));
  const crowd = Array.from({ length: 50 }, (_, at) => String(at));
  wake(crowd, "everything");
  await vi.advanceTimersToNextTimerAsync();
  expect(looked.length).toBeLessThan(50);
  wake(["0"], "everything");
  await vi.advanceTimersByTimeAsync(5);
  expect(looked).toEqual(crowd);
  await vi.advanceTimersByTimeAsync(110);
  expect(looked).toEqual([...crowd, "0"]);
});

test("who is woken for everything and for resources looks at everything", async () => {
  const looked: (readonly [string, Concern])[] = [];
  const wake = createWakings((...one) => void looked.push(one));
  wake(["Ada"], "everything");
  wake(["Ada", "Bob"], "resources");
  wake(["Cy"], "resources");
  wake(["Cy"], "everything");
  await vi.advanceTimersByTimeAsync(2);
  expect(looked).toEqual([
    ["Ada", "everything"],
    ["Bob", "resources"],
    ["Cy", "everything"],
  ]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWakings } from "./wakings.js";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "setImmediate", "performance"] }));
afterEach(() => void vi.useRealTimers());

test("the first is looked for at once, and who is woken often once in a tenth of a second", async () => {
  const looked: string[] = [];
  const wake = createWakings((name) => void looked.push(name));
  wake(["Ada"]);
  await vi.advanceTimersByTimeAsync(2);
  expect(looked).toEqual(["Ada"]);
  for (let at = 0; at < 30; at += 1) {
    wake(["Ada", "Bob"]);
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
  wake(crowd);
  await vi.advanceTimersToNextTimerAsync();
  expect(looked.length).toBeLessThan(50);
  wake(["0"]);
  await vi.advanceTimersByTimeAsync(5);
  expect(looked).toEqual(crowd);
  await vi.advanceTimersByTimeAsync(110);
  expect(looked).toEqual([...crowd, "0"]);
});

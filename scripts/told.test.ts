import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { told } from "./told.mjs";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("work is told at its start, every fifteen seconds, and when it is done", async () => {
  const lines: string[] = [];
  const slow = () => new Promise<string>((resolve) => setTimeout(() => resolve("built"), 40_000));
  const done = told("demo: building", slow, (line) => lines.push(line));
  expect(lines).toEqual(["demo: building"]);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await done).toBe("built");
  expect(lines).toEqual([
    "demo: building",
    "demo: building: 15 s so far",
    "demo: building: 30 s so far",
    "demo: building: 40.0 s",
  ]);
});

test("work that fails is not told on", async () => {
  const lines: string[] = [];
  const fails = () => Promise.reject(new Error("no disk"));
  await expect(told("demo: building", fails, (line) => lines.push(line))).rejects.toThrow(
    "no disk",
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toEqual(["demo: building"]);
});

import { expect, test } from "vitest";
import { Stop } from "./stop.js";

test("tells all who listen, once, and keeps the first reason", () => {
  const stop = new Stop();
  const told: string[] = [];
  stop.onEnd(() => told.push("one"));
  stop.onEnd(() => told.push("two"));
  const unhear = stop.onEnd(() => told.push("gone"));
  unhear();
  expect([stop.reason, told]).toEqual([undefined, []]);
  stop.end("late");
  stop.end("cancelled");
  expect([stop.reason, told]).toEqual(["late", ["one", "two"]]);
});

test("tells who comes too late at once", () => {
  const stop = new Stop();
  stop.end("cancelled");
  let told = 0;
  stop.onEnd(() => (told += 1));
  expect(told).toBe(1);
});

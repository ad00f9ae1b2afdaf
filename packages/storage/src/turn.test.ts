import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { endTurn, onceATurn } from "./turn.js";

it("does its work once a turn of the event loop, and again after a write", async () => {
  let looks = 0;
  const look = onceATurn(() => {
    looks += 1;
  });
  look();
  await Promise.resolve();
  look();
  expect(looks).toBe(1);
  endTurn();
  look();
  expect(looks).toBe(2);
  await nextTurn();
  look();
  look();
  expect(looks).toBe(3);
});

it("looks again where the look has thrown", () => {
  let looks = 0;
  const look = onceATurn(() => {
    looks += 1;
    if (looks === 1) throw new Error("gone");
  });
  expect(look).toThrow("gone");
  look();
  look();
  expect(looks).toBe(2);
});

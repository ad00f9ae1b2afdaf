import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createLooks } from "./looks.js";

test("one after the other, those first who have just asked for something", async () => {
  const looks = createLooks();
  const done: string[] = [];
  const look = (name: string) => async () => {
    done.push(`${name}...`);
    await sleep(2);
    done.push(name);
  };
  for (const name of ["a", "b", "c"]) looks.add(look(name), false);
  setImmediate(() => looks.add(look("own"), true));
  await vi.waitUntil(() => done.length === 8, { timeout: 10_000, interval: 5 });
  expect(done).toEqual(["a...", "a", "own...", "own", "b...", "b", "c...", "c"]);
  looks.add(look("d"), false);
  await vi.waitUntil(() => done.length === 10, { timeout: 10_000, interval: 5 });
  expect(done.slice(-2)).toEqual(["d...", "d"]);
});

test("between two looks everybody else has a turn", async () => {
  const looks = createLooks();
  let turns = 0;
  let taken = 0;
  const count = () => {
    turns += 1;
    if (taken < 50) setImmediate(count);
  };
  setImmediate(count);
  for (let nth = 0; nth < 50; nth += 1)
    looks.add(async () => {
      taken += 1;
    }, false);
  await vi.waitUntil(() => taken === 50, { timeout: 10_000, interval: 5 });
  expect(turns).toBeGreaterThanOrEqual(50);
});

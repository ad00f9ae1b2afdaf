import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createGrace } from "./grace.js";
import { createLog } from "./log.js";

const never = new Promise<never>(() => undefined);
const log = createLog("test", "silent");

test("all that is waited for shares one time", async () => {
  const grace = createGrace(log, 50);
  const start = performance.now();
  await grace(never);
  await grace(never);
  await grace(never);
  expect(performance.now() - start).toBeLessThan(100);
});

test("what has a time of its own gets it after work that never ended", async () => {
  const grace = createGrace(log, 20);
  const done: string[] = [];
  await grace(never);
  await grace(
    sleep(60).then(() => void done.push("disposed")),
    1_000,
  );
  expect(done).toEqual(["disposed"]);
});

test("its own time ends, too", async () => {
  const start = performance.now();
  await createGrace(log, 0)(never, 20);
  expect(performance.now() - start).toBeGreaterThan(15);
});

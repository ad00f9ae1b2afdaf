import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { underLock } from "./under-lock.js";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "tabletop-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Work that is done once a file is there. */
function shared(work: () => Promise<void> = async () => undefined) {
  const [lock, done] = [path.join(folder, "lock"), path.join(folder, "done")];
  let times = 0;
  return {
    lock,
    times: () => times,
    isDone: () => existsSync(done),
    async work() {
      times += 1;
      await work();
      writeFileSync(done, "");
    },
  };
}

test("of those who want it at once one does it, and the others wait for that one", async () => {
  const one = shared(() => sleep(50));
  await Promise.all([underLock(one), underLock(one), underLock(one)]);
  expect(one.times()).toBe(1);
  expect(existsSync(one.lock)).toBe(false);
  await underLock(one);
  expect(one.times()).toBe(1);
});

test("where it has failed, the next does it", async () => {
  let isBroken = true;
  const one = shared(async () => {
    if (!isBroken) return;
    isBroken = false;
    throw new Error("no network");
  });
  const [first, second] = await Promise.allSettled([underLock(one), underLock(one)]);
  expect([first?.status, second?.status]).toEqual(["rejected", "fulfilled"]);
  expect(one.times()).toBe(2);
});

test("the lock of one who was ended is nobody's", async () => {
  const one = shared();
  writeFileSync(one.lock, "");
  const longAgo = new Date(Date.now() - 20_000);
  utimesSync(one.lock, longAgo, longAgo);
  await underLock(one);
  expect(one.times()).toBe(1);
});

test("whoever is at it keeps the lock fresh", async () => {
  const one = shared(async () => {
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(one.lock, longAgo, longAgo);
    await sleep(2_300);
    expect(Date.now() - statSync(one.lock).mtimeMs).toBeLessThan(1_500);
  });
  await underLock(one);
});

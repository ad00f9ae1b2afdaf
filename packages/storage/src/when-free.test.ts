import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { whenFree } from "./when-free.js";

const busy = Object.assign(new Error("database is locked"), { code: "SQLITE_BUSY" });

/** Work that finds the database locked so often, and says how often it was done. */
function work(times: number) {
  const made = { attempts: 0 };
  return {
    made,
    attempt() {
      made.attempts += 1;
      if (made.attempts <= times) throw busy;
      return "written";
    },
  };
}

test("what is free is done at once, before anything else of this process", async () => {
  const { made, attempt } = work(0);
  const done = whenFree(attempt);
  expect(made.attempts).toBe(1);
  expect(await done).toBe("written");
});

test("what is locked is tried again, and others go on meanwhile", async () => {
  const { made, attempt } = work(3);
  const order: unknown[] = [];
  const done = whenFree(attempt).then((written) => order.push(written, made.attempts));
  await nextTurn();
  order.push("another");
  await done;
  expect(order).toEqual(["another", "written", 4]);
});

test("what stays locked is given up with SQLite's own error", async () => {
  const { made, attempt } = work(Number.POSITIVE_INFINITY);
  await expect(whenFree(attempt, 30)).rejects.toBe(busy);
  expect(made.attempts).toBeGreaterThan(1);
});

test("any other error is thrown at once", async () => {
  let attempts = 0;
  const broken = whenFree(() => {
    attempts += 1;
    throw Object.assign(new Error("disk"), { code: "SQLITE_IOERR" });
  });
  await expect(broken).rejects.toThrow("disk");
  expect(attempts).toBe(1);
});

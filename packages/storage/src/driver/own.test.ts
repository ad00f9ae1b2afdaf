import Driver from "better-sqlite3";
import { expect, test, vi } from "vitest";
import { nativeMissing } from "../errors.js";
import type { DriverModule } from "./driver.js";
import { driverBy, type Ways } from "./own.js";

const module: DriverModule = { default: Driver };
const long = 60_000;

/** Nothing came along, nothing is kept, and an installation ends when it is told to. */
function newMachine() {
  let ended: { done(): void; fail(thrown: unknown): void } | undefined;
  let isThere = false;
  const ways = {
    beside: vi.fn<Ways["beside"]>(async () => {
      throw nativeMissing(new Error("none"));
    }),
    kept: vi.fn<Ways["kept"]>(async () => (isThere ? module : undefined)),
    install: vi.fn<Ways["install"]>(
      () =>
        new Promise((resolve, reject) => {
          ended = {
            done() {
              isThere = true;
              resolve();
            },
            fail: reject,
          };
        }),
    ),
  };
  return { ways, done: () => ended?.done(), fail: (thrown: unknown) => ended?.fail(thrown) };
}

/** After what is already settled. */
const soon = () => new Promise((resolve) => setImmediate(resolve));

test("what came along is used, and nothing else is looked for", async () => {
  const { ways } = newMachine();
  const load = driverBy({ ...ways, beside: async () => module }, long);
  expect(await load()).toBe(module);
  expect([ways.kept.mock.calls, ways.install.mock.calls]).toEqual([[], []]);
});

test("what is kept in the data folder is used before anything is installed", async () => {
  const { ways } = newMachine();
  const load = driverBy({ ...ways, kept: async () => module }, long);
  expect(await load()).toBe(module);
  expect(ways.install).not.toHaveBeenCalled();
});

test("else one is installed, once for all who ask, and used from then on", async () => {
  const { ways, done } = newMachine();
  const load = driverBy(ways, long);
  const asked = [load(), load()];
  await soon();
  done();
  expect(await Promise.all(asked)).toEqual([module, module]);
  expect(await load()).toBe(module);
  expect(ways.install).toHaveBeenCalledTimes(1);
  // Were another looked for, it might be another copy of SQLite.
  expect(ways.kept).toHaveBeenCalledTimes(4);
});

test("who has waited long enough is told to come again, and finds it then", async () => {
  const { ways, done } = newMachine();
  const load = driverBy(ways, 5);
  await expect(load()).rejects.toMatchObject({
    code: "SQLITE_NOT_READY",
    hint: expect.stringContaining("try again in a minute"),
  });
  await expect(load()).rejects.toMatchObject({ code: "SQLITE_NOT_READY" });
  done();
  expect(await load()).toBe(module);
  expect(ways.install).toHaveBeenCalledTimes(1);
});

test("a failure is told to the next who asks, and whoever asks after that begins anew", async () => {
  const { ways, done, fail } = newMachine();
  const load = driverBy(ways, 5);
  await expect(load()).rejects.toMatchObject({ code: "SQLITE_NOT_READY" });
  fail(new Error("no network"));
  await expect(load()).rejects.toThrow("no network");
  const again = load();
  await soon();
  done();
  expect(await again).toBe(module);
  expect(ways.install).toHaveBeenCalledTimes(2);
});

test("a failure is told to all who wait for it", async () => {
  const { ways, fail } = newMachine();
  const load = driverBy(ways, long);
  const asked = Promise.allSettled([load(), load()]);
  await soon();
  fail(new Error("no network"));
  const reason = new Error("no network");
  expect(await asked).toEqual([
    { status: "rejected", reason },
    { status: "rejected", reason },
  ]);
  expect(ways.install).toHaveBeenCalledTimes(1);
});

test("another fault than that there is none is told, and nothing is installed", async () => {
  const { ways } = newMachine();
  const beside = async () => {
    throw new Error("the disk reports an error");
  };
  await expect(driverBy({ ...ways, beside }, long)()).rejects.toThrow("the disk reports an error");
  expect(ways.install).not.toHaveBeenCalled();
});

test("what was installed and cannot be found is told", async () => {
  const { ways } = newMachine();
  const load = driverBy({ ...ways, install: async () => undefined }, long);
  await expect(load()).rejects.toMatchObject({ code: "NATIVE_MISSING" });
});

import Driver from "better-sqlite3";
import { beforeEach, expect, test, vi } from "vitest";
import { proven, refuseTooNew } from "./driver.js";

beforeEach(() => vi.resetModules());

test.each([
  [13, "20.20.2"],
  [14, "21.0.0"],
])("better-sqlite3 %i is not even loaded by Node %s, which it would end", (major, node) => {
  expect(() => refuseTooNew(major, node)).toThrow(
    expect.objectContaining({
      code: "NATIVE_MISSING",
      cause: new Error(`better-sqlite3 ${major} does not work with Node ${node}`),
    }),
  );
});

test.each([
  [12, "20.20.2"],
  [12, "24.21.0"],
  [13, "22.0.0"],
  [13, "26.10.0"],
])("better-sqlite3 %i is loaded by Node %s", (major, node) => {
  expect(() => refuseTooNew(major, node)).not.toThrow();
});

test("a driver whose binding is missing shows that at once", () => {
  class WithoutBinding extends Driver {
    constructor() {
      super();
      throw new Error("Could not locate the bindings file. Tried:");
    }
  }
  expect(() => proven({ default: Object.assign(WithoutBinding, Driver) })).toThrow("bindings file");
  expect(proven({ default: Driver }).default).toBe(Driver);
});

test("a process has one driver: whoever first says where it comes from is heard", async () => {
  const { driver, useDriver } = await import("./driver.js");
  class Other extends Driver {}
  const other = { default: Object.assign(Other, Driver) };
  useDriver(async () => other);
  useDriver(async () => ({ default: Driver }));
  expect(await driver()).toBe(other);
});

test("where nobody says anything it is the one that was installed with us", async () => {
  const { driver } = await import("./driver.js");
  expect((await driver()).default).toBe(Driver);
});

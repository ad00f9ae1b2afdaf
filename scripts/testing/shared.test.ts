import { expect, test, vi } from "vitest";
import { changesSince, sharedNow } from "./shared.js";

const heard = (): void => undefined;

/** What leaks, how it comes about, and how it is put back. */
const leaks: readonly (readonly [name: string, leak: () => void, mend: () => void])[] = [
  ["process.env.TABLETOP_LEAK", () => vi.stubEnv("TABLETOP_LEAK", "1"), () => vi.unstubAllEnvs()],
  ["globalThis.Date", () => vi.useFakeTimers(), () => vi.useRealTimers()],
  ["globalThis.setTimeout", () => vi.useFakeTimers(), () => vi.useRealTimers()],
  ["globalThis.fetch", () => vi.stubGlobal("fetch", heard), () => vi.unstubAllGlobals()],
  ["the global leak", () => vi.stubGlobal("leak", 1), () => vi.unstubAllGlobals()],
  ["console.log", () => vi.spyOn(console, "log"), () => vi.restoreAllMocks()],
  ["Math.random", () => vi.spyOn(Math, "random"), () => vi.restoreAllMocks()],
  ["process.stdout.write", () => vi.spyOn(process.stdout, "write"), () => vi.restoreAllMocks()],
  [
    "Object.prototype.leak",
    () => Object.assign(Object.prototype, { leak: 1 }),
    () => Reflect.deleteProperty(Object.prototype, "leak"),
  ],
  [
    "listeners of SIGHUP",
    () => process.on("SIGHUP", heard),
    () => process.removeListener("SIGHUP", heard),
  ],
  [
    "process.exitCode",
    () => {
      process.exitCode = 3;
    },
    () => {
      process.exitCode = undefined;
    },
  ],
];

test.each(leaks)("%s is seen to be changed, and to be put back", (name, leak, mend) => {
  const before = sharedNow();
  leak();
  try {
    expect(changesSince(before)).toContain(name);
  } finally {
    mend();
  }
  expect(changesSince(before)).toEqual([]);
});

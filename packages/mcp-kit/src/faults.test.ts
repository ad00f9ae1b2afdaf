import { expect, test } from "vitest";
import { asFault, ToolFault } from "./faults.js";
import type { Log } from "./log.js";

/** A log that remembers what was reported. */
function remembering() {
  const errors: string[] = [];
  const nothing = () => undefined;
  const log: Log = {
    debug: nothing,
    info: nothing,
    warn: nothing,
    error: (message) => void errors.push(message),
    flush: async () => undefined,
  };
  return { errors, log };
}

const failed = { kind: "tool", name: "greet" } as const;

test("a fault stays as it is, and is nothing for the log", () => {
  const { errors, log } = remembering();
  const fault = new ToolFault({ code: "NO_LUCK", message: "No luck" });
  expect(asFault(fault, failed, log)).toBe(fault);
  expect(errors).toEqual([]);
});

test("an error that says what to do about it is told, and logged", () => {
  const { errors, log } = remembering();
  const full = Object.assign(new Error("The disk is full"), {
    code: "DATABASE_UNAVAILABLE",
    hint: "Make room",
  });
  expect(asFault(full, failed, log).text).toBe(
    "[DATABASE_UNAVAILABLE] The disk is full. Make room.",
  );
  expect(errors).toEqual(["a tool could not do its work"]);
});

test("where it happened is for the log alone, where the error tells a caller otherwise", () => {
  const { log } = remembering();
  const away = Object.assign(new Error("db.internal is away"), {
    code: "DATABASE_UNREACHABLE",
    hint: "Try again",
    told: "The database is away",
  });
  expect(asFault(away, failed, log).text).toBe(
    "[DATABASE_UNREACHABLE] The database is away. Try again.",
  );
});

test.each([
  ["an error with a code alone", Object.assign(new Error("secret"), { code: "ENOENT" })],
  ["an error with nothing", new Error("secret")],
  ["no error", "secret"],
])("%s is a bug, of which the caller hears an id only", (_, thrown) => {
  const { errors, log } = remembering();
  const { text } = asFault(thrown, failed, log);
  expect(text).toMatch(/^\[INTERNAL\] greet failed because of a bug/u);
  expect(text).not.toContain("secret");
  expect(errors).toEqual(["a tool failed unexpectedly"]);
});

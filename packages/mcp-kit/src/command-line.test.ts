import { expect, test } from "vitest";
import { library } from "../test/library-spec.js";
import { readCommandLine } from "./command-line.js";
import { flagsOf } from "./flags.js";
import { UsageError } from "./usage-error.js";

/** The command that words ask for, and what it is given. */
function asked(words: readonly string[]) {
  const request = readCommandLine({ ...library, flags: flagsOf(library) }, words);
  if (request === "done") return request;
  return { command: request.command?.name, given: request.given };
}

test.each([
  [["shelf", "find", "emma"], { slug: "emma" }],
  [["shelf", "find", "emma", "Here"], { slug: "emma", heading: "Here" }],
  [["shelf", "find", "emma", " "], { slug: "emma" }],
  [["--extra", "Ulysses", "shelf", "find", " emma "], { slug: "emma", extra: "Ulysses" }],
  [["shelf", "find", "--", "--extra"], { slug: "--extra" }],
])("%j gives the command %j", (words, given) => {
  expect(asked(words)).toEqual({ command: "shelf find", given });
});

test.each([
  [["shelf", "find"], "missing required argument 'slug'"],
  [["shelf", "find", ""], "slug is blank"],
  [["shelf", "find", "a", "b", "c"], "too many arguments for 'find'"],
  [["hours", "today"], "too many arguments for 'hours'"],
])("%j is a usage error", (words, message) => {
  expect(() => asked(words)).toThrow(UsageError);
  expect(() => asked(words)).toThrow(message);
});

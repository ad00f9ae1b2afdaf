import { describe, expect, it, test } from "vitest";
import { library } from "../test/library-spec.js";
import { readCommandLine } from "./command-line.js";
import { flagsOf } from "./flags.js";
import { plainFlags } from "./plain-flags.js";
import { UsageError } from "./usage-error.js";

const flags = flagsOf(library);

describe("a line of flags alone", () => {
  test.each([
    [[], {}],
    [["--read-only"], { readOnly: true }],
    [["--toolsets=a,b", "--read-only"], { toolsets: "a,b", readOnly: true }],
    [["--toolsets", "a,b"], { toolsets: "a,b" }],
    [["--toolsets=a=b", "--toolsets", "c d"], { toolsets: "c d" }],
    [
      ["--http", "--port=8080", "--log-level", "error"],
      { http: true, port: 8080, logLevel: "error" },
    ],
    [["--extra=two\nlines"], { extra: "two\nlines" }],
  ])("%j gives %j, as the parser does", (argv, given) => {
    expect(plainFlags(flags, argv)).toEqual(given);
    expect(readCommandLine({ ...library, flags }, argv)).toEqual({ command: undefined, given });
  });
});

describe("a line that takes a parser", () => {
  test.each([
    [["shelf", "find", "emma"]],
    [["--read-only", "hours"]],
    [["--help"]],
    [["-h"]],
    [["--version"]],
    [["--toolset", "a"]],
    [["--toolsets"]],
    [["--toolsets="]],
    [["--toolsets", ""]],
    [["--toolsets", "--read-only"]],
    [["--toolsets", "--host=a"]],
    [["--toolsets=-a"]],
    [["--http=yes"]],
    [["--http=--read-only"]],
    [["--"]],
    [["--=a"]],
    [["-read-only"]],
  ])("%j", (argv) => {
    expect(plainFlags(flags, argv)).toBeUndefined();
  });
});

it("refuses a value as the parser does", () => {
  const refusal = new UsageError('--port <number>: "x" is not a port (0 to 65535)');
  expect(() => plainFlags(flags, ["--port=x", "--help"])).toThrow(refusal);
  expect(() => readCommandLine({ ...library, flags }, ["--port=x", "--help"])).toThrow(refusal);
});

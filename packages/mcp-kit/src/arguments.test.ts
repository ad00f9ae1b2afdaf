import { expect, test } from "vitest";
import * as z from "zod";
import { argumentsSchema, parseArguments, unaliased } from "./arguments.js";
import { ToolFault } from "./faults.js";
import type { Shape } from "./tool.js";

const aliases = { characterName: "characterId" };

test("an alias stands for the name that is listed", () => {
  expect(unaliased({ characterName: "Ada", hp: 3 }, aliases)).toEqual({
    characterId: "Ada",
    hp: 3,
  });
});

test("arguments without an alias stay as they are", () => {
  const args = { characterId: "Ada" };
  expect(unaliased(args, aliases)).toBe(args);
});

test("a parameter given under two names is refused", () => {
  const both = { characterId: "Ada", characterName: "Bo" };
  expect(() => unaliased(both, aliases)).toThrow("characterId and characterName are one parameter");
});

test("a prototype's name is no alias", () => {
  expect(unaliased({ constructor: 1 }, aliases)).toEqual({ constructor: 1 });
});

const refused = (input: Shape, args: Record<string, unknown>): string => {
  try {
    parseArguments(argumentsSchema(input), input, args);
  } catch (thrown) {
    return thrown instanceof ToolFault ? thrown.text : "";
  }
  return "";
};

const long = "k".repeat(60_000);

test("of a long name that nobody knows only the beginning is said", () => {
  expect(refused({ who: z.string() }, { who: "Ada", [long]: 1 })).toBe(
    `[UNKNOWN_PARAMETER] Unknown parameter "${"k".repeat(60)}…". Allowed: who.`,
  );
});

test("of many unknown names the first ten are said", () => {
  const many = Object.fromEntries(Array.from({ length: 9_000 }, (_, index) => [`k${index}`, 1]));
  expect(refused({}, many)).toBe(
    '[UNKNOWN_PARAMETER] Unknown parameters "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", "k9" and 8990 more. It takes none.',
  );
});

test("a long name in a path, or in what is wrong, is said by its beginning", () => {
  const counts = z.record(z.string(), z.int().max(9));
  expect(refused({ counts }, { counts: { [long]: 10 } })).toBe(
    `[INVALID_ARGUMENT] counts.${"k".repeat(60)}…: Too big: expected number to be <=9.`,
  );
  const strict = z.unknown().refine(() => false, `Unrecognized keys: "${long}", "short"`);
  expect(refused({ strict }, { strict: 1 })).toBe(
    `[INVALID_ARGUMENT] strict: Unrecognized keys: "${"k".repeat(60)}…", "short".`,
  );
  const odd = z.unknown().refine(() => false, `Unrecognized keys: "${'"'.repeat(60_000)}"`);
  expect(refused({ odd }, { odd: 1 }).length).toBeLessThan(600);
});

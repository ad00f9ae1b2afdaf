import { expect, test } from "vitest";
import * as z from "zod";
import { argumentsSchema, parseArguments, underListedNames } from "./arguments.js";
import { ToolFault } from "./faults.js";
import { nearestBy } from "./nearest.js";
import type { Shape } from "./tool.js";

const names = {
  input: { characterId: z.string(), hp: z.int(), saveDC: z.int() },
  aliases: { characterName: "characterId" },
};

test.each([
  [{ characterName: "Ada", hp: 3 }],
  [{ character_name: "Ada", HP: 3 }],
  [{ character_id: "Ada", Hp: 3 }],
  [{ "character-id": "Ada", hp: 3 }],
  [{ CHARACTERID: "Ada", hp: 3 }],
])("%j is what is listed, under another name", (args) => {
  expect(underListedNames(args, names)).toEqual({ characterId: "Ada", hp: 3 });
});

const effect = {
  input: { effect: z.unknown(), who: z.string() },
  aliases: { name: "effect.name" },
};

test.each([
  [{ name: "Bless" }, { effect: { name: "Bless" } }],
  [{ Name: "Bless", effect: { kind: "boon" } }, { effect: { kind: "boon", name: "Bless" } }],
  [
    { who: "Ada", name: "Bless" },
    { who: "Ada", effect: { name: "Bless" } },
  ],
])("%j: a field that stands beside its object belongs in it", (args, meant) => {
  expect(underListedNames(args, effect)).toEqual(meant);
});

test.each([[{ name: "Bless", effect: { name: "Bane" } }], [{ name: "Bless", effect: "Bane" }]])(
  "%j is refused: the field is given twice",
  (args) => {
    expect(() => underListedNames(args, effect)).toThrow("are one parameter, given twice");
  },
);

test("arguments under the listed names stay as they are, and so does what nobody knows", () => {
  const args = { characterId: "Ada", saveDC: 12 };
  expect(underListedNames(args, names)).toBe(args);
  expect(underListedNames({ saveDc: 12, savingThrow: 1 }, names)).toEqual({
    saveDC: 12,
    savingThrow: 1,
  });
});

test.each([
  [{ characterId: "Ada", characterName: "Bo" }, "characterId and characterName"],
  [{ characterName: "Ada", characterId: "Bo" }, "characterId and another name of it"],
  [{ hp: 1, HP: 2 }, "hp and HP"],
])("%j is refused: one parameter under two names", (args, message) => {
  expect(() => underListedNames(args, names)).toThrow(`${message} are one parameter, given twice`);
});

test("a prototype's name is no alias, and no prototype", () => {
  expect(underListedNames({ constructor: 1 }, names)).toEqual({ constructor: 1 });
  const args: Record<string, unknown> = JSON.parse('{"__proto__":{"a":"b"}}');
  expect(Object.keys(underListedNames(args, names))).toEqual(["__proto__"]);
});

const refused = (input: Shape, args: Record<string, unknown>): string => {
  try {
    parseArguments(argumentsSchema(input), { input, nearest: nearestBy() }, args);
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

test("a prototype is no parameter", () => {
  expect(refused({ who: z.string() }, JSON.parse('{"who":"Ada","__proto__":{"a":1}}'))).toBe(
    '[UNKNOWN_PARAMETER] Unknown parameter "__proto__". Allowed: who.',
  );
});

import { scripted } from "@tabletop-mcp/dice-core/testing";
import { connect } from "@tabletop-mcp/mcp-kit/testing";
import { expect, test } from "vitest";
import { diceServer } from "../server.js";

/** One call with dice that fall as written, at a moment and with ids that never change. */
async function rollWith(faces: readonly number[], args: Record<string, unknown>) {
  const rng = scripted(faces);
  const connection = await connect({
    ...diceServer,
    createContext: () => ({
      rng,
      now: () => new Date("2026-01-22T19:03:12.000Z"),
      requestId: () => "01J3MZ9Q3Y5R8K2N4W8GQK9P2A",
      nonce: () => "9a2c7f2d-2a32-4fd9-9a2d-0b8e2f2d8a71",
    }),
  });
  const reply = await connection.call("roll_dice", args);
  await connection.close();
  rng.assertSpent();
  return reply;
}

test("the specification's example, whole", async () => {
  const { structuredContent, content, isError } = await rollWith([15, 7], {
    text: "roll a d20 with disadvantage +5 modifier",
  });
  expect(isError).not.toBe(true);
  expect(structuredContent).toEqual({
    request_id: "01J3MZ9Q3Y5R8K2N4W8GQK9P2A",
    timestamp: "2026-01-22T19:03:12.000Z",
    input: "roll a d20 with disadvantage +5 modifier",
    normalized_expression: "d20(disadv) + 5",
    rng: { source: "script", nonce: "9a2c7f2d-2a32-4fd9-9a2d-0b8e2f2d8a71" },
    terms: [
      {
        type: "die",
        count: 1,
        sides: 20,
        mode: "disadvantage",
        rolls: [15, 7],
        kept: [7],
        subtotal: 7,
      },
      { type: "constant", value: 5, subtotal: 5 },
    ],
    total: 12,
    explanation: "d20(disadv): rolls [15, 7] -> keep 7; +5 => 12",
  });
  expect(content).toEqual([
    { type: "text", text: "d20(disadv): rolls [15, 7] -> keep 7; +5 => 12" },
  ]);
});

test("an expression is the text, as another server's roll_dice calls it", async () => {
  const { structuredContent } = await rollWith([4], { expression: "d6+1" });
  expect(structuredContent).toMatchObject({ input: "d6+1", total: 5 });
});

test("what is subtracted has a positive count and rolls, and a negative subtotal", async () => {
  const { structuredContent } = await rollWith([3, 18], { text: "-d4 + d20 + 10 - 1" });
  expect(structuredContent).toMatchObject({
    normalized_expression: "-d4 + d20 + 10 - 1",
    terms: [
      { type: "die", count: 1, sides: 4, rolls: [3], subtotal: -3 },
      { type: "die", count: 1, sides: 20, rolls: [18], subtotal: 18 },
      { type: "constant", value: 10, subtotal: 10 },
      { type: "constant", value: -1, subtotal: -1 },
    ],
    total: 24,
  });
});

test("a purpose is answered as a label and stands before the sums", async () => {
  const { structuredContent, content } = await rollWith([3, 4], { text: "2d6 for fire damage" });
  expect(structuredContent).toMatchObject({
    label: "fire damage",
    normalized_expression: "2d6",
    total: 7,
  });
  expect(content).toEqual([{ type: "text", text: "fire damage: 2d6: rolls [3, 4] = 7 => 7" }]);
});

test.each([
  ["2d7 + 1", "INVALID_DIE"],
  ["advantage", "INVALID_ADVANTAGE_USAGE"],
  ["2d20 with advantage", "INVALID_ADVANTAGE_USAGE"],
  ["(2d6 + 3) * 2", "OUT_OF_SCOPE_SYNTAX"],
  ["", "UNPARSEABLE_INPUT"],
  ["x".repeat(2_000), "LIMIT_EXCEEDED"],
])("refuses %j with %s, a hint and an example, and rolls nothing", async (text, code) => {
  const { isError, content, structuredContent } = await rollWith([], { text });
  expect(isError).toBe(true);
  expect(structuredContent).toBeUndefined();
  expect(content).toEqual([
    {
      type: "text",
      text: expect.stringMatching(new RegExp(String.raw`^\[${code}\] .+\. .+\. Example: "?.+`)),
    },
  ]);
});

test("the refusal of a d7, to the letter", async () => {
  const { content } = await rollWith([], { text: "2d7 + 1" });
  expect(content).toEqual([
    {
      type: "text",
      text: '[INVALID_DIE] There is no d7. At character 1: "2d7". Only d4, d6, d8, d10, d12, d20 and d100 are supported. Example: "2d10 + 2d4 + 4".',
    },
  ]);
});

test.each([
  [{}, "INVALID_ARGUMENT"],
  [{ text: 20 }, "INVALID_ARGUMENT"],
  [{ text: "d20", sides: 20 }, "UNKNOWN_PARAMETER"],
])("refuses the arguments %j with %s", async (args, code) => {
  const { isError, content } = await rollWith([], args);
  expect(isError).toBe(true);
  expect(content).toEqual([{ type: "text", text: expect.stringContaining(`[${code}] `) }]);
});

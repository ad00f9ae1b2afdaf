import { describe, expect, test } from "vitest";
import { readLine, tooLong } from "./messages.js";

const ping = { jsonrpc: "2.0", id: 1, method: "ping" } as const;
const note = { jsonrpc: "2.0", method: "notifications/initialized" } as const;

const invalid = (id: number | string | null, problem: string) => ({
  jsonrpc: "2.0",
  id,
  error: { code: -32_600, message: `Invalid request: ${problem}` },
});

describe("a line", () => {
  test.each(["", " ", "\r"])("that is blank (%j) holds nothing", (line) => {
    expect(readLine(line, true)).toEqual({ messages: [], refusals: [], isBatch: false });
  });

  test("that is a message", () => {
    const read = readLine(`${JSON.stringify(ping)}\r`, false);
    expect(read).toEqual({ messages: [ping], refusals: [], isBatch: false });
  });

  test.each(["{", "}{", "hello", '{"jsonrpc":"2.0",}'])("that is no JSON: %s", (line) => {
    const error = { code: -32_700, message: "Parse error: a line is one message, as JSON" };
    expect(readLine(line, true).refusals).toEqual([{ jsonrpc: "2.0", id: null, error }]);
  });

  test.each([
    ["null", null, "a message is an object"],
    ["7", null, "a message is an object"],
    ["{}", null, 'jsonrpc must be "2.0"'],
    ['{"jsonrpc":"1.0","id":1,"method":"ping"}', 1, 'jsonrpc must be "2.0"'],
    ['{"jsonrpc":"2.0","id":1}', null, "method must be text"],
    ['{"jsonrpc":"2.0","id":1,"method":7}', null, "method must be text"],
    ['{"jsonrpc":"2.0","id":null,"method":"a"}', null, "id must be text or a whole number"],
    ['{"jsonrpc":"2.0","id":1.5,"method":"a"}', null, "id must be text or a whole number"],
    ['{"jsonrpc":"2.0","id":1,"method":"a","params":[]}', 1, "params must be an object"],
    ['{"jsonrpc":"2.0","id":"x","method":"a","params":null}', "x", "params must be an object"],
    ['{"jsonrpc":"2.0","id":1,"method":"a","params":{"_meta":7}}', 1, "_meta must be an object"],
    [
      '{"jsonrpc":"2.0","id":1,"method":"a","params":{"_meta":{"progressToken":{}}}}',
      1,
      "progressToken must be text or a whole number",
    ],
    [
      '{"jsonrpc":"2.0","id":1,"method":"a","more":1}',
      1,
      "the message has a member that is not of the protocol",
    ],
  ])("%s is refused", (line, id, problem) => {
    expect(readLine(line, false)).toMatchObject({
      messages: [],
      refusals: [invalid(id, problem)],
    });
  });

  test("that is a malformed answer is not answered: two who did so would never end", () => {
    const error = { code: -32_700, message: "Parse error" };
    for (const answer of [
      { id: null, error },
      { id: 1, result: 7 },
    ]) {
      const line = JSON.stringify({ jsonrpc: "2.0", ...answer });
      expect(readLine(line, true)).toEqual({ messages: [], refusals: [], isBatch: false });
    }
  });
});

describe("an array", () => {
  test("is messages that are answered together, and refusals of the rest", () => {
    expect(readLine(JSON.stringify([ping, 7, note]), true)).toEqual({
      messages: [ping, note],
      refusals: [invalid(null, "a message is an object")],
      isBatch: true,
    });
  });

  test.each([
    ["where the protocol has none", [ping], false, "arrays of messages are of protocol 2025-03-26"],
    ["without messages", [], true, "an array holds 1 to 100 messages"],
    [
      "of more than a hundred",
      Array.from({ length: 101 }, () => ping),
      true,
      "an array holds 1 to 100 messages",
    ],
  ])("%s is refused as one", (_, values, mayBatch, problem) => {
    expect(readLine(JSON.stringify(values), mayBatch)).toEqual({
      messages: [],
      refusals: [invalid(null, problem)],
      isBatch: false,
    });
  });
});

test.each([
  ['{"jsonrpc":"2.0","id":7,"method":"tools/call"', "xxx", 7],
  ['{ "jsonrpc": "2.0", "id": "seven", "method"', "xxx", "seven"],
  ['{"method":"tools/call","params"', 'xxx"}},"jsonrpc":"2.0","id":7}', 7],
  ['{"method":"tools/call","params"', 'xxx"}},"jsonrpc":"2.0","id": "7" }\r', "7"],
  // An id inside of something else is not the message's.
  ['{"method":"tools/call","params":{"id":3,', 'xxx","id":7}}', null],
  ["xxx", "xxx", null],
])("of a line from %j to %j the id is %j", (head, tail, id) => {
  expect(tooLong(head, tail)).toEqual(invalid(id, "a line has at most 10 MB"));
});

import { expect, test } from "vitest";
import { wellFormed } from "./well-formed.js";

test("texts that are whole stay as they are, and so does all else", () => {
  const args = { a: "drag🐉n", b: [1, null, true, { c: "é", "🐉": undefined }], d: {} };
  expect(wellFormed(args)).toEqual(args);
});

test("half of a character is replaced, wherever it stands", () => {
  const args = { a: "x\ud83d", b: ["\udc09y", { c: "\ud83d\ud83d\udc09", "k\ud83d": 1 }] };
  expect(wellFormed(args)).toEqual({
    a: "x\ufffd",
    b: ["\ufffdy", { c: "\ufffd🐉", "k\ufffd": 1 }],
  });
});

test("a prototype's name is a key like any other", () => {
  const args: Record<string, unknown> = JSON.parse('{"__proto__":{"a":"b"}}');
  expect(Object.keys(wellFormed(args))).toEqual(["__proto__"]);
});

test("what is nested without end is refused", () => {
  const deep: Record<string, unknown> = JSON.parse(
    `{"a":${"[".repeat(9_000)}${"]".repeat(9_000)}}`,
  );
  expect(() => wellFormed(deep)).toThrow("nested more than 50 deep");
});

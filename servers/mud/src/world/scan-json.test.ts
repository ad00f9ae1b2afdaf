import { expect, test } from "vitest";
import { problemsOf, problemsWith, smallWorldText } from "./testing/small-world.js";

test.each([
  [
    "a comma too many",
    ['"note", "torch", "torch"]', '"note", "torch", "torch",]'],
    'line 20, column 41: no comma may stand before "]"',
  ],
  [
    "a comma too few",
    ['"start": "gate",', '"start": "gate"'],
    'line 5, column 3: a comma or "}" was expected and a text in "quotes" found',
  ],
  [
    "a comment",
    ['"start": "gate",', '"start": "gate", // here'],
    'line 4, column 20: a text in "quotes" was expected and a comment, which JSON does not have, found',
  ],
  [
    "a text without its end",
    ['"start": "gate",', '"start": "gate,'],
    String.raw`line 4, column 12: a value was expected and a text that does not end in its line, or has a stray \ found`,
  ],
  [
    "single quotes",
    ['"start": "gate",', "'start': 'gate',"],
    'line 4, column 3: a text in "quotes" was expected and a single quote, where JSON has double ones, found',
  ],
  [
    "a word",
    ['"fixed": true', '"fixed": yes'],
    "column 16: a value was expected and something that is no JSON found",
  ],
])("%s", (_, [from = "", to = ""], problem) => {
  expect(problemsWith(from, to)).toStrictEqual([expect.stringContaining(problem)]);
});

test("nothing, half a file, and a file that goes on", () => {
  expect(problemsOf("")).toStrictEqual([
    "line 1, column 1: a value was expected and the end of the file found",
  ]);
  expect(problemsOf('{ "name":')).toStrictEqual([
    "line 1, column 10: a value was expected and the end of the file found",
  ]);
  expect(problemsOf("{} {}")).toStrictEqual([
    'line 1, column 4: the end of the file was expected and "{" found',
  ]);
  expect(problemsOf(`${"[".repeat(10_000)}${"]".repeat(10_000)}`)).toStrictEqual([
    "line 1, column 32: is too deep",
  ]);
  expect(problemsOf("[]")).toStrictEqual([
    "the file: must be an object, and is a list (line 1, column 1)",
  ]);
});

test("a mark of the byte order before it is none of its business", () => {
  expect(problemsOf(`\u{feff}${smallWorldText}`)).toStrictEqual([]);
});

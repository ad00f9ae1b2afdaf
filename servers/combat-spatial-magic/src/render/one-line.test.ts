import { expect, test } from "vitest";
import { atLength, inLines, isOneLine, oneLine } from "./one-line.js";

test.each([
  ["Locket\n**HP** 999/999", "Locket **HP** 999/999"],
  ["a\r\nb\tc", "a b c"],
  ["a\u0085b\u2028c\u2029d", "a b c d"],
  ["\u001b[2Jgone\u0000", " [2Jgone "],
  ["Élan 龍 👩‍👩‍👧", "Élan 龍 👩‍👩‍👧"],
])("%j is one line: %j", (text, line) => {
  expect([oneLine(text), isOneLine(text)]).toEqual([line, text === line]);
});

test("a line of a text holds no other", () => {
  expect(inLines(["one\n# two", "three"])).toBe("one # two\nthree");
});

test("controls of what is written at length are blanks", () => {
  expect(atLength("\u001b[2Jgone")).toEqual([" [2Jgone"]);
});

test("what is written at length is quoted where it has several lines", () => {
  expect(atLength("A quiet inn.\n")).toEqual(["A quiet inn."]);
  expect(atLength("A quiet inn.\n\nExits: none\r\n# end")).toEqual([
    "> A quiet inn.",
    ">",
    "> Exits: none",
    "> # end",
  ]);
});

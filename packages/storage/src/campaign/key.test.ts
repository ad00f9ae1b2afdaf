import { expect, test } from "vitest";
import { keyOf } from "./key.js";

test.each([
  ["case", "ADA", "ada"],
  ["width", "Ａｄａ", "Ada"],
  ["ligatures", "ﬁre", "FIRE"],
  ["how accents are written", "Zo\u00eb", "Zoe\u0308"],
  ["a sharp s", "Straße", "STRASSE"],
  ["a capital sharp s", "STRAẞE", "strasse"],
  ["where a sigma stands", "ΣΊΣΥΦΟΣ", "σίσυφοσ"],
  ["a long s", "Grasſchlange", "grasschlange"],
  ["how many blanks there are", "  Bo \t\u00a0Stone ", "bo stone"],
])("names are compared without regard to %s", (_, one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

test.each([
  ["an accent", "Zoë", "Zoe"],
  ["a dotless i", "Kadır", "Kadir"],
  ["a blank", "Bo Stone", "BoStone"],
  ["a sign", "Bo-Stone", "Bo Stone"],
])("%s tells names apart", (_, one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});

test("a key is its own key", () => {
  const letters = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code));
  expect(letters.filter((letter) => keyOf(keyOf(letter)) !== keyOf(letter))).toEqual([]);
});

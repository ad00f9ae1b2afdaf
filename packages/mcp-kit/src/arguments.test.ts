import { expect, test } from "vitest";
import { unaliased } from "./arguments.js";

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

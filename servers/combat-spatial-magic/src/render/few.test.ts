import { expect, test } from "vitest";
import { dueText, dueWithLegal } from "./due.js";
import { few, reasons } from "./few.js";

test("a short list stays", () => {
  expect(few(["A", "B"], 2)).toBe("A, B");
  expect(reasons(["+2 Shield"])).toEqual(["+2 Shield"]);
});

test("of a long one the rest is counted, with what was left out before", () => {
  expect(few(["A", "B", "C"], 2)).toBe("A, B and 1 more");
  expect(few(["A", "B", "C"], 2, 4)).toBe("A, B and 5 more");
  expect(few(["A", "B"], 2, 4)).toBe("A, B and 4 more");
});

test("of reasons six are told, each by its beginning", () => {
  const told = reasons(Array.from({ length: 9 }, (_, index) => `+${index} ${"long ".repeat(20)}`));
  expect(told).toHaveLength(7);
  expect(told[0]).toHaveLength(61);
  expect(told.at(-1)).toBe("and 3 more");
});

const skills = { field: "skills", what: "Skills of Bard", choose: 3, legal: ["Arcana", "History"] };

test("a choice is told with what is legal", () => {
  expect(dueText(skills)).toBe("3 × Skills of Bard (skills)");
  expect(dueWithLegal(skills)).toBe("3 × Skills of Bard (skills): Arcana, History");
  expect(dueWithLegal({ ...skills, more: 16 })).toBe(
    "3 × Skills of Bard (skills): Arcana, History and 16 more",
  );
  expect(dueWithLegal({ ...skills, choose: 1, legal: [] })).toBe("Skills of Bard (skills)");
});

import { expect, test } from "vitest";
import { remembered } from "./remembered.js";

test("what was wanted longest ago is asked for again", () => {
  const asked: string[] = [];
  const answers = remembered((key) => asked.push(key), 2);
  for (const key of ["a", "b", "a", "c", "a", "b"]) answers.at(key);
  // "c" took the place of "b", and "b" that of "c".
  expect(asked).toEqual(["a", "b", "c", "b"]);
  answers.put("d", 4);
  expect(answers.at("d")).toBe(4);
  expect(asked).toHaveLength(4);
  expect(["a", "b", "c", "d"].filter(answers.has)).toEqual(["b", "d"]);
  answers.forget();
  expect(answers.has("d")).toBe(false);
});

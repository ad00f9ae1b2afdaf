import { expect, test } from "vitest";
import { remembered } from "./remembered.js";

test("a value is given again for its own version only", () => {
  const memory = remembered<string>();
  const stored = { value: "Ada", version: 3 };
  memory.put("a", stored);
  expect(memory.at("a", 3)).toBe(stored);
  expect(memory.at("a", 4)).toBeUndefined();
  expect(memory.at("b", 3)).toBeUndefined();
});

test("a later value replaces the earlier one", () => {
  const memory = remembered<string>();
  memory.put("a", { value: "Ada", version: 1 });
  memory.put("a", { value: "Ada the Bold", version: 2 });
  expect(memory.at("a", 1)).toBeUndefined();
  expect(memory.at("a", 2)?.value).toBe("Ada the Bold");
});

test("the oldest of 257 is forgotten", () => {
  const memory = remembered<number>();
  for (let id = 0; id <= 256; id += 1) memory.put(`${id}`, { value: id, version: 1 });
  expect(memory.at("0", 1)).toBeUndefined();
  expect(memory.at("1", 1)?.value).toBe(1);
  expect(memory.at("256", 1)?.value).toBe(256);
});

import { expect, test, vi } from "vitest";
import * as z from "zod";
import { byField } from "./by-field.js";

const shape = z.strictObject({
  size: z.int().max(9),
  tags: z.array(z.string()),
  note: z.string().exactOptional(),
});

function writing() {
  const whole = vi.fn<(value: object) => string>((value) => JSON.stringify(shape.parse(value)));
  return { whole, json: byField<object>(shape, whole) };
}

test("every set of fields is written whole once, then field by field, to the same text", () => {
  const { whole, json } = writing();
  const tags = ["a", "b"];
  for (const value of [
    { size: 1, tags },
    { size: 2, tags },
    { size: 2, tags, note: 'a "b"' },
    { size: 3, tags: ["c"], note: "" },
  ])
    expect(json(value, "x")).toBe(JSON.stringify(value));
  expect(whole).toHaveBeenCalledTimes(2);
});

test("what is wrong is refused by the whole, also in a set of fields that was right before", () => {
  const { json } = writing();
  const right = { size: 1, tags: [] };
  json(right, "x");
  for (const wrong of [
    { size: 10, tags: [] },
    { size: 1, tags: [7] },
    { size: 1, tags: undefined },
    { size: 1 },
    { size: 1, tags: [], more: 1 },
  ])
    expect(() => json(wrong, "x")).toThrow(/expected|Too big|Unrecognized/);
  expect(json(right, "x")).toBe('{"size":1,"tags":[]}');
});

test("one object under two fields is judged for each", () => {
  const both = z.strictObject({ few: z.array(z.string()).max(1), many: z.array(z.string()) });
  const whole = (value: object) => JSON.stringify(both.parse(value));
  const json = byField<{ few: readonly string[]; many: readonly string[] }>(both, whole);
  const names = ["a", "b"];
  expect(json({ few: [], many: names }, "x")).toBe('{"few":[],"many":["a","b"]}');
  expect(json({ few: [], many: names }, "x")).toBe('{"few":[],"many":["a","b"]}');
  expect(() => json({ few: names, many: names }, "x")).toThrow(/few/);
});

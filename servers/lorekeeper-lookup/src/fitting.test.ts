import { expect, test } from "vitest";
import { fitting, mostCharacters } from "./fitting.js";

const row = (length: number, letter = "x") => ({ name: "Row", description: letter.repeat(length) });
const text = (rows: readonly { description: string }[]) =>
  rows.map(({ description }) => description).join("\n");

test("rows that fit stay as they are", () => {
  const rows = [row(10_000), row(20_000), row(10_000)];
  expect(fitting(rows, text)).toEqual(rows);
  expect(fitting([], text)).toEqual([]);
});

test("of too many rows the first come, whole, with room for what is around them", () => {
  const rows = Array.from({ length: 100 }, () => row(1_000));
  const kept = fitting(rows, text);
  expect(kept.length).toBeGreaterThan(30);
  expect(kept).toEqual(rows.slice(0, kept.length));
  expect(JSON.stringify(kept).length).toBeLessThanOrEqual(mostCharacters - 2_000);
});

test("the text counts as the JSON does", () => {
  const rows = [row(1_000), row(1_000)];
  expect(fitting(rows, (some) => "y".repeat(30_000 * some.length))).toHaveLength(1);
});

test.each(["x", '"', "\n"])("one row that is too long alone is cut, of %j too", (letter) => {
  const kept = fitting([row(60_000, letter), row(10)], text);
  expect(kept).toHaveLength(1);
  expect(kept[0]?.description).toMatch(/ … \(cut: too long for one reply\)$/);
  expect(JSON.stringify(kept).length).toBeLessThanOrEqual(mostCharacters - 2_000);
  expect(kept[0]?.name).toBe("Row");
});

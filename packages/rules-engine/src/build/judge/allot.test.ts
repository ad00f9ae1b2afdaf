import { expect, test } from "vitest";
import { allot, slots } from "./allot.js";

const takes = (...letters: string[]) => ({ takes: (item: string) => letters.includes(item) });

test("an item moves to another slot when that makes room", () => {
  const { placed, left, free } = allot(["a", "b"], [takes("a", "b"), takes("a")]);
  expect(placed.map(({ item }) => item).toSorted()).toEqual(["a", "b"]);
  expect([left, free]).toEqual([[], []]);
});

test("what finds no slot is left, and what finds no item is free", () => {
  const rooms = [takes("a"), takes("c")];
  expect(allot(["a", "b"], rooms)).toEqual({
    placed: [{ item: "a", slot: rooms[0] }],
    left: ["b"],
    free: [rooms[1]],
  });
});

test("earlier slots are filled first", () => {
  const [first, second] = slots(2, takes("a"));
  expect(
    allot(
      ["a"],
      [first, second].filter((slot) => slot !== undefined),
    ).free,
  ).toEqual([second]);
});

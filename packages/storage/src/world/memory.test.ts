import { expect, test } from "vitest";
import { type Source, worldMemory } from "./memory.js";
import type { Aggregate } from "./model.js";

const item = (id: string, place = "hall", version = 1): Aggregate => ({
  kind: "item",
  id,
  place,
  version,
  body: {},
});

/** A disk that says what it is asked for. */
function disk(...rows: readonly Aggregate[]) {
  const asked: string[] = [];
  const source: Source = {
    one({ id }) {
      asked.push(id);
      return rows.find((row) => row.id === id);
    },
    inPlace(place) {
      asked.push(place);
      return rows.filter((row) => row.place === place);
    },
  };
  return { source, asked };
}

test("a place is read once, and its rows are known by their ids", () => {
  const { source, asked } = disk(item("rope"), item("lamp"));
  const memory = worldMemory(source);
  expect(memory.inPlace("hall").map(({ id }) => id)).toEqual(["lamp", "rope"]);
  expect(memory.inPlace("hall")).toBe(memory.inPlace("hall"));
  expect(memory.one({ kind: "item", id: "rope" })).toBe(memory.inPlace("hall")[1]);
  expect(memory.one({ kind: "item", id: "axe" })).toBeUndefined();
  expect(asked).toEqual(["hall", "axe"]);
});

test("what was written is in its place, in order, and nowhere else", () => {
  const { source, asked } = disk(item("lamp"), item("rope"), item("axe", "yard"));
  const memory = worldMemory(source);
  memory.inPlace("hall");
  memory.inPlace("yard");
  const moved = item("lamp", "yard", 2);
  const made = item("mop", "hall");
  memory.written([
    { kind: "item", id: "lamp", from: "hall", to: "yard", after: moved },
    { kind: "item", id: "mop", from: "", to: "hall", after: made },
    { kind: "item", id: "axe", from: "yard", to: "", after: undefined },
  ]);
  expect(memory.inPlace("hall")).toEqual([made, item("rope")]);
  expect(memory.inPlace("yard")).toEqual([moved]);
  expect(memory.one({ kind: "item", id: "lamp" })).toBe(moved);
  expect(asked).toEqual(["hall", "yard"]);
  // It is not known any more: the disk, which has no part in this test, is asked again.
  memory.one({ kind: "item", id: "axe" });
  expect(asked).toEqual(["hall", "yard", "axe"]);
});

test("what is written to a place that nobody has asked for is not kept", () => {
  const { source, asked } = disk();
  const memory = worldMemory(source);
  memory.written([{ kind: "item", id: "lamp", from: "", to: "hall", after: item("lamp") }]);
  memory.one({ kind: "item", id: "lamp" });
  memory.inPlace("hall");
  expect(asked).toEqual(["lamp", "hall"]);
});

test("only so much is remembered: what was not asked for longest goes", () => {
  const { source, asked } = disk(item("a", "hall"), item("b", "yard"), item("c", "cellar"));
  const memory = worldMemory(source, 2);
  for (const place of ["hall", "yard", "hall", "cellar"]) memory.inPlace(place);
  memory.tidy();
  expect(asked).toEqual(["hall", "yard", "cellar"]);
  for (const place of ["hall", "cellar"]) memory.inPlace(place);
  expect(asked).toHaveLength(3);
  memory.one({ kind: "item", id: "b" });
  memory.inPlace("yard");
  expect(asked.slice(3)).toEqual(["b", "yard"]);
});

test("nothing is known after others have written", () => {
  const { source, asked } = disk(item("lamp"));
  const memory = worldMemory(source);
  memory.inPlace("hall");
  memory.forget();
  memory.one({ kind: "item", id: "lamp" });
  memory.inPlace("hall");
  expect(asked).toEqual(["hall", "lamp", "hall"]);
});

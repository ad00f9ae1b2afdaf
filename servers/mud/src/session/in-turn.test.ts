import { expect, test } from "vitest";
import { inTurn, type Turns } from "./in-turn.js";

test("one after the other for the same thing, whatever became of the one before", async () => {
  const turns: Turns = new Map();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    order.push(`${name} ends`);
    if (name === "b") throw new Error("b fails");
    return name;
  };
  const all = [
    inTurn(turns, "hall", work("a")),
    inTurn(turns, "hall", work("b")),
    inTurn(turns, "hall", work("c")),
  ];
  const results = await Promise.allSettled(all);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(order).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
  await Promise.resolve();
  expect(turns.size).toBe(0);
});

test("what is done about one thing does not wait for another", async () => {
  const turns: Turns = new Map();
  const never = inTurn(turns, "hall", () => new Promise<never>(() => undefined));
  expect(await inTurn(turns, "gate", async () => "done")).toBe("done");
  expect(turns.get("hall")).toBe(never);
});

import { expect, test } from "vitest";
import type { WorldCommit } from "./model.js";
import { writtenTogether } from "./together.js";

const commit = (at: number): WorldCommit => ({ at, changes: [] });

/** Writers whose turn comes when they are let, and what they have taken. */
function turns(most: number) {
  const waiting: (() => void)[] = [];
  const groups: number[][] = [];
  const { enqueue, drained } = writtenTogether(async (take) => {
    await new Promise<void>((settle) => void waiting.push(settle));
    const group = take().map(({ at }) => at);
    groups.push(group);
    return group.map((at) => (at < 0 ? new Error(`${at}`) : at));
  }, most);
  return {
    enqueue,
    drained,
    groups,
    async next() {
      while (waiting.length === 0) await new Promise((settle) => setImmediate(settle));
      waiting.shift()?.();
    },
  };
}

test("what asks before the turn comes goes along, so many at most, in order", async () => {
  const { enqueue, drained, groups, next } = turns(3);
  const first = [1, 2].map((at) => enqueue(commit(at)));
  await new Promise((settle) => setImmediate(settle));
  const later = [3, 4].map((at) => enqueue(commit(at)));
  await next();
  expect(await Promise.all([...first, later[0]])).toEqual([1, 2, 3]);
  await next();
  await drained();
  expect(groups).toEqual([[1, 2, 3], [4]]);
  expect(await later[1]).toBe(4);
});

test("each is told its own outcome, and all of a group why none of it was written", async () => {
  const { enqueue, next } = turns(10);
  const outcomes = Promise.allSettled([1, -2, 3].map((at) => enqueue(commit(at))));
  await next();
  expect((await outcomes).map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  let tries = 0;
  const failing = writtenTogether(async () => {
    tries += 1;
    throw new Error("no connection");
  }, 2);
  const all = await Promise.allSettled([1, 2, 3].map((at) => failing.enqueue(commit(at))));
  expect(all.map((one) => one.status === "rejected" && String(one.reason))).toEqual(
    Array.from({ length: 3 }, () => "Error: no connection"),
  );
  // Two together, and then the third.
  expect(tries).toBe(2);
});

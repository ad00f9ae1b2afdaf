import { expect, test } from "vitest";
import { singleFlight } from "./single-flight.js";
import { Stop } from "./stop.js";

/** A task that ends when it is told to, and notes how it was told to end early. */
function tasks() {
  const begun: { end: (value: string) => void; stop: Stop }[] = [];
  const task = (stop: Stop) => new Promise<string>((resolve) => begun.push({ end: resolve, stop }));
  return { begun, task };
}

const stays = new Stop();

test("equal tasks at once are one, and the next is another", async () => {
  const fly = singleFlight<string>();
  const { begun, task } = tasks();
  const both = Promise.all([fly("key", stays, task), fly("key", stays, task)]);
  expect(begun).toHaveLength(1);
  begun[0]?.end("landed");
  expect(await both).toEqual(["landed", "landed"]);
  void fly("key", stays, task);
  expect(begun).toHaveLength(2);
});

test("who leaves gets nothing at once, and the others what they came for", async () => {
  const fly = singleFlight<string>();
  const { begun, task } = tasks();
  const leaving = new Stop();
  const left = fly("key", leaving, task);
  const stayed = fly("key", stays, task);
  leaving.end("cancelled");
  expect(await left).toBeUndefined();
  expect(begun[0]?.stop.reason).toBeUndefined();
  begun[0]?.end("landed");
  expect(await stayed).toBe("landed");
});

test("when all have left it is told why, and who comes then begins anew", async () => {
  const fly = singleFlight<string>();
  const { begun, task } = tasks();
  const [one, two] = [new Stop(), new Stop()];
  const left = [fly("key", one, task), fly("key", two, task)];
  one.end("cancelled");
  two.end("late");
  expect(await Promise.all(left)).toEqual([undefined, undefined]);
  expect(begun[0]?.stop.reason).toBe("late");

  const next = fly("key", stays, task);
  expect(begun).toHaveLength(2);
  begun[0]?.end("too late");
  begun[1]?.end("landed");
  expect(await next).toBe("landed");
});

test("who has left already begins nothing", async () => {
  const { begun, task } = tasks();
  const left = new Stop();
  left.end("cancelled");
  expect(await singleFlight<string>()("key", left, task)).toBeUndefined();
  expect(begun).toHaveLength(0);
});

test("a failure is everybody's", async () => {
  const fly = singleFlight<string>();
  const failing = () => Promise.reject(new Error("crashed"));
  const both = [fly("key", stays, failing), fly("key", stays, failing)];
  for (const one of both) await expect(one).rejects.toThrow("crashed");
});

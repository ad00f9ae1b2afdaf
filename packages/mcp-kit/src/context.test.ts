import { expect, test } from "vitest";
import { holdContext } from "./context.js";
import { createLog, type Log } from "./log.js";

const silent = createLog("test", "silent");

function held(createContext: () => Promise<string> | string, log: Log = silent) {
  const disposed: string[] = [];
  const dispose = async (ctx: string) => void disposed.push(ctx);
  return { ...holdContext({ createContext, dispose }, {}, log), disposed };
}

test("what was made is disposed of once", async () => {
  const { get, dispose, disposed } = held(() => "made");
  await get();
  await Promise.all([dispose(), dispose()]);
  await dispose();
  expect(disposed).toEqual(["made"]);
});

test("what was never asked for is not made to be disposed of", async () => {
  const { dispose, disposed } = held(() => "made");
  await dispose();
  expect(disposed).toEqual([]);
});

test("what could not be made is not disposed of, what is being made is awaited", async () => {
  const failing = held(() => Promise.reject(new Error("locked")));
  await expect(failing.get()).rejects.toThrow("locked");
  await failing.dispose();
  expect(failing.disposed).toEqual([]);
  const slow = held(() => new Promise((resolve) => setTimeout(resolve, 10, "slow")));
  void slow.get();
  await slow.dispose();
  expect(slow.disposed).toEqual(["slow"]);
});

test("options and log reach createContext; a failure to dispose is logged", async () => {
  const lines: unknown[] = [];
  const log = { ...silent, error: (...line: unknown[]) => void lines.push(line) };
  const life = {
    createContext: (options: object, given: Log) => ({ options, given }),
    dispose: () => Promise.reject(new Error("disk full")),
  };
  const { get, dispose } = holdContext(life, { extra: "x" }, log);
  expect(await get()).toEqual({ options: { extra: "x" }, given: log });
  await dispose();
  expect(lines).toEqual([
    ["the context was not disposed of cleanly", { stack: expect.stringContaining("disk full") }],
  ]);
});

test("what is spent is disposed of, and only then followed by another", async () => {
  const spent = new Set<string>();
  const disposed: string[] = [];
  let count = 0;
  const life = {
    createContext: () => `made ${(count += 1)} after ${disposed.length}`,
    spent: (ctx: string) => spent.has(ctx),
    dispose: (ctx: string) => void disposed.push(ctx),
  };
  const { get, dispose } = holdContext(life, {}, silent);
  expect(await Promise.all([get(), get()])).toEqual(["made 1 after 0", "made 1 after 0"]);
  spent.add("made 1 after 0");
  expect(await Promise.all([get(), get()])).toEqual(["made 2 after 1", "made 2 after 1"]);
  expect(disposed).toEqual(["made 1 after 0"]);
  await dispose();
  expect(disposed).toEqual(["made 1 after 0", "made 2 after 1"]);
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepAlive } from "../keep-alive.js";
import type { Database } from "../open.js";
import { memoryOf, noMemory } from "./memory.js";

let folder: string;
let own: Database;
let other: Database;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "memory-"));
  const connect = () => keepAlive(new Driver(path.join(folder, "one.sqlite")));
  own = connect();
  own.pragma("journal_mode = WAL");
  own.exec("CREATE TABLE words (word TEXT)");
  other = connect();
});

afterEach(() => {
  own.close();
  other.close();
  rmSync(folder, { recursive: true });
});

/** A question that says how often it was asked. */
function counted(): (key: string) => string {
  let asked = 0;
  return (key) => {
    asked += 1;
    return `${key} ${asked}`;
  };
}

test("a question is asked once, also when the answer is nothing", () => {
  const memory = memoryOf(own);
  const nothing = vi.fn<() => undefined>(() => undefined);
  const found = memory.remember(nothing);
  const named = memory.remember(counted());
  for (let look = 0; look < 3; look += 1) {
    memory.look();
    expect(found.at("a")).toBeUndefined();
    expect(named.at("a")).toBe("a 1");
  }
  expect(named.at("b")).toBe("b 2");
  expect(nothing).toHaveBeenCalledTimes(1);
});

test("what another connection writes makes it forget everything", () => {
  const memory = memoryOf(own);
  const [one, two] = [memory.remember(counted()), memory.remember(counted())];
  const answers = () => {
    memory.look();
    return [one.at("a"), two.at("a")];
  };
  expect(answers()).toEqual(["a 1", "a 1"]);
  other.exec("INSERT INTO words VALUES ('amulet')");
  expect(answers()).toEqual(["a 2", "a 2"]);
  expect(answers()).toEqual(["a 2", "a 2"]);
});

test("what this connection writes is put there by whoever writes it", () => {
  const memory = memoryOf(own);
  const words = memory.remember(counted());
  words.at("a");
  own.exec("INSERT INTO words VALUES ('amulet')");
  memory.look();
  words.put("a", "amulet");
  expect(words.at("a")).toBe("amulet");
  words.forget();
  expect(words.at("a")).toBe("a 2");
  memory.forget();
  expect(words.at("a")).toBe("a 3");
});

test("the oldest of 257 answers is forgotten", () => {
  const words = memoryOf(own).remember(counted());
  for (let key = 0; key <= 256; key += 1) words.at(`${key}`);
  expect(words.at("256")).toBe("256 257");
  expect(words.at("0")).toBe("0 258");
});

test("without a memory every question is asked", () => {
  const words = noMemory.remember(counted());
  expect([words.at("a"), words.at("a")]).toEqual(["a 1", "a 2"]);
});

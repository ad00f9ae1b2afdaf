import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { sized } from "../../test/sized.js";
import { startWriter, writeAtOnce } from "../../test/start-writer.js";
import { tempFolder } from "../../test/temp-folder.js";
import { openLookupCache } from "./open.js";

const newFile = () => path.join(tempFolder(), "data", "lookup-cache.sqlite");
const done = { how: 0, complaints: "" };

async function open(file: string) {
  const cache = await openLookupCache({ file });
  onTestFinished(() => cache.close());
  return cache;
}

test("processes that open the same new file at once all find it migrated", async () => {
  for (let round = 0; round < sized(2, { long: 5 }); round += 1) {
    const file = newFile();
    expect(await writeAtOnce({ file }, ["a", "b", "c", "d"], 1)).toEqual([done, done, done, done]);
    expect((await (await open(file)).stats()).answers).toBe(4);
  }
});

test("two processes write 500 answers each, and all are kept", async () => {
  const file = newFile();
  expect(await writeAtOnce({ file }, ["a", "b"], 500)).toEqual([done, done]);
  const cache = await open(file);
  expect((await cache.stats()).answers).toBe(1000);
  expect(await cache.answer("b 499")).toEqual({ body: "b".repeat(1000), storedAt: 499 });
});

test.each([0, 40, 400])(
  "kill -9 after %i answers loses nothing that was answered",
  async (number) => {
    const file = newFile();
    const writer = startWriter({ file }, "a", 1_000_000);
    await writer.hears("ready");
    writer.go();
    await writer.hears(String(number));
    writer.process.kill("SIGKILL");
    expect((await writer.end).how).toBe("SIGKILL");
    const last = Number(writer.said.at(-1));
    expect(last).toBeGreaterThanOrEqual(number);
    const cache = await open(file);
    // Each is written once: where as many are there as were answered, none of them is missing.
    expect((await cache.stats()).answers).toBeGreaterThanOrEqual(last + 1);
    for (let answered = Math.max(0, last - 2_000); answered <= last; answered += 1) {
      expect(await cache.answer(`a ${answered}`)).toBeDefined();
    }
  },
);

test.each([0, 5, 10, 20, 40])(
  "kill -9 after %i ms of making the file leaves one that opens",
  async (milliseconds) => {
    const file = newFile();
    const writer = startWriter({ file }, "a", 0);
    await writer.hears("ready");
    writer.go();
    await sleep(milliseconds);
    writer.process.kill("SIGKILL");
    await writer.end;
    expect(await (await open(file)).stats()).toMatchObject({ answers: 0 });
  },
);

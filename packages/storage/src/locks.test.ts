import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Driver from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { earlierFile } from "../test/earlier.js";
import { tempFolder } from "../test/temp-folder.js";
import { character, made, only, write } from "../testing/story.js";
import { openCampaign } from "./campaign/open.js";
import { keepAlive } from "./keep-alive.js";
import { openLookupCache } from "./lookup-cache/open.js";

/** Takes a file's write lock as another process would; gives what lets go of it. */
function locked(file: string): () => void {
  const other = keepAlive(new Driver(file));
  onTestFinished(() => void other.close());
  other.exec("BEGIN IMMEDIATE");
  return () => void other.exec("COMMIT");
}

/** Says in which order things came to their end. */
function recorder() {
  const order: string[] = [];
  const record = async (name: string, done: Promise<unknown>) => {
    await done;
    order.push(name);
  };
  return { order, record };
}

test("a campaign is read while another process writes, and written when that is done", async () => {
  const file = path.join(tempFolder(), "a.sqlite");
  const campaign = await openCampaign({ file });
  onTestFinished(() => campaign.close());
  await write(campaign, { characters: made(character("ada")) });
  const release = locked(file);
  const { order, record } = recorder();
  const written = record("write", write(campaign, { characters: made(character("bo")) }));
  await record("load", campaign.characters.load(["ada"]));
  await record("search", campaign.notes.search({ offset: 0, limit: 1 }));
  await record("log", campaign.changesSince(0, 10));
  const again = await openCampaign({ file });
  onTestFinished(() => again.close());
  await record("open", again.characters.find("ada"));
  release();
  await written;
  expect(order).toEqual(["load", "search", "log", "open", "write"]);
  expect(only(await again.characters.load(["bo"])).version).toBe(1);
});

test("an older campaign that another process writes to is upgraded when that is done", async () => {
  const file = earlierFile(tempFolder());
  const release = locked(file);
  const { order, record } = recorder();
  const opening = openCampaign({ file });
  const opened = record("open", opening);
  const other = await openCampaign({ file: ":memory:" });
  onTestFinished(() => other.close());
  const backups = path.join(path.dirname(file), "backups");
  while (!existsSync(backups) || !readdirSync(backups).some((name) => name.endsWith(".sqlite")))
    await sleep(5);
  // Copied, it goes on to what needs the lock.
  for (let time = 0; time < 20; time += 1) await other.state().then(() => sleep(5));
  await record("another", other.state());
  release();
  await opened;
  const campaign = await opening;
  onTestFinished(() => campaign.close());
  expect(order).toEqual(["another", "open"]);
  expect((await campaign.baseline()).seq).toBeGreaterThan(0);
});

test("so is the lookup cache read, written and cleared", async () => {
  const file = path.join(tempFolder(), "lookup-cache.sqlite");
  const cache = await openLookupCache({ file });
  onTestFinished(() => cache.close());
  const answer = { body: "[]", storedAt: 1 };
  await cache.putAnswer("old", answer);
  const release = locked(file);
  const { order, record } = recorder();
  const put = record("put", cache.putAnswer("new", answer));
  await record("answer", cache.answer("old"));
  await record("stats", cache.stats());
  release();
  await put;
  expect(order).toEqual(["answer", "stats", "put"]);
  await cache.clear(true);
  expect(await cache.stats()).toMatchObject({ answers: 0 });
});

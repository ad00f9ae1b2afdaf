import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Driver from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { sized } from "../../test/sized.js";
import { startWriter, type Target, writeAtOnce } from "../../test/start-writer.js";
import { tempFolder } from "../../test/temp-folder.js";
import { only } from "../../testing/story.js";
import { keepAlive } from "../keep-alive.js";
import { migrate } from "../migrate.js";
import { migrations } from "./migrations.js";
import { openCampaign } from "./open.js";

const newTarget = (): Target => ({
  file: path.join(tempFolder(), "data", "campaigns", "a.sqlite"),
  script: "campaign-writer",
});
const done = { how: 0, complaints: "" };

async function open({ file }: Target) {
  const campaign = await openCampaign({ file });
  onTestFinished(() => campaign.close());
  return campaign;
}

const ada = async (campaign: Awaited<ReturnType<typeof open>>) =>
  only(await campaign.characters.load(["a"]));

test("processes that open the same new campaign at once all find it made", async () => {
  for (let round = 0; round < sized(2, { long: 5 }); round += 1) {
    const target = newTarget();
    expect(await writeAtOnce(target, ["a", "b", "c"], 0)).toEqual([done, done, done]);
    const campaign = await open(target);
    expect((await campaign.state()).version).toBe(1);
    expect(await campaign.findings()).toEqual([]);
  }
});

test("processes that open the same old campaign at once migrate it once", async () => {
  const target = newTarget();
  const old = keepAlive(new Driver(path.join(tempFolder(), "old.sqlite")));
  migrate(old, migrations.slice(0, 1));
  const { file } = target;
  await (await openCampaign({ file: path.join(path.dirname(file), "other.sqlite") })).close();
  await old.backup(file);
  old.close();
  expect(await writeAtOnce(target, ["a", "b", "c"], 1)).toEqual([done, done, done]);
  const campaign = await open(target);
  expect((await ada(campaign)).value.xp).toBe(3);
  expect(await campaign.findings()).toEqual([]);
});

test("two processes change one character 200 times each, and none is lost", async () => {
  const target = newTarget();
  expect(await writeAtOnce(target, ["a", "b"], 200)).toEqual([done, done]);
  const campaign = await open(target);
  const { value, version } = await ada(campaign);
  expect({ xp: value.xp, version }).toEqual({ xp: 400, version: 401 });
  expect((await campaign.notes.search({ query: "entry", offset: 0, limit: 1 })).total).toBe(400);
  const log = await campaign.changesSince(0, 2000);
  const versions = log
    .flatMap(({ images }) => images)
    .filter(({ aggregate }) => aggregate === "character:a");
  expect(versions.map((entry) => entry.version)).toEqual(versions.map((_, index) => index + 1));
  expect(await campaign.findings()).toEqual([]);
});

test.each([0, 30, 120])(
  "kill -9 after %i changes loses nothing that was said to be kept",
  async (number) => {
    const target = newTarget();
    const writer = startWriter(target, "w", 1_000_000);
    await writer.hears("ready");
    writer.go();
    await writer.hears(String(number));
    writer.process.kill("SIGKILL");
    expect((await writer.end).how).toBe("SIGKILL");
    const last = Number(writer.said.at(-1));
    expect(last).toBeGreaterThanOrEqual(number);
    const campaign = await open(target);
    const { value, version } = await ada(campaign);
    // What was being written when it was killed is there as a whole, or not at all.
    expect(value.xp - (last + 1)).toBeOneOf([0, 1]);
    expect(version).toBe(value.xp + 1);
    expect(value.items.at(-1)?.id).toBe(`w ${value.xp - 1}`);
    for (let kept = 0; kept < value.xp; kept += 1) {
      expect(await campaign.notes.load(`w ${kept}`)).toBeDefined();
    }
    const log = await campaign.changesSince(0, 100_000);
    expect(log).toHaveLength(value.xp + 1);
    expect(log.flatMap(({ images }) => images)).toHaveLength(2 * value.xp + 1);
    expect(await campaign.findings()).toEqual([]);
  },
);

test.each([0, 10, 30])(
  "kill -9 after %i ms of making a campaign leaves one that opens",
  async (milliseconds) => {
    const target = newTarget();
    const writer = startWriter(target, "w", 0);
    await writer.hears("ready");
    writer.go();
    await sleep(milliseconds);
    writer.process.kill("SIGKILL");
    await writer.end;
    expect(await (await open(target)).findings()).toEqual([]);
  },
);

import { renameSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { startWriter } from "../../test/start-writer.js";
import { tempFolder } from "../../test/temp-folder.js";
import { character, made, write } from "../../testing/story.js";
import { openCampaign } from "./open.js";

async function open(file: string) {
  const campaign = await openCampaign({ file });
  onTestFinished(() => campaign.close());
  return campaign;
}

/** Half a second, and once more on a busy machine. */
const soon = { timeout: 1_000, interval: 10 };

/** How often a campaign has said that it is changed, and what ends that. */
function heard(campaign: Awaited<ReturnType<typeof open>>) {
  const changed = vi.fn<() => void>();
  const end = campaign.watch(changed);
  onTestFinished(end);
  return { changed, end };
}

test("what another process writes is heard of within half a second", async () => {
  const file = path.join(tempFolder(), "a.sqlite");
  const { changed } = heard(await open(file));
  const writer = startWriter({ file, script: "campaign-writer" }, "b", 1);
  await writer.hears("ready");
  writer.go();
  // It is told that it is written.
  await writer.hears("0");
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), soon);
  await writer.end;
});

test("what this connection writes itself, and what is only read, is not told", async () => {
  const file = path.join(tempFolder(), "a.sqlite");
  const [campaign, other] = [await open(file), await open(file)];
  const { changed } = heard(campaign);
  await write(campaign, { characters: made(character("ada")) });
  expect(await other.characters.names()).toHaveLength(1);
  await sleep(400);
  expect(changed).not.toHaveBeenCalled();
  await write(other, { characters: made(character("bo")) });
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), soon);
});

test("after its end nothing is told", async () => {
  const file = path.join(tempFolder(), "a.sqlite");
  const { changed, end } = heard(await open(file));
  end();
  await write(await open(file), { characters: made(character("bo")) });
  await sleep(400);
  expect(changed).not.toHaveBeenCalled();
});

// Windows lets nobody move a file that is open.
test.skipIf(process.platform === "win32")("another file in its place is told once", async () => {
  const folder = tempFolder();
  const file = path.join(folder, "a.sqlite");
  const campaign = await open(file);
  await write(campaign, { characters: made(character("ada")) });
  await campaign.backUp(path.join(folder, "b.sqlite"));
  const { changed } = heard(campaign);
  renameSync(path.join(folder, "b.sqlite"), file);
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), soon);
  await sleep(400);
  expect(changed).toHaveBeenCalledTimes(1);
});

import { constants, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { earlierFile } from "../../test/earlier.js";
import { tempFolder } from "../../test/temp-folder.js";
import { character, made, write } from "../../testing/story.js";
import type { May } from "../obstacle.js";
import type { CampaignFile } from "./model.js";
import { openCampaign } from "./open.js";

/** What the system says where the disk is read-only. */
const allowed: May = (_, what) => (what & constants.W_OK) === 0;

async function open(options: Parameters<typeof openCampaign>[0]): Promise<CampaignFile> {
  const campaign = await openCampaign(options);
  onTestFinished(() => campaign.close());
  return campaign;
}

/** A campaign whose last change is in its log yet, and who may only read it. */
async function shared() {
  const folder = tempFolder();
  const file = path.join(folder, "a.sqlite");
  const campaign = await open({ file });
  await write(campaign, { characters: made(character("ada")) });
  return { folder, file, campaign, reader: await open({ file, allowed }) };
}

async function textOf(campaign: CampaignFile): Promise<string> {
  let text = "";
  for await (const piece of campaign.exported()) text += piece;
  return text;
}

test("a campaign that may only be read is read, exported, checked and copied", async () => {
  const { folder, campaign, reader } = await shared();
  expect(await reader.characters.names()).toEqual([{ id: "ada", name: "ada" }]);
  expect(await reader.changesSince(0, 10)).toEqual(await campaign.changesSince(0, 10));
  expect(await textOf(reader)).toBe(await textOf(campaign));
  expect(await reader.findings()).toEqual([]);
  const to = path.join(folder, "copy.sqlite");
  await reader.backUp(to);
  const copy = await open({ file: to });
  expect(await textOf(copy)).toBe(await textOf(campaign));
  await write(copy, { characters: made(character("bo")) });
});

test("it is not written to, and that is told of the file", async () => {
  const { file, campaign, reader } = await shared();
  await expect(write(reader, { characters: made(character("bo")) })).rejects.toMatchObject({
    code: "DATABASE_UNAVAILABLE",
    message: expect.stringContaining(`${file} cannot be used`),
  });
  // To have it checked does not open it for writing.
  await reader.findings();
  await expect(write(reader, { characters: made(character("bo")) })).rejects.toThrow(file);
  expect(await campaign.characters.names()).toHaveLength(1);
});

test("when somebody else has written to it what was read is old, and that is told", async () => {
  const { campaign, reader } = await shared();
  await write(campaign, { characters: made(character("bo")) });
  await expect(reader.characters.names()).rejects.toMatchObject({ code: "DATABASE_REPLACED" });
  expect(reader.wasReplaced()).toBe(true);
});

test("one of an older schema is read in today's form, and stays as it is", async () => {
  const file = earlierFile(tempFolder());
  const before = readFileSync(file, "hex");
  const reader = await open({ file, allowed });
  expect(await reader.characters.find("brakka ironhand")).toBeDefined();
  expect(await reader.findings()).toEqual([]);
  expect(readFileSync(file, "hex")).toBe(before);
  expect(existsSync(path.join(path.dirname(file), "backups"))).toBe(false);
});

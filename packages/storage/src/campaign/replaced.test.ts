import { readdirSync, renameSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { tempFolder } from "../../test/temp-folder.js";
import { character, made, only, write } from "../../testing/story.js";
import { openCampaign } from "./open.js";

async function open(file: string) {
  const campaign = await openCampaign({ file });
  onTestFinished(() => campaign.close());
  return campaign;
}

async function played() {
  const folder = tempFolder();
  const file = path.join(folder, "a.sqlite");
  const campaign = await open(file);
  await write(campaign, { characters: made(character("ada")) });
  return { folder, file, campaign };
}

// Windows lets nobody move a file that is open.
test.skipIf(process.platform === "win32")(
  "another file in its place is told, to whoever reads and to whoever writes",
  async () => {
    const { folder, file, campaign } = await played();
    const other = path.join(folder, "b.sqlite");
    await campaign.backUp(other);
    await write(campaign, { characters: made(character("late")) });
    expect(campaign.wasReplaced()).toBe(false);
    renameSync(other, file);
    const told = { code: "DATABASE_REPLACED", message: expect.stringContaining(file) };
    await expect(campaign.characters.load(["ada"])).rejects.toMatchObject(told);
    await expect(campaign.parties.all()).rejects.toMatchObject(told);
    await expect(write(campaign, { characters: made(character("bo")) })).rejects.toMatchObject(
      told,
    );
    expect(campaign.wasReplaced()).toBe(true);
    // What it had is kept, and its log is not taken for that of the other.
    await campaign.close();
    const kept = path.join(folder, "backups", only(readdirSync(path.join(folder, "backups"))));
    expect(kept).toContain("a-replaced-");
    expect(await (await open(kept)).characters.find("late")).toBe("late");
    const now = await open(file);
    expect(await now.characters.names()).toEqual([{ id: "ada", name: "ada" }]);
    expect(await now.findings()).toEqual([]);
  },
);

test.skipIf(process.platform === "win32")(
  "a file that is gone is told, for as long as it is",
  async () => {
    const { folder, file, campaign } = await played();
    renameSync(file, path.join(folder, "away.sqlite"));
    const told = { code: "DATABASE_MISSING", hint: expect.stringContaining("Put it back") };
    await expect(campaign.characters.names()).rejects.toMatchObject(told);
    await expect(write(campaign, { characters: made(character("bo")) })).rejects.toMatchObject(
      told,
    );
    renameSync(path.join(folder, "away.sqlite"), file);
    await write(campaign, { characters: made(character("bo")) });
    expect(campaign.wasReplaced()).toBe(false);
    expect(await campaign.characters.names()).toHaveLength(2);
  },
);

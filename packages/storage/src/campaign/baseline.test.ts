import Driver from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { historyOf, holdingsAtBaseline, holdingsOf } from "../../testing/history.js";
import { fill } from "../../testing/rich.js";
import { changed, only, write } from "../../testing/story.js";
import { keepAlive } from "../keep-alive.js";
import { migrate } from "../migrate.js";
import { writeBaseline } from "./baseline.js";
import { migrations } from "./migrations.js";
import { sqliteCampaign } from "./sqlite-campaign.js";

test("a baseline holds everything there is, and takes the place of an earlier one", async () => {
  const database = keepAlive(new Driver(":memory:"));
  migrate(database, migrations);
  const campaign = sqliteCampaign(database);
  onTestFinished(() => campaign.close());
  await fill(campaign);
  writeBaseline(database);
  expect(await campaign.baseline()).toMatchObject({ seq: 2, campaign: { version: 2 } });
  const first = await holdingsOf(campaign);
  expect(first.size).toBe(1 + 1 + 3 + 2 + 2 + 2);
  expect(await holdingsAtBaseline(campaign)).toEqual(first);

  const vex = only(await campaign.characters.load(["vex"]));
  await write(campaign, { characters: [changed(vex, { xp: 5 })] });
  expect(await holdingsAtBaseline(campaign)).toEqual(first);
  writeBaseline(database);
  expect((await campaign.baseline()).seq).toBe(3);
  expect(await holdingsAtBaseline(campaign)).toEqual(await holdingsOf(campaign));
  // It is no entry of the log.
  expect(await historyOf(campaign)).toHaveLength(3);
});

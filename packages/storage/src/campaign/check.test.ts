import path from "node:path";
import Driver from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { tempFolder } from "../../test/temp-folder.js";
import { fill } from "../../testing/rich.js";
import { page } from "../../testing/story.js";
import { keepAlive } from "../keep-alive.js";
import type { CampaignFile } from "./model.js";
import { openCampaign } from "./open.js";

/** A rich campaign to which this SQL was done behind its back. */
async function damaged(sql: string): Promise<CampaignFile> {
  const file = path.join(tempFolder(), "a.sqlite");
  const campaign = await openCampaign({ file });
  onTestFinished(() => campaign.close());
  await fill(campaign);
  const vandal = keepAlive(new Driver(file));
  vandal.pragma("foreign_keys = OFF");
  vandal.exec(sql);
  vandal.close();
  // Opened anew: what a connection has read before, it knows.
  const again = await openCampaign({ file });
  onTestFinished(() => again.close());
  return again;
}

test("who is kept under another name is damage to whoever asks for it, and no second is made", async () => {
  const campaign = await damaged("UPDATE characters SET key = 'bodo' WHERE id = 'vex'");
  const vex = (await campaign.characters.names()).find(({ id }) => id === "vex");
  const name = vex?.name ?? "";
  const fault = {
    code: "DATABASE_DAMAGED",
    message: expect.stringContaining("under another name"),
  };
  await expect(campaign.characters.called(name)).rejects.toMatchObject(fault);
  await expect(campaign.characters.find(name.toUpperCase())).rejects.toMatchObject(fault);
  expect(await campaign.characters.find("nobody")).toBeUndefined();
});

test("a good file has no findings, and neither has an empty one", async () => {
  expect(await (await damaged("")).findings()).toEqual([]);
  const empty = await openCampaign({ file: ":memory:" });
  onTestFinished(() => empty.close());
  expect(await empty.findings()).toEqual([]);
});

test.each([
  ["broken JSON", "UPDATE characters SET body = '{\"v\":1,' WHERE id = 'vex'", "character vex"],
  [
    "a number that is a text",
    "UPDATE characters SET body = json_set(body, '$.value.xp', 'many') WHERE id = 'vex'",
    "at xp",
  ],
  [
    "an unknown field",
    "UPDATE parties SET body = json_set(body, '$.value.mood', 'sour')",
    "party Heroes (p)",
  ],
  [
    "a broken item",
    "UPDATE inventory SET body = json_remove(body, '$.value.quantity')",
    "item of character vex",
  ],
  ["a broken location", "UPDATE locations SET body = '' WHERE id = 'inn'", "location inn"],
  ["a note of no type", "UPDATE notes SET type = 'gossip' WHERE id = 'late'", "note Vex (late)"],
  [
    "somebody in a fight who is not there",
    "DELETE FROM characters WHERE id = 'splinter'",
    "encounter Brawl at the Inn (brawl) has splinter, who is not there",
  ],
  [
    "a fight at the turn of nobody",
    "UPDATE encounters SET body = json_set(body, '$.value.turn.of', 'nobody')",
    "encounter Brawl at the Inn (brawl) is at the turn of nobody, who has none",
  ],
  [
    "a fight in a round before the first",
    "UPDATE encounters SET body = json_set(body, '$.value.round', -5)",
    "encounter Brawl at the Inn (brawl) is in round -5",
  ],
  [
    "somebody in a fight without a turn",
    "UPDATE encounters SET body = json_remove(body, '$.value.order[1]')",
    "encounter Brawl at the Inn (brawl) has no turn for splinter",
  ],
  [
    "a turn of who takes no part",
    "DELETE FROM combatants WHERE creature_id = 'splinter'",
    "encounter Brawl at the Inn (brawl) has a turn for splinter, who takes no part",
  ],
  [
    "a broken combatant",
    "UPDATE combatants SET body = json_remove(body, '$.value.side')",
    "encounter Brawl at the Inn (brawl)",
  ],
  [
    "somebody made for no fight that there is",
    "UPDATE characters SET encounter_id = 'x' WHERE id = 'splinter'",
    "refers to nothing in encounters",
  ],
  [
    "an exit to nowhere",
    "UPDATE locations SET body = json_set(body, '$.value.exits[0].to', 'x') WHERE id = 'cellar'",
    "location cellar (cellar) has an exit (up) to no place there is",
  ],
  [
    "a place inside itself",
    "UPDATE locations SET parent_id = 'cellar' WHERE id = 'inn'",
    "location cellar (cellar) is inside itself",
  ],
  [
    "a leader who is no member",
    "DELETE FROM party_members WHERE character_id = 'vex'",
    "party Heroes (p) is led by nobody who is in it",
  ],
  [
    "a member who is not there",
    "DELETE FROM characters WHERE id = 'ogre'",
    "refers to nothing in characters",
  ],
  ["a text that is not in the index", "DELETE FROM notes_text WHERE rowid = 1", "full-text index"],
  [
    "a text that the index has otherwise",
    "DROP TRIGGER notes_text_update; UPDATE notes SET content = 'a torch'",
    "full-text index",
  ],
  [
    "an image without its command",
    "DELETE FROM commands WHERE seq = 2",
    "log: the image of character:ogre belongs to no command",
  ],
  [
    "a command without readable events",
    "UPDATE commands SET events = '[' WHERE seq = 2",
    "log: the events of command 2 are not JSON",
  ],
  [
    "an image that cannot be read",
    "UPDATE images SET \"before\" = '{' WHERE aggregate = 'character:vex'",
    "log: what character:vex was before is not JSON",
  ],
  [
    "a baseline that cannot be read",
    "INSERT INTO baseline VALUES ('character:vex', 1, '{')",
    "log: the baseline of character:vex is not JSON",
  ],
  ["a campaign without its own row", "DELETE FROM campaign", "the campaign has no row of its own"],
  [
    "a tag under another key",
    "UPDATE note_labels SET key = 'x' WHERE kind = 'tag' AND label = 'Twist'",
    "the tag Twist is kept as x",
  ],
  [
    "a label of no kind",
    "UPDATE note_labels SET kind = 'mark' WHERE kind = 'tag' AND label = 'Twist'",
    "the mark Twist is kept as twist",
  ],
  [
    "a label that is gone",
    "DELETE FROM note_labels WHERE kind = 'entity'",
    "is searched by labels that it does not have",
  ],
  [
    "another's trigger",
    "CREATE TRIGGER spy AFTER INSERT ON commands BEGIN DELETE FROM notes; END",
    "schema: the trigger spy is not ours",
  ],
  [
    "a trigger of ours that does something else",
    "DROP TRIGGER notes_text_insert; CREATE TRIGGER notes_text_insert AFTER INSERT ON notes BEGIN SELECT 1; END",
    "schema: the trigger notes_text_insert is not as we make it",
  ],
  [
    "an index that is missing",
    "DROP INDEX links_by_source",
    "schema: the index links_by_source is missing",
  ],
  [
    "a name under another key",
    "UPDATE characters SET key = 'x' WHERE id = 'ogre'",
    "characters: Ogre is kept as x",
  ],
])("%s is found", async (_, sql, finding) => {
  const campaign = await damaged(sql);
  expect((await campaign.findings()).join("\n")).toContain(finding);
});

test("who is kept under another's name is told to be damaged, at once", async () => {
  const campaign = await damaged("UPDATE characters SET key = 'imp' WHERE id = 'ogre'");
  await expect(campaign.characters.called("Imp")).rejects.toMatchObject({
    code: "DATABASE_DAMAGED",
    message: expect.stringContaining("character ogre"),
  });
  expect((await campaign.characters.called("ogre"))?.value.id).toBe("ogre");
});

test("a campaign without its own row is told to be damaged", async () => {
  const campaign = await damaged("DELETE FROM campaign");
  await expect(campaign.state()).rejects.toMatchObject({ code: "DATABASE_DAMAGED" });
});

test("what is damaged is not read as if it were whole, and the rest is", async () => {
  const campaign = await damaged(
    "UPDATE characters SET body = json_set(body, '$.value.xp', 'many') WHERE id = 'vex'",
  );
  await expect(campaign.characters.load(["vex"])).rejects.toMatchObject({
    name: "StorageError",
    code: "DATABASE_DAMAGED",
    message: expect.stringMatching(/character vex[^]*at xp/),
  });
  expect(await campaign.characters.load(["ogre"])).toHaveLength(1);
});

test.each([
  ["DELETE FROM characters WHERE id = 'splinter'", "the character splinter"],
  ["DELETE FROM combatants WHERE creature_id = 'splinter'", "the combatant splinter is missing"],
])("a fight that goes on without somebody's row is told to be damaged: %s", async (sql, said) => {
  const damage = { code: "DATABASE_DAMAGED", message: expect.stringContaining(said) };
  const campaign = await damaged(sql);
  await expect(campaign.encounters.load("brawl")).rejects.toMatchObject(damage);
});

test("what a newer program wrote is said to be newer", async () => {
  const campaign = await damaged(
    "UPDATE locations SET body = json_set(body, '$.v', 2) WHERE id = 'inn'",
  );
  await expect(campaign.locations.load(["inn"])).rejects.toMatchObject({
    code: "DATABASE_NEWER",
    message: expect.stringContaining("location inn"),
  });
});

test("a damaged log and a damaged note are said to be, too", async () => {
  const campaign = await damaged(
    "UPDATE commands SET events = '[' WHERE seq = 2; UPDATE notes SET status = 'lost' WHERE id = 'late'",
  );
  await expect(campaign.changesSince(1, 1)).rejects.toMatchObject({
    code: "DATABASE_DAMAGED",
    message: expect.stringContaining("log entry 2"),
  });
  expect(await campaign.changesSince(0, 1)).toHaveLength(1);
  await expect(campaign.notes.search(page)).rejects.toMatchObject({ code: "DATABASE_DAMAGED" });
  expect(await campaign.notes.load("early")).toBeDefined();
});

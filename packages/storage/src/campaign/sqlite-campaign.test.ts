import path from "node:path";
import Driver from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { tempFolder } from "../../test/temp-folder.js";
import { campaignSuite } from "../../testing/campaign-suite.js";
import { changed, character, fight, made, only, write } from "../../testing/story.js";
import { openCampaign } from "./open.js";

campaignSuite("a file", () => openCampaign({ file: path.join(tempFolder(), "a.sqlite") }));
campaignSuite(":memory:", () => openCampaign({ file: ":memory:" }));

test("what another connection has written is there at the next question", async () => {
  const file = path.join(tempFolder(), "a.sqlite");
  const [own, other] = [await openCampaign({ file }), await openCampaign({ file })];
  onTestFinished(() => Promise.all([own.close(), other.close()]).then(() => undefined));
  const seen = async () => ({
    named: await own.characters.find("Ada"),
    name: (await own.characters.called("a"))?.value.name,
    loaded: (await own.characters.load(["a"])).map(({ version }) => version),
    bearers: await own.characters.bearing(["dragon"]),
    clock: (await own.state()).value.clock,
  });
  const nothing = { named: undefined, name: undefined, loaded: [], bearers: [], clock: 0 };
  expect(await seen()).toEqual(nothing);
  await write(other, { characters: made(character("a", { name: "Ada" })) });
  expect(await seen()).toEqual({ ...nothing, named: "a", name: "Ada", loaded: [1] });
  const scared = {
    id: "c1",
    condition: "frightened",
    source: "a roar",
    from: "dragon",
    lasting: { kind: "time", until: 12 },
  } as const;
  const before = only(await other.characters.load(["a"]));
  const started = await other.state();
  await write(other, {
    campaign: changed(started, { clock: 60 }),
    characters: [changed(before, { name: "Ada the Bold", conditions: [scared] })],
  });
  const changes = { name: "Ada the Bold", loaded: [2], bearers: ["a"], clock: 60 };
  expect(await seen()).toEqual({ named: undefined, ...changes });
  await write(other, {
    characters: [{ before: only(await other.characters.load(["a"])) }],
  });
  expect(await seen()).toEqual({ ...nothing, clock: 60 });
});

test("what another connection has done to a fight is there at the next question, in the same turn of the event loop, too", async () => {
  const file = path.join(tempFolder(), "a.sqlite");
  const [own, other] = [await openCampaign({ file }), await openCampaign({ file })];
  onTestFinished(() => Promise.all([own.close(), other.close()]).then(() => undefined));
  const seen = async () => ({
    active: (await own.encounters.active()).map(({ id }) => id),
    version: (await own.encounters.load("f"))?.version,
    creatures: (await own.characters.load(["a", "g"])).map(({ version }) => version),
  });
  expect(await seen()).toEqual({ active: [], version: undefined, creatures: [] });
  const begun = fight("f", ["a", "g"]);
  const fighters = made(character("a"), character("g"));
  await write(other, { encounters: made(begun), characters: fighters });
  const going = { active: ["f"], version: 1, creatures: [1, 1] };
  expect(await seen()).toEqual(going);
  expect(await seen()).toEqual(going);

  const [a, g] = await other.characters.load(["a", "g"]);
  const stored = await other.encounters.load("f");
  if (a === undefined || g === undefined || stored === undefined) throw new Error("not there");
  const { encounter } = stored.value;
  const ended = { ...begun, encounter: { ...encounter, status: "ended" as const } };
  await own.encounters.load("f");
  await Promise.all([
    write(other, {
      encounters: [{ before: stored, after: ended }],
      characters: [changed(a, { xp: 5 }), changed(g, { xp: 5 })],
    }),
    own.encounters.load("f").then((found) => expect(found?.version).toBe(2)),
    own.characters
      .load(["a", "g"])
      .then((found) => expect(found.map(({ version }) => version)).toEqual([2, 2])),
  ]);
  expect(await seen()).toEqual({ active: [], version: 2, creatures: [2, 2] });
});

test("who is gone from a fight that goes on is missed, though it was whole when it was last looked at", async () => {
  const file = path.join(tempFolder(), "a.sqlite");
  const own = await openCampaign({ file });
  onTestFinished(() => own.close());
  const fighters = made(character("a"), character("g"));
  await write(own, { encounters: made(fight("f", ["a", "g"])), characters: fighters });
  expect((await own.encounters.load("f"))?.version).toBe(1);
  const broken = new Driver(file);
  broken.exec("DELETE FROM characters WHERE id = 'g'");
  broken.close();
  await expect(own.encounters.load("f")).rejects.toMatchObject({ code: "DATABASE_DAMAGED" });
});

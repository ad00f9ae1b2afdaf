import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { tempFolder } from "../../test/temp-folder.js";
import { campaignSuite } from "../../testing/campaign-suite.js";
import { changed, character, made, only, write } from "../../testing/story.js";
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

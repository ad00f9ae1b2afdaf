import type { Creature } from "@tabletop-mcp/rules-engine";
import Driver from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { earlierExport, earlierFile } from "../../test/earlier.js";
import { tempFolder } from "../../test/temp-folder.js";
import { changed, only, write } from "../../testing/story.js";
import { keepAlive } from "../keep-alive.js";
import type { CampaignFile } from "./model.js";
import { openCampaign } from "./open.js";

async function open(file: string): Promise<CampaignFile> {
  const campaign = await openCampaign({ file });
  onTestFinished(() => campaign.close());
  return campaign;
}

const ways = [
  ["upgraded", () => open(earlierFile(tempFolder()))],
  [
    "exported and imported",
    async () => {
      const campaign = await open(":memory:");
      await campaign.imported(earlierExport());
      return campaign;
    },
  ],
] as const;

async function called(campaign: CampaignFile, name: string): Promise<Creature> {
  const found = await campaign.characters.called(name);
  if (found === undefined) throw new Error(`${name} is gone`);
  return found.value;
}

/** How long each thing lasts that somebody holds, and which save ends it. */
const endings = ({ conditions, effects }: Creature): object =>
  Object.fromEntries(
    [...conditions, ...effects].map(({ id, lasting, save }) => [
      id,
      save ? [lasting, save] : lasting,
    ]),
  );

const removed = { kind: "until", what: "removed" };
const time = (until: number) => ({ kind: "time", until });
const save = (ability: string, dc: number) => ({ ability, dc, at: "turn-end" });

// The campaign's clock stood at 39600 seconds, and a round is six of them.
const upgraded: readonly (readonly [string, object])[] = [
  [
    "Brakka Ironhand",
    {
      c13: time(39_630),
      c14: [removed, save("con", 12)],
      e16: time(40_200),
      e17: { kind: "until", what: "rest" },
      e18: { kind: "until", what: "long_rest" },
    },
  ],
  [
    "Fen",
    {
      c8: [removed, save("con", 10)],
      c9: { kind: "until", what: "dispelled" },
      e5: { kind: "until", what: "dispelled" },
      e6: [removed, save("con", 13)],
      e7: removed,
    },
  ],
  [
    "Grey Wolf",
    {
      c1: time(39_660),
      c2: removed,
      c3: { kind: "until", what: "healed" },
      c4: { kind: "until", what: "short_rest" },
      c5: { kind: "with", id: "c4" },
    },
  ],
  ["Ogre of the Mill", { c2: [time(39_612), save("wis", 12)], e1: { kind: "cast", id: "k0" } }],
  ["Old Marn", { c3: { kind: "cast", id: "k0" } }],
];

test.each(ways)(
  "what counted rounds in a campaign that is %s ends by the clock",
  async (_, come) => {
    const campaign = await come();
    for (const [name, ends] of upgraded)
      expect(endings(await called(campaign, name))).toEqual(ends);
  },
);

test.each(ways)(
  "concentration in one that is %s is a cast that others hang on",
  async (_, come) => {
    const campaign = await come();
    const liora = await called(campaign, "Liora “the Ünbent” 🐉");
    // It had 600 rounds left, an hour.
    expect(liora.casts).toEqual([
      { id: "k0", spell: "Hex", concentration: true, since: 36_000, until: 43_200 },
    ]);
    const ogre = await called(campaign, "Ogre of the Mill");
    expect(ogre.effects).toMatchObject([{ from: liora.id, lasting: { id: "k0" } }]);
    expect((await called(campaign, "Sela")).casts).toEqual([]);
  },
);

const held = new Set(["conditions", "effects", "casts", "concentration"]);

const withoutHeld = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([field]) => !held.has(field)));

test.each(ways)("the rest of one that is %s is as it was", async (_, come) => {
  const campaign = await come();
  const { characters } = earlierExport();
  const now = await campaign.characters.load(characters.map(({ value }) => value.id));
  expect(now.map(({ version, value }) => ({ version, value: withoutHeld(value) }))).toEqual(
    characters.map(({ version, value }) => ({ version, value: withoutHeld(value) })),
  );
  expect(await campaign.findings()).toEqual([]);
});

test("an upgraded end stays where it is when the clock goes on, written again or not", async () => {
  const file = earlierFile(tempFolder());
  const campaign = await open(file);
  await write(campaign, { campaign: changed(await campaign.state(), { clock: 39_624 }) });
  const wolf = await campaign.characters.called("Grey Wolf");
  if (wolf === undefined) throw new Error("it is gone");
  await write(campaign, { characters: [changed(wolf, { xp: 1 })] });
  const again = await open(file);
  expect(endings(await called(again, "Brakka Ironhand"))).toMatchObject({ c13: time(39_630) });
  expect(endings(await called(again, "Grey Wolf"))).toMatchObject({ c1: time(39_660) });
  const timed = await again.characters.load(await again.characters.timed());
  expect(timed.map(({ value }) => value.name).toSorted()).toEqual([
    "Brakka Ironhand",
    "Grey Wolf",
    "Liora “the Ünbent” 🐉",
    // Lies at 0 hit points.
    "Nobody",
    "Ogre of the Mill",
  ]);
});

test("what hung on the concentration of nobody lasts until it is removed", async () => {
  const earlier = earlierExport();
  const [first] = earlier.characters;
  if (first === undefined) throw new Error("there is nobody");
  const lasting = { kind: "concentration" };
  const value = {
    ...first.value,
    effects: [{ id: "e1", name: "Bless", kind: "boon", effects: [], lasting }],
  };
  const campaign = await open(":memory:");
  const others = earlier.characters.slice(1);
  await campaign.imported({ ...earlier, characters: [{ ...first, value }, ...others] });
  const [bearer] = await campaign.characters.load([first.value.id]);
  expect(bearer?.value.effects).toMatchObject([{ lasting: removed }]);
});

test("an older character that is none is damage, named", async () => {
  const file = earlierFile(tempFolder());
  const database = keepAlive(new Driver(file));
  const spoil = database.prepare(
    `UPDATE characters SET body = replace(body, '"left"', '"less"') WHERE name = ?`,
  );
  expect(spoil.run("Grey Wolf").changes).toBe(1);
  database.close();
  const campaign = await open(file);
  const damage = { code: "DATABASE_DAMAGED", message: expect.stringContaining("at conditions[0]") };
  await expect(campaign.characters.called("Grey Wolf")).rejects.toMatchObject(damage);
  expect(only(await campaign.findings())).toContain("Grey Wolf");
});

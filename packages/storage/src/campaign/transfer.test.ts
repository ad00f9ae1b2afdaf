import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { tempFolder } from "../../test/temp-folder.js";
import { fill } from "../../testing/rich.js";
import { character, made, note, page, party, write } from "../../testing/story.js";
import type { CampaignFile } from "./model.js";
import { openCampaign } from "./open.js";

async function open(file = path.join(tempFolder(), "a.sqlite")): Promise<CampaignFile> {
  const campaign = await openCampaign({ file });
  onTestFinished(() => campaign.close());
  return campaign;
}

async function textOf(campaign: CampaignFile): Promise<string> {
  let text = "";
  for await (const piece of campaign.exported()) text += piece;
  return text;
}

const filled = async (file?: string): Promise<CampaignFile> => {
  const campaign = await open(file);
  await fill(campaign);
  return campaign;
};

/** All that a campaign tells. */
const contentOf = async ({
  characters,
  encounters,
  parties,
  locations,
  notes,
  ...campaign
}: CampaignFile) => ({
  state: await campaign.state(),
  encounters: await Promise.all((await encounters.names()).map(({ id }) => encounters.load(id))),
  fighters: await characters.list({ ...page, encounterId: "brawl" }),
  characters: await characters.list(page),
  parties: await parties.all(),
  locations: await locations.load((await locations.names()).map(({ id }) => id)),
  notes: await notes.search(page),
  found: await notes.search({ ...page, query: "lantern" }),
  bearing: await characters.bearing(["ogre"]),
  log: await campaign.changesSince(0, 1000),
  findings: await campaign.findings(),
});

test.each([undefined, ":memory:"])("what was exported is imported the same (%s)", async (file) => {
  const from = await filled(file);
  const exported = await textOf(from);
  const to = await open(file);
  await to.imported(JSON.parse(exported));
  expect(await contentOf(to)).toEqual(await contentOf(from));
  expect(await textOf(to)).toBe(exported);
});

test("an imported campaign goes on", async () => {
  const campaign = await open();
  await campaign.imported(JSON.parse(await textOf(await filled())));
  const before = await campaign.changesSince(0, 1000);
  await write(campaign, { characters: made(character("new")) });
  const log = await campaign.changesSince(0, 1000);
  expect(log).toHaveLength(before.length + 1);
  expect(log.at(-1)?.seq).toBe((before.at(-1)?.seq ?? 0) + 1);
});

test("an empty campaign is exported and imported, too", async () => {
  const exported = await textOf(await open());
  const campaign = await open();
  await campaign.imported(JSON.parse(exported));
  expect(await textOf(campaign)).toBe(exported);
});

test("what is written during an export is not in it, and is kept, also when nobody reads to its end", async () => {
  const file = path.join(tempFolder(), "a.sqlite");
  const campaign = await filled(file);
  const before = await textOf(campaign);
  let during = "";
  for await (const piece of campaign.exported()) {
    if (during === "") await write(campaign, { notes: made(note("meanwhile")) });
    during += piece;
  }
  expect(during).toBe(before);
  const given = campaign.exported()[Symbol.asyncIterator]();
  await given.next();
  await write(campaign, { notes: made(note("later")) });
  const other = await open(file);
  expect(await other.notes.load("later")).toBeDefined();
  await given.return?.();
});

test("a campaign that has something takes nothing in, and stays as it was", async () => {
  const exported: unknown = JSON.parse(await textOf(await filled()));
  const campaign = await open();
  await write(campaign, { parties: made(party("mine")) });
  const before = await contentOf(campaign);
  await expect(campaign.imported(exported)).rejects.toMatchObject({
    code: "IMPORT_REFUSED",
    message: expect.stringContaining("not empty"),
  });
  expect(await contentOf(campaign)).toEqual(before);
});

test("what the rules find wrong with a character is a reason to refuse all of it", async () => {
  const exported: unknown = JSON.parse(await textOf(await filled()));
  const campaign = await open();
  const empty = await textOf(campaign);
  const refused = campaign.imported(exported, ({ name }) => (name === "Ogre" ? ["is odd"] : []));
  await expect(refused).rejects.toMatchObject({ code: "IMPORT_REFUSED", message: "Ogre is odd" });
  expect(await textOf(campaign)).toBe(empty);
  await campaign.imported(exported, () => []);
});

type Loose = Record<string, { value: Record<string, unknown>; version: number }[]>;
const first = (file: Loose, kind: string) => {
  const [entry] = file[kind] ?? [];
  if (entry === undefined) throw new Error(kind);
  return entry;
};

test.each<[string, string, (file: Loose) => unknown]>([
  ["nothing", "not an exported campaign", () => null],
  ["a list", "not an exported campaign", () => []],
  ["something else", "not an exported campaign", () => ({ format: "shopping-list", version: 1 })],
  ["a newer version's", "newer version", (file) => ({ ...file, version: 5 })],
  ["no notes", "at notes", ({ notes: _notes, ...file }) => file],
  ["an unknown field", "mood", (file) => ({ ...file, mood: "sour" })],
  [
    "a broken character",
    "characters[0].value.hp",
    (file) => void (first(file, "characters").value["hp"] = 7),
  ],
  [
    "a note of no type",
    "notes[0].value.type",
    (file) => void (first(file, "notes").value["type"] = "gossip"),
  ],
  [
    "a member who is not there",
    "contradicts itself",
    (file) => void (first(file, "parties").value["members"] = [{ characterId: "nobody" }]),
  ],
  [
    "a location inside nothing",
    "contradicts itself",
    (file) => void (first(file, "locations").value["parentId"] = "nowhere"),
  ],
  [
    "locations inside each other",
    "is inside itself",
    (file) => {
      for (const [place, outer] of [
        ["inn", "cellar"],
        ["cellar", "inn"],
      ] as const)
        for (const { value } of file["locations"] ?? [])
          if (value["id"] === place) value["parentId"] = outer;
    },
  ],
  ...(
    [
      ["at the turn of nobody", "is at the turn of nobody", { turn: { of: "nobody", seq: 3 } }],
      ["in a round before the first", "is in round -5", { round: -5 }],
      ["without turns", "has no turn for", { order: [] }],
    ] as const
  ).map(
    ([what, said, fields]) =>
      [
        `a fight ${what}`,
        said,
        (file: Loose) =>
          void Object.assign(first(file, "encounters").value["encounter"] ?? {}, fields),
      ] as [string, string, (file: Loose) => unknown],
  ),
  [
    "a fight with nobody in it",
    "goes on with nobody in it",
    (file) => void (first(file, "encounters").value["combatants"] = {}),
  ],
  ...(
    [
      ["events", "no JSON at commands[0].events", { events: "[" }],
      [
        "an image",
        "no JSON at commands[0].images[0].before",
        { images: [{ aggregate: "character:ogre", version: 1, before: "{" }] },
      ],
    ] as const
  ).map(
    ([what, said, fields]) =>
      [
        `${what} that cannot be read`,
        said,
        (file: Loose) => void Object.assign(first(file, "commands"), fields),
      ] as [string, string, (file: Loose) => unknown],
  ),
  [
    "one character twice",
    "contradicts itself",
    (file) => void file["characters"]?.push(first(file, "characters")),
  ],
  [
    "one name twice",
    "contradicts itself",
    (file) =>
      void file["characters"]?.push({
        version: 1,
        value: { ...first(file, "characters").value, id: "x" },
      }),
  ],
])("a file with %s is refused, and the campaign stays empty", async (_, said, spoil) => {
  const file: Loose = JSON.parse(await textOf(await filled()));
  const spoilt = spoil(file);
  const campaign = await open();
  const empty = await textOf(campaign);
  const refused = campaign.imported(spoilt === undefined ? file : spoilt);
  await expect(refused).rejects.toMatchObject({
    code: "IMPORT_REFUSED",
    message: expect.stringContaining(said),
  });
  await expect(refused).rejects.not.toMatchObject({ message: expect.stringMatching(/[✖→\n]/u) });
  expect(await textOf(campaign)).toBe(empty);
});

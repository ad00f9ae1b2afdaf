import { beginning, type ListedResource, resourcesFor } from "@tabletop-mcp/mcp-kit";
import { keyOf, type Named } from "@tabletop-mcp/storage";
import type { CombatContext } from "../context.js";

const defineResource = resourcesFor<CombatContext>();
const mimeType = "text/markdown";
/** What they say brings the rules along. */
const texts = () => import("./texts.js");

/** Names that begin with, or hold, what was typed. */
function namesLike(typed: string, all: readonly Named[]): readonly string[] {
  const key = keyOf(typed);
  const starts = all.filter(({ name }) => keyOf(name).startsWith(key));
  const holds = all.filter((one) => keyOf(one.name).includes(key) && !starts.includes(one));
  return [...starts, ...holds].map(({ name }) => name);
}

const encountersLike = async (typed: string, { campaign }: CombatContext) =>
  namesLike(typed, await campaign.encounters.names());

/** Notes of which the id begins so, the latest first, then those that have these words. */
async function noteIds(typed: string, { campaign }: CombatContext): Promise<readonly string[]> {
  const [latest, found] = await Promise.all([
    campaign.notes.search({ offset: 0, limit: 100 }),
    campaign.notes.search({ query: typed, offset: 0, limit: 20 }),
  ]);
  const begin = latest.rows.filter(({ note }) => note.id.startsWith(typed));
  return [...new Set([...begin, ...found.rows].map(({ note }) => note.id))];
}

/** Whom and what resources/list names: enough to find the way, the rest is found by completion. */
const mostCharacters = 20;
const mostNotes = 10;

/** The active party's members, then others. */
async function charactersListed({ campaign }: CombatContext): Promise<readonly Named[]> {
  const party = await campaign.parties.active();
  const members = (party?.value.members ?? []).map(({ characterId }) => characterId);
  const [own, all] = await Promise.all([
    campaign.characters.load(members),
    campaign.characters.list({ offset: 0, limit: mostCharacters }),
  ]);
  const others = all.rows.filter(({ value }) => !members.includes(value.id));
  return [...own, ...others].slice(0, mostCharacters).map(({ value }) => value);
}

/** The latest notes; what is for the game master alone is not hung out. */
async function notesListed({ campaign }: CombatContext): Promise<readonly ListedResource<"id">[]> {
  const visibility = "player_visible" as const;
  const notes = await campaign.notes.latest({ visibility, offset: 0, limit: mostNotes });
  return notes.map(({ id, type, title, content }) => ({
    params: { id },
    title: `${type}: ${title === "" ? beginning(content, 60) : title}`,
  }));
}

const listed = ({ id, name }: Named): ListedResource<"id"> => ({ params: { id }, title: name });

export const resources = [
  defineResource({
    name: "character",
    title: "Character sheet",
    description: "A character by id or name, as Markdown.",
    uriTemplate: "rpg://character/{id}",
    mimeType,
    complete: {
      id: async (typed, { campaign }) => namesLike(typed, await campaign.characters.names()),
    },
    list: async (ctx) => (await charactersListed(ctx)).map(listed),
    read: async ({ id }, ctx) => ({ text: await (await texts()).characterResource(id, ctx) }),
  }),
  defineResource({
    name: "encounter",
    title: "Encounter",
    description: "A fight by id or name as it stands, as Markdown.",
    uriTemplate: "rpg://encounter/{id}",
    mimeType,
    complete: { id: encountersLike },
    read: async ({ id }, ctx) => ({ text: await (await texts()).encounterResource(id, ctx) }),
  }),
  defineResource({
    name: "battlefield",
    title: "Battlefield",
    description: "The map of a fight by id or name in characters, with who stands where.",
    uriTemplate: "rpg://battlefield/{id}",
    mimeType: "text/plain",
    complete: { id: encountersLike },
    read: async ({ id }, ctx) => ({ text: await (await texts()).battlefieldResource(id, ctx) }),
  }),
  defineResource({
    name: "battlefield-picture",
    title: "Battlefield as a picture",
    description: "The map of a fight by id or name, as SVG.",
    uriTemplate: "rpg://battlefield/{id}/svg",
    mimeType: "image/svg+xml",
    complete: { id: encountersLike },
    read: async ({ id }, ctx) => ({ text: await (await texts()).battlefieldPicture(id, ctx) }),
  }),
  defineResource({
    name: "party",
    title: "Party",
    description: "A party by id or name with its members, as Markdown.",
    uriTemplate: "rpg://party/{id}",
    mimeType,
    complete: {
      id: async (typed, { campaign }) => namesLike(typed, await campaign.parties.names()),
    },
    list: async ({ campaign }) => {
      const active = await campaign.parties.active();
      return active === undefined ? [] : [listed(active.value)];
    },
    read: async ({ id }, ctx) => ({ text: await (await texts()).partyResource(id, ctx) }),
  }),
  defineResource({
    name: "notes",
    title: "Session note",
    description: "A note by id, whole, as Markdown.",
    uriTemplate: "rpg://notes/{id}",
    mimeType,
    complete: { id: noteIds },
    list: notesListed,
    read: async ({ id }, ctx) => ({ text: await (await texts()).noteResource(id, ctx) }),
  }),
];

import type { Creature } from "@tabletop-mcp/rules-engine";
import { creatureOf } from "@tabletop-mcp/rules-engine/testing";
import type { Campaign, Commit, Location, Note, Party, Stored } from "../src/campaign/model.js";

/** A character for a test, by id; its name is the id unless said otherwise. */
export const character = (id: string, over: Partial<Omit<Creature, "make">> = {}): Creature =>
  creatureOf({ id, name: id, ...over });

/** A character of these class levels. */
export const ofLevels = (
  id: string,
  ...classes: readonly Creature["make"]["levels"][number]["class"][]
): Creature =>
  creatureOf({ id, name: id, make: { levels: classes.map((name) => ({ class: name, hp: 5 })) } });

/** A party for a test. */
export const party = (id: string, over: Partial<Party> = {}): Party => ({
  id,
  name: id,
  members: [],
  funds: {},
  active: false,
  ...over,
});

/** A location for a test. */
export const location = (id: string, over: Partial<Location> = {}): Location => ({
  id,
  name: id,
  exits: [],
  npcs: [],
  items: [],
  tags: [],
  ...over,
});

/** A note for a test. */
export const note = (id: string, over: Partial<Note> = {}): Note => ({
  id,
  type: "clue",
  status: "active",
  visibility: "player_visible",
  title: "",
  content: "",
  tags: [],
  entities: [],
  createdAt: 1_700_000_000_000,
  updatedAt: 1_700_000_000_000,
  ...over,
});

/** New values as the changes of a commit. */
export const made = <T>(...values: readonly T[]) => values.map((after) => ({ after }));

/** Writes one command; what it says of itself goes first. */
export const write = (campaign: Campaign, changes: Partial<Commit>) =>
  campaign.commit({ commandId: "command", at: 1_700_000_000_000, events: [], ...changes });

/** What there must be one of. */
export function only<T>(values: readonly T[]): T {
  const [value] = values;
  if (value === undefined || values.length !== 1) throw new Error(`${values.length} values`);
  return value;
}

/** A value with a change, as a commit takes it. */
export const changed = <T>(before: Stored<T>, over: Partial<T>) => ({
  before,
  after: { ...before.value, ...over },
});

/** A request for the first page. */
export const page = { offset: 0, limit: 100 } as const;

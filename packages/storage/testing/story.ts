import type { Creature, Encounter } from "@tabletop-mcp/rules-engine";
import { creatureOf } from "@tabletop-mcp/rules-engine/testing";
import type {
  Campaign,
  Commit,
  Fight,
  Location,
  Note,
  Party,
  Stored,
} from "../src/campaign/model.js";

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

/** A fight for a test, on the first one's turn. */
export function fight(
  id: string,
  fighters: readonly string[],
  over: Partial<Encounter> = {},
): Fight {
  const turn = { strikes: [], moved: 0, dashes: 0, legendary: 0, once: {} };
  return {
    encounter: {
      id,
      name: id,
      status: "active",
      startedAt: 0,
      round: 1,
      turn: { of: fighters[0] ?? "", seq: 1 },
      order: fighters.map((one, index) => ({ id: one, initiative: 20 - index })),
      house: { diagonals: "5", autoReactions: "none" },
      light: "bright",
      lastId: 0,
      ...over,
    },
    combatants: Object.fromEntries(
      fighters.map((one) => [one, { id: one, side: "party", turn } as const]),
    ),
  };
}

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

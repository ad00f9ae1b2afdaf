import type {
  Battlefield,
  Combatant,
  Creature,
  Encounter,
  Waiting,
} from "@tabletop-mcp/rules-engine";
import type { Logged } from "./logged.js";

export { NameTakenError, StaleError } from "./conflicts.js";
export type { Logged, LoggedImage } from "./logged.js";

/** A value with the version that it was read at: what a later change of it is checked against. */
export interface Stored<T> {
  readonly value: T;
  readonly version: number;
}

/** A group of characters. */
export interface Party {
  readonly id: string;
  readonly name: string;
  /** In order; ids of characters. */
  readonly members: readonly PartyMember[];
  readonly leader?: string;
  readonly formation?: string;
  /** Id of a location. */
  readonly location?: string;
  /** The name of a place that is not made yet, in its stead. */
  readonly locationName?: string;
  readonly funds: Readonly<Record<string, number>>;
  /** At most one party of a campaign is. */
  readonly active: boolean;
}

export interface PartyMember {
  readonly characterId: string;
  readonly role?: string;
}

/** A place of the story. */
export interface Location {
  readonly id: string;
  readonly name: string;
  readonly kind?: string;
  readonly description?: string;
  /** The location that it is in. */
  readonly parentId?: string;
  readonly exits: readonly Exit[];
  readonly lighting?: string;
  readonly npcs: readonly string[];
  readonly items: readonly string[];
  readonly tags: readonly string[];
}

export interface Exit {
  readonly direction: string;
  /** Id of a location. */
  readonly to?: string;
  /** The name of a place that is not made yet. */
  readonly toName?: string;
  readonly description?: string;
  readonly locked?: boolean;
  readonly hidden?: boolean;
}

export const noteTypes = [
  "plot_thread",
  "canonical_moment",
  "npc_voice",
  "foreshadowing",
  "session_log",
  "secret",
  "clue",
  "player_theory",
] as const;
export type NoteType = (typeof noteTypes)[number];

export const noteStatuses = ["active", "resolved", "dormant", "archived"] as const;
export type NoteStatus = (typeof noteStatuses)[number];

export const visibilities = ["dm_only", "player_visible"] as const;
export type Visibility = (typeof visibilities)[number];

/** Something worth remembering. Times are milliseconds since 1970. */
export interface Note {
  readonly id: string;
  readonly type: NoteType;
  readonly status: NoteStatus;
  readonly visibility: Visibility;
  /** "" for none. */
  readonly title: string;
  readonly content: string;
  readonly tags: readonly string[];
  /** Names of whom or what it is about. */
  readonly entities: readonly string[];
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A fight as it is kept: with those who take part in it, by the creature's id, and the map where it has one. */
export interface Fight {
  readonly encounter: Encounter;
  readonly combatants: Readonly<Record<string, Combatant>>;
  /** Steps that wait for a reaction. */
  readonly waiting?: Waiting;
  readonly battlefield?: Battlefield;
}

/** The campaign's own row; the clock is seconds since it began. */
export interface CampaignState {
  readonly ruleset: string;
  readonly clock: number;
}

/** One aggregate that a command makes (no `before`), rewrites, or deletes (no `after`). */
export interface Change<T> {
  readonly before?: Stored<T>;
  readonly after?: T;
}

/** Everything that one command writes: all of it or nothing, each aggregate once. Who is deleted leaves its parties in the same commit. */
export interface Commit {
  readonly commandId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly visibility?: Visibility;
  /** All that has happened, in order, also to what is not changed by it. Plain JSON, for the log. */
  readonly events: readonly object[];
  readonly campaign?: Change<CampaignState>;
  /** A fight's version goes up with each of these, whatever of it is different: it guards all who take part. None is deleted. */
  readonly encounters?: readonly Change<Fight>[];
  readonly characters?: readonly Change<Creature>[];
  readonly parties?: readonly Change<Party>[];
  readonly locations?: readonly Change<Location>[];
  readonly notes?: readonly Change<Note>[];
}

/** A name with its id. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A fight by name. */
export interface NamedFight extends Named {
  readonly status: Encounter["status"];
}

/** Part of a list: `total` counts what matches, on all pages. */
export interface Page<T> {
  readonly total: number;
  readonly rows: readonly T[];
}

export interface PageAsked {
  readonly offset: number;
  readonly limit: number;
}

export interface CharacterFilter extends PageAsked {
  readonly characterType?: string;
  /** Those that were made for this fight, in place of the campaign's own. */
  readonly encounterId?: string;
  readonly partyId?: string;
  /** Id of a class. */
  readonly classId?: string;
  readonly minLevel?: number;
  /** Part of the name, in any case. */
  readonly query?: string;
}

export interface NoteFilter extends PageAsked {
  /** Words, all of which are in it but "the" and its like; balanced double quotes make a phrase. All else is text. */
  readonly query?: string;
  readonly types?: readonly NoteType[];
  /** Every one of them. */
  readonly tags?: readonly string[];
  readonly entities?: readonly string[];
  readonly statuses?: readonly NoteStatus[];
  readonly visibility?: Visibility;
  /** Changed at this time or later, milliseconds since 1970. */
  readonly since?: number;
}

export interface NoteFound {
  readonly note: Note;
  /** The passage that matches; the beginning where no words were asked for. */
  readonly excerpt: string;
  /** Higher is better; 0 where no words were asked for. */
  readonly score: number;
}

/** What the events of the log are folded over: all that there was after one of its entries. */
export interface Baseline {
  /** That entry; 0 for a campaign that began empty. */
  readonly seq: number;
  readonly campaign: Stored<CampaignState>;
  readonly encounters: readonly Stored<Fight>[];
  readonly characters: readonly Stored<Creature>[];
  readonly parties: readonly Stored<Party>[];
  readonly locations: readonly Stored<Location>[];
  readonly notes: readonly Stored<Note>[];
}

/** What is kept of one kind. */
export interface Repository<T> {
  /** The id of who has exactly this id, or else this name in any case. */
  find(idOrName: string): Promise<string | undefined>;
  /** The same, as it is stored. */
  called(idOrName: string): Promise<Stored<T> | undefined>;
  /** Those that there are, in the order asked for. */
  load(ids: readonly string[]): Promise<readonly Stored<T>[]>;
  /** Every name, in order. */
  names(): Promise<readonly Named[]>;
}

/** Characters by name are the campaign's own: names of those who were made for a fight are its own. */
export interface Characters extends Repository<Creature> {
  /** Every name, of those who were made for fights, too. */
  everyone(): Promise<readonly Named[]>;
  list(filter: CharacterFilter): Promise<Page<Stored<Creature>>>;
  /** Ids of characters that bear a condition or an effect of one of these. */
  bearing(sources: readonly string[]): Promise<readonly string[]>;
  /** Ids of all characters on whom something ends by the clock or who lie at 0 hit points, and perhaps of a few more; not of those in a fight, which has a clock of its own. */
  timed(): Promise<readonly string[]>;
  /** Ids of all who concentrate on a spell, in fights too, and perhaps of a few more. */
  concentrating(): Promise<readonly string[]>;
}

/** Fights, active and ended. Their names are nobody's own. */
export interface Encounters {
  load(id: string): Promise<Stored<Fight> | undefined>;
  /** The one of exactly this id, or else all of this name in any case, the earliest first. */
  called(idOrName: string): Promise<readonly NamedFight[]>;
  /** All of them, the earliest first. */
  names(): Promise<readonly NamedFight[]>;
  active(): Promise<readonly NamedFight[]>;
  /** The active one that a creature takes part in. */
  of(creatureId: string): Promise<NamedFight | undefined>;
  /** Who was made for an active fight and has this name, with that fight. */
  fighting(name: string): Promise<readonly Fighting[]>;
  /** What the last commands in it have brought, each with all its events, the latest last. */
  latest(id: string, limit: number): Promise<readonly (readonly unknown[])[]>;
}

/** Somebody who was made for a fight. */
export interface Fighting extends Named {
  readonly encounter: NamedFight;
}

export interface Parties extends Repository<Party> {
  all(): Promise<readonly Stored<Party>[]>;
  active(): Promise<Stored<Party> | undefined>;
  /** Those that the character is in. */
  of(characterId: string): Promise<readonly Stored<Party>[]>;
  at(locationId: string): Promise<readonly Stored<Party>[]>;
}

export interface Locations extends Repository<Location> {
  inside(locationId: string): Promise<readonly Named[]>;
  /** Those with an exit that leads to a place of this name, not made yet. */
  leadingTo(name: string): Promise<readonly Stored<Location>[]>;
}

export interface Notes {
  load(id: string): Promise<Stored<Note> | undefined>;
  search(filter: NoteFilter): Promise<Page<NoteFound>>;
  /** Those that filters let through, the latest first, without asking how many there are. */
  latest(filter: Omit<NoteFilter, "query">): Promise<readonly Note[]>;
}

/** A campaign on disk. Every method throws StorageError when the file or its disk fails. */
export interface Campaign {
  readonly characters: Characters;
  readonly encounters: Encounters;
  readonly parties: Parties;
  readonly locations: Locations;
  readonly notes: Notes;
  state(): Promise<Stored<CampaignState>>;
  /** Writes all of it, durably, or throws: StaleError when something has changed since, NameTakenError. */
  commit(commit: Commit): Promise<void>;
  /** What has happened after this entry of the log, oldest first. */
  changesSince(seq: number, limit: number): Promise<readonly Logged[]>;
  /** Where folding the log begins: with nothing, or with what there was when the campaign was upgraded or imported. */
  baseline(): Promise<Baseline>;
  close(): Promise<void>;
}

/** What the rules find wrong with a character, in words; nothing when all is well. */
export type WrongWith = (creature: Creature) => readonly string[];

/** A campaign in a file of its own: what only a file can. */
export interface CampaignFile extends Campaign {
  /** Everything that is wrong with it, in words. */
  findings(): Promise<readonly string[]>;
  /** Whether DATABASE_REPLACED was told: what is under its path now has to be opened. */
  wasReplaced(): boolean;
  /** Calls `changed` soon after another process, or another connection of this one, has written, and where the file is another than before; gives what ends that. */
  watch(changed: () => void): () => void;
  /** Whose names an upgrade has changed since names are compared otherwise than before, in words. */
  renamings(): Promise<readonly string[]>;
  /** A whole, consistent copy, made while others may write. */
  backUp(file: string): Promise<void>;
  /** All of it as JSON text, line by line. */
  exported(): AsyncIterable<string>;
  /** Takes in what was exported, into an empty campaign only; what `wrongWith` finds in a character is a reason to refuse it all. */
  imported(file: unknown, wrongWith?: WrongWith): Promise<void>;
}

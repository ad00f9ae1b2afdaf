/** One thing of a world that is kept and changed as a whole: a player, a monster, an item, a door. */
export interface Aggregate {
  readonly kind: string;
  readonly id: string;
  /** Where it is, by an id of the world's own; "" for what is nowhere. */
  readonly place: string;
  /** Counts its changes, from 1. */
  readonly version: number;
  /** JSON, whose shape is the caller's to check. */
  readonly body: unknown;
}

/** One aggregate, or all that are in a place. */
export type WorldKey =
  | Pick<Aggregate, "kind" | "id">
  | { readonly place: string; readonly kind?: string };

/** What becomes of an aggregate that was read at this version; 0 of one that is not there yet. */
export interface WorldChange extends Pick<Aggregate, "kind" | "id" | "version"> {
  /** Left out, it is gone. */
  readonly after?: Pick<Aggregate, "place" | "body">;
}

/** Something that happened, for whoever was there. JSON. */
export interface WorldEvent {
  readonly place: string;
  readonly body: unknown;
}

/** What one command does to a world, all of it or nothing. */
export interface WorldCommit {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly changes: readonly WorldChange[];
  /** Read and not changed: it still has to be as it was. */
  readonly unchanged?: readonly Pick<Aggregate, "kind" | "id" | "version">[];
  readonly events?: readonly WorldEvent[];
}

/** What a commit touched: an aggregate, where it was and where it is. */
export interface Touched extends Pick<Aggregate, "kind" | "id"> {
  /** "" where it was not there before. */
  readonly from: string;
  /** "" where it is gone. */
  readonly to: string;
}

/** A commit in the log. */
export interface WorldLogged {
  /** Counts the commits of a world, in the order in which they were made. */
  readonly seq: number;
  readonly at: number;
  readonly touched: readonly Touched[];
  readonly events: readonly WorldEvent[];
}

/** Another command was faster: something is not any more as it was read. */
export class WorldStaleError extends Error {
  override readonly name = "WorldStaleError";

  constructor(what: Pick<Aggregate, "kind" | "id">) {
    super(`${what.kind}:${what.id} is not as it was read`);
  }
}

/**
 * A world that several processes share, and that may be kept by a server of databases: everything is
 * asked for by key, and written with the versions that were read. Throws StorageError, where the
 * keeper of it fails.
 */
export interface WorldStore {
  /** What is there of these, all of one moment, by kind and id. */
  read(keys: readonly WorldKey[]): Promise<readonly Aggregate[]>;
  /** Gives the commit's number once it is on disk. Throws WorldStaleError, and nothing is changed. */
  commit(commit: WorldCommit): Promise<number>;
  /** Commits after this one, oldest first; the last hundred thousand are kept. */
  changesSince(seq: number, limit: number): Promise<readonly WorldLogged[]>;
  /** The number of the last commit; 0 of a new world. Less than it was where a keeper was lost, and what took its place knows less. */
  latest(): Promise<number>;
  /** Calls after commits, of this process or another one, within a quarter of a second; gives what ends it. */
  onChange(changed: () => void): () => void;
  close(): Promise<void>;
}

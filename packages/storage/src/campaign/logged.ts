import type { Visibility } from "./model.js";

/** One entry of the log: a command, with all that happened and what was before. */
export interface Logged {
  readonly seq: number;
  readonly commandId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly visibility: Visibility;
  /** The form of events and images; up to 2, events of who did not change are missing, and the order between aggregates is lost. */
  readonly eventSchema: number;
  readonly events: readonly unknown[];
  /** One for each aggregate that the command wrote. */
  readonly images: readonly LoggedImage[];
}

/** An aggregate before a command. */
export interface LoggedImage {
  /** "character:ID", "encounter:ID", "party:ID", "location:ID", "note:ID", "campaign". */
  readonly aggregate: string;
  /** After the command; 0 when it was deleted. */
  readonly version: number;
  /**
   * The fields that the command changed, as they were: null for one that was not there. The whole
   * aggregate when it was deleted, nothing when it was made. Of a fight it is that of the encounter,
   * and of the combatants those who are different.
   */
  readonly before?: unknown;
}

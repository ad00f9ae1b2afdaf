import type { Caller } from "../caller.js";

/** What callers of a guarded door get, at most. */
export interface DoorLimits {
  /** Requests of one caller, for ever and at once. */
  readonly perSecond: number;
  readonly burst: number;
  readonly bodyBytes: number;
  /** Sessions of one caller, and of all. */
  readonly sessionsEach: number;
  readonly sessions: number;
  /** For how long a session is kept that nothing is asked for in; milliseconds. */
  readonly idleMs: number;
}

/** Who is let in over HTTP: everybody has a token of their own. */
export interface DoorSpec<Ctx> {
  /** Whose token it is; nothing where it is nobody's. A ToolFault that it throws is told to who is not let in. */
  verify(token: string, ctx: Ctx): Promise<Caller | undefined>;
  /** Whether anybody has a token: without, other machines are not let in. */
  isKnown(ctx: Ctx): Promise<boolean>;
  /** Calls `gone` with the name of a caller whose token is one no more; gives what ends that. */
  revoked(ctx: Ctx, gone: (name: string) => void): () => void;
  /** Requests of one caller a second that all processes allow now, where that is less than this one's own limit. Asked at each of them. */
  perSecond?(ctx: Ctx): number | undefined;
  /** "json": an answer of a session comes whole, for little more than half of what a stream of events costs; progress that a call reports is not heard. */
  readonly answers?: "json";
  /** Unless the command line says otherwise. */
  readonly limits: DoorLimits;
}

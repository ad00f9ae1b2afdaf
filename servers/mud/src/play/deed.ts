import type { WorldChange } from "@tabletop-mcp/storage";
import type { Bodies, Kind, Player } from "../state/bodies.js";
import type { Happened, Happening } from "../state/happening.js";
import type { Loaded, Scene } from "../state/scene.js";

/** Why nothing is done. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly hint?: string | undefined;
}

/** What a command comes to; nothing of it has been done yet. */
export interface Deed {
  /** What is different about the player. */
  readonly me?: Partial<Player>;
  /** The room that the player goes to. */
  readonly to?: string;
  readonly changes?: readonly WorldChange[];
  /** New things, which get their ids when it is done. */
  readonly mints?: readonly Minted[];
  readonly happened?: readonly Happened[];
  /** Said to the player alone, before what happened. */
  readonly told?: string;
  /** For the player alone, by the names that the reply has them under. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A new copy of an item of the file, and where it is. */
export interface Minted {
  readonly of: string;
  readonly place: string;
}

/** A deed, or why there is none. */
export type Decision = Deed | { readonly refused: Refusal };

/** A refusal in words; the hint says what to do about it. */
export const refuse = (code: string, message: string, hint?: string): Decision => ({
  refused: { code, message, hint },
});

/** Something that those in the player's room hear of. */
export const here = ({ room }: Pick<Scene, "room">, body: Happening): Happened => ({
  place: room.id,
  body,
});

/** The change of an aggregate, to another body or to another place. */
export const changed = <K extends Kind>(
  kind: K,
  { id, version, place, body }: Loaded<K>,
  after: { readonly place?: string; readonly body?: Bodies[K] },
): WorldChange => ({ kind, id, version, after: { place, body, ...after } });

/** The aggregate's end. */
export const gone = (kind: Kind, { id, version }: Loaded<Kind>): WorldChange => ({
  kind,
  id,
  version,
});

/** Milliseconds. */
export const minutes = (count: number): number => count * 60_000;

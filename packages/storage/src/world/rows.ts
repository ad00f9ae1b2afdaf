import { parsed } from "../campaign/codec.js";
import type { Aggregate, Touched, WorldEvent, WorldLogged } from "./model.js";

/** An aggregate as it is kept. */
export interface Row extends Omit<Aggregate, "body"> {
  readonly body: string;
}

/** What a row says. Throws StorageError DATABASE_DAMAGED. */
export const open = ({ kind, id, place, version, body }: Row): Aggregate => ({
  kind,
  id,
  place,
  version,
  body: parsed(body, `${kind}:${id}`),
});

/** So many commits, and up to a thousand more, are kept in the log. */
export const mostLogged = 100_000;

/** A commit in the log as it is kept. */
export interface LogRow extends Pick<WorldLogged, "seq" | "at"> {
  readonly touched: string;
  readonly events: string;
}

/** What was written by this program alone: it is what its types say. */
export const logged = ({ seq, at, touched, events }: LogRow): WorldLogged => ({
  seq,
  at,
  touched: parsed(touched, `log entry ${seq}`) as readonly Touched[],
  events: parsed(events, `log entry ${seq}`) as readonly WorldEvent[],
});

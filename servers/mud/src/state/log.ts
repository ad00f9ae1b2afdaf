import type { WorldEvent, WorldLogged } from "@tabletop-mcp/storage";
import * as z from "zod";
import { type Happened, happeningShape } from "./happening.js";

/** As the log keeps it: `by` is the id of the player whose command it came of, who was told of it in the answer. */
const entry = z.strictObject({ by: z.string().exactOptional(), what: happeningShape });

/** A happening of the log. */
export interface Logged extends Happened {
  readonly by?: string | undefined;
}

/** What a commit is to tell. */
export const toLog = (
  happened: readonly Happened[],
  by: string | undefined,
): readonly WorldEvent[] =>
  happened.map(({ place, body }) => ({
    place,
    body: by === undefined ? { what: body } : { by, what: body },
  }));

/** What commits of the log tell, oldest first; what this program does not know is left out. */
export const happeningsOf = (log: readonly WorldLogged[]): readonly Logged[] =>
  log.flatMap(({ events }) =>
    events.flatMap(({ place, body }) => {
      const read = entry.safeParse(body);
      return read.success ? [{ place, body: read.data.what, by: read.data.by }] : [];
    }),
  );

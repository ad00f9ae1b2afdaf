import type { WorldLogged } from "@tabletop-mcp/storage";
import { type Happened, happeningShape } from "./happening.js";

/** What commits of the log tell, oldest first; what this program does not know is left out. */
export const happeningsOf = (log: readonly WorldLogged[]): readonly Happened[] =>
  log.flatMap(({ events }) =>
    events.flatMap(({ place, body }) => {
      const read = happeningShape.safeParse(body);
      return read.success ? [{ place, body: read.data }] : [];
    }),
  );

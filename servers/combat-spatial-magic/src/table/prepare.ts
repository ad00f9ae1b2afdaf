import type { Event } from "@tabletop-mcp/rules-engine";
import type { Session } from "./session.js";

/** Chooses the spells of the day, where somebody has said them. */
export const prepared = async (
  session: Session,
  id: string,
  spells: readonly string[] | undefined,
): Promise<readonly Event[]> =>
  spells === undefined ? [] : session.act({ type: "prepare", id, spells });

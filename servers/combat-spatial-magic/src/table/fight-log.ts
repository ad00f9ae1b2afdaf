import { beginning } from "@tabletop-mcp/mcp-kit";
import type { Event } from "@tabletop-mcp/rules-engine";
import { narrate } from "../render/events.js";
import type { Session } from "./session.js";

/** Entries of the log that are told, and characters of each. */
const most = 8;
const longest = 300;

/** What was last done in a fight, the latest last, in words. */
export async function latestOf(session: Session, id: string): Promise<readonly string[]> {
  const entries = await session.ctx.campaign.encounters.latest(id, most);
  return Promise.all(
    entries.map(async (logged) => {
      const events = logged.filter(isOfEngine);
      const told = narrate(events, await session.telling(events));
      return told.length <= longest ? told : `${beginning(told, longest)}…`;
    }),
  );
}

/** The engine's events alone name a rule. */
const isOfEngine = (event: unknown): event is Event =>
  typeof event === "object" && event !== null && "rule" in event;

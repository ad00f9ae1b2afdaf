import { ToolFault } from "@tabletop-mcp/mcp-kit";
import type { Party, Stored } from "@tabletop-mcp/storage";
import type { CombatContext } from "../context.js";
import { called, sorts } from "./names.js";
import type { Session } from "./session.js";

/** The party that is meant: the one named, and none but that, or where none is the active one. Throws NOT_FOUND. */
export async function partyMeant(
  said: string | undefined,
  { campaign }: Pick<CombatContext, "campaign">,
): Promise<Stored<Party>> {
  if (said !== undefined) return called(said, campaign.parties, sorts.party);
  const active = await campaign.parties.active();
  if (active !== undefined) return active;
  throw new ToolFault({
    code: "NOT_FOUND",
    message: "No party is active",
    hint: "Name one in partyId, or make one",
    example: '{"operation":"create","name":"The Fellowship"}',
  });
}

/** The party when one of its members is gone. */
export function partyWithout({ leader, ...party }: Party, id: string): Party {
  return {
    ...party,
    members: party.members.filter(({ characterId }) => characterId !== id),
    ...(leader === undefined || leader === id ? {} : { leader }),
  };
}

/** A party that is different now, and what is said of that. */
export interface ChangedParty {
  readonly party: Party;
  readonly summary: string;
}

/** Writes a party that is different now; gives the event that says so. */
export function saveParty(
  session: Session,
  before: Stored<Party>,
  { party, summary }: ChangedParty,
) {
  const event = { type: "party_changed", partyId: party.id, summary };
  session.save("parties", { before, after: party }, [event]);
  return event;
}

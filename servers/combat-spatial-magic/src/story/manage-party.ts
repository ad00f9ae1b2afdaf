import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { CombatContext } from "../context.js";
import { partyText, partyView } from "../render/party.js";
import { inSession } from "../session.js";
import { changeParty, type PartyRequest, partyMeant } from "./party.js";

/** Shows parties, or changes one. */
export async function manageParty(request: PartyRequest, ctx: CombatContext): Promise<Reply> {
  switch (request.operation) {
    case "list":
      return listed(ctx);
    case "get":
      return shown(request, ctx);
    default:
      return changed(request, ctx);
  }
}

async function listed(ctx: CombatContext): Promise<Reply> {
  const all = await ctx.campaign.parties.all();
  const parties = await Promise.all(all.map(({ value }) => partyView(value, ctx)));
  const summary = `${parties.length} ${parties.length === 1 ? "party" : "parties"}.`;
  const text = parties.map(partyText).join("\n") || "There is no party yet.";
  return { data: { summary, parties }, text };
}

async function shown({ partyId }: PartyRequest, ctx: CombatContext): Promise<Reply> {
  const { value } = await partyMeant(partyId, ctx);
  const party = await partyView(value, ctx);
  const text = partyText(party);
  return { data: { summary: text, party }, text };
}

async function changed(request: PartyRequest, ctx: CombatContext): Promise<Reply> {
  const outcome = await inSession(ctx, (session) => changeParty(session, request));
  const { summary, events } = outcome;
  if (outcome.party === undefined) return { data: { summary, events }, text: summary };
  const party = await partyView(outcome.party, ctx);
  return { data: { summary, events, party }, text: `${summary} ${partyText(party)}` };
}

import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { CombatContext } from "../context.js";
import { refuseUnheard } from "../input/taken.js";
import { partyRow, partyText, partyView } from "../render/party.js";
import { changeParty, type PartyRequest, partyMeant, partyParameters } from "../table/party.js";
import { inSession } from "../table/session.js";

/** Shows parties, or changes one. */
export async function manageParty(request: PartyRequest, ctx: CombatContext): Promise<Reply> {
  refuseUnheard(request.operation, request, partyParameters);
  switch (request.operation) {
    case "list":
      return listed(request, ctx);
    case "get":
      return shown(request, ctx);
    default:
      return changed(request, ctx);
  }
}

/** Parties of a page. */
const perPage = 20;

async function listed({ page = 1 }: PartyRequest, ctx: CombatContext): Promise<Reply> {
  const all = await ctx.campaign.parties.all();
  const total = all.length;
  const rows = all.slice((page - 1) * perPage, page * perPage);
  const parties = await Promise.all(rows.map(({ value }) => partyRow(value, ctx)));
  const pages = Math.ceil(total / perPage);
  const where = pages > 1 ? `, page ${page} of ${pages}` : "";
  const summary = `${total} ${total === 1 ? "party" : "parties"}${where}.`;
  const lines = [...parties.map(partyText), ...(where === "" ? [] : [summary])];
  const text = total === 0 ? "There is no party yet." : lines.join("\n");
  return { data: { summary, parties, pagination: { page, pages, total } }, text };
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

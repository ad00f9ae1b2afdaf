import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { Event } from "@tabletop-mcp/rules-engine";
import { defineTool, type Party, type Stored } from "../../context.js";
import { batchOf, eachOf } from "../../input/batch.js";
import { who, whoAliases } from "../../input/params.js";
import { needed } from "../../input/taken.js";
import { narrate } from "../../render/events.js";
import { shownEvents } from "../../render/shown-events.js";
import { partyWithout, saveParty } from "../../table/party.js";
import { inSession, type Session } from "../../table/session.js";

const input = { characterId: who.optional(), batch: batchOf(20) };

/** Takes characters out of the campaign. */
export default defineTool({
  name: "delete_character",
  title: "Delete character",
  description:
    "Take a character out of the campaign for good. The dead may stay: they can be raised.",
  access: "destroy",
  toolset: "characters",
  input,
  aliases: whoAliases,
  handle: (request, ctx) =>
    inSession(ctx, async (session) => {
      const gone = await eachOf(request, { input, aliases: whoAliases }, ({ characterId }) =>
        deleteCharacter(session, needed(characterId, "characterId", "delete_character")),
      );
      return farewell(session, gone);
    }),
});

/** A character that is gone. */
interface Deleted {
  readonly id: string;
  readonly name: string;
  /** Names of the parties that it was in. */
  readonly parties: readonly string[];
  readonly events: readonly Event[];
}

/** Takes a character out of the campaign; notes keep what they say of it. */
async function deleteCharacter(session: Session, said: string): Promise<Deleted> {
  const id = await session.who(said);
  const { name } = await session.creature(id);
  const parties = (await session.ctx.campaign.parties.of(id)).map(({ value }) => value.name);
  const events = await session.act({ type: "delete", id });
  return { id, name, parties, events };
}

/** What became of them and of their parties, which they leave. */
async function farewell(session: Session, gone: readonly Deleted[]): Promise<Reply> {
  const left = await leaveParties(
    session,
    gone.map(({ id }) => id),
  );
  const events = gone.flatMap((one) => one.events);
  const telling = await session.telling(events);
  const summary = [narrate(events, telling), ...left.map((one) => one.summary)].join(" ");
  const deleted = gone.map(({ events: _events, ...one }) => one);
  const shown = shownEvents(events).events;
  return { data: { summary, deleted, events: [...shown, ...left] }, text: summary };
}

/** Each party is written once, however many leave it. */
async function leaveParties(session: Session, ids: readonly string[]) {
  const parties = new Map<string, Stored<Party>>();
  for (const id of ids)
    for (const stored of await session.ctx.campaign.parties.of(id))
      parties.set(stored.value.id, stored);
  return [...parties.values()].map((before) => {
    const after = ids.reduce((party, id) => partyWithout(party, id), before.value);
    const gone = before.value.members.length - after.members.length;
    const summary = `${after.name} has ${gone} ${gone === 1 ? "member" : "members"} less.`;
    return saveParty(session, before, { party: after, summary });
  });
}

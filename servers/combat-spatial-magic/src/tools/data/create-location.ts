import { type ArgsOf, ToolFault } from "@tabletop-mcp/mcp-kit";
import * as z from "zod";
import {
  defineTool,
  type Exit,
  type Location,
  type Named,
  type Party,
  type Stored,
} from "../../context.js";
import { anyObject, fields, nested } from "../../input/nested.js";
import { ownName } from "../../input/own-name.js";
import { labels, name, who, words } from "../../input/params.js";
import { present } from "../../input/present.js";
import { line } from "../../input/text.js";
import { locationText, locationView, presentAt } from "../../render/location.js";
import { called, idOf, isCalled, sorts } from "../../table/names.js";
import { type ChangedParty, saveParty } from "../../table/party.js";
import { waitingAt } from "../../table/places.js";
import { inSession, type Session } from "../../table/session.js";

/** An exit as it is given: `to` is a location's id or name, also of one that is yet to be made. */
const exit = fields({
  direction: name,
  to: name.optional(),
  description: line(500).optional(),
  locked: z.boolean().optional(),
  hidden: z.boolean().optional(),
});

const input = {
  name: ownName,
  kind: name.optional().describe("room, tavern, city …"),
  description: words.optional(),
  parentId: who.optional().describe("The location it is in."),
  exits: nested(z.array(anyObject).max(50), z.array(exit))
    .optional()
    .describe("{ direction, to?, description?, locked?, hidden? }"),
  lighting: name.optional(),
  npcs: labels,
  items: labels,
  tags: labels,
  update: z.boolean().optional(),
};

type Request = ArgsOf<typeof input>;

/** Places of the story. */
export default defineTool({
  name: "create_location",
  title: "Create location",
  description:
    "Make a place of the story, or change it with update: true (fields not given stay). An exit may lead to a place not made yet: it is linked when that is.",
  access: "destroy",
  toolset: "data",
  input,
  async handle(request, ctx) {
    const { location, summary, events } = await inSession(ctx, (session) =>
      putLocation(session, request),
    );
    const [view, present] = await Promise.all([
      locationView(location, ctx),
      presentAt(location, ctx),
    ]);
    const data = { summary, events, locationId: location.id, location: view };
    return { data, text: `${summary}\n${locationText(view, present)}` };
  },
});

/** The fields of a place that may be given anew. */
type Given = Omit<Request, "name" | "update">;

interface Outcome {
  readonly location: Location;
  readonly summary: string;
  readonly events: readonly object[];
}

/** Makes a location, or with `update` changes the fields given and leaves the others. */
async function putLocation(
  session: Session,
  { name, update, ...given }: Request,
): Promise<Outcome> {
  if (update !== true) return makeLocation(session, name, given);
  const before = await called(name, session.ctx.campaign.locations, sorts.location);
  const after = { ...before.value, ...(await fieldsOf(session, given, before.value)) };
  const summary = `${after.name} is changed.`;
  const events = [{ type: "location_changed", locationId: after.id, summary }];
  session.save("locations", { before, after }, events);
  return { location: after, summary, events };
}

/** Exits elsewhere that led to its name are linked. */
async function makeLocation(session: Session, name: string, given: Given): Promise<Outcome> {
  const { ctx } = session;
  if ((await ctx.campaign.locations.find(name)) !== undefined)
    throw new ToolFault({
      code: "NAME_TAKEN",
      message: `There is a location called ${JSON.stringify(name)} already`,
      hint: "With update: true its fields are replaced",
    });
  const id = ctx.newId();
  const location: Location = {
    id,
    name,
    exits: [],
    npcs: [],
    items: [],
    tags: [],
    ...(await fieldsOf(session, given, { id, name })),
  };
  const made = { type: "location_created", locationId: id, name: location.name };
  session.save("locations", { after: location }, [made]);
  const waiting = await ctx.campaign.locations.leadingTo(location.name);
  const links = waiting.map((before) => linked(before, location));
  for (const { change, event } of links) session.save("locations", change, [event]);
  const parties = (await waitingAt(location.name, ctx)).map((before) =>
    saveParty(session, before, arrived(before.value, location)),
  );
  const from = waiting.map(({ value }) => value.name).join(", ");
  const summary = [
    `${location.name} is made${from === "" ? "" : `, and linked from ${from}`}.`,
    ...parties.map((event) => event.summary),
  ].join(" ");
  const linkings = links.map(({ event }) => event);
  return { location, summary, events: [made, ...linkings, ...parties] };
}

/** A place with an exit to this name leads to it from now on. */
function linked(before: Stored<Location>, { id, name }: Named) {
  const isIt = isCalled(name);
  const exits = before.value.exits.map(({ toName, ...exit }): Exit => {
    if (toName === undefined) return exit;
    return isIt(toName) ? { ...exit, to: id } : { ...exit, toName };
  });
  const after = { ...before.value, exits };
  const event = { type: "exit_linked", locationId: after.id, to: id };
  return { change: { before, after }, event };
}

/** A party that was said to be there is, now that there is such a place. */
function arrived({ locationName: _words, ...party }: Party, { id, name }: Named): ChangedParty {
  return { party: { ...party, location: id }, summary: `${party.name} is at ${name}.` };
}

/** The fields that were given, names turned into ids. */
async function fieldsOf(
  session: Session,
  { parentId, exits, ...plain }: Given,
  own: Named,
): Promise<Partial<Location>> {
  return present({
    ...plain,
    parentId: parentId && (await parentOf(session, parentId, own.id)),
    exits: exits && (await Promise.all(exits.map((exit) => exitOf(session, exit, own)))),
  });
}

async function exitOf(
  session: Session,
  { direction, to: said, ...rest }: z.output<typeof exit>,
  own: Named,
): Promise<Exit> {
  const to = said && (await placeCalled(session, said, own));
  return present({ direction, to, toName: to === undefined ? said : undefined, ...rest });
}

/** An exit may lead back to the place itself, which is not in the campaign before it is made. */
async function placeCalled(
  { ctx }: Session,
  said: string,
  own: Named,
): Promise<string | undefined> {
  return isCalled(own.name)(said) ? own.id : ctx.campaign.locations.find(said);
}

/** A place is not in itself, nor in anything that is in it. */
async function parentOf(session: Session, said: string, own: string): Promise<string> {
  const { locations } = session.ctx.campaign;
  const parent = await idOf(said, locations, sorts.location);
  const seen = new Set<string>();
  for (let above: string | undefined = parent; above !== undefined && !seen.has(above); ) {
    seen.add(above);
    if (above === own)
      throw new ToolFault({
        code: "INVALID_ARGUMENT",
        message: `parentId: ${JSON.stringify(said)} is this place itself, or inside it`,
      });
    const [one]: readonly Stored<Location>[] = await locations.load([above]);
    above = one?.value.parentId;
  }
  return parent;
}

import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { type Exit, keyOf, type Location, type Named, type Stored } from "@tabletop-mcp/storage";
import { called, idOf, sorts } from "../table/names.js";
import type { Session } from "../table/session.js";

/** An exit as it is given: `to` is a location's id or name, also of one that is yet to be made. */
export interface ExitRequest {
  readonly direction: string;
  readonly to?: string | undefined;
  readonly description?: string | undefined;
  readonly locked?: boolean | undefined;
  readonly hidden?: boolean | undefined;
}

/** What create_location is told. */
export interface LocationRequest {
  readonly name: string;
  readonly kind?: string | undefined;
  readonly description?: string | undefined;
  readonly parentId?: string | undefined;
  readonly exits?: readonly ExitRequest[] | undefined;
  readonly lighting?: string | undefined;
  readonly npcs?: readonly string[] | undefined;
  readonly items?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly update?: boolean | undefined;
}

export interface LocationOutcome {
  readonly location: Location;
  readonly summary: string;
  readonly events: readonly object[];
}

/** Makes a location, or with `update` changes the fields given and leaves the others. Exits elsewhere that led to its name are linked. */
export async function putLocation(
  session: Session,
  request: LocationRequest,
): Promise<LocationOutcome> {
  const { campaign } = session.ctx;
  if (request.update !== true)
    return makeLocation(session, request, await campaign.locations.find(request.name));
  const before = await called(request.name, campaign.locations, sorts.location);
  const { name: _name, ...changes } = request;
  const after = { ...before.value, ...(await fieldsOf(session, changes, before.value)) };
  const summary = `${after.name} is changed.`;
  const events = [{ type: "location_changed", locationId: after.id, summary }];
  session.save("locations", { before, after, events });
  return { location: after, summary, events };
}

async function makeLocation(
  session: Session,
  request: LocationRequest,
  taken: string | undefined,
): Promise<LocationOutcome> {
  const { ctx } = session;
  if (taken !== undefined)
    throw new ToolFault({
      code: "NAME_TAKEN",
      message: `There is a location called ${JSON.stringify(request.name)} already`,
      hint: "With update: true its fields are replaced",
    });
  const id = ctx.newId();
  const location: Location = {
    id,
    name: request.name,
    exits: [],
    npcs: [],
    items: [],
    tags: [],
    ...(await fieldsOf(session, request, { id, name: request.name })),
  };
  const made = { type: "location_created", locationId: id, name: location.name };
  session.save("locations", { after: location, events: [made] });
  const waiting = await ctx.campaign.locations.leadingTo(location.name);
  const links = waiting.map((before) => linked(before, location));
  for (const link of links) session.save("locations", link);
  const from = waiting.map(({ value }) => value.name).join(", ");
  const summary = `${location.name} is made${from === "" ? "" : `, and linked from ${from}`}.`;
  return { location, summary, events: [made, ...links.flatMap(({ events }) => events)] };
}

/** A place with an exit to this name leads to it from now on. */
function linked(before: Stored<Location>, { id, name }: Named) {
  const exits = before.value.exits.map(({ toName, ...exit }): Exit => {
    if (toName === undefined) return exit;
    return keyOf(toName) === keyOf(name) ? { ...exit, to: id } : { ...exit, toName };
  });
  const after = { ...before.value, exits };
  return { before, after, events: [{ type: "exit_linked", locationId: after.id, to: id }] };
}

/** The fields that were given, names turned into ids. */
async function fieldsOf(
  session: Session,
  {
    kind,
    description,
    parentId,
    exits,
    lighting,
    npcs,
    items,
    tags,
  }: Omit<LocationRequest, "name">,
  own: Named,
): Promise<Partial<Location>> {
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(description === undefined ? {} : { description }),
    ...(parentId === undefined ? {} : { parentId: await parentOf(session, parentId, own.id) }),
    ...(exits === undefined
      ? {}
      : { exits: await Promise.all(exits.map((exit) => exitOf(session, exit, own))) }),
    ...(lighting === undefined ? {} : { lighting }),
    ...(npcs === undefined ? {} : { npcs }),
    ...(items === undefined ? {} : { items }),
    ...(tags === undefined ? {} : { tags }),
  };
}

async function exitOf(
  session: Session,
  { direction, to, ...rest }: ExitRequest,
  own: Named,
): Promise<Exit> {
  const id = to === undefined ? undefined : await placeCalled(session, to, own);
  const { description, locked, hidden } = rest;
  return {
    direction,
    ...(id === undefined ? {} : { to: id }),
    ...(to === undefined || id !== undefined ? {} : { toName: to }),
    ...(description === undefined ? {} : { description }),
    ...(locked === undefined ? {} : { locked }),
    ...(hidden === undefined ? {} : { hidden }),
  };
}

/** An exit may lead back to the place itself, which is not in the campaign before it is made. */
async function placeCalled(
  { ctx }: Session,
  said: string,
  own: Named,
): Promise<string | undefined> {
  return keyOf(said) === keyOf(own.name) ? own.id : ctx.campaign.locations.find(said);
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

import { ToolFault } from "@tabletop-mcp/mcp-kit";
import type { Exit, Location, Party, Stored } from "@tabletop-mcp/storage";
import type { CombatContext } from "../context.js";
import { nearest } from "../input/nearest.js";
import { called, isCalled, notFound, sorts } from "./names.js";

type Reads = Pick<CombatContext, "campaign">;

/** The location that is meant: the one named, and none but that, or where none is where the active party is. Throws NOT_FOUND. */
export async function locationMeant(said: string | undefined, ctx: Reads): Promise<Location> {
  const { campaign } = ctx;
  if (said !== undefined) return (await called(said, campaign.locations, sorts.location)).value;
  const active = await campaign.parties.active();
  const found = active && (await placeOf(active.value, ctx));
  if (found !== undefined) return found;
  throw new ToolFault({
    code: "NOT_FOUND",
    message: "The active party is at no location",
    hint: "Name one in locationId, or put the party somewhere with manage_party",
  });
}

/** Where a party is, also where that has been made since it went there; nothing where it is not made yet. */
export async function placeOf(
  { location, locationName }: Party,
  { campaign }: Reads,
): Promise<Location | undefined> {
  const id =
    location ??
    (locationName === undefined ? undefined : await campaign.locations.find(locationName));
  return id === undefined ? undefined : (await campaign.locations.load([id]))[0]?.value;
}

/** Where somebody goes by these words: to a place that there is, or to one that is yet to be made. Throws NOT_FOUND for what looks like a place there is, misspelt. */
export async function goingTo(
  said: string,
  { campaign }: Reads,
): Promise<Pick<Party, "location" | "locationName">> {
  const location = await campaign.locations.find(said);
  if (location !== undefined) return { location };
  const all = await campaign.locations.names();
  // "Room 2" is not "Room 1" misspelt.
  const alike = all.filter(({ name }) => digits(name) === digits(said));
  const meant = nearest(
    said,
    alike.map(({ name }) => name),
    1,
  );
  if (meant.length > 0) throw notFound(said, alike, sorts.location);
  return { locationName: said };
}

const digits = (name: string): string => name.replaceAll(/\P{Nd}/gu, "");

/** Parties that wait at a place of this name, not made yet. */
export async function waitingAt(
  name: string,
  { campaign }: Reads,
): Promise<readonly Stored<Party>[]> {
  const isIt = isCalled(name);
  return (await campaign.parties.all()).filter(
    ({ value: { locationName } }) => locationName !== undefined && isIt(locationName),
  );
}

/** The exits of a location, those linked whose place has been made since, whoever made it. */
export const exitsOf = ({ exits }: Location, { campaign }: Reads): Promise<readonly Exit[]> =>
  Promise.all(
    exits.map(async ({ toName, ...exit }) => {
      const to = toName === undefined ? undefined : await campaign.locations.find(toName);
      if (to !== undefined) return { ...exit, to };
      return toName === undefined ? exit : { ...exit, toName };
    }),
  );

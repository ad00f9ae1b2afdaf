import { ToolFault } from "@tabletop-mcp/mcp-kit";
import type { Exit, Location } from "@tabletop-mcp/storage";
import type { CombatContext } from "../context.js";
import { called, sorts } from "./names.js";

type Reads = Pick<CombatContext, "campaign">;

/** The location that is meant: the one named, and none but that, or where none is where the active party is. Throws NOT_FOUND. */
export async function locationMeant(said: string | undefined, ctx: Reads): Promise<Location> {
  const { campaign } = ctx;
  if (said !== undefined) return (await called(said, campaign.locations, sorts.location)).value;
  const id = (await campaign.parties.active())?.value.location;
  const [found] = id === undefined ? [] : await campaign.locations.load([id]);
  if (found !== undefined) return found.value;
  throw new ToolFault({
    code: "NOT_FOUND",
    message: "The active party is at no location",
    hint: "Name one in locationId, or put the party somewhere with manage_party",
  });
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

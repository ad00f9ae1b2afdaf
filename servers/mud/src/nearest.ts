import { editDistance } from "@tabletop-mcp/dice-core";
import { nearestBy } from "@tabletop-mcp/mcp-kit";

/** The known names that an unknown one may mean, closest first. */
export const nearest = nearestBy(editDistance);

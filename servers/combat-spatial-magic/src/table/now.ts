import type { Now } from "@tabletop-mcp/rules-engine";
import type { CombatContext } from "../context.js";

/** The moment that it is in the campaign. */
export async function nowIn({ campaign }: Pick<CombatContext, "campaign">): Promise<Now> {
  const { clock } = (await campaign.state()).value;
  return { clock };
}

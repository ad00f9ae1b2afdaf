import { type Now, nowFor } from "@tabletop-mcp/rules-engine";
import type { CombatContext } from "../context.js";

/** The moment that it is in the campaign. */
export async function nowIn({ campaign }: Pick<CombatContext, "campaign">): Promise<Now> {
  const { clock } = (await campaign.state()).value;
  return { clock };
}

/** The moment that it is for a creature: in a fight the fight's. */
export async function nowOf(
  id: string,
  { campaign }: Pick<CombatContext, "campaign">,
): Promise<Now> {
  const { clock } = (await campaign.state()).value;
  const fighting = await campaign.encounters.of(id);
  const fight = fighting && (await campaign.encounters.load(fighting.id));
  return nowFor({ clock, creatures: {}, ...fight?.value }, id);
}

import type { Creature } from "@tabletop-mcp/rules-engine";
import type { CombatContext } from "../context.js";
import { called, sorts } from "./names.js";

/** The character of this id or name. Throws NOT_FOUND. */
export async function characterCalled(
  said: string,
  { campaign: { characters } }: Pick<CombatContext, "campaign">,
): Promise<Creature> {
  return (await called(said, characters, sorts.character)).value;
}

import type { Creature } from "@tabletop-mcp/rules-engine";
import type { CombatContext } from "../context.js";
import { idOf, notFound, sorts } from "../names.js";

/** The character of this id or name. Throws NOT_FOUND. */
export async function characterCalled(
  said: string,
  { campaign: { characters } }: Pick<CombatContext, "campaign">,
): Promise<Creature> {
  const [found] = await characters.load([await idOf(said, characters, sorts.character)]);
  if (found !== undefined) return found.value;
  throw notFound(said, await characters.names(), sorts.character);
}

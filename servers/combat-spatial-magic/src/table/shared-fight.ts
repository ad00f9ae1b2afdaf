import type { Creature, GameState } from "@tabletop-mcp/rules-engine";
import type { CombatContext } from "../context.js";

/** The fight that both take part in, for who only looks; nothing where there is none. */
export async function sharedFight(
  one: Creature,
  other: Creature,
  { campaign: { characters, encounters, state } }: CombatContext,
): Promise<GameState | undefined> {
  const [here, there] = await Promise.all([encounters.of(one.id), encounters.of(other.id)]);
  if (here === undefined || here.id !== there?.id) return undefined;
  const fight = await encounters.load(here.id);
  if (fight === undefined) return undefined;
  const all = await characters.load(Object.keys(fight.value.combatants));
  const { clock } = (await state()).value;
  const creatures = Object.fromEntries(all.map(({ value }) => [value.id, value]));
  return { clock, creatures, ...fight.value };
}

import type { Frame } from "../../game/frame.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { stepsOfFeatures } from "../steps/of-features.js";

/** Who falls, and by whose blow. */
interface Felled {
  readonly id: string;
  readonly by: string | undefined;
}

/** What somebody has by bringing an enemy to 0 hit points ("Warlock, Dark One's Blessing"). */
export function rewardsOf(
  state: GameState,
  { id, by }: Felled,
  { compendium }: Using,
): readonly Frame[] {
  const slayer = by === undefined ? undefined : state.creatures[by];
  if (slayer === undefined || slayer.dead || !areHostile(state, slayer.id, id)) return [];
  return stepsOfFeatures(slayer, { moment: "fells", targets: [slayer.id] }, compendium);
}

/** On two sides of a fight; outside of one whoever is an enemy by its kind. */
function areHostile(state: GameState, one: string, other: string): boolean {
  const [own, its] = [combatantOf(state, one), combatantOf(state, other)];
  if (own !== undefined && its !== undefined) return own.side !== its.side;
  const isEnemy = (id: string): boolean => creatureIn(state, id).characterType === "enemy";
  return one !== other && isEnemy(one) !== isEnemy(other);
}

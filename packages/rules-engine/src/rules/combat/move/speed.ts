import type { Movement } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../../creature/creature.js";
import { applies } from "../../../effects/predicate.js";
import type { Going } from "../../../game/move-action.js";
import { combatantOf, creatureIn, type GameState } from "../../../game/state.js";
import { gather } from "../../../gather/gather.js";
import { speedsNow } from "../../../sheet/numbers.js";
import type { EffectiveStat } from "../../../sheet/sheet.js";
import type { Compendium } from "../../../tables/compendium.js";
import { isSlowedByDragging } from "./company.js";

/** The speeds that a way of moving goes by, the first that a creature has ("Climbing, Swimming, and Crawling"). */
const goesBy: Readonly<Record<Going, readonly Movement[]>> = {
  walk: ["walk"],
  crawl: ["walk"],
  jump: ["walk"],
  climb: ["climb", "walk"],
  swim: ["swim", "walk"],
  fly: ["fly"],
  burrow: ["burrow"],
  teleport: [],
  forced: [],
};

/** The speed that a creature moves with in this way; nothing where it cannot. */
export function speedStat(
  creature: Creature,
  mode: Going,
  compendium: Compendium,
): EffectiveStat | undefined {
  const speeds = speedsNow(creature, compendium);
  for (const movement of goesBy[mode]) if (speeds[movement] !== undefined) return speeds[movement];
  return undefined;
}

/** Feet of movement that a way of moving has in all, and what is left of it in this turn. */
export interface Allowance {
  readonly speed: number;
  readonly left: number;
}

/**
 * What a creature can still move in this way: its speed, once more for each Dash, less what it has
 * moved already in whatever way ("Using Different Speeds"); half of it with somebody in tow.
 */
export function allowanceOf(
  state: GameState,
  { id, mode }: { readonly id: string; readonly mode: Going },
  compendium: Compendium,
): Allowance {
  const full = Math.max(0, speedStat(creatureIn(state, id), mode, compendium)?.effective ?? 0);
  const speed = isSlowedByDragging(state, id, compendium) ? Math.floor(full / 2) : full;
  const { moved = 0, dashes = 0 } = combatantOf(state, id)?.turn ?? {};
  return { speed, left: Math.max(0, speed * (1 + dashes) - moved) };
}

/** Whether a creature can do no more than crawl until it stands up ("Being Prone"). */
export function onlyCrawls(creature: Creature, compendium: Compendium): boolean {
  const { actives, facts } = gather(creature, compendium);
  return actives.some((one) => one.effect.kind === "only-crawls" && applies(one, facts));
}

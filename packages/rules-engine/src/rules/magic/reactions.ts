import type { Reaction } from "../../game/reaction.js";
import { counterspell } from "./reactions/counterspell.js";
import { featherFall } from "./reactions/feather-fall.js";
import { hellishRebuke } from "./reactions/hellish-rebuke.js";
import { shield, shieldFromMissiles } from "./reactions/shield.js";

/** The spells that are cast as reactions. */
export const magicReactions: readonly Reaction[] = [
  counterspell,
  shieldFromMissiles,
  shield,
  hellishRebuke,
  featherFall,
];

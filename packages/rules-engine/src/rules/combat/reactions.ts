import type { Reaction } from "../../game/reaction.js";
import { parry } from "./reactions/parry.js";
import { protection } from "./reactions/protection.js";
import { readiedAttack } from "./reactions/readied-attack.js";
import { uncannyDodge } from "./reactions/uncanny-dodge.js";

/** The reactions that attacks give occasion for; magic and movement add theirs. */
export const combatReactions: readonly Reaction[] = [
  protection,
  parry,
  uncannyDodge,
  readiedAttack,
];

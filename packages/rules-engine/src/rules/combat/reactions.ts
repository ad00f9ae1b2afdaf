import type { Reaction } from "../../game/reaction.js";
import { opportunityAttack } from "./reactions/opportunity-attack.js";
import { parry } from "./reactions/parry.js";
import { protection } from "./reactions/protection.js";
import { readiedAttack } from "./reactions/readied-attack.js";
import { uncannyDodge } from "./reactions/uncanny-dodge.js";

/** The reactions that attacks and movement give occasion for; magic adds its own. */
export const combatReactions: readonly Reaction[] = [
  protection,
  parry,
  uncannyDodge,
  readiedAttack,
  opportunityAttack,
];

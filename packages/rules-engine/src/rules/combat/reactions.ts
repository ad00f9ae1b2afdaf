import type { Reaction } from "../../game/reaction.js";
import { legendaryResistance } from "../steps/legendary-resistance.js";
import { landOnFeet } from "./mounts/unseat.js";
import { cuttingDamage, cuttingWords } from "./reactions/cutting-words.js";
import { deflectMissiles, snareMissiles } from "./reactions/deflect-missiles.js";
import { inspiredAttack, inspiredSave } from "./reactions/inspiration.js";
import { opportunityAttack, opportunityOnRider } from "./reactions/opportunity-attack.js";
import { parry } from "./reactions/parry.js";
import { protection } from "./reactions/protection.js";
import { readiedAttack } from "./reactions/readied-attack.js";
import { ringOfEvasion } from "./reactions/ring-of-evasion.js";
import { diamondSoul, indomitable } from "./reactions/save-again.js";
import { standAgainstTheTide } from "./reactions/stand-against-the-tide.js";
import { giantKiller, retaliation } from "./reactions/strike-back.js";
import { strokeOfLuck } from "./reactions/stroke-of-luck.js";
import { uncannyDodge } from "./reactions/uncanny-dodge.js";

/** The reactions that attacks, saves and movement give occasion for; magic adds its own. */
export const combatReactions: readonly Reaction[] = [
  protection,
  inspiredAttack,
  strokeOfLuck,
  cuttingWords,
  parry,
  uncannyDodge,
  deflectMissiles,
  snareMissiles,
  cuttingDamage,
  giantKiller,
  retaliation,
  standAgainstTheTide,
  readiedAttack,
  opportunityAttack,
  opportunityOnRider,
  landOnFeet,
  inspiredSave,
  ringOfEvasion,
  indomitable,
  diamondSoul,
  legendaryResistance,
];

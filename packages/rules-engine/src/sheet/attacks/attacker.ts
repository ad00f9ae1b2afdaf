import type { ActiveEffect } from "../../effects/active.js";
import type { Bearer } from "../numbers/bearer.js";

/** Who attacks, with what bears on it gathered once. */
export interface Attacker extends Bearer {
  /** The effects that say what its attacks do; bonuses of the attack roll are among `rolls`. */
  readonly bearing: readonly ActiveEffect[];
  /** Weapons that it is proficient with: categories and ids. */
  readonly trained: readonly string[];
  /** Martial Arts works bare-handed or with monk weapons alone. */
  readonly onlyMonkWeapons: boolean;
}

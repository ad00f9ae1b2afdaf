import type { ActiveEffect } from "../../effects/active.js";
import type { Bearer } from "../numbers/bearer.js";

/** Who attacks, with what bears on it gathered once. */
export interface Attacker extends Bearer {
  /** The effects that can bear on an attack. */
  readonly bearing: readonly ActiveEffect[];
  /** Weapons that it is proficient with: categories and ids. */
  readonly trained: readonly string[];
  /** Martial Arts works bare-handed or with monk weapons alone. */
  readonly onlyMonkWeapons: boolean;
}

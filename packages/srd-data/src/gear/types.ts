import type { Entry, Price } from "../entry.js";
import type { Step } from "../node.js";
import type { DamageType, WeaponPropertyId } from "../vocabulary.js";

/** Anything that is bought: prices in one coin, weights in pounds. */
export interface Equipment extends Entry {
  readonly cost: Price;
  /** Pounds; 0 where the SRD gives none. */
  readonly weight: number;
}

export interface Weapon extends Equipment {
  readonly category: "simple" | "martial";
  readonly kind: "melee" | "ranged";
  /** Nothing for the net. */
  readonly damage?: { readonly roll: string; readonly type: DamageType };
  /** Wielded with two hands. */
  readonly versatile?: string;
  readonly properties: readonly WeaponPropertyId[];
  /** Feet at which it strikes in melee: 10 with the reach property. */
  readonly reach?: number;
  /** Feet: shot, or thrown. */
  readonly range?: { readonly normal: number; readonly long: number };
  /** What hits with it, where that is metal or wood. */
  readonly madeOf?: "metal" | "wood";
  /** Two hands hold it, unless who wields it is mounted. */
  readonly twoHandedAfoot?: true;
  /** It makes one attack with an action, a bonus action or a reaction, whatever else allows more. */
  readonly single?: true;
  /** What its special property says. */
  readonly special?: readonly Step[];
}

export interface Armor extends Equipment {
  readonly category: "light" | "medium" | "heavy" | "shield";
  /** The armour class without Dexterity; of a shield, what it adds. */
  readonly armorClass: number;
  /** How much of the Dexterity modifier counts: all, none, or at most so much. */
  readonly dexterity: "all" | "none" | number;
  /** The Strength without which it slows its wearer by 10 feet. */
  readonly strength?: number;
  readonly stealthDisadvantage: boolean;
  readonly don: DonTime;
  readonly doff: DonTime;
}

export interface DonTime {
  readonly amount: number;
  readonly unit: "action" | "minute";
}

export interface Gear extends Equipment {
  readonly kind: GearKind;
  /** How many come for the price; one where it is left out. */
  readonly quantity?: number;
  /** What a pack holds. */
  readonly contents?: readonly { readonly item: string; readonly count: number }[];
  /** Feet a round of a mount; miles an hour of a vessel. */
  readonly speed?: { readonly feet: number } | { readonly milesPerHour: number };
  /** Pounds that a mount carries. */
  readonly capacity?: number;
  /** What it does when it is used. */
  readonly steps?: readonly Step[];
}

export type GearKind =
  | "gear"
  | "ammunition"
  | "arcane focus"
  | "druidic focus"
  | "holy symbol"
  | "kit"
  | "pack"
  | "artisan's tools"
  | "gaming set"
  | "musical instrument"
  | "tools"
  | "mount"
  | "tack"
  | "vehicle"
  | "vessel";

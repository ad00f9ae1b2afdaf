import type { Ability, DamageType, Predicate, WeaponPropertyId } from "@tabletop-mcp/srd-data";
import type { Modifier } from "../../dice/d20.js";
import type { Circumstances } from "../../effects/predicate.js";
import type { StepRef } from "../../game/step-ref.js";

/** Struck with, thrown, or shot: what a stat block spits or hurls is shot, too. */
export type AttackMode = "melee" | "thrown" | "ranged";

/** What an attack is made with: an item in hand, an action of the stat block, the bare hand, a spell (by its id), or one that was cast. */
export type AttackFrom =
  | { readonly item: string }
  | { readonly action: string; readonly option?: string }
  | { readonly unarmed: true }
  | { readonly spell: string }
  | { readonly cast: string };

/** What counts always, or where its predicate holds; the rest tells the predicate whose it is. */
export interface Conditional {
  readonly when?: Predicate;
  /** Id of the item that has it. */
  readonly item?: string;
  /** The creature that brought it, and the one that it is aimed at. */
  readonly from?: string;
  readonly target?: string;
  /** It counts on one hit of a turn, or of each of the attacker's own turns. */
  readonly once?: "turn" | "own-turn";
  /** Of a hit that does one of several things: with which. */
  readonly option?: string;
}

/** One summand of the damage of a hit. Summands of one type are one damage: resistance halves their sum. */
export interface AttackDamage extends Conditional {
  /** In notation; "" where there are none. */
  readonly dice: string;
  readonly modifier: number;
  /** One type, or those that whoever attacks chooses from. */
  readonly type?: DamageType | readonly DamageType[];
  readonly source: string;
  /** The weapon's own dice, that a critical hit may add to, and the ability in the modifier. */
  readonly weapon?: true;
  readonly ability?: number;
  /** Its dice show the most that they can (Overchannel). */
  readonly maximal?: true;
  /** The roll in its place, where this is so. */
  readonly instead?: readonly Instead[];
}

export interface Instead {
  readonly if: "two-handed" | "ranged" | "half-hit-points";
  readonly dice: string;
  readonly modifier: number;
}

/** What else a hit does. `dealt`: the step's own attack and damage are the attack's, only the rest of it is left. */
export interface Rider extends Conditional {
  readonly step: StepRef;
  readonly dealt?: true;
}

/** How often something strikes: at its lowest level, and more for each slot level above. */
export interface Strikes {
  readonly count: number;
  readonly perSlot?: number;
}

/** Faces of damage dice that are rolled again, once. */
export interface Rerolled extends Conditional {
  readonly source: string;
  readonly faces: readonly number[];
}

/** So many more of the weapon's dice on a critical hit. */
export interface CriticalDice extends Conditional {
  readonly source: string;
  readonly extra: number;
}

/** A stack that a weapon can shoot. */
export interface Missile {
  readonly item: string;
  readonly magical?: true;
  readonly riders?: readonly Rider[];
}

/** Everything about an attack that holds before anybody makes it. Plain JSON; lists begin with what is usual. Feet. */
export interface AttackFacts {
  readonly name: string;
  readonly from: AttackFrom;
  readonly with: "weapon" | "spell";
  readonly modes: readonly AttackMode[];
  readonly hands: readonly (1 | 2)[];
  /** No other weapon is in hand. */
  readonly alone?: true;
  /** One of two light melee weapons, and in which hand: either may strike second (Two-Weapon Fighting). */
  readonly pair?: "main" | "off";
  /** The second strike keeps the ability modifier (Fighting Style: Two-Weapon Fighting). */
  readonly offhandAbility?: true;
  /** Ability and proficiency, or the stat block's bonus; what effects add is asked of them. */
  readonly toHit: readonly Modifier[];
  readonly ability?: Ability;
  readonly proficient: boolean;
  readonly damage: readonly AttackDamage[];
  /** What a miss still deals (Acid Arrow). */
  readonly miss?: "half";
  /** The attacks that one casting makes, rays or beams each with a roll of its own. */
  readonly strikes?: Strikes;
  /** What a hit does, where that is one of several things. */
  readonly options?: readonly string[];
  readonly reach?: number;
  readonly range?: { readonly normal: number; readonly long: number };
  readonly properties: readonly WeaponPropertyId[];
  /** What predicates ask of the weapon, however it is held. */
  readonly weapon: NonNullable<Circumstances["weapon"]>;
  readonly magical: boolean;
  readonly material: NonNullable<Circumstances["material"]>;
  /** What it has to shoot. `loading`: one shot with each action, bonus action or reaction. */
  readonly ammunition?: { readonly missiles: readonly Missile[]; readonly loading?: true };
  /** The lowest face of the d20 that is a critical hit. */
  readonly criticalFrom: number;
  readonly weaponDiceOnCritical: readonly CriticalDice[];
  readonly rerolled: readonly Rerolled[];
  readonly riders: readonly Rider[];
  /** Only in these forms of the creature. */
  readonly forms?: readonly string[];
}

/** One way in which an attack is made. */
export interface AttackUse {
  readonly mode: AttackMode;
  readonly hands: 1 | 2;
  /** As the second strike of two-weapon fighting. */
  readonly offhand?: true;
  /** Id of the item that it shoots. */
  readonly ammunition?: string;
  readonly nonlethal?: true;
  /** On somebody who leaves the attacker's reach. */
  readonly opportunity?: true;
  /** Which of several things a hit does. */
  readonly option?: string;
}

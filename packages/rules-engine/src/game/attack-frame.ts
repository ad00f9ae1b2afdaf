import type { DamageType } from "@tabletop-mcp/srd-data";
import type { HeldRef } from "../creature/held.js";
import type { AutomaticFailure, D20, Modifier } from "../dice/d20.js";
import type { Scene } from "../gather/circumstances.js";
import type { AttackFacts, AttackUse } from "../sheet/attacks/facts.js";
import type { HitUse } from "./fight-action.js";
import type { Askable } from "./frame.js";
import type { Dealt, StepsFrame } from "./steps-frame.js";

/**
 * An attack on its way: the die is rolled once (`roll`), compared with the armour class, and again
 * where it would hit and somebody may have reacted (`hit`), then its damage and what else it does come,
 * and what waited for it to be `over`.
 */
export interface AttackFrame extends Askable {
  readonly kind: "attack";
  readonly step: "roll" | "hit" | "damage" | "riders" | "over";
  /** Who attacks. */
  readonly id: string;
  readonly target: string;
  readonly order: AttackOrder;
  readonly rolled?: RolledAttack;
  /** What reactions have added to the armour class for this attack. */
  readonly raised?: readonly Modifier[];
  /** What halves its damage: "Uncanny Dodge". */
  readonly halvedBy?: string;
  /** What its damage is less by: "Deflect Missiles". */
  readonly lessened?: readonly Modifier[];
  /** What its damage came to, by type, once it is dealt. */
  readonly dealt?: readonly Dealt[];
  /** That has brought the target to 0 hit points. */
  readonly felled?: true;
  /** What else a hit is followed by: the rest of a step that asked for this attack. */
  readonly onHit?: StepsFrame;
  /** What reactions have brought against it before its die fell: "Protection". */
  readonly hindered?: readonly string[];
  /** What has warded the target and was overcome: "Sanctuary". */
  readonly wards?: readonly string[];
  /** The attacks of the same casting that come after it, as long as dice of the table go from one to the next. */
  readonly volley?: readonly AttackFrame[];
  /** The image of the target that it goes for, or that it has passed them all ("Mirror Image"). */
  readonly duplicate?: Duplicate | "passed";
}

/** An image of somebody, by what it bears that has made it. */
export interface Duplicate {
  readonly held: string;
  readonly armorClass: number;
}

/** What wards somebody from an attack; who saves is spared it for so many seconds. */
export interface WardMet {
  readonly name: string;
  readonly spares?: number;
}

/** An attack as it was ordered; what it is made with stays so, though a thrown weapon has left the hand. */
export interface AttackOrder {
  readonly facts: AttackFacts;
  readonly use: AttackUse;
  readonly damageType?: DamageType;
  readonly advantage?: boolean;
  readonly disadvantage?: boolean;
  readonly bonus?: number;
  readonly manual?: readonly number[];
  readonly scene?: Scene;
  /** What is used if it hits. */
  readonly uses?: readonly HitUse[];
  readonly during?: string;
}

export interface RolledAttack {
  readonly d20: D20 | AutomaticFailure;
  /** A critical hit, if it hits. */
  readonly critical?: true;
  /** It hits whatever the die shows. */
  readonly sure?: true;
  /** What has helped or hindered it, and ends with that. */
  readonly used?: readonly HeldRef[];
  /** The target did not see who hit it, though the attack has given that away since. */
  readonly unseen?: true;
  /** How it came out, once it has. */
  readonly outcome?: "hit" | "miss";
}

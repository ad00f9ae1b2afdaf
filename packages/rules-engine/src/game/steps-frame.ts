import type { Ability, Cover, DamageType, Moment } from "@tabletop-mcp/srd-data";
import type { RolledPoints } from "../dice/points.js";
import type { Position } from "../grid/point.js";
import type { SpellWithin } from "./cast-action.js";
import type { Craft } from "./craft.js";
import type { HitUse } from "./fight-action.js";
import type { StepRef } from "./step-ref.js";

/** What steps are taken with: the numbers of the creature, the feature, the item or the casting that they are of. */
export interface StepNumbers {
  /** What it is called in reasons: "Fire Breath". */
  readonly source: string;
  /** Where the step itself has none. */
  readonly dc?: number;
  /** What is added to its attack rolls. */
  readonly attack?: number;
  /** The ability that spells are cast with here, and its modifier. */
  readonly ability?: Ability;
  readonly modifier?: number;
  /** The level of the character, which cantrips grow with. */
  readonly level?: number;
  /** Of a spell: its own level, and that of the slot. */
  readonly spellLevel?: number;
  readonly castLevel?: number;
  /** How often it has gathered strength. */
  readonly gathered?: number;
  /** Points spent on it, where that is open: its roll counts so many times (Lay on Hands). */
  readonly points?: number;
  /** Of attacks that it makes: with which of its own, and what is used if they hit. */
  readonly weapon?: string;
  readonly uses?: readonly HitUse[];
  /** Id of the thing of who acts that effects on a thing are laid on. */
  readonly item?: string;
  /** A creature of the tables that was chosen: what to summon. */
  readonly creature?: string;
  /** Words of the caster's: what is looked for. */
  readonly text?: string;
  /** How many, where fewer are wanted than there may be. */
  readonly count?: number;
  /** The cast, on who acts, that what is laid lasts with. */
  readonly cast?: string;
  readonly magical?: true;
  /** The type that "weapon" stands for, or that was chosen of several. */
  readonly damageType?: DamageType;
}

/** Damage that was dealt to one creature, by type. */
export interface Dealt {
  readonly type?: DamageType;
  readonly amount: number;
}

/** What came of a step for one creature. */
export interface StepOutcome {
  readonly id: string;
  /** It was hit, or its save or contest failed, or nothing was rolled. */
  readonly hit: boolean;
  /** By how much its save failed. */
  readonly failedBy?: number;
  /** What the die shows that decides what comes next. */
  readonly face?: number;
  /** The save that it made, for those that come after. */
  readonly save?: { readonly ability: Ability; readonly dc: number };
  /** Not even half of the damage is for it. */
  readonly unhurt?: true;
  /** Once its damage is settled. */
  readonly dealt?: readonly Dealt[];
  /** That has brought it to 0 hit points. */
  readonly felled?: true;
}

/** Damage dice of a step, rolled once for all whom it hurts ("Damage Rolls"). */
export interface RolledDamage extends RolledPoints {
  readonly type?: DamageType;
}

/**
 * A step of a spell, an action, a feature or an item that is under way. It is rolled for all whom it
 * affects, then settled for one after another, and then what follows it comes.
 */
export interface StepsFrame {
  readonly kind: "steps";
  /** Who acts. */
  readonly id: string;
  readonly at: StepRef;
  readonly by: StepNumbers;
  /** Whom it may affect; it narrows them itself. */
  readonly targets: readonly string[];
  /** Whom it affects that chooses others anew (a count of its own in what follows). */
  readonly others?: readonly string[];
  /** Which of several cases was chosen. */
  readonly option?: string;
  /** What its caster makes of it. */
  readonly craft?: Craft;
  /** What shields those whom its area reaches from where it begins, by id. */
  readonly cover?: Readonly<Record<string, Cover>>;
  /** Where those go whom it lets go somewhere: whoever acts, before anything else (and that it has gone), or whom it moves. */
  readonly to?: Position;
  readonly approached?: true;
  /** The spell that it brings about. */
  readonly within?: SpellWithin;
  /** Its narrative has been told. */
  readonly silent?: true;
  /** Why it happens, where that is not its use: the end of what it brought, a turn's start. */
  readonly moment?: Moment;
  /** Of what follows a step: what came of that, for each of the targets. */
  readonly before?: readonly StepOutcome[];
  /** Ids of those who have to save still. */
  readonly saving?: readonly string[];
  /** What came of it so far, one for each whom it affects. */
  readonly outcomes?: readonly StepOutcome[];
  readonly damage?: readonly RolledDamage[];
  /** Hit points that are shared out among them, by id. */
  readonly shares?: Readonly<Record<string, number>>;
  /** How many of the outcomes are settled. */
  readonly settled?: number;
}

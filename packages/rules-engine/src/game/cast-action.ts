import type { Ability, ConditionId, CreatureType, DamageType } from "@tabletop-mcp/srd-data";
import type { Direction, Origin } from "../grid/point.js";
import type { ByHand } from "./by-hand.js";
import type { Economy } from "./economy.js";

/** What a spell leaves to its caster, by what it is called; which of them a spell has, its facts say. */
export interface CastChoices {
  readonly damageType?: DamageType;
  readonly condition?: ConditionId;
  readonly ability?: Ability;
  /** Which of several cases: "reduce", "halt". */
  readonly option?: string;
  /** A creature of the tables: the form to take, what to summon. */
  readonly creature?: string;
  readonly count?: number;
  /** Points for each of the targets, in their order (Mass Heal). */
  readonly amounts?: readonly number[];
  /** Ids of those whom it leaves alone (Spirit Guardians; Careful Spell; Sculpt Spells). */
  readonly spare?: readonly string[];
  /** Whether those whom it is cast on are willing; those of one's own side where it is left out. */
  readonly willing?: boolean;
  /** The one cast that is meant, of several (Dispel Magic). */
  readonly effect?: string;
  readonly creatureTypes?: readonly CreatureType[];
  readonly text?: string;
  /** Another spell (Wish, Contingency, Glyph of Warding). */
  readonly spell?: SpellWithin;
}

/** A spell that another one brings about. */
export interface SpellWithin extends Pick<CastAction, "slotLevel" | "targets" | "points"> {
  readonly spell: string;
  readonly direction?: Direction;
}

/** What a spell is cast from, when its caster need not have it: a staff, a wand, a scroll. What is used up of it is paid for. */
export interface CastItem {
  /** Id or name of a thing that is carried. */
  readonly name: string;
  /** A scroll of this level that need not be carried. */
  readonly scroll?: number;
  /** Whether a scroll can be read is an Intelligence (Arcana) check, not one of the spellcasting ability. */
  readonly arcana?: true;
}

export const metamagics = [
  "careful",
  "distant",
  "empowered",
  "extended",
  "heightened",
  "quickened",
  "subtle",
  "twinned",
] as const;
/** What sorcerers make of their spells ("Sorcerer, Metamagic"). */
export type Metamagic = (typeof metamagics)[number];

/** Chooses the spells of the day, by name, when a long rest has ended ("Preparing and Casting Spells"). */
export interface PrepareAction {
  readonly type: "prepare";
  readonly id: string;
  readonly spells: readonly string[];
}

/** Casts a spell, uses one that is running again, or ends it ("Casting a Spell"). */
export interface CastAction extends ByHand {
  readonly type: "cast";
  /** Who casts. */
  readonly id: string;
  /** By heading or slug. */
  readonly spell: string;
  /** "cast" where it is left out. */
  readonly use?: "cast" | "sustain" | "end";
  /** Of what is running: which, by its id, where several do. */
  readonly cast?: string;
  /** Its own level where it is left out. */
  readonly slotLevel?: number;
  /** A slot of Pact Magic, or none of those. */
  readonly pact?: boolean;
  readonly ritual?: boolean;
  /** What pays for it, where that is not its casting time. */
  readonly economy?: Economy;
  /** Whom it names, in order; for darts, rays and beams one for each, the last takes the rest. */
  readonly targets?: readonly string[];
  /** Where it begins, appears or leads to. */
  readonly points?: readonly Origin[];
  readonly direction?: Direction;
  readonly choices?: CastChoices;
  readonly metamagic?: readonly Metamagic[];
  /** It deals the most damage that it can ("Wizard, Overchannel"). */
  readonly overchannel?: true;
  readonly item?: CastItem;
  /** The game master lets it be cast whatever forbids it, for nothing. */
  readonly dmOverride?: boolean;
  /** Name of the spell that has held this one until now, which pays for nothing and is not answered; and whether it needs no concentration. */
  readonly heldBy?: string;
  readonly kept?: true;
}

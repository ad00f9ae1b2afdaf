import type { Effect } from "../effect.js";
import type { Entry } from "../entry.js";
import type { Limit } from "../magic-items/types.js";
import type { Area, Attack, Step } from "../node.js";
import type {
  Ability,
  Alignment,
  ConditionId,
  CreatureType,
  DamageType,
  Movement,
  Sense,
  Size,
  Skill,
} from "../vocabulary.js";

/**
 * A stat block of SRD 5.1, in facts; distances are feet. The SRD prints no lair actions in any of
 * them, so there is no field for those.
 */
export interface Creature extends Entry {
  readonly size: Size;
  readonly type: CreatureType;
  /** "goblinoid", "shapechanger" and the like. */
  readonly subtypes: readonly string[];
  /** A swarm's own creatures. */
  readonly swarmOf?: Size;
  readonly alignment: CreatureAlignment;
  /** The usual armour class first; others stand where `in` says. */
  readonly armorClass: readonly ArmorClass[];
  readonly hitPoints: { readonly average: number; readonly roll: string };
  readonly speeds: Speeds;
  readonly abilities: Readonly<Record<Ability, number>>;
  /** Bonuses of the saves it is proficient in. */
  readonly saves: Readonly<Partial<Record<Ability, number>>>;
  readonly skills: Readonly<Partial<Record<Skill, number>>>;
  readonly vulnerabilities: readonly DamageResponse[];
  readonly resistances: readonly DamageResponse[];
  readonly immunities: readonly DamageResponse[];
  readonly conditionImmunities: readonly ConditionId[];
  readonly senses: Senses;
  readonly languages: Languages;
  /** 0.125, 0.25, 0.5 for fractions. */
  readonly challenge: number;
  readonly xp: number;
  readonly proficiencyBonus: number;
  readonly traits: readonly Trait[];
  readonly spellcasting: readonly CreatureSpellcasting[];
  readonly actions: readonly Action[];
  readonly bonusActions: readonly Action[];
  readonly reactions: readonly Action[];
  readonly legendary?: { readonly perRound: number; readonly actions: readonly Action[] };
  /** Other shapes of it, each with what differs. */
  readonly forms?: readonly Form[];
}

export type CreatureAlignment =
  | Alignment
  | "unaligned"
  | "any"
  | "any chaotic"
  | "any evil"
  | "any non-good"
  | "any non-lawful"
  /** One or the other, with the chance of each in percent. */
  | readonly AlignmentChance[];

export interface AlignmentChance {
  readonly alignment: Alignment;
  readonly percent: number;
}

export interface ArmorClass {
  readonly value: number;
  readonly from: "dexterity" | "natural armor" | "armor" | "spell" | "condition";
  /** Equipment ids of what is worn. */
  readonly worn?: readonly string[];
  /** A spell's id, a form, or a condition under which it holds. */
  readonly in?: string;
}

export type Speeds = Readonly<Partial<Record<Movement, number>>> & { readonly hover?: true };

export interface DamageResponse {
  readonly types: readonly DamageType[];
  /** From attacks that are not magical only. */
  readonly nonmagical?: true;
  /** Weapons of these are excepted. */
  readonly except?: readonly ("silvered" | "adamantine")[];
  /** Where else it is limited: "in dim light or darkness". */
  readonly when?: string;
}

export interface Senses extends Readonly<Partial<Record<Sense, number>>> {
  readonly passivePerception: number;
  /** Sees nothing beyond its blindsight. */
  readonly blindBeyond?: true;
  /** Feet of blindsight that are left while it is deafened. */
  readonly blindsightDeafened?: number;
  /** The form that alone has these senses. */
  readonly form?: string;
}

export interface Languages {
  readonly speaks: readonly string[];
  /** Understands these but cannot speak. */
  readonly understands: readonly string[];
  readonly telepathy?: number;
  /** What no list says: "the languages it knew in life". */
  readonly other?: string;
}

export interface Trait {
  readonly name: string;
  readonly effects?: readonly Effect[];
  readonly steps?: readonly Step[];
  readonly limit?: Limit;
  readonly recharge?: Recharge;
  /** A spell slot is spent on its use. */
  readonly slot?: true;
  /** Such spells do nothing to it; where a d6 shows this or more, they are turned back at their caster. */
  readonly reflects?: Reflecting;
  /** It takes but half of what is dealt to it, rounded down; whom it grapples, or sits on, takes the rest. */
  readonly transfers?: "grappled" | "sat-on";
  readonly heads?: Heads;
  /** More reactions: one in each turn, or for each head beyond the first one for an opportunity attack. */
  readonly reactions?: "each-turn" | "each-head";
  /** Only in these forms. */
  readonly form?: readonly string[];
  /** What no field says, in this project's words. */
  readonly notes?: readonly string[];
}

/** Spells that a creature turns back: by id, by the shape of their area, by how they attack. */
export interface Reflecting {
  readonly spells: readonly string[];
  readonly areas: readonly Area["shape"][];
  readonly attacks: readonly Attack["kind"][];
  readonly on: number;
}

/** Heads that die and grow again; Multiattack has an attack for each. */
export interface Heads {
  /** At first. */
  readonly count: number;
  /** So much damage in one turn kills one; the last one's death is the creature's. */
  readonly diesAt: number;
  /** As its turn ends so many grow for each that has died since the last one, each with so many hit points, unless it has taken damage of this type since. */
  readonly grows: number;
  readonly heals: number;
  readonly unless: DamageType;
}

/** Back on this or more of a d6 at the start of its turn, or after a rest. */
export type Recharge = 4 | 5 | 6 | "short-rest";

/** A part of a creature that is attacked apart from it. */
export interface Limb {
  readonly armorClass: number;
  readonly hitPoints: number;
  readonly immune: readonly DamageType[];
}

export interface Action {
  readonly name: string;
  readonly recharge?: Recharge;
  readonly limit?: Limit;
  /** Legendary actions that it costs. */
  readonly cost?: number;
  readonly form?: readonly string[];
  /** So many it grapples with this at once: while it does, it strikes nobody else with it. */
  readonly holds?: number;
  /** What holds is a target of its own: losing it frees whom it holds, and costs its owner no hit points. */
  readonly limb?: Limb;
  /** One of these combinations of its other actions. */
  readonly multiattack?: readonly (readonly Strike[])[];
  readonly steps: readonly Step[];
  readonly notes?: readonly string[];
}

/** So many times an action of its own, or one that all have (Cast a Spell); `or` others in its place, each time anew. */
export interface Strike {
  readonly action: string;
  /** A number, or dice. */
  readonly count: number | string;
  readonly or?: readonly string[];
}

export interface CreatureSpellcasting {
  readonly kind: "slots" | "innate" | "shared";
  readonly ability: Ability;
  readonly dc?: number;
  readonly attack?: number;
  readonly level?: number;
  /** The class whose list it is. */
  readonly class?: string;
  /** Slots of levels 1 to 9, up to the highest. */
  readonly slots?: readonly number[];
  /** Pact slots, all of one level. */
  readonly pact?: { readonly slots: number; readonly level: number };
  readonly spells: readonly CreatureSpell[];
  /** Components that it does without. */
  readonly without?: readonly ("verbal" | "somatic" | "material")[];
  readonly notes?: readonly string[];
}

export interface CreatureSpell {
  /** The spell's id. */
  readonly spell: string;
  /** How often: at will, so many times a day, or by slots of its level. */
  readonly use: "at-will" | "slots" | { readonly perDay: number };
  /** The level that it is cast at. */
  readonly level?: number;
  readonly selfOnly?: true;
  /** Cast on itself before the fight. */
  readonly before?: true;
  readonly note?: string;
}

export interface Form {
  readonly name: string;
  readonly size?: Size;
  readonly armorClass?: number;
  readonly speeds?: Speeds;
}

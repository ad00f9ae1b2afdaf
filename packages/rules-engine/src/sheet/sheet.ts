import type {
  Ability,
  ConditionId,
  CreatureType,
  DamageType,
  Movement,
  Sense,
  Size,
  Skill,
} from "@tabletop-mcp/srd-data";
import type { Cast } from "../creature/cast.js";
import type { CharacterType, Coins, DeathSaves } from "../creature/creature.js";
import type { ConditionHeld, EffectHeld } from "../creature/held.js";
import type { EffectiveStat } from "../effects/stats.js";

export type { EffectiveStat } from "../effects/stats.js";

/** What is held; `unheld` with a spell that nobody concentrates on. */
export type OnSheet<Held> = Held & { readonly unheld?: true };

export interface AbilityStat extends EffectiveStat {
  /** Of the effective score. */
  readonly modifier: number;
}

/** A bonus to a d20: its parts add up to `base`. */
export interface BonusStat extends EffectiveStat {
  readonly parts: readonly { readonly source: string; readonly value: number }[];
}

/** 0.5: half the proficiency bonus, 2: expertise. */
export type ProficiencyShare = 0 | 0.5 | 1 | 2;

/** An attack with what is in hand, or of a stat block. Feet. */
export interface SheetAttack {
  readonly name: string;
  readonly kind: "melee" | "ranged";
  readonly ability?: Ability;
  readonly bonus: number;
  /** What the bonus is made of before effects: ability and proficiency, or a stat block's own bonus. */
  readonly parts?: readonly { readonly source: string; readonly value: number }[];
  /** Id of the item that it is made with. */
  readonly item?: string;
  /** "1d8+3"; with two hands beside it where that differs. */
  readonly damage: string;
  readonly damageType?: DamageType;
  readonly twoHanded?: string;
  readonly reach?: number;
  readonly range?: { readonly normal: number; readonly long: number };
  readonly properties: readonly string[];
  readonly proficient: boolean;
  readonly magical: boolean;
  /** Of ammunition: what is left. */
  readonly ammunition?: number;
  /** What else happens, and what is in the numbers: "+2 Archery", "Sneak Attack 3d6". */
  readonly notes: readonly string[];
}

export interface SlotCount {
  readonly max: number;
  readonly left: number;
}

/** How one class casts. */
export interface SheetCasting {
  readonly class: string;
  readonly ability: Ability;
  readonly saveDc: EffectiveStat;
  readonly attackBonus: EffectiveStat;
  readonly cantrips: { readonly known: number; readonly most: number };
  /** How many may be known, or prepared. */
  readonly spells: { readonly known: number; readonly most: number; readonly how: string };
  /** Highest level of a spell that it can have. */
  readonly highest: number;
}

export interface SheetSpellcasting {
  readonly classes: readonly SheetCasting[];
  /** By spell level. */
  readonly slots: Readonly<Record<string, SlotCount>>;
  readonly pact?: SlotCount & { readonly level: number };
  /** Names of those prepared for the day, where somebody has chosen them. */
  readonly prepared?: readonly string[];
  /** Names by level, "0" for cantrips; those that come of themselves are in it. */
  readonly spells: Readonly<Record<string, readonly string[]>>;
}

export interface SheetFeature {
  readonly name: string;
  /** "Fighter 1", "Dwarf", "Feat". */
  readonly from: string;
  readonly uses?: {
    readonly max: number | "unlimited";
    readonly left: number | "unlimited";
    readonly per: string;
  };
  /** Its numbers at this level: { damage: "2d6" }. */
  readonly numbers?: Readonly<Record<string, number | string>>;
  /** Options chosen. */
  readonly chosen?: readonly string[];
}

/** A choice that the SRD leaves to the player and that is not made. */
export interface ChoiceDue {
  /** The field that settles it: "choices.fightingStyle", "subclass", "skills". */
  readonly field: string;
  readonly what: string;
  readonly choose: number;
  /** Values that the field takes. */
  readonly legal: readonly string[];
  /** How many more than these would be legal. */
  readonly more?: number;
}

export interface SheetItem {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly slot?: string;
  readonly attuned?: true | "resting";
  readonly charges?: number;
  /** Pounds, of all of them. */
  readonly weight: number;
}

export interface SheetLoad {
  /** Pounds. */
  readonly carried: number;
  readonly capacity: number;
  readonly over: boolean;
}

/** Everything about a creature that its rules work out, as it is now. */
export interface Sheet {
  readonly id: string;
  readonly name: string;
  readonly characterType: CharacterType;
  readonly classes: readonly {
    readonly class: string;
    readonly level: number;
    readonly subclass?: string;
  }[];
  readonly level: number;
  readonly race?: string;
  readonly background?: string;
  /** The stat block that it is a copy of. */
  readonly creature?: string;
  readonly challenge?: number;
  readonly size: Size;
  readonly type: CreatureType;
  readonly alignment?: string;
  readonly xp: number;
  readonly inspiration: boolean;
  readonly abilities: Readonly<Record<Ability, AbilityStat>>;
  readonly proficiencyBonus: EffectiveStat;
  readonly armorClass: EffectiveStat;
  readonly hp: {
    readonly current: number;
    readonly max: number;
    readonly temp: number;
    readonly maximum: EffectiveStat;
  };
  /** By die: { d8: { max: 3, left: 2 } }. */
  readonly hitDice: Readonly<Record<string, SlotCount>>;
  readonly speed: Readonly<Partial<Record<Movement, EffectiveStat>>>;
  readonly initiative: BonusStat;
  readonly savingThrows: Readonly<Record<Ability, BonusStat & { readonly proficient: boolean }>>;
  readonly skills: Readonly<
    Record<Skill, BonusStat & { readonly ability: Ability; readonly proficiency: ProficiencyShare }>
  >;
  readonly passivePerception: EffectiveStat;
  readonly passiveInvestigation: EffectiveStat;
  readonly passiveInsight: EffectiveStat;
  /** Feet. */
  readonly senses: Readonly<Partial<Record<Sense, number>>>;
  readonly languages: readonly string[];
  readonly proficiencies: {
    readonly armor: readonly string[];
    readonly weapons: readonly string[];
    readonly tools: readonly string[];
  };
  readonly attacks: readonly SheetAttack[];
  /** Attacks with one Attack action. */
  readonly attacksPerAction: number;
  readonly spellcasting?: SheetSpellcasting;
  readonly features: readonly SheetFeature[];
  readonly choicesDue: readonly ChoiceDue[];
  readonly resistances: readonly string[];
  readonly immunities: readonly string[];
  readonly vulnerabilities: readonly string[];
  readonly conditionImmunities: readonly ConditionId[];
  readonly status: "up" | "down" | "stable" | "dead";
  /** Conditions that others bring with them have `impliedBy`. */
  readonly conditions: readonly (OnSheet<ConditionHeld> & { readonly impliedBy?: ConditionId })[];
  readonly effects: readonly OnSheet<EffectHeld>[];
  readonly deathSaves?: DeathSaves;
  readonly concentration?: Cast;
  readonly inventory: readonly SheetItem[];
  readonly coins: Coins;
  readonly load: SheetLoad;
  /** What follows from armour without proficiency, too little Strength, both hands full … */
  readonly warnings: readonly string[];
  /** What of it SRD 5.1 does not have: how scores were made, and what is the campaign's own. */
  readonly houseRules: readonly string[];
  readonly notes?: string;
}

import type { Effect, Predicate, SheetAmount } from "../effect.js";
import type { Entry } from "../entry.js";
import type { ItemUse } from "../magic-items/types.js";
import type { Ability, ClassId, Skill } from "../vocabulary.js";

/** A class of SRD 5.1 with its subclass. */
export interface CharacterClass extends Entry {
  readonly id: ClassId;
  /** Sides of its hit die. */
  readonly hitDie: number;
  readonly saves: readonly Ability[];
  readonly proficiencies: Proficiencies;
  readonly skills: SkillChoice;
  readonly equipment: StartingEquipment;
  readonly spellcasting?: Spellcasting;
  readonly multiclass: Multiclass;
  /** Twenty rows, level 1 first. */
  readonly levels: readonly ClassLevel[];
  readonly features: readonly Feature[];
  /** The level at which a subclass is chosen. */
  readonly subclassLevel: number;
  readonly subclasses: readonly Subclass[];
}

export interface SkillChoice {
  readonly choose: number;
  readonly from: readonly Skill[];
}

export interface Proficiencies {
  readonly armor: readonly ("light" | "medium" | "heavy" | "shield")[];
  /** "simple", "martial" or ids of weapons. */
  readonly weapons: readonly string[];
  /** Ids of tools. */
  readonly tools: readonly string[];
  /** So many of each list, chosen. */
  readonly toolChoices?: readonly { readonly choose: number; readonly from: readonly string[] }[];
}

/** What a new character owns: what is given, and one option of each choice. */
export interface StartingEquipment {
  readonly given: readonly Stack[];
  readonly choices: readonly (readonly (readonly Stack[])[])[];
  /** What no equipment table holds. */
  readonly others?: readonly string[];
}

/** `item` is an equipment id; `any` a group of which one is chosen. */
export type Stack =
  | { readonly item: string; readonly count: number }
  | { readonly any: string; readonly count: number };

export interface Spellcasting {
  readonly ability: Ability;
  /** The class level that it begins at. */
  readonly level: number;
  /** How fast slots come: every level, every other, or pact magic. */
  readonly progression: "full" | "half" | "pact";
  readonly preparation: "known" | "prepared" | "spellbook";
  readonly rituals: boolean;
  readonly focus?: string;
}

export interface Multiclass {
  /** Scores of at least 13; `any` one of them, else all. */
  readonly prerequisites: { readonly all?: readonly Ability[]; readonly any?: readonly Ability[] };
  readonly proficiencies: Proficiencies;
  readonly skills?: SkillChoice;
}

export interface ClassLevel {
  readonly level: number;
  readonly proficiencyBonus: number;
  /** Ids of features gained, or that grow, at this level; the subclass's own are with the subclass. */
  readonly features: readonly string[];
  readonly cantripsKnown?: number;
  readonly spellsKnown?: number;
  /** Slots of levels 1 to 9, up to the highest there is. */
  readonly slots?: readonly number[];
  readonly pact?: { readonly slots: number; readonly level: number };
  /** The other columns of the class's table, by name: numbers, or dice. */
  readonly numbers?: Readonly<Record<string, number | string>>;
}

export interface Subclass extends Entry {
  readonly class: ClassId;
  readonly features: readonly Feature[];
  /** Spells always prepared, or added to the list, by class level. */
  readonly spells?: Readonly<Record<number, readonly string[]>>;
}

/** What a level brings. */
export interface Feature extends Entry, FeatureFacts {
  /** Class levels at which the class's table names it; `numbers` may change at others. */
  readonly levels: readonly number[];
  /** Of these options one or more are chosen: fighting styles, metamagic, invocations … */
  readonly options?: readonly Feature[];
}

/** What of a feature or a trait can be put in numbers. */
export interface FeatureFacts {
  /** While it is known and its conditions hold. */
  readonly effects?: readonly Effect[];
  readonly uses?: readonly FeatureUse[];
  /** Numbers that change with the class level: from each level named, the value. */
  readonly numbers?: Readonly<
    Record<string, Readonly<Record<number, number | string | SheetAmount>>>
  >;
  /** With nothing left of this pool, rolling initiative brings so many points of it back. */
  readonly recovers?: { readonly of: string; readonly amount: number };
  /** How many options are known from each class level on. */
  readonly choose?: Readonly<Record<number, number>>;
  readonly requires?: Requirement;
  /** Spells that it gives, by class level. */
  readonly spells?: Readonly<Record<number, readonly string[]>>;
  /** Proficiencies that it gives. */
  readonly gains?: Gains;
  /** Improves ability scores by so many points, none above `most`. */
  readonly scores?:
    | { readonly points: number; readonly most: number }
    | Readonly<Partial<Record<Ability, number>>>;
  /** What no field says, in this project's words. */
  readonly notes?: readonly string[];
}

export interface Gains {
  readonly skills?: readonly Skill[];
  readonly skillChoice?: { readonly choose: number; readonly from: readonly Skill[] | "any" };
  readonly expertise?: number;
  readonly armor?: readonly ("light" | "medium" | "heavy" | "shield")[];
  readonly weapons?: readonly string[];
  readonly tools?: readonly string[];
  readonly toolChoice?: { readonly choose: number; readonly from: readonly string[] };
  readonly saves?: readonly Ability[] | "all";
  readonly languages?: readonly string[];
  readonly languageChoice?: number;
  readonly cantrips?: { readonly choose: number; readonly from: string };
  readonly spellsKnown?: { readonly choose: number; readonly from: string };
}

export interface Requirement {
  readonly level?: number;
  /** Ids of features that must be known: "warlock-pact-of-the-blade". */
  readonly features?: readonly string[];
  readonly spell?: string;
}

/** Something done with a feature; `cost` is in the class's own points. */
export interface FeatureUse extends ItemUse {
  readonly cost?: {
    readonly of:
      | "ki"
      | "sorcery-points"
      | "spell-slot"
      | "bardic-inspiration"
      | "channel-divinity"
      | "lay-on-hands"
      | "hit-dice"
      | "wild-shape";
    readonly amount: number;
  };
  /** The ability in its save DC: 8 + proficiency bonus + that modifier. */
  readonly dcFrom?: Ability;
  /** Only while this holds of its owner; of what comes with a hit, of the attack. */
  readonly if?: Predicate;
  /** Only once an attack has been made with the Attack action of this turn. */
  readonly after?: "attack";
  /** Only as the first attack of a turn is made, and no more once it has been. */
  readonly before?: "attack";
}

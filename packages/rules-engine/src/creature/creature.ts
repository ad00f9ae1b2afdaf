import type {
  Ability,
  ClassId,
  Coin,
  CreatureType,
  DamageType,
  Effect,
  Size,
  Skill,
} from "@tabletop-mcp/srd-data";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Cast } from "./cast.js";
import type { Devised } from "./devised.js";
import type { ConditionHeld, EffectHeld } from "./held.js";

export const characterTypes = ["pc", "npc", "enemy", "neutral"] as const;
/** Player characters and other people fall unconscious at 0 hit points; enemies and neutrals die. */
export type CharacterType = (typeof characterTypes)[number];

/**
 * One creature as it is stored: who it is (`make`), what it has, and what has happened to it. Plain
 * JSON. Nothing that the rules work out is in here: that is the sheet. In a fight it is the same
 * value, with a place and a turn beside it.
 */
export interface Creature {
  readonly id: string;
  readonly name: string;
  readonly characterType: CharacterType;
  /** The fight that it was made for, by id; nothing for those of the campaign. */
  readonly encounter?: string;
  readonly make: Make;
  readonly hp: { readonly current: number; readonly temporary: number };
  /** What it is itself, put aside while it has another form. */
  readonly own?: OwnSelf;
  /** What its temporary hit points come from, where that was said: they are lost with an effect of that name. */
  readonly temporaryFrom?: string;
  /** Only at 0 hit points, and not for the dead. */
  readonly deathSaves?: DeathSaves;
  readonly dead?: true;
  /** When it died, by the campaign's clock, in seconds. */
  readonly diedAt?: number;
  readonly spent: Spent;
  readonly conditions: readonly ConditionHeld[];
  readonly effects: readonly EffectHeld[];
  /** Spells that it casts or keeps running. */
  readonly casts: readonly Cast[];
  /** Ids of the spells that it has prepared for the day; all that it has where nobody has said (a house rule). */
  readonly prepared?: readonly string[];
  readonly items: readonly Item[];
  readonly coins: Coins;
  readonly xp: number;
  readonly inspiration: boolean;
  readonly notes?: string;
  /** When its last long rest ended, by the campaign's clock, in seconds. */
  readonly restedAt?: number;
  /** The round that a tick has counted by its number: none counts twice. */
  readonly ticked?: number;
  /** The last number given to a condition, effect, cast or item of it; never given twice. */
  readonly lastId: number;
}

/** A creature's own self while it has another form (Wild Shape, Polymorph). */
export interface OwnSelf {
  readonly make: Make;
  /** Its hit points when it took the form. */
  readonly hp: number;
  /** Its gear, which has merged into the form. */
  readonly items: readonly Item[];
  /** Id of the effect on it with which the form ends. */
  readonly held: string;
}

/** What a creature is by birth, training and choice: all that its sheet is worked out from. Ids are the compendium's. */
export interface Make {
  readonly race?: string;
  readonly subrace?: string;
  /** Every level in the order it was taken; the first one's class is the class of level 1. Nobody has to have one. */
  readonly levels: readonly LevelTaken[];
  readonly subclasses: Readonly<Partial<Record<ClassId, string>>>;
  /** The stat block that it is a copy of, in place of race and classes. */
  readonly statBlock?: string;
  /** The same of the campaign's own, which no table has. */
  readonly own?: StatBlock;
  /** That one is a form that it has taken: its body is the form's, and its levels give no hit points. */
  readonly form?: true;
  readonly background?: string | CustomBackground;
  readonly feats: readonly FeatTaken[];
  /** Before the increases of race and levels. */
  readonly abilities: Readonly<Record<Ability, number>>;
  /** How they were made, where that was said: the first two are house rules to SRD 5.1. */
  readonly abilityMethod?: "standard" | "point_buy" | "roll";
  /** Scores raised by improvements of levels, one entry for each improvement. */
  readonly increases: readonly Readonly<Partial<Record<Ability, number>>>[];
  /** Scores that the player raised by race (half-elves). */
  readonly raceIncreases: readonly Ability[];
  /** Chosen by the player: from class, race and background of one's own. What comes of itself is not in here. */
  readonly skills: readonly Skill[];
  /** Skills, or ids of tools. */
  readonly expertise: readonly string[];
  readonly tools: readonly string[];
  readonly languages: readonly string[];
  /** Ids of cantrips and spells, known, prepared or in the book alike. */
  readonly spells: readonly string[];
  /** Spells of its own making, which no table has. */
  readonly devised?: readonly Devised[];
  /** Ids of options chosen, by the id of the feature or trait that offers them. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** Choices in the SRD's words that no table holds: "favoredEnemy": ["undead"]. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Hit points of the maximum that no rule gives: the maximum was said outright. */
  readonly extraHp: number;
  readonly size?: Size;
  /** How many sizes larger it is just now, or smaller (Enlarge/Reduce). */
  readonly grown?: number;
  readonly type?: CreatureType;
  readonly alignment?: string;
}

export interface LevelTaken {
  readonly class: ClassId;
  /** What its hit die gave, before Constitution. */
  readonly hp: number;
}

export interface CustomBackground {
  readonly name: string;
  readonly skills: readonly Skill[];
  readonly tools: readonly string[];
  readonly languages: readonly string[];
}

/** A feat of the compendium by id, or one of the campaign's own with its effects. */
export interface FeatTaken {
  readonly name: string;
  readonly id?: string;
  readonly effects?: readonly Effect[];
}

/** What has been used up since the last rest. */
export interface Spent {
  /** By die: { d8: 2 }. */
  readonly hitDice: Readonly<Record<string, number>>;
  /** Slots by spell level, "1" to "9". */
  readonly slots: Readonly<Record<string, number>>;
  readonly pact: number;
  /** Uses by the id of the feature, trait or pool ("ki"). */
  readonly uses: Readonly<Record<string, number>>;
}

export interface DeathSaves {
  readonly successes: number;
  readonly failures: number;
  readonly stable: boolean;
  /** Of who is stable: when it regains 1 hit point by itself, by the campaign's clock; rolled when time first passes. */
  readonly wakesAt?: number;
}

export const bodySlots = ["armor", "shield", "main_hand", "off_hand", "two_hands", "worn"] as const;
/** Where something is worn or held. */
export type BodySlot = (typeof bodySlots)[number];

/** A stack of one thing that a creature carries. */
export interface Item {
  /** "i2": unique on its bearer. */
  readonly id: string;
  readonly name: string;
  /** Id of a weapon, armour or piece of gear of the compendium. */
  readonly base?: string;
  /** Id of a magic item, or of a variant of one: alone, or on a base ("longsword" and "weapon-1"). */
  readonly magic?: string;
  readonly custom?: CustomItem;
  readonly quantity: number;
  /** Worn or wielded, and where. */
  readonly slot?: BodySlot;
  /** "resting": from the end of the next short rest on. */
  readonly attuned?: true | "resting";
  readonly charges?: number;
}

/** A thing that no table holds. Pounds; the cost in copper pieces. */
export interface CustomItem {
  readonly type: string;
  readonly weight: number;
  readonly cost?: number;
  readonly properties?: readonly string[];
  /** What it changes while it is worn or wielded. */
  readonly effects?: readonly Effect[];
  readonly armorClass?: number;
  readonly damage?: { readonly roll: string; readonly type: DamageType };
  /** Hit points that it gives back to who eats or drinks it. */
  readonly heals?: number;
}

export type Coins = Readonly<Record<Coin, number>>;

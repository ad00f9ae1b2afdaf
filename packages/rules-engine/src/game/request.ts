import type { Ability, Coin, DamageType, Effect, Skill } from "@tabletop-mcp/srd-data";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type {
  BodySlot,
  CharacterType,
  CustomBackground,
  CustomItem,
} from "../creature/creature.js";

type Scores = Readonly<Partial<Record<Ability, number>>>;

/** A name of the SRD (heading or slug, any case). */
type Name = string;

/** A class beyond the first, in the order in which it was taken. */
export interface ClassRequest {
  readonly class: Name;
  readonly level: number;
  readonly subclass?: Name;
}

/** What the SRD leaves to the player, by what it is called. What is left out stays open, and is listed as due. */
export interface ChoicesRequest {
  readonly fightingStyle?: Name | readonly Name[];
  readonly draconicAncestry?: Name | readonly Name[];
  /** Improvements of levels, one entry each: { str: 2 } or { str: 1, dex: 1 }. */
  readonly abilityIncreases?: readonly Scores[];
  /** Scores raised by race (half-elf: two others than Charisma). */
  readonly raceIncreases?: readonly Ability[] | Scores;
  readonly languages?: readonly Name[];
  readonly tools?: readonly Name[];
  readonly favoredEnemy?: readonly string[];
  readonly favoredTerrain?: readonly string[];
  readonly circleLand?: Name;
  readonly metamagic?: readonly Name[];
  readonly invocations?: readonly Name[];
  readonly pactBoon?: Name;
  readonly additionalSkills?: readonly Name[];
  readonly huntersPrey?: Name;
  readonly defensiveTactics?: Name;
  readonly multiattack?: Name;
  readonly superiorHuntersDefense?: Name;
  /** Any other feature's options, by the feature's name. */
  readonly [feature: string]: unknown;
}

/** An item to begin with: a name, or how much of it and whether it is worn. */
export type ItemRequest =
  | Name
  | {
      readonly item: Name | (CustomItem & { readonly name: string });
      readonly quantity?: number;
      readonly equipped?: boolean;
    };

export type FeatRequest = Name | { readonly name: string; readonly effects?: readonly Effect[] };

/** What a character is made from: create_character's own fields. */
export interface CreateRequest {
  readonly name: string;
  readonly race?: Name;
  readonly subrace?: Name;
  readonly class?: Name;
  readonly subclass?: Name;
  /** In `class`; 1 where it is left out. */
  readonly level?: number;
  readonly multiclass?: readonly ClassRequest[];
  readonly choices?: ChoicesRequest;
  readonly background?:
    | Name
    | (Partial<CustomBackground> & {
        readonly name: string;
        readonly equipment?: readonly ItemRequest[];
      });
  readonly feats?: readonly FeatRequest[];
  /** Before racial increases. */
  readonly abilities?: Scores;
  readonly abilityMethod?: "standard" | "point_buy" | "roll";
  readonly characterType?: CharacterType;
  /** A stat block to copy. */
  readonly creature?: Name;
  /** One of the campaign's own, in place of that. */
  readonly own?: StatBlock;
  /** The maximum, said outright. */
  readonly hp?: number;
  readonly hpMethod?: "average" | "roll" | "max";
  readonly skills?: readonly Name[];
  readonly expertise?: readonly Name[];
  readonly spells?: readonly Name[];
  readonly equipment?: readonly ItemRequest[];
  readonly coins?: Readonly<Partial<Record<Coin, number>>>;
  readonly alignment?: string;
  readonly notes?: string;
}

/** What is to be different: create_character's fields but for classes and levels, and what play changes. */
export interface UpdateRequest
  extends Partial<
    Omit<
      CreateRequest,
      "class" | "subclass" | "level" | "multiclass" | "hp" | "hpMethod" | "creature" | "coins"
    >
  > {
  /** Of a class that has none yet. */
  readonly subclass?: Name;
  /** 23 sets, "+10" heals, "-15" hurts. */
  readonly hp?: number | string;
  readonly tempHp?: number;
  /** Of the damage that "-15" deals: resistance, immunity and vulnerability count. */
  readonly damageType?: DamageType;
  /** The damage is a critical hit's: at 0 hit points two death saves fail. */
  readonly critical?: boolean;
  /** Hit points are set outright, with no consequences. */
  readonly raw?: boolean;
  readonly maxHp?: number;
  readonly xp?: number;
  readonly inspiration?: boolean;
}

export interface LevelUpRequest {
  /** The class of level 1 where it is left out. */
  readonly class?: Name;
  readonly hpMethod?: "average" | "roll" | "max" | "manual";
  /** What the die showed. */
  readonly manualHp?: number;
  readonly abilityIncrease?: Scores;
  readonly feat?: FeatRequest;
  readonly subclass?: Name;
  readonly skills?: readonly Name[];
  readonly expertise?: readonly Name[];
  readonly spells?: readonly Name[];
  readonly choices?: ChoicesRequest;
  /** Up to this total level; one level where it is left out. */
  readonly targetLevel?: number;
}

export interface RestRequest {
  readonly restType: "short" | "long";
  /** How many, the largest first, or how many of each die; none where it is left out. */
  readonly hitDice?: number | Readonly<Record<string, number>>;
  readonly interrupted?: boolean;
  /** Hours since the last long rest ended: moves the campaign's clock up to that. */
  readonly hoursSinceLast?: number;
  /** Another of those who rest together has moved the clock for this rest already. */
  readonly clockMoved?: boolean;
  /** Ids of those who rest together. */
  readonly company?: readonly string[];
}

export interface InventoryRequest {
  readonly operation:
    | "give"
    | "take"
    | "equip"
    | "unequip"
    | "use"
    | "transfer"
    | "attune"
    | "unattune";
  readonly item?: Name | (CustomItem & { readonly name: string });
  readonly quantity?: number;
  readonly slot?: BodySlot;
  /** Id of the receiver. */
  readonly to?: string;
  readonly coins?: Readonly<Partial<Record<Coin, number>>>;
  /** A short rest was spent on attuning. */
  readonly rested?: boolean;
  /** What it takes of a turn has been paid: it is a part of something. */
  readonly paid?: true;
}

/** A kind of roll that a sheet is asked for. */
export interface CheckRequest {
  readonly kind: "skill" | "ability" | "save" | "initiative" | "attack" | "tool";
  readonly skill?: Skill;
  readonly ability?: Ability;
  readonly tool?: Name;
  readonly weapon?: Name;
  readonly dc?: number;
  readonly advantage?: boolean;
  readonly disadvantage?: boolean;
  readonly bonus?: number;
  /** 10 and the modifiers in place of a roll. */
  readonly passive?: boolean;
  readonly manual?: readonly number[];
  /** Dice of the table that this roll does not need are left for the next one. */
  readonly leavesDice?: boolean;
  /** Names of held effects that are to serve this roll: "Bardic Inspiration". */
  readonly wants?: readonly string[];
  /** What the roll is about: a condition, a damage type, "spells", a creature's name … */
  readonly against?: string;
}

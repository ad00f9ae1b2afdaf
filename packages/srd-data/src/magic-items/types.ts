import type { Effect } from "../effect.js";
import type { Entry } from "../entry.js";
import type { Step } from "../node.js";
import type { Alignment, ClassId, Rarity } from "../vocabulary.js";

/** A magic item of SRD 5.1, in facts. */
export interface MagicItem extends Entry, Powers {
  readonly kind: ItemKind;
  /** What kind of weapon or armour it is, where it is one. */
  readonly base?: ItemBase;
  /** Pounds, where its text says; what has a base weighs as much as that. */
  readonly weight?: number;
  /** "varies" where each variant has its own. */
  readonly rarity: Rarity | "varies";
  readonly attunement: Attunement;
  /** Forms of it under the same heading, each with what differs. */
  readonly variants?: readonly ItemVariant[];
}

export type ItemKind =
  | "ammunition"
  | "armor"
  | "potion"
  | "ring"
  | "rod"
  | "scroll"
  | "staff"
  | "wand"
  | "weapon"
  | "wondrous item";

/** Equipment ids, or every piece of a group. */
export type ItemBase = readonly string[] | ItemGroup;

export type ItemGroup =
  | "any weapon"
  | "any sword"
  | "any axe"
  | "any axe or sword"
  | "any slashing sword"
  | "any ammunition"
  | "any armor"
  | "medium or heavy armor, but not hide"
  | "light, medium or heavy armor";

/** `by` lists who alone can attune; anyone can where it is left out. */
export type Attunement =
  | false
  | {
      readonly by?: {
        readonly classes?: readonly ClassId[];
        readonly spellcaster?: true;
        readonly races?: readonly string[];
        readonly alignments?: readonly Alignment[];
      };
      readonly how?: string;
    };

/** What an item, or a variant of one, does. */
export interface Powers {
  /** While it is worn, held or carried as it is meant to be (and attuned, where it needs that). */
  readonly effects?: readonly Effect[];
  readonly charges?: Charges;
  /** Spells that it casts. */
  readonly spells?: readonly ItemSpell[];
  /** What can be done with it, or happens with it. */
  readonly uses?: readonly ItemUse[];
  /** Used up by its use. */
  readonly consumed?: true;
  readonly cursed?: true;
}

export interface Charges {
  /** How many it holds: a number, or dice for what is found. */
  readonly most: number | string;
  /** What it regains, and when; nothing where it is left out. */
  readonly regains?: { readonly roll: string; readonly at: "dawn" | "dusk" | "long-rest" | "day" };
  /** On a 1 of a d20 when the last is spent, it is destroyed or loses its magic. */
  readonly risk?: "destroyed" | "loses-magic";
}

export interface ItemSpell {
  /** The spell's id. */
  readonly spell: string;
  readonly charges?: number;
  /** The level that it is cast at, where not its own. */
  readonly level?: number;
  /** For one charge more, a level more. */
  readonly perCharge?: true;
  readonly dc?: number;
  readonly attack?: number;
  /** How often, where not by charges. */
  readonly limit?: Limit;
}

/** How often something can be done: so many times before `per` is over. */
export interface Limit {
  /** A number, dice for what is found, or a number of the feature. */
  readonly times: number | string | { readonly number: string };
  readonly per:
    | "day"
    | "dawn"
    | "long-rest"
    | "short-rest"
    | "hour"
    | "days-7"
    | "days-10"
    | "turn"
    | "own-turn"
    | "round"
    | "ever"
    | "week"
    | "month"
    | "century";
}

export interface ItemUse {
  /** Its name, where the item has several. */
  readonly name?: string;
  readonly economy?:
    | "action"
    | "bonus-action"
    | "reaction"
    | "minute"
    | "hour"
    | "long"
    | "passive"
    | "on-hit";
  readonly charges?: number;
  /** So many charges at most may go into one use: its rolls count once for each. */
  readonly mostCharges?: number;
  readonly limit?: Limit;
  readonly steps: readonly Step[];
}

/** A variant with the item whose heading it stands under. */
export interface MagicItemVariant {
  readonly item: MagicItem;
  readonly variant: ItemVariant;
}

export interface ItemVariant extends Powers {
  readonly id: string;
  readonly name: string;
  readonly rarity: Rarity;
  /** What differs, where nothing else says it. */
  readonly summary?: string;
}

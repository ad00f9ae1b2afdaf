import type { FeatureFacts } from "../classes/types.js";
import type { Entry } from "../entry.js";
import type { Ability, Size } from "../vocabulary.js";

/** A race of SRD 5.1; speeds in feet. */
export interface Race extends Entry {
  readonly size: Size;
  readonly speed: number;
  /** Heavy armour does not reduce its speed, whatever its Strength. */
  readonly unslowedByArmor?: true;
  readonly scores: Readonly<Partial<Record<Ability, number>>>;
  /** So many other scores of choice, each raised by so much. */
  readonly scoreChoice?: {
    readonly choose: number;
    readonly by: number;
    readonly from: readonly Ability[];
  };
  readonly languages: readonly string[];
  /** Further languages of choice. */
  readonly languageChoice?: number;
  readonly traits: readonly RacialTrait[];
  readonly subraces: readonly Subrace[];
}

export interface Subrace extends Entry {
  readonly race: string;
  readonly scores: Readonly<Partial<Record<Ability, number>>>;
  readonly traits: readonly RacialTrait[];
}

export interface RacialTrait extends Entry, FeatureFacts {
  /** Of these one is chosen (draconic ancestry). */
  readonly options?: readonly RacialTrait[];
}

import type { Ability } from "@tabletop-mcp/srd-data";
import type { Background } from "@tabletop-mcp/srd-data/backgrounds";
import type { CharacterClass, Subclass } from "@tabletop-mcp/srd-data/classes";
import type { Race, Subrace } from "@tabletop-mcp/srd-data/races";

/** How scores were made; the standard array and point buy are house rules to SRD 5.1. */
export const abilityMethods = ["standard_array", "point_buy", "rolled", "manual"] as const;
export type AbilityMethod = (typeof abilityMethods)[number];

/** The abilities as builds name them. */
export const abilityNames = {
  str: "strength",
  dex: "dexterity",
  con: "constitution",
  int: "intelligence",
  wis: "wisdom",
  cha: "charisma",
} as const satisfies Record<Ability, string>;
export type AbilityName = (typeof abilityNames)[Ability];

/** A character build as it is handed in: names are headings or ids of the SRD, in any case. */
export interface CharacterBuild {
  readonly name?: string | undefined;
  readonly race?: string | undefined;
  readonly subrace?: string | undefined;
  readonly class?: string | undefined;
  readonly subclass?: string | undefined;
  /** Of the first class. */
  readonly level?: number | undefined;
  readonly multiclass?: readonly ClassEntry[] | undefined;
  /** "custom" for one of the player's own: two skills, and two tools or languages. */
  readonly background?: string | undefined;
  /** Before racial increases, with the improvements of levels. */
  readonly ability_scores?: Readonly<Partial<Record<AbilityName, number>>> | undefined;
  readonly ability_method?: AbilityMethod | undefined;
  readonly scores_include_racial?: boolean | undefined;
  readonly skills?: readonly string[] | undefined;
  readonly expertise?: readonly string[] | undefined;
  readonly feats?: readonly string[] | undefined;
  readonly cantrips?: readonly string[] | undefined;
  readonly spells?: readonly string[] | undefined;
  readonly armor?: readonly string[] | undefined;
  readonly weapons?: readonly string[] | undefined;
  readonly languages?: readonly string[] | undefined;
  readonly tools?: readonly string[] | undefined;
}

/** A further class of a multiclass build. */
export interface ClassEntry {
  readonly class?: string | undefined;
  readonly level?: number | undefined;
  readonly subclass?: string | undefined;
}

/** Scores by ability; one that is not known is missing. */
export type Scores = Readonly<Partial<Record<Ability, number>>>;

/** A class that the character has, and how far. */
export interface ClassTaken {
  /** Where the build says so: "" or "multiclass[0].". */
  readonly prefix: string;
  readonly class: CharacterClass;
  readonly level: number;
  /** The one named, if it is this class's and its level is reached. */
  readonly subclass?: Subclass;
  /** The class of level 1, which brings all its proficiencies. */
  readonly first: boolean;
}

/** A build whose names are looked up. */
export interface Character {
  readonly build: CharacterBuild;
  readonly classes: readonly ClassTaken[];
  /** The sum of all class levels. */
  readonly level: number;
  readonly race?: Race;
  readonly subrace?: Subrace;
  /** Missing for one that is the player's own, or not known. */
  readonly background?: Background;
  /** The scores it may have after racial increases: more than one where increases are chosen; none if no score is given. */
  readonly scores: readonly Scores[];
  /** Ids of the options chosen, by who is made already and leaves nothing open; a build does not say. */
  readonly options?: ReadonlySet<string>;
}

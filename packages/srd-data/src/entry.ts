/** What every entry of this package has, whatever its kind. */
export interface Entry {
  /** A slug, stable for good: "magic-missile". */
  readonly id: string;
  /** The heading in SRD 5.1. */
  readonly name: string;
  /** Other names that people use for it, in lower case: "light crossbow", "half plate". */
  readonly also?: readonly string[];
  /** Ids of an entry that has become part of this one. */
  readonly formerIds?: readonly string[];
  /** The section of SRD 5.1 that holds it, by name. */
  readonly srd: string;
  /** One sentence in this project's own words. */
  readonly summary: string;
}

/** An amount of money in one coin. */
export interface Price {
  readonly amount: number;
  readonly coin: import("./vocabulary.js").Coin;
}

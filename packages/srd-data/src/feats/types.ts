import type { FeatureFacts } from "../classes/types.js";
import type { Entry } from "../entry.js";
import type { Ability } from "../vocabulary.js";

/** A feat of SRD 5.1. */
export interface Feat extends Entry, FeatureFacts {
  /** Scores that it needs. */
  readonly prerequisite: Readonly<Partial<Record<Ability, number>>>;
}

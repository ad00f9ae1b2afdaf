import type { StartingEquipment } from "../classes/types.js";
import type { Entry, Price } from "../entry.js";
import type { Skill } from "../vocabulary.js";

/** A background of SRD 5.1, without its tables of personality. */
export interface Background extends Entry {
  readonly skills: readonly Skill[];
  readonly tools: readonly string[];
  /** Languages of choice. */
  readonly languageChoice: number;
  readonly equipment: StartingEquipment;
  readonly gold: Price;
  readonly feature: Entry;
}

import type { FeatureFacts } from "../src/classes/types.js";
import type { Limb, Trait } from "../src/creatures/types.js";
import type { ItemBase, Powers } from "../src/magic-items/types.js";
import type { Step, Targets } from "../src/node.js";
import type { Spell } from "../src/spells/types.js";

/** What of a spell only its text says: read by hand, checked against the records. */
export interface SpellReading {
  readonly summary: string;
  /** The material component in a few words of our own, where there is one. */
  readonly material?: string;
  /** What a reaction answers. */
  readonly trigger?: string;
  /** How long it lasts with higher slots. */
  readonly durationAtSlot?: NonNullable<Spell["durationAtSlot"]>;
  /** What ending it early takes of its caster's turn. */
  readonly dismiss?: NonNullable<Spell["dismiss"]>;
  readonly steps: readonly Step[];
}

/** Readings by id. */
export type SpellReadings = Readonly<Record<string, SpellReading>>;

/** What of a magic item only its text says. */
export interface ItemReading extends Powers {
  readonly summary: string;
  readonly base?: ItemBase;
  /** Pounds. */
  readonly weight?: number;
  /** Variants by id. */
  readonly variants?: Readonly<Record<string, VariantReading>>;
}

export interface VariantReading extends Powers {
  readonly summary?: string;
}

export type ItemReadings = Readonly<Record<string, ItemReading>>;

/** What of features and traits only their text says, by id; summaries are in `summaries/`. */
export type FeatureReadings = Readonly<Record<string, FeatureFacts>>;

/**
 * What the extraction cannot read of an action: all of it (`steps`), or what stands behind the
 * damage of an attack (`hit`), which is added to the attack's step. By "creature/action".
 */
export interface ActionReading {
  readonly hit?: Step;
  readonly steps?: readonly Step[];
  /** Whom the attack may be aimed at, where it is not any one target. */
  readonly targets?: Targets;
  readonly holds?: number;
  readonly limb?: Limb;
  readonly notes?: readonly string[];
}
export type ActionReadings = Readonly<Record<string, ActionReading>>;

/** What a trait says; by "creature/trait". */
export type TraitReading = Omit<Trait, "name" | "form">;
export type TraitReadings = Readonly<Record<string, TraitReading>>;

import type { Cast } from "../creature/cast.js";

/** A slot that a casting takes, and how many of its kind are left. */
export interface SlotPaid {
  readonly level: number;
  readonly kind: "slot" | "pact";
  readonly left: number;
}

/** Somebody or something that magic finds: what it is to that magic, how far off, and which way. */
export interface Sensed {
  readonly what: string;
  /** The creature, where it is one. */
  readonly id?: string;
  readonly feet?: number;
  readonly way?: string;
}

/** What happens to somebody who casts. */
export type MagicEvent =
  /** Its magic tells it what is around it. */
  | {
      readonly type: "sensed";
      readonly source: string;
      readonly feet: number;
      readonly found: readonly Sensed[];
    }
  /** A spell is being cast, and is paid for; nothing of it has happened yet. */
  | {
      readonly type: "spell_cast";
      readonly spell: string;
      /** At which it is cast. */
      readonly level: number;
      readonly cast: Cast;
      /** Ids of those whom it names. */
      readonly targets: readonly string[];
      readonly slot?: SlotPaid;
      /** In words, where it is no plain casting: "a ritual", "Subtle Spell", "the game master's leave". */
      readonly as?: readonly string[];
    };

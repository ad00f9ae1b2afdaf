import type { Cast } from "../creature/cast.js";

/** A slot that a casting takes, and how many of its kind are left. */
export interface SlotPaid {
  readonly level: number;
  readonly kind: "slot" | "pact";
  readonly left: number;
}

/** What happens to somebody who casts. */
export type MagicEvent =
  /** A spell is being cast, and is paid for; nothing of it has happened yet. */
  {
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

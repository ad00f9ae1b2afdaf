import type { Spent } from "../creature/creature.js";

/** Spell slots are spent, come back or are set as the table says, with no spell cast ("Spell Slots"). */
export interface SlotAction {
  readonly type: "change_slots";
  readonly id: string;
  readonly operation: "expend" | "restore" | "set";
  /** 1 to 9. To restore without it brings every slot back; pact magic's own is its only one. */
  readonly level?: number;
  /** Those of pact magic. */
  readonly pact?: boolean;
  /** How many; to restore, all where it is left out. */
  readonly count?: number;
}

/** Slots were spent or came back with no spell cast. */
export interface SlotsChanged {
  readonly type: "slots_changed";
  readonly changed: readonly SlotsLeft[];
  readonly spent: Spent;
}

/** How many slots of a level, or of pact magic, are left now, and were before. */
export interface SlotsLeft {
  readonly slot: number | "pact";
  readonly from: number;
  readonly to: number;
  readonly max: number;
}

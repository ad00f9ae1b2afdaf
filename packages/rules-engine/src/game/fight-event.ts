import type { Combatant, TurnSpent } from "../encounter/combatant.js";
import type {
  Aftermath,
  Encounter,
  Experience,
  LairTaken,
  Outcome,
  Turn,
} from "../encounter/encounter.js";
import type { Battlefield } from "../grid/battlefield.js";
import type { FieldChange } from "../grid/field-change.js";
import type { Moved } from "./moved.js";
import type { ZoneEvent, ZoneStruck } from "./zone-event.js";

/** What happens to a fight. */
export interface OfEncounter {
  readonly about: { readonly encounter: string };
}

/** What changes of it. */
export type EncounterEvent =
  | ZoneEvent
  | {
      readonly type: "encounter_begun";
      readonly encounter: Encounter;
      readonly combatants: readonly Combatant[];
      readonly battlefield?: Battlefield;
    }
  /** The map is another one: what lies there, stands there or shines there. */
  | {
      readonly type: "terrain_changed";
      readonly what: string;
      /** Squares that are really different. */
      readonly changed: number;
      readonly change: FieldChange;
    }
  | { readonly type: "order_set"; readonly order: readonly Turn[] }
  | { readonly type: "round_began"; readonly round: number }
  /** A lair has done something: whose it is, and what. */
  | { readonly type: "lair_acted"; readonly of: string; readonly taken: LairTaken }
  | {
      readonly type: "encounter_ended";
      readonly outcome?: Outcome;
      readonly xp: Experience;
      readonly notes?: string;
      /** In every log but old ones. */
      readonly aftermath?: readonly Aftermath[];
    };

/** What happens to somebody in a fight. */
export type CombatantEvent =
  | ZoneStruck
  | {
      readonly type: "joined";
      readonly combatant: Combatant;
      /** With the newcomer in it. */
      readonly order: readonly Turn[];
    }
  /** Takes no part any more. */
  | { readonly type: "left"; readonly order: readonly Turn[]; readonly because: string }
  | {
      readonly type: "turn_began";
      readonly round: number;
      readonly seq: number;
      /** It is over as it begins. */
      readonly surprised?: true;
    }
  | { readonly type: "turn_ended"; readonly round: number; readonly seq: number }
  /** Part of its turn is used up. */
  | { readonly type: "turn_spent"; readonly what: string; readonly turn: TurnSpent }
  | Moved
  /** Anything else about it that is of the fight alone: `what` says it in words. */
  | { readonly type: "combatant_changed"; readonly what: string; readonly combatant: Combatant };

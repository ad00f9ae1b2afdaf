import type { Cover } from "@tabletop-mcp/srd-data";
import type { Cast } from "../creature/cast.js";
import type {
  Coins,
  Creature,
  DeathSaves,
  Item,
  Make,
  OwnSelf,
  Spent,
} from "../creature/creature.js";
import type { Brings, EffectHeld, HeldRef } from "../creature/held.js";
import type { AutomaticFailure, D20, Modifier } from "../dice/d20.js";
import type { RolledPoints } from "../dice/points.js";
import type { ConditionEvent } from "./condition-event.js";
import type { DamageDealt } from "./damage-dealt.js";
import type { CombatantEvent, EncounterEvent, OfEncounter } from "./fight-event.js";
import type { Frame } from "./frame.js";
import type { MagicEvent } from "./magic-event.js";
import type { Answered, Window } from "./reaction.js";
import type { SlotsChanged } from "./slot-action.js";
import type { RechargeRolled, Told } from "./steps-event.js";

/** What every event has: the section of SRD 5.1 that it follows, by name, or "House rule: …". */
interface Ruled {
  readonly rule: string;
}

/** What happens to a creature. */
export interface OfCreature {
  /** The creature that it concerns. */
  readonly id: string;
}

/** What an event concerns that happens to no creature. */
export type About = "clock" | { readonly creature: string } | { readonly encounter: string };

/**
 * What has happened. Events carry the dice and the values that came out, so that `apply` folds them
 * into the state without judging or rolling anything.
 */
export type Event = Ruled &
  (
    | (OfCreature & CreatureEvent)
    /** The campaign's clock. */
    | {
        readonly type: "time_passed";
        readonly about: "clock";
        readonly seconds: number;
        readonly clock: number;
      }
    /** A step that had waited is left out: the rules refuse it by now. */
    | {
        readonly type: "step_refused";
        readonly about: About;
        readonly code: string;
        readonly message: string;
      }
    | Told
    /** Steps wait for a reaction. */
    | {
        readonly type: "suspended";
        readonly about: About;
        readonly frames: readonly Frame[];
        readonly window: Window;
      }
    | (OfEncounter & EncounterEvent)
    /** They go on: somebody has answered, or nobody does. */
    | { readonly type: "resumed"; readonly about: About; readonly answered: readonly Answered[] }
  );

type CreatureEvent =
  | CombatantEvent
  | MagicEvent
  | { readonly type: "created"; readonly creature: Creature; readonly notes: readonly string[] }
  | { readonly type: "deleted" }
  /** A field of the creature or of its make that was set outright. */
  | {
      readonly type: "changed";
      readonly field: string;
      readonly from: unknown;
      readonly to: unknown;
      readonly set: Partial<Omit<Creature, "id">>;
    }
  | {
      readonly type: "leveled_up";
      readonly class: string;
      readonly level: number;
      readonly make: Make;
      readonly hpGained: number;
      readonly rolls: readonly number[];
      readonly hp: number;
      readonly features: readonly string[];
      /** Scores that it has raised. */
      readonly increases?: Make["increases"];
    }
  | {
      readonly type: "damage_taken";
      /** Hit points and temporary ones before it. */
      readonly from: { readonly current: number; readonly temporary: number };
      readonly damage: readonly DamageDealt[];
      /** In all, after resistance. */
      readonly dealt: number;
      readonly absorbedByTemp: number;
      readonly hp: number;
      readonly temporary: number;
      /** What was left when hit points were at 0. */
      readonly beyond: number;
      readonly source?: string;
      /** The creature that dealt it. */
      readonly by?: string;
      readonly critical?: true;
      /** A melee attack that was to knock out. */
      readonly nonlethal?: true;
    }
  | {
      readonly type: "healed";
      readonly amount: number;
      readonly dice: string;
      readonly rolls: readonly number[];
      readonly hp: number;
      readonly source?: string;
    }
  | {
      readonly type: "temporary_hp";
      readonly from: number;
      readonly to: number;
      readonly dice: string;
      readonly rolls: readonly number[];
      readonly source?: string;
    }
  | { readonly type: "hp_set"; readonly from: number; readonly to: number }
  | { readonly type: "fell"; readonly deathSaves: DeathSaves }
  /** What may leave 1 hit point in place of none has its say; some of it asks for a save. */
  | {
      readonly type: "fall_resisted";
      /** "Relentless Endurance". */
      readonly trait: string;
      readonly averted: boolean;
      readonly hp: number;
      readonly spent: Spent;
    }
  /** With the time, by the campaign's clock. */
  | { readonly type: "died"; readonly cause: string; readonly at?: number }
  /** It is something else for a while: its own self is put aside. */
  | {
      readonly type: "form_taken";
      readonly form: string;
      readonly own: OwnSelf;
      readonly make: Make;
      readonly hp: number;
    }
  /** It is itself again. */
  | {
      readonly type: "form_ended";
      readonly form: string;
      readonly make: Make;
      /** What it had, less what was left of the damage that ended the form. */
      readonly hp: number;
      readonly items: readonly Item[];
      /** Id of the effect that goes with the form. */
      readonly held: string;
      readonly because: string;
    }
  /** A d20 that decides something, as it was when it was compared. */
  | {
      readonly type: "rolled";
      readonly purpose: "attack" | "check" | "save" | "death save" | "initiative";
      /** In words: "Constitution saving throw (concentration on Bless)". */
      readonly what: string;
      readonly d20: D20 | AutomaticFailure;
      /** Of an attack the armour class, with what has raised it. */
      readonly dc?: number;
      /** The creature that it is rolled against. */
      readonly against?: string;
      readonly cover?: Cover;
      /** What has raised the armour class against this attack: cover, Parry. */
      readonly raised?: readonly Modifier[];
      readonly success?: boolean;
      readonly critical?: true;
      /** What has helped or hindered it, and ends with that. */
      readonly used?: readonly HeldRef[];
    }
  | { readonly type: "revived"; readonly hp: number }
  /** With the hours until it wakes by itself, once they are rolled. */
  | { readonly type: "stabilized"; readonly deathSaves: DeathSaves; readonly rolled?: RolledPoints }
  | {
      readonly type: "death_save";
      readonly outcome: "success" | "failure" | "stable" | "revived" | "dead";
      readonly deathSaves: DeathSaves;
    }
  /** Damage at 0 hit points. */
  | {
      readonly type: "death_save_failed";
      readonly count: number;
      readonly deathSaves: DeathSaves;
    }
  | ConditionEvent
  | {
      readonly type: "effect_gained";
      readonly held: EffectHeld;
      /** Dice of the numbers that it changes. */
      readonly rolled?: readonly RolledPoints[];
    }
  | {
      readonly type: "effect_changed";
      readonly held: EffectHeld;
      readonly from: EffectHeld;
      readonly rolled?: readonly RolledPoints[];
    }
  /** A round of this number has been counted. */
  | { readonly type: "ticked"; readonly round: number }
  | {
      readonly type: "effect_lost";
      readonly name: string;
      /** What had brought it, where that is no creature: a potion. */
      readonly source?: string;
      readonly held: string;
      readonly because: string;
      readonly brings?: Brings;
    }
  | { readonly type: "cast_begun"; readonly cast: Cast }
  /** It ends sooner. */
  | { readonly type: "cast_changed"; readonly cast: Cast; readonly from: Cast }
  | {
      readonly type: "cast_ended";
      readonly cast: string;
      readonly spell: string;
      /** It was concentrated on; and that was broken: by damage, by what befell its caster, by another spell. */
      readonly concentration?: true;
      readonly broken?: true;
      readonly because: string;
    }
  | {
      readonly type: "hit_die_spent";
      readonly die: string;
      readonly rolls: readonly number[];
      readonly constitution: number;
      readonly healed: number;
      readonly hp: number;
      readonly spent: Spent;
    }
  /** A limited feature, or points of a pool ("ki"), were used. */
  | {
      readonly type: "use_spent";
      readonly use: string;
      readonly amount: number;
      readonly left: number | "unlimited";
      readonly spent: Spent;
    }
  /** Points of a pool come back without a rest. */
  | {
      readonly type: "use_regained";
      readonly use: string;
      readonly amount: number;
      readonly spent: Spent;
    }
  | {
      readonly type: "rested";
      readonly rest: "short" | "long";
      readonly hp: number;
      readonly temporary: number;
      readonly spent: Spent;
      /** In words: "2 hit dice", "spell slots". */
      readonly recovered: readonly string[];
      readonly restedAt?: number;
      /** Hit dice that were to be spent and were not: hit points were full. */
      readonly hitDiceKept?: number;
    }
  | {
      readonly type: "item_gained";
      readonly item: Item;
      readonly quantity: number;
      /** "set apart from 3 Dagger": where it was the creature's own before. */
      readonly because?: string;
    }
  | {
      readonly type: "item_lost";
      readonly item: string;
      readonly name: string;
      readonly quantity: number;
      /** Nothing when the whole stack is gone. */
      readonly left?: Item;
      readonly because: string;
      /** What its use does that no number says. */
      readonly what?: string;
    }
  | { readonly type: "item_changed"; readonly item: Item; readonly what: string }
  | { readonly type: "coins_changed"; readonly from: Coins; readonly to: Coins }
  | RechargeRolled
  | SlotsChanged;

/** The creature that an event concerns, where it concerns one. */
export function subjectOf(event: Event): string | undefined {
  if ("id" in event) return event.id;
  return typeof event.about === "object" && "creature" in event.about
    ? event.about.creature
    : undefined;
}

export type EventType = Event["type"];

/** The event of one type. */
export type EventOf<Type extends EventType> = Extract<Event, { readonly type: Type }>;

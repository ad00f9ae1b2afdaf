import type { ConditionId, DamageType, Effect, Moment, Predicate } from "@tabletop-mcp/srd-data";
import type { Cast } from "../creature/cast.js";
import type { Held, Lasting } from "../creature/held.js";
import type { Modifier } from "../dice/d20.js";
import type { RolledPoints } from "../dice/points.js";
import type { Combatant } from "../encounter/combatant.js";
import type { Encounter, Outcome, Turn } from "../encounter/encounter.js";
import type { Battlefield } from "../grid/battlefield.js";
import type { Direction, Origin } from "../grid/point.js";
import type { ByHand } from "./by-hand.js";
import type { CastAction, PrepareAction } from "./cast-action.js";
import type { Economy } from "./economy.js";
import type { FightAction, HitUse } from "./fight-action.js";
import type { FormAction } from "./form-action.js";
import type { LairAction } from "./lair.js";
import type { MoveAction, TerrainAction } from "./move-action.js";
import type {
  CreateRequest,
  InventoryRequest,
  LevelUpRequest,
  RestRequest,
  UpdateRequest,
} from "./request.js";
import type { SlotAction } from "./slot-action.js";
import type { StepHome } from "./step-ref.js";
import type { SwallowAction } from "./swallow-action.js";
import type { SynthesizeAction } from "./synthesize-action.js";
import type { ZoneAction } from "./zone-action.js";

/** How many hit points: a number, or dice in notation. */
export type Points = { readonly amount: number } | { readonly dice: string };

/** Damage of one type from one source; `rolled`: its dice lie there, shared by all whom they hurt. */
export type DamagePart = (Points | { readonly rolled: RolledPoints }) & {
  /** Nothing where no resistance can apply. */
  readonly type?: DamageType;
  /** Where it is not the blow's own: "Sneak Attack". */
  readonly source?: string;
  readonly magical?: boolean;
  readonly material?: readonly Material[];
  /** Before resistance (a save for half). */
  readonly halved?: boolean;
  /** Neither resistance nor immunity helps against it (Overchannel). */
  readonly unresisted?: true;
  /** Its dice are those of a critical hit already. */
  readonly doubled?: boolean;
};

/** What a weapon or a blow is made of, where it matters to resistances. */
export type Material = Extract<Predicate, { readonly material: unknown }>["material"];

/** How long something is to be held: to an end as it is kept, or to one that is worked out when it is laid. */
export type DurationAsked =
  | Exclude<Lasting, { readonly kind: "turn" }>
  /** Until the next turn of this creature begins or ends. */
  | { readonly kind: "next-turn"; readonly edge: "start" | "end"; readonly of: string }
  /** Until the turn that is going on ends, whosever it is. */
  | { readonly kind: "this-turn" }
  /** So many rounds from now on. */
  | { readonly kind: "rounds"; readonly rounds: number }
  /** As long as `from` concentrates on what it does now. */
  | { readonly kind: "concentration" }
  /** As long as this condition that `from` has brought. */
  | { readonly kind: "with-condition"; readonly condition: ConditionId };

/** What is said of a condition and of an effect alike that is laid on a creature. `from` is the creature that brings it; the state need not hold it. */
interface Laid extends Omit<Held, "id" | "lasting"> {
  readonly id: string;
  readonly lasting: DurationAsked;
}

/** Somebody who is to take part in a fight. */
export interface Entrant
  extends Pick<Combatant, "id" | "side" | "at" | "hidden" | "surprised" | "inLair" | "summoned"> {
  /** Given at the table; rolled where it is left out. */
  readonly initiative?: number;
  /** Rolls together with others of this name, and acts at the same time. */
  readonly group?: string;
}

/** What a creature uses: by name, and of which list where the name is in several. */
export interface UseAsked {
  readonly name: string;
  readonly of?: Exclude<StepHome["of"], "spell" | "zone">;
  /** Which of its uses, by name, where it has several. */
  readonly use?: string;
}

/** Something that a creature has is used. */
export interface UseAction {
  readonly type: "use";
  readonly id: string;
  readonly what: UseAsked;
  /** Whom it is to affect: of an area, those who are in it. */
  readonly targets?: readonly string[];
  /** Whom it is to affect that chooses others after that. */
  readonly others?: readonly string[];
  /** Which of several cases; "random" lets a die choose. */
  readonly option?: string;
  /** The moment that brings it about, where that is not its use. */
  readonly moment?: Moment;
  /** What pays for it, where that is not what it says of itself. */
  readonly economy?: Economy;
  /** Of attacks that it makes: with which of its own, and what is used if they hit. */
  readonly attack?: string;
  readonly uses?: readonly HitUse[];
  /** How many points of a pool, where that is open; the level of a slot that it costs. */
  readonly points?: number;
  readonly slot?: number;
  /** Levels of the slots that it brings back. */
  readonly slots?: readonly number[];
  /** Of an area: where it begins, and where it points; else where those go whom it lets go somewhere. */
  readonly origin?: Origin;
  readonly direction?: Direction;
}

/** What is asked for; `id` is the creature that it is asked of. */
export type Action =
  | FightAction
  | MoveAction
  | TerrainAction
  | LairAction
  | ZoneAction
  | FormAction
  | SwallowAction
  | CastAction
  | PrepareAction
  | SynthesizeAction
  /** A fight begins; those who take part are in the state. */
  | ({
      readonly type: "begin_encounter";
      readonly entrants: readonly Entrant[];
      readonly battlefield?: Battlefield;
    } & { readonly encounter: Pick<Encounter, "id" | "name" | "house" | "light" | "sunlight"> })
  /** Others come to the fight. */
  | { readonly type: "join_encounter"; readonly entrants: readonly Entrant[] }
  /** Somebody is taken out of it. */
  | { readonly type: "leave_encounter"; readonly id: string; readonly because: string }
  /** Everybody's initiative, or that of those named, is rolled again, or set. */
  | {
      readonly type: "roll_initiative";
      readonly of?: readonly string[];
      readonly set?: readonly Turn[];
      readonly manual?: readonly number[];
    }
  /** The turn that is going on is over, and the next one begins. */
  | { readonly type: "end_turn" }
  | {
      readonly type: "end_encounter";
      readonly outcome?: Outcome;
      /** Experience points in all; by the enemies who have fallen where it is left out. */
      readonly xp?: number;
      readonly notes?: string;
    }
  | {
      readonly type: "create";
      readonly id: string;
      readonly request: CreateRequest;
      /** The fight that it is made for, by id. */
      readonly encounter?: string;
    }
  | { readonly type: "delete"; readonly id: string }
  | { readonly type: "update"; readonly id: string; readonly request: UpdateRequest }
  | { readonly type: "level_up"; readonly id: string; readonly request: LevelUpRequest }
  | { readonly type: "inventory"; readonly id: string; readonly request: InventoryRequest }
  | { readonly type: "rest"; readonly id: string; readonly request: RestRequest }
  /** One blow, of one or more types: it tests concentration once. */
  | {
      readonly type: "damage";
      readonly id: string;
      readonly parts: readonly DamagePart[];
      readonly source?: string;
      readonly critical?: boolean;
      /** What halves all of it, before resistance: "Uncanny Dodge". */
      readonly halvedBy?: string;
      /** What doubles all of it: "Siege Monster". */
      readonly doubledBy?: string;
      /** What is taken off it before that: "Deflect Missiles". */
      readonly lessened?: readonly Modifier[];
      /** At least so many hit points are left. */
      readonly leaves?: number;
      /** Id of the creature that deals it. */
      readonly by?: string;
      /** At 0 hit points the target is unconscious and stable. */
      readonly nonlethal?: boolean;
    }
  | ({
      readonly type: "heal";
      readonly id: string;
      readonly temporary?: boolean;
      readonly source?: string;
    } & Points)
  /** Sets hit points outright, with no rule but the maximum. */
  | {
      readonly type: "set_hp";
      readonly id: string;
      readonly hp?: number;
      readonly temporary?: number;
    }
  | ({
      readonly type: "death_save";
      readonly id: string;
      readonly advantage?: boolean;
      readonly disadvantage?: boolean;
      readonly bonus?: number;
    } & ByHand)
  | (Laid & {
      readonly type: "gain_condition";
      readonly condition: ConditionId;
      /** Of exhaustion: levels to add. */
      readonly levels?: number;
    })
  | {
      readonly type: "lose_condition";
      readonly id: string;
      readonly condition: ConditionId;
      /** Only what this source, or the creature of this id, brought. */
      readonly source?: string;
      /** Of exhaustion: levels to take away; all where it is left out. */
      readonly levels?: number;
    }
  | (Laid & {
      readonly type: "gain_effect";
      readonly name: string;
      readonly kind: "boon" | "curse" | "neutral";
      readonly effects: readonly Effect[];
      /** Id of the feature that they are of: of `from`, or of the bearer where nobody brings them. */
      readonly feature?: string;
      /** Id or name of the bearer's item that it is laid on. */
      readonly item?: string;
      readonly trigger?: string;
      readonly stacks?: boolean;
      readonly eases?: "long-rest";
      readonly during?: string;
    })
  /** An effect goes; where a roll has used it up, and nobody bears more of its spell, the spell is over, too. */
  | {
      readonly type: "lose_effect";
      readonly id: string;
      readonly held: string;
      readonly used?: true;
    }
  /** Rounds go by for the creature's conditions or effects. */
  | {
      readonly type: "tick";
      readonly id: string;
      readonly what: "conditions" | "effects";
      readonly rounds: number;
      /** The number of the round, which counts once. */
      readonly round?: number;
    }
  /** Keeps a spell running by concentration. */
  | ({
      readonly type: "concentrate";
      readonly id: string;
      readonly rounds?: number;
    } & Pick<Cast, "spell" | "level" | "dc" | "attack" | "ability">)
  | { readonly type: "break_concentration"; readonly id: string; readonly reason?: string }
  /** A save for concentration that the table asks for: against a DC, or for so much damage. */
  | ({
      readonly type: "test_concentration";
      readonly id: string;
      readonly dc?: number;
      readonly damage?: number;
    } & ByHand)
  | SlotAction
  | { readonly type: "pass_time"; readonly seconds: number }
  /** Who dies is out of danger, whatever it took (Stabilizing a Creature). */
  | { readonly type: "stabilize"; readonly id: string }
  /** Uses an action of its stat block, a feature or a thing that it carries: its limit is spent, its steps happen. */
  | UseAction
  /** Takes a reaction that is awaited; `pendingId` where the creature has several. */
  | ({
      readonly type: "react";
      readonly id: string;
      readonly pendingId?: string;
      /** By name, as the window offers it. */
      readonly reaction: string;
      readonly target?: string;
      /** Of a spell that it casts: the slot, and whatever else its caster says of it. */
      readonly cast?: Pick<CastAction, "slotLevel" | "pact" | "targets" | "metamagic" | "choices">;
    } & ByHand)
  /** Lets an awaited reaction pass. */
  | { readonly type: "decline"; readonly id: string; readonly pendingId?: string }
  /** Is done when what waits for a reaction is over, in place of letting it pass; at once where nothing waits. */
  | { readonly type: "queue"; readonly action: Command };

export type ActionType = Action["type"];

/** What a rule decides; the others answer what waits, or come after it. */
export type Command = Exclude<Action, { readonly type: "react" | "decline" | "queue" }>;

/** The action of one type. */
export type ActionOf<Type extends ActionType> = Extract<Action, { readonly type: Type }>;

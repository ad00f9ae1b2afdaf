import type { Ability, Cover, DamageType } from "@tabletop-mcp/srd-data";
import type { HeldRef } from "../creature/held.js";
import type { AutomaticFailure, D20 } from "../dice/d20.js";
import type { Hazard } from "../grid/battlefield.js";
import type { Command } from "./action.js";
import type { AttackFrame, WardMet } from "./attack-frame.js";
import type { CastFrame } from "./cast-frame.js";
import type { LairFrame } from "./lair.js";
import type { FallFrame, HazardFrame, MoveFrame } from "./move-frame.js";
import type { RestRequest, UpdateRequest } from "./request.js";
import type { StepsFrame } from "./steps-frame.js";

/**
 * A step that is still to be taken: small plain JSON, so that it can wait for a reaction on disk. A
 * frame says what is to be judged, and is judged in the state that it then finds.
 */
export type Frame =
  | ActFrame
  | SaveFrame
  | ZeroFrame
  | DownFrame
  | RestFrame
  | UpdateFrame
  | TurnFrame
  | AttackFrame
  | StepsFrame
  | MoveFrame
  | FallFrame
  | HazardFrame
  | LairFrame
  | UnseatFrame
  | DueFrame
  | ZonesFrame
  | CastFrame;

/** The frame of one kind. */
export type FrameOf<Kind extends Frame["kind"]> = Extract<Frame, { readonly kind: Kind }>;

/** Of a step at which others may react: who has reacted already, or let it pass. */
export interface Askable {
  readonly asked?: readonly string[];
}

/** An action as one step of several. */
export interface ActFrame {
  readonly kind: "act";
  readonly action: Command;
  /** What the rules refuse is left out, in place of refusing all of it; "told": with an event that says so. */
  readonly lenient?: true | "told";
}

/** A saving throw: rolled, then compared ("Saving Throws"). */
export interface SaveFrame extends Askable {
  readonly kind: "save";
  readonly id: string;
  readonly ability: Ability;
  readonly dc: number;
  /** What it is made against, for what bears on such saves only. */
  readonly against?: string;
  /** The creature that asks for it. */
  readonly from?: string;
  /** What shields from where it comes from. */
  readonly cover?: Cover;
  /** What itself makes it easier or harder says so. */
  readonly advantage?: true;
  readonly disadvantage?: true;
  readonly decides: Decided;
  /** Once it was rolled: compared with the DC when nobody reacts any more. */
  readonly rolled?: RolledSave;
}

export interface RolledSave {
  readonly d20: D20 | AutomaticFailure;
  /** It succeeds whatever the die shows. */
  readonly succeeds?: true;
  /** What has helped or hindered it, and ends with that. */
  readonly used?: readonly HeldRef[];
}

/** What a save decides. */
export type Decided =
  /** Whether a condition or an effect that the creature bears ends. */
  | { readonly kind: "held"; readonly held: string; readonly name: string }
  /** Whether the creature goes on concentrating on this cast. */
  | { readonly kind: "concentration"; readonly cast: string }
  /** Whether somebody stays up at 0 hit points. */
  | { readonly kind: "stand"; readonly stand: Stand; readonly zero: ZeroFrame }
  /** What a step does to whoever saves: the step goes on with the outcome. */
  | { readonly kind: "steps"; readonly steps: StepsFrame }
  /** How much damage a place does: half of it, or none, where the save succeeds. */
  | { readonly kind: "hazard"; readonly hazard: Hazard }
  /** Whether a creature keeps those inside it in. */
  | { readonly kind: "inside" }
  /** Whether somebody can attack whom something wards. */
  | { readonly kind: "ward"; readonly ward: WardMet; readonly attack: AttackFrame }
  /** Whether a rider keeps its seat on this mount; with the id of what has knocked it prone. */
  | { readonly kind: "seat"; readonly mount: string; readonly prone?: string }
  /** What a lair does to whoever saves. */
  | { readonly kind: "lair"; readonly lair: LairFrame };

/** What may leave a creature with 1 hit point where damage would leave it with none. */
export interface Stand {
  readonly trait: string;
  readonly rule: string;
  /** What `spent.uses` counts it by. */
  readonly use?: string;
  /** Of a Constitution save; without one it just happens. */
  readonly dc?: number;
  /** Id of what it bears that is used up by it (Death Ward). */
  readonly held?: string;
}

/** Damage that has left a creature with no hit points: what decides whether it falls, and how. */
export interface Blow {
  readonly dealt: number;
  /** What hit points felt of it, and what was left when they were at 0. */
  readonly felt: number;
  readonly beyond: number;
  /** Types that hurt. */
  readonly types: readonly DamageType[];
  readonly source?: string;
  /** The creature that dealt it. */
  readonly by?: string;
  readonly critical?: true;
  readonly nonlethal?: true;
}

/** A creature at 0 hit points: what may keep it up is tried, then it falls ("Dropping to 0 Hit Points"). */
export interface ZeroFrame extends Askable {
  readonly kind: "zero";
  readonly id: string;
  readonly blow: Blow;
  /** Traits that have had their say. */
  readonly tried: readonly string[];
}

/** Time passes over a creature at 0 hit points: what is still to come of it, from one moment to another of the campaign's clock. */
export interface DownFrame {
  readonly kind: "down";
  readonly id: string;
  readonly at: number;
  readonly until: number;
}

export type RestStep = "hit-dice" | "ends" | "exhaustion" | "attunement" | "recharge" | "recovery";

/** The parts of a rest that are still to come ("Resting"). */
export interface RestFrame {
  readonly kind: "rest";
  readonly id: string;
  readonly rest: RestRequest["restType"];
  readonly steps: readonly RestStep[];
  /** When it ends, by the campaign's clock. */
  readonly end: number;
  /** Hit dice to spend, as they were asked for. */
  readonly hitDice?: RestRequest["hitDice"];
  /** Those of them that are not spent yet, by name. */
  readonly dice?: readonly string[];
  /** One at least is spent. */
  readonly spent?: true;
  /** Ids of those who rest together. */
  readonly company?: readonly string[];
}

export type UpdateStep = "fields" | "make" | "equipment" | "maximum" | "hit-points" | "temporary";

/** The parts of an update that are still to come. */
export interface UpdateFrame {
  readonly kind: "update";
  readonly id: string;
  readonly request: UpdateRequest;
  readonly steps: readonly UpdateStep[];
}

/** A rider comes off its mount: that fell under it, or threw it. */
export interface UnseatFrame extends Askable {
  readonly kind: "unseat";
  readonly id: string;
  readonly mount: string;
  readonly because: "fell" | "thrown";
}

/** Time has brought on what hangs on something that a creature bears. */
export interface DueFrame {
  readonly kind: "due";
  readonly id: string;
}

/** Who is inside which zone is looked through. */
export interface ZonesFrame {
  readonly kind: "zones";
  readonly id?: undefined;
}

/** From one turn to the next: what is left of the one that ends, whose turn comes, and that turn's beginning ("Your Turn"). */
export type TurnFrame = { readonly kind: "turn" } & (
  | { readonly step: "end"; readonly id: string }
  | { readonly step: "next"; readonly id?: undefined }
  /** `second`: another turn of the same round, so much later in the order. */
  | { readonly step: "begin"; readonly id: string; readonly second?: number }
);

/** Who has reacted to a step already, or let it pass. */
export const askedOf = (frame: Frame): readonly string[] =>
  "asked" in frame && frame.asked !== undefined ? frame.asked : [];

/** The step with these creatures among them. */
export const askedAlso = (frame: Frame, ids: readonly string[]): Frame =>
  isAskable(frame) ? { ...frame, asked: [...askedOf(frame), ...ids] } : frame;

const isAskable = (frame: Frame): frame is Extract<Frame, Askable> =>
  askable.some((kind) => kind === frame.kind);

const askable = ["save", "zero", "attack", "move", "unseat", "cast", "fall"] as const;

import type { Duration, Effect } from "../effect.js";
import type { Entry } from "../entry.js";
import type { Check, Inflicted } from "../node.js";
import type { Ability, Cover, Light, Movement, Sense, Size, Skill } from "../vocabulary.js";

/** A table of the rules, its rows in the SRD's order. */
export interface RuleTable<Row> extends Entry {
  readonly rows: readonly Row[];
}

/** A length in feet. */
export interface Feet {
  readonly feet: number;
}

/** Whole numbers, both ends included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A number worked from an ability's modifier, or from its score; `least` where there is a minimum. */
export type FromAbility = { readonly base?: number; readonly least?: number } & (
  | { readonly modifier: Ability }
  | { readonly score: Ability; readonly times: number }
);

/** Something to do in combat. */
export interface CombatAction extends Entry {
  /** One of the ten actions, a special form of attack, or anything else. */
  readonly kind: "standard" | "attack" | "improvised";
  readonly economy: "action" | "bonus-action" | "reaction" | "part of the Attack action";
  /** What it changes for a while; of those with an `option`, one is chosen. */
  readonly grants?: readonly Grant[];
  /** Attacks that it makes. */
  readonly attack?: { readonly count: number; readonly kind: "melee" | "melee or ranged" };
  /** Checks that it may ask for. */
  readonly checks?: readonly Check[];
  readonly target?: ActionTarget;
  /** Decides in place of an attack roll. */
  readonly contest?: Contest;
  /** What winning the contest does; of several, whoever acts chooses one. */
  readonly outcomes?: readonly Outcome[];
  readonly grapple?: Hold;
  readonly ready?: Readying;
  readonly offHand?: OffHand;
  /** What sets the reaction off, and what keeps it from being set off. */
  readonly trigger?: { readonly when: "foe-leaves-reach"; readonly unless: readonly Unprovoked[] };
  /** What no field says, in this project's words. */
  readonly notes?: readonly string[];
}

/** Effects that an action gives to whoever takes it, or to the one that is helped. */
export interface Grant {
  readonly option?: string;
  readonly bearer: "self" | "ally";
  readonly effects: readonly Effect[];
  /** "this-turn" is over when the turn of whoever acts is. */
  readonly duration: Duration | { readonly kind: "this-turn" };
  /** So many rolls have it, the first ones made. */
  readonly rolls?: number;
  /** Movement gained, not speed: so many times the speed, for each time the action is taken. */
  readonly movement?: { readonly timesSpeed: number };
  /** The foe that the helped one attacks is at most so far from the helper. */
  readonly foeWithin?: Feet;
  readonly endsWhen?: readonly ("incapacitated" | "speed-zero")[];
}

/** Whom it can be done to. */
export interface ActionTarget {
  readonly within: "reach";
  /** At most so many sizes above that of whoever acts. */
  readonly sizesLarger?: number;
  /** Whoever acts sees it. */
  readonly visible?: true;
  readonly hostile?: true;
}

/** Two checks, the higher total wins and a tie changes nothing. Of several, the one who rolls chooses. */
export interface Contest {
  readonly by: readonly SkillCheck[];
  readonly against: readonly SkillCheck[];
}

export interface SkillCheck {
  readonly ability: Ability;
  readonly skill: Skill;
}

export interface Outcome {
  readonly option?: string;
  readonly conditions?: readonly Inflicted[];
  readonly move?: Feet & { readonly to: "away" };
}

/** What holding someone asks for and allows. */
export interface Hold {
  readonly freeHands: number;
  /** Getting out, by the one who is held. */
  readonly escape: { readonly economy: "action"; readonly contest: Contest };
  readonly release: "free";
  /** Share of the speed that is left while dragging, unless the other is so many sizes smaller. */
  readonly drag: { readonly speedShare: number; readonly freeFromSizesSmaller: number };
}

export interface Readying {
  readonly economy: "reaction";
  readonly until: Duration;
  /** What may be prepared. */
  readonly what: readonly ("action" | "move")[];
  readonly spell: { readonly castingTime: "action"; readonly concentration: true };
}

export interface OffHand {
  /** Both weapons are melee weapons with this property, each in one hand. */
  readonly property: "light";
  /** When the ability modifier counts in the damage. */
  readonly abilityToDamage: "negative-only";
  readonly mayThrow: true;
}

export type Unprovoked = "disengage" | "teleport" | "moved-by-another";

/** A grade of cover; only the best one counts. */
export interface CoverGrade extends Entry {
  readonly id: Cover;
  /** Least share of the target that is hidden. */
  readonly hides: number;
  readonly armorClass: number;
  readonly dexteritySaves: number;
  /** Attacks and spells can be aimed at it. */
  readonly targetable: boolean;
}

export type ObscurementId = "lightly" | "heavily";

/** How well an area can be seen into. */
export interface Obscurement extends Entry {
  readonly id: ObscurementId;
  /** On whoever tries to see something there. */
  readonly effects: readonly Effect[];
}

export interface LightLevel extends Entry {
  readonly id: Light;
  readonly obscurement: "none" | ObscurementId;
}

export interface SpecialSense extends Entry {
  readonly id: Sense;
  /** Lights that count as another within its range. */
  readonly lights?: Readonly<Partial<Record<Light, Light>>>;
  /** It works where sight does not. */
  readonly withoutSight?: true;
  readonly colorless?: readonly Light[];
  /** Things that it shows, or finds without fail. */
  readonly reveals?: readonly ("invisible" | "visual-illusions" | "true-form" | "ethereal-plane")[];
  readonly succeedsAgainst?: readonly "visual-illusions"[];
  /** What it cannot find. */
  readonly misses?: readonly ("flying" | "incorporeal")[];
  /** Both stand on the same ground or substance. */
  readonly sameGround?: true;
}

/** A thing that gives light; its id is the equipment's. */
export interface LightSource extends Entry {
  readonly shape: "radius" | "cone";
  readonly bright: Feet;
  /** Beyond the bright light. */
  readonly dim: Feet;
  readonly hours: number;
  readonly fuel?: { readonly item: "oil-flask"; readonly pints: number };
  /** With its hood down. */
  readonly lowered?: { readonly economy: "action"; readonly dim: Feet };
  /** Damage of a melee hit with it while it burns. */
  readonly hit?: { readonly roll: string; readonly type: "fire" };
}

export interface TravelPace extends Entry {
  readonly perMinute: Feet;
  readonly perHour: { readonly miles: number };
  readonly perDay: { readonly miles: number };
  readonly passivePerception: number;
  readonly stealth: boolean;
}

/** Travel beyond the hours of a day. */
export interface ForcedMarch extends Entry {
  readonly hoursPerDay: number;
  /** At the end of each further hour. */
  readonly save: {
    readonly ability: Ability;
    readonly dc: number;
    /** For each hour beyond the day's, the first one included. */
    readonly dcPerHour: number;
  };
  readonly failure: { readonly condition: "exhaustion"; readonly levels: number };
}

export interface Terrain extends Entry {
  readonly effects: readonly Effect[];
  /** Several causes in one space cost no more than one. */
  readonly stacks: false;
  /** Share of the distance that is left on a journey. */
  readonly travelShare: number;
}

/** A way of moving that costs more; `extra` is feet for each foot. */
export interface MovementCost extends Entry {
  readonly effects: readonly Effect[];
  readonly extra: number;
  readonly extraInDifficultTerrain: number;
  /** With a speed of this kind it costs no more than walking. */
  readonly freeWith?: Movement;
  /** The game master may ask for it. */
  readonly check?: Check;
}

export interface PostureCost extends Entry {
  readonly speedShare: number;
}

export interface Squeezing extends Entry {
  /** How many sizes smaller the creature would have to be to fit. */
  readonly sizesSmaller: number;
  readonly effects: readonly Effect[];
}

export interface PassingCreatures extends Entry {
  /** A hostile creature's space is open to those at least so many sizes larger or smaller. */
  readonly hostileSizes: number;
  readonly extra: number;
  readonly mayStay: false;
}

export interface UnderwaterCombat extends Entry {
  readonly melee: {
    readonly mode: "disadvantage";
    readonly unlessSpeed: Movement;
    readonly unlessWeapons: readonly string[];
  };
  readonly ranged: {
    readonly mode: "disadvantage";
    readonly beyondNormalRange: "misses";
    readonly unlessWeapons: readonly string[];
  };
  /** On whatever is wholly in the water. */
  readonly immersed: readonly Effect[];
}

/** The square that a creature controls in combat: the length of its side. */
export interface CreatureSpace extends Feet {
  readonly id: Size;
  readonly name: string;
  readonly orMore?: true;
}

export interface VisionRule extends Entry {
  readonly effects: readonly Effect[];
}

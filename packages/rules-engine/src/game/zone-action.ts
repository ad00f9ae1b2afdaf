import type { Ability, DamageType, Effect } from "@tabletop-mcp/srd-data";
import type { WallSide, ZoneMoment, ZoneSide } from "../encounter/zone.js";
import type { Direction, Origin, Position } from "../grid/point.js";
import type { DurationAsked } from "./action.js";
import type { StepHome } from "./step-ref.js";
import type { StepNumbers } from "./steps-frame.js";

/** An aura of the table's own is laid around a creature of the fight: it goes with that one. Feet. */
export interface LayAura {
  readonly type: "lay_aura";
  /** Whose it is. */
  readonly id: string;
  readonly name: string;
  readonly radius: number;
  readonly affects: ZoneSide;
  /** When it does what it does to those inside; never where it is left out. */
  readonly moments?: readonly ZoneMoment[];
  readonly save?: { readonly ability: Ability; readonly dc: number; readonly half?: boolean };
  /** In notation. */
  readonly damage?: { readonly roll: string; readonly type?: DamageType };
  readonly healing?: string;
  /** What holds for those inside. */
  readonly effects?: readonly Effect[];
  readonly lasting: DurationAsked;
  /** The spell that its owner begins to concentrate on for it; it lasts as long. */
  readonly concentration?: { readonly spell: string; readonly rounds?: number };
}

/**
 * What steps of a spell, an action or a thing make of a place while they last: fog, webs, light, a
 * wall, and what happens there. Whoever casts or uses them says where it lies.
 */
export interface LayZone {
  readonly type: "lay_zone";
  /** Who acts. */
  readonly id: string;
  readonly home: StepHome;
  readonly by: StepNumbers;
  /** What has waited there until now goes on there. */
  readonly sprung?: true;
  /** Which of several cases; the first one where it is left out. */
  readonly option?: string;
  readonly lasting: DurationAsked;
  readonly origin?: Origin;
  readonly direction?: Direction;
  /** The squares of a wall, one beside another. */
  readonly squares?: readonly Position[];
  readonly side?: WallSide;
  /** The creature that it goes with, where that is not who acts: who bears the thing that shines. */
  readonly bearer?: string;
  readonly affects?: ZoneSide;
  readonly spares?: readonly string[];
}

/** What is done about the zones of a fight. */
export type ZoneAction =
  | LayAura
  | LayZone
  /** A zone that was laid lies elsewhere from now on. */
  | {
      readonly type: "move_zone";
      readonly zone: string;
      readonly to: Origin;
      readonly direction?: Direction;
      /** How far it goes at most. */
      readonly feet?: number;
    }
  /** A zone that was laid is taken away. */
  | { readonly type: "end_zone"; readonly zone: string; readonly because?: string }
  /** A zone does now what it does at a moment, to whoever is inside and was not struck in this turn. */
  | {
      readonly type: "strike_zone";
      /** Every zone where it is left out. */
      readonly zone?: string;
      readonly moment: ZoneMoment;
      /** Only to this creature. */
      readonly target?: string;
    }
  /** Where no map says it: somebody is in a zone from now on, or out of it. */
  | {
      readonly type: "stand_in_zone";
      readonly id: string;
      readonly zone: string;
      readonly inside: boolean;
    };

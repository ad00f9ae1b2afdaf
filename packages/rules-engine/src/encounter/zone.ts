import type {
  Area,
  Barring,
  Blocked,
  Cover,
  Effect,
  Obscuring,
  Sections,
  Step,
  WallLayer,
} from "@tabletop-mcp/srd-data";
import type { Lasting } from "../creature/held.js";
import type { StepRef } from "../game/step-ref.js";
import type { StepNumbers } from "../game/steps-frame.js";
import type { Direction, Origin, Position } from "../grid/point.js";

export const zoneSides = ["allies", "enemies", "others", "all"] as const;
/** Whom a zone is for, as its owner has it: "allies" and "all" include the owner, "others" does not. */
export type ZoneSide = (typeof zoneSides)[number];

/** Which side of a wall something is on: where a straight one faces, or within a ring or outside of it. */
export type WallSide = Direction | "inside" | "outside";

/** Where a zone lies: it goes with a creature, stays where it was laid, or stands on squares as a wall. */
export type Anchor =
  | { readonly creature: string }
  | { readonly origin: Origin; readonly direction?: Direction }
  | {
      readonly squares: readonly Position[];
      /** Its side that works on those near it (Wall of Fire). */
      readonly side?: WallSide;
    };

export const zoneMoments = ["enter", "moved", "turn-start", "turn-end"] as const;
/** When a zone does something to those inside. */
export type ZoneMoment = (typeof zoneMoments)[number];

/** A step that a zone takes at its moments, and the numbers that it is taken with. */
export interface ZoneStep {
  readonly at: StepRef;
  readonly by: StepNumbers;
}

/** A layer of a wall, and what it does to who crosses it. */
export interface ZoneLayer extends WallLayer {
  readonly step: ZoneStep;
}

/** Light that a zone sheds: from its middle, or from whoever it goes with. Feet; `dim` lies beyond `bright`. */
export interface ZoneLight {
  readonly bright: number;
  readonly dim: number;
}

/** How a zone hampers those for whom it is and who move in it. */
export interface ZoneTerrain {
  readonly difficult?: true;
  /** Feet that each foot costs more (Wall of Thorns). */
  readonly extra?: number;
  /** Only who touches the ground. */
  readonly ground?: true;
}

/** An area of a fight in which something holds or happens: an aura, a cloud, a wall. Plain JSON. */
export interface Zone {
  /** "z3" of those that were laid; "paladin:aura-of-protection" of those that a creature just has. */
  readonly id: string;
  readonly name: string;
  readonly anchor: Anchor;
  readonly area: Area;
  /** Whose it is: whose side decides whom it is for, and who acts in its steps. */
  readonly owner: string;
  readonly affects: ZoneSide;
  /** What holds for those inside, settled. */
  readonly inside: readonly Effect[];
  readonly steps: readonly ZoneStep[];
  /** It goes around corners. */
  readonly spreads?: true;
  readonly obscures?: Obscuring;
  readonly light?: ZoneLight;
  readonly terrain?: ZoneTerrain;
  /** What its squares stop, and the cover that they give where they do not stop everything. */
  readonly blocks?: readonly Blocked[];
  readonly cover?: Cover;
  /** Who does not cross its edge. */
  readonly bars?: Barring;
  /** What each stretch of it withstands, and the squares of it that are broken, or burnt: they stop nothing any more. */
  readonly sections?: Sections;
  readonly broken?: readonly Position[];
  /** The level of the spell that it is of, which decides which light and darkness goes out; nothing where it is no magic. */
  readonly level?: number;
  /** Ids of those whom it leaves alone. */
  readonly spares?: readonly string[];
  /** Spells of light or darkness that end where it overlaps theirs. */
  readonly quenches?: NonNullable<Step["quenches"]>;
  /** Its layers that are left, the outermost first: they are destroyed in that order. */
  readonly layers?: readonly ZoneLayer[];
  /** It waits for who comes into it, and sets its spell off. */
  readonly lurks?: true;
  /** What a part of it does that fire has touched, and that burns away in a round. */
  readonly fire?: ZoneStep;
  /** Id of the zone that burns away here. */
  readonly burns?: string;
  /** Feet that it goes straight away from its owner as each turn of that one begins. */
  readonly drifts?: number;
}

/** A zone that somebody has laid: the encounter keeps it until it ends. */
export interface LaidZone extends Zone {
  readonly lasting: Lasting;
  /** What its steps say, where no table does: `StepRef`s "of a zone" lead here. */
  readonly own?: readonly Step[];
}

/** What a zone's one stroke of a turn is remembered by, on whom it has struck. */
export const struckBy = (zone: string): string => `zone ${zone}`;

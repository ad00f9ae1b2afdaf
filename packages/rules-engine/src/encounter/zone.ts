import type { Area, Effect, Step } from "@tabletop-mcp/srd-data";
import type { Lasting } from "../creature/held.js";
import type { StepRef } from "../game/step-ref.js";
import type { StepNumbers } from "../game/steps-frame.js";
import type { Direction, Origin } from "../grid/point.js";

export const zoneSides = ["allies", "enemies", "others", "all"] as const;
/** Whom a zone is for, as its owner has it: "allies" and "all" include the owner, "others" does not. */
export type ZoneSide = (typeof zoneSides)[number];

/** Where a zone lies: it goes with a creature, or stays where it was laid. */
export type Anchor =
  | { readonly creature: string }
  | { readonly origin: Origin; readonly direction?: Direction };

export const zoneMoments = ["enter", "turn-start", "turn-end"] as const;
/** When a zone does something to those inside. */
export type ZoneMoment = (typeof zoneMoments)[number];

/** A step that a zone takes at its moments, and the numbers that it is taken with. */
export interface ZoneStep {
  readonly at: StepRef;
  readonly by: StepNumbers;
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
}

/** A zone that somebody has laid: the encounter keeps it until it ends. */
export interface LaidZone extends Zone {
  readonly lasting: Lasting;
  /** What its steps say, where no table does: `StepRef`s "of a zone" lead here. */
  readonly own?: readonly Step[];
}

/** What a zone's one stroke of a turn is remembered by, on whom it has struck. */
export const struckBy = (zone: string): string => `zone ${zone}`;

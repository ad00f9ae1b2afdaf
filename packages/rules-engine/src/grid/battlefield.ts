import type { Ability, Cover, DamageType, Light } from "@tabletop-mcp/srd-data";
import type { Body } from "./body.js";
import type { Direction, Position } from "./point.js";

/** What can lie on a square. */
export const terrainKinds = Object.freeze([
  "obstacle",
  "difficult",
  "water",
  "hazard",
  "pit",
  "light",
  "obscurement",
] as const);
export type TerrainKind = (typeof terrainKinds)[number];

/** What a place does to those in it; kept here, judged elsewhere. */
export interface Hazard {
  readonly damage: string;
  readonly damageType: DamageType;
  readonly save?: { readonly ability: Ability; readonly dc: number; readonly half?: boolean };
  readonly trigger: "enter" | "start_of_turn" | "end_of_turn";
}

/** What lies on a square, by kind; plain ground has nothing. Heights and depths are feet. */
export interface Ground {
  /** A wall; without a height it reaches as high as anyone looks or flies. */
  readonly obstacle?: { readonly height?: number };
  readonly difficult?: true;
  /** Deep enough to swim in. */
  readonly water?: true;
  readonly hazard?: Hazard;
  readonly pit?: { readonly depth: number };
  /** The light there without any source, in place of the ambient one. */
  readonly light?: Light;
  readonly obscurement?: "lightly" | "heavily";
}

/** Something that gives light; `dim` feet lie beyond the `bright` ones. With a direction it is a cone. */
export interface LightSource extends Position {
  readonly bright: number;
  readonly dim: number;
  readonly direction?: Direction;
}

/** A thing on the map. It is as tall as its space is wide unless it has a height, in feet. */
export interface Prop extends Body {
  readonly id: string;
  readonly name?: string;
  readonly height?: number;
  /** What it gives to who is behind it. */
  readonly cover: Cover;
  readonly blocksMovement?: boolean;
  readonly blocksSight?: boolean;
  readonly climbable?: boolean;
  /** What it sheds: a torch in its bracket, a lamp. Feet. */
  readonly light?: Pick<LightSource, "bright" | "dim">;
  readonly movable?: boolean;
  /** The stretch of a wall that it stands for, by the zone's id. */
  readonly section?: { readonly zone: string; readonly squares: readonly Position[] };
  /** The part of a creature that it stands for, and whom that holds: a roper's tendril. */
  readonly limb?: { readonly of: string; readonly holds: string };
  readonly material?: string;
  readonly description?: string;
}

/**
 * The map of an encounter, in squares: plain JSON, small where it is plain. `ground` lists what lies
 * anywhere, plain ground first; each row is a text of it, a letter for each square from `a` for the
 * first ground, with a number before it for that many in a row: "12a3b". What a row leaves out at its
 * end is plain.
 */
export interface Battlefield {
  readonly width: number;
  readonly height: number;
  readonly ground: readonly Ground[];
  readonly rows: readonly string[];
  /** Bright if left out. */
  readonly ambient?: Light;
  readonly lights?: readonly LightSource[];
  readonly props?: readonly Prop[];
}

/** The longest side of a map, in squares. */
export const longestSide = 200;

/** A map of plain ground. */
export const plainField = (width: number, height: number): Battlefield => ({
  width,
  height,
  ground: [{}],
  rows: Array.from({ length: height }, () => ""),
});

/** Whether a square is on the map. */
export const isOnMap = (field: Battlefield, { x, y }: Position): boolean =>
  x >= 0 && y >= 0 && x < field.width && y < field.height;

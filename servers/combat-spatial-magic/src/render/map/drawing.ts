import type { Battlefield, Body, Position } from "@tabletop-mcp/rules-engine";

/** A window on the map, in squares. */
export interface Viewport extends Pick<Position, "x" | "y"> {
  readonly width: number;
  readonly height: number;
}

/** Somebody on the map. */
export interface Token {
  /** One character or two, its own on this map. */
  readonly glyph: string;
  readonly name: string;
  readonly side: "party" | "enemy" | "neutral";
  readonly body: Body;
  /** What is left of its hit points, from 0 to 1; nothing where that is not for this reader. */
  readonly health?: number;
  readonly state: "up" | "down" | "dead";
  /** Whose turn it is. */
  readonly current?: true;
  /** Conditions and the like, in words. */
  readonly marks: readonly string[];
}

/** A place that something fills: an aura, a cloud, a wall. */
export interface Patch {
  /** One character that no terrain and nobody has; what is called the same has the same. */
  readonly sign: string;
  readonly name: string;
  /** Where it is and what it makes of the place, in words. */
  readonly about: string;
  /** Those of its squares that are in the window. */
  readonly squares: readonly Position[];
  /** What it is like to look at: an aura leaves the place as it is. */
  readonly kind: "aura" | "cloud" | "darkness" | "wall";
}

/** What places are told apart by: no terrain and nobody on the map has these. */
export const patchSigns = `/\\()[]|";,'-`;

/** What is drawn, whatever it is drawn with. */
export interface Drawing {
  readonly field: Battlefield;
  readonly viewport: Viewport;
  readonly tokens: readonly Token[];
  readonly patches: readonly Patch[];
  readonly highlight: readonly Position[];
}

/** Squares shown beyond the outermost creature where the map is larger than that. */
const margin = 5;
/** A map up to this side is shown whole. */
export const wholeSide = 60;

/** The whole map where it is small, else the part with everybody in it, as far as it is on the map. */
export function usualViewport({ width, height }: Battlefield, bodies: readonly Body[]): Viewport {
  if (bodies.length === 0 || Math.max(width, height) <= wholeSide)
    return { x: 0, y: 0, width, height };
  const columns = bodies.map(({ x }) => x);
  const rows = bodies.map(({ y }) => y);
  const [left, top] = [least(columns), least(rows)];
  return {
    x: left,
    y: top,
    width: Math.min(width, Math.max(...columns) + margin) - left,
    height: Math.min(height, Math.max(...rows) + margin) - top,
  };
}

const least = (all: readonly number[]): number => Math.max(0, Math.min(...all) - margin);

/** Whether a square is in the window. */
export const isShown = ({ x, y, width, height }: Viewport, square: Position): boolean =>
  square.x >= x && square.y >= y && square.x < x + width && square.y < y + height;

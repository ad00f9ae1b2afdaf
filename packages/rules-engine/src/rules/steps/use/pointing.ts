import type { Area } from "@tabletop-mcp/srd-data";
import type { UseAction } from "../../../game/action.js";
import type { GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { type Body, widthOf } from "../../../grid/body.js";
import type { Direction } from "../../../grid/point.js";
import { bodyOf } from "../../combat/bodies.js";

type Pointing = Pick<UseAction, "origin" | "direction">;

/**
 * Where an area lies as it is asked for. A cone and a line begin at whoever makes them: a place that is
 * named, or else the first of those who are, is where they point ("Areas of Effect").
 */
export function pointing(
  state: GameState,
  {
    action,
    area,
  }: {
    readonly action: Pick<UseAction, "id" | "targets" | "origin" | "direction">;
    readonly area: Area;
  },
  { compendium }: Pick<Using, "compendium">,
): Pointing {
  const { id, targets = [], origin, direction } = action;
  const isFromMaker = area.shape === "cone" || area.shape === "line";
  if (!isFromMaker || direction !== undefined)
    return { ...(origin && { origin }), ...(direction && { direction }) };
  const [first] = targets;
  const from = bodyOf(state, id, compendium);
  const to = origin ?? (first === undefined ? undefined : bodyOf(state, first, compendium));
  const way = from && to && towards(from, to);
  return way === undefined ? {} : { direction: way };
}

/** From the middle of one space to that of another, in squares; nothing where they are one. */
function towards(
  from: Body,
  to: { readonly x: number; readonly y: number; readonly z?: number } & Partial<Body>,
): Direction | undefined {
  const [here, there] = [middleOf(from), middleOf(to)];
  const way = { x: there.x - here.x, y: there.y - here.y };
  return way.x === 0 && way.y === 0 ? undefined : way;
}

const middleOf = ({ x, y, size }: Pick<Body, "x" | "y"> & Partial<Pick<Body, "size">>) => {
  const half = ((size === undefined ? 1 : widthOf(size)) - 1) / 2;
  return { x: x + half, y: y + half };
};

import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Area } from "@tabletop-mcp/srd-data";
import type { Anchor } from "../../encounter/zone.js";
import type { ActionOf } from "../../game/action.js";
import type { GameState } from "../../game/state.js";
import type { RuleViolation } from "../../game/violation.js";
import { extentOf, squaresIn } from "../../grid/area.js";
import { type Battlefield, isOnMap } from "../../grid/battlefield.js";
import { feetPerSquare, type Origin, type Position, positionAt } from "../../grid/point.js";
import type { Compendium } from "../../tables/compendium.js";
import { bodyOf } from "../combat/bodies.js";
import { placeName } from "../combat/place-name.js";
import { placedAt } from "./space.js";
import type { ZoneFacts } from "./zone-facts.js";

type Anchored = Result<Anchor, RuleViolation>;

interface Laying {
  readonly action: ActionOf<"lay_zone">;
  readonly facts: ZoneFacts;
}

/** Where a zone lies that is laid now: on a wall's squares, with somebody, or where it begins. */
export function anchorOf(
  state: GameState,
  { action, facts }: Laying,
  compendium: Compendium,
): Anchored {
  const { id, origin, direction, squares, side, bearer } = action;
  const field = state.battlefield;
  const isCarried = facts.isCarried && "radius" in facts.area && origin === undefined;
  if (bearer !== undefined || isCarried) return ok({ creature: bearer ?? id });
  if (squares !== undefined) {
    const refused = refuseWall(field, squares, facts.area);
    return refused === undefined ? ok({ squares, ...(side && { side }) }) : err(refused);
  }
  if (facts.area.shape === "wall" && field !== undefined) return err(noSquares);
  const from = origin ?? placeOf(bodyOf(state, id, compendium));
  if (facts.blocks !== undefined && field !== undefined)
    return ok({ squares: ringAround(field, from, facts.area), ...(side && { side }) });
  return ok({ origin: from, ...(direction && { direction }) });
}

const placeOf = ({ x, y, z = 0 }: Position = { x: 0, y: 0 }): Position => positionAt(x, y, z);

/** A dome, a sphere or a ring stands on the squares around the space that it closes in. */
function ringAround(field: Battlefield, origin: Origin, area: Area): readonly Position[] {
  const placed = placedAt({ anchor: { origin }, area });
  if (placed === undefined) return [];
  const inside = new Set(squaresIn(placed).map(keyOf));
  const { from, to } = extentOf(placed);
  const ring: Position[] = [];
  for (let y = from.y - 1; y <= to.y + 1; y += 1)
    for (let x = from.x - 1; x <= to.x + 1; x += 1)
      if (isOnMap(field, { x, y }) && !inside.has(keyOf({ x, y })) && touches({ x, y }, inside))
        ring.push({ x, y });
  return ring;
}

const keyOf = ({ x, y }: Position): string => `${x},${y}`;

const around = [-1, 0, 1];

const touches = ({ x, y }: Position, inside: ReadonlySet<string>): boolean =>
  around.some((east) => around.some((south) => inside.has(keyOf({ x: x + east, y: y + south }))));

/** A wall stands on the map, in one piece, and is no longer than it can be. */
function refuseWall(
  field: Battlefield | undefined,
  squares: readonly Position[],
  area: Area,
): RuleViolation | undefined {
  const off = field && squares.find((at) => !isOnMap(field, at));
  if (off !== undefined)
    return {
      code: "OFF_MAP",
      message: `${placeName(off)} is off the map.`,
      hint: "Choose squares of the map.",
    };
  const most = area.shape === "wall" ? Math.floor(area.length / feetPerSquare) : squares.length;
  if (squares.length === 0 || squares.length > most)
    return {
      code: "WALL_LENGTH",
      message: `A wall of ${squares.length} squares cannot be made: it has 1 to ${most}.`,
      hint: "Each square is 5 feet of it.",
    };
  const gap = squares.find((at, index) => index > 0 && !squares.slice(0, index).some(nextTo(at)));
  return (
    gap && {
      code: "WALL_GAP",
      message: `The wall has a gap before ${placeName(gap)}.`,
      hint: "Name its squares one beside another.",
    }
  );
}

const nextTo =
  (at: Position) =>
  ({ x, y }: Position): boolean =>
    Math.max(Math.abs(x - at.x), Math.abs(y - at.y)) <= 1;

const noSquares: RuleViolation = {
  code: "WALL_SQUARES",
  message: "A wall needs the squares that it stands on.",
  hint: "Name them in order.",
};

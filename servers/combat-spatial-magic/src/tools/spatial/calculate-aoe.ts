import {
  type Area,
  affectedSquares,
  type Body,
  bodiesIn,
  edgeOf,
  effectsField,
  inArea,
  middleOf,
  type Origin,
  overlaps,
  type Position,
  type Struck,
  squaresIn,
} from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { areaOf, areaParams } from "../../input/area.js";
import { level, who } from "../../input/params.js";
import { present } from "../../input/present.js";
import { spot } from "../../input/spot.js";
import { coverText } from "../../render/cover.js";
import { squaresText } from "../../render/squares.js";
import { inGlance, type Session } from "../../table/session.js";
import { type Placed, placedAt } from "../../table/spots.js";

const input = {
  ...areaParams,
  origin: spot,
  includeOrigin: z.boolean().optional(),
  ignoreIds: z.array(z.string()).max(100).optional(),
  castLevel: level.optional(),
  encounterId: who.optional(),
};

type Asked = z.output<z.ZodObject<typeof input>>;

/** What an area covers, and whom it strikes. */
export default defineTool({
  name: "calculate_aoe",
  title: "Calculate area of effect",
  description:
    "Squares and creatures an area covers, walls and total cover shielding. origin: { x, y, z? }, \"x,y\" or a combatant; direction { x, y, z? } for line, cone and a cube's face (x east, y south). originAt corner: the square's north-west corner. Without an encounter geometry alone.",
  access: "read",
  toolset: "spatial",
  input,
  handle: (asked, ctx) =>
    inGlance(ctx, async (session) => {
      const { origin, encounterId, ignoreIds = [] } = asked;
      const [from] = await placedAt(session, { encounterId, spots: [origin] });
      if (from === undefined) throw new Error("One place was asked for.");
      const withOrigin = asked.includeOrigin === true;
      const area = areaOf(asked, startOf(from, asked));
      const ignored = new Set<string>();
      for (const one of ignoreIds) ignored.add(await session.who(one));
      // Nobody is in what points away from it.
      const own = isDirected(asked) && !withOrigin ? from.creature : undefined;
      if (own !== undefined) ignored.add(own.id);
      const tiles = tilesIn(session, area, withOrigin).filter(
        (tile) => own === undefined || !overlaps({ ...tile, size: "medium" }, flat(from.body)),
      );
      const creatures = struckBy(session, area, withOrigin).filter(({ id }) => !ignored.has(id));
      const named = creatures.map(({ id, cover }) => ({ id, name: nameOf(session, id), cover }));
      const listed = named.map(({ name, cover }) =>
        cover === "none" ? name : `${name} (${coverText(cover)})`,
      );
      const shape = `${sizeText(asked)} ${asked.shape} from ${from.name}`;
      const whom =
        session.state().encounter === undefined
          ? ""
          : ` Creatures: ${listed.join(", ") || "none"}.`;
      const text = `${shape}: ${tiles.length} squares: ${squaresText(tiles)}.${whom}${levelText(asked)}`;
      const data = {
        affectedTiles: tiles,
        affectedCreatures: named.map(({ id }) => id),
        creatures: named,
      };
      return { data, text };
    }),
});

const isDirected = ({ shape, direction }: Asked): boolean =>
  shape === "cone" || shape === "line" || (shape === "cube" && direction !== undefined);

/** Of who is large what points somewhere starts at the edge of its space, and what spreads in its middle. */
function startOf({ body, creature }: Placed, asked: Asked): Origin {
  const { x, y, z: up } = body;
  if (creature !== undefined && asked.originAt === undefined) {
    const { z: height = 0, ...at } = isDirected(asked)
      ? edgeOf(body, asked.direction)
      : middleOf(body);
    return { ...at, ...(height !== 0 && { z: height }) };
  }
  return { x, y, ...present({ z: up }) };
}

/** A space as it is seen from above. */
const flat = ({ x, y, size }: Body): Body => ({ x, y, size });

const levelText = ({ castLevel }: Asked): string =>
  castLevel === undefined ? "" : ` Sizes are as given, at any level.`;

const nameOf = (session: Session, id: string): string => session.state().creatures[id]?.name ?? id;

const sizeText = ({ length, width, radius, sideLength, height }: Asked): string =>
  [
    ...[length ?? radius ?? sideLength].flatMap((feet) => (feet === undefined ? [] : `${feet}-ft`)),
    ...(width === undefined ? [] : [`${width} ft wide`]),
    ...(height === undefined ? [] : [`${height} ft high`]),
  ].join(", ");

/** Cones, lines and cubes do not cover the square that they start from, but where their maker wants it. */
function tilesIn(session: Session, area: Area, withOrigin: boolean): readonly Position[] {
  const field = effectsField(session.state());
  const tiles = field === undefined ? squaresIn(area) : affectedSquares(field, area);
  const { x, y } = area.origin;
  const isThere = tiles.some((tile) => tile.x === x && tile.y === y);
  return withOrigin && !isThere ? [{ x, y }, ...tiles] : tiles;
}

function struckBy(session: Session, area: Area, withOrigin: boolean): readonly Struck[] {
  const state = session.state();
  const found = inArea(state, area, session.ctx);
  if (!withOrigin) return found;
  const { x, y, z: up } = area.origin;
  const start = { x, y, ...present({ z: up }), size: "medium" } as const;
  const there = bodiesIn(state, session.ctx.compendium).filter(
    (body) => overlaps(body, start) && found.every(({ id }) => id !== body.id),
  );
  return [...there.map(({ id }): Struck => ({ id, cover: "none" })), ...found];
}

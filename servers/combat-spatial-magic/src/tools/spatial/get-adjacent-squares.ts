import {
  type Battlefield,
  type Bystander,
  bodiesIn,
  groundAt,
  isOnMap,
  movementField,
  overlaps,
  type Position,
  ringAround,
  roomAt,
  spaceOf,
  zonesIn,
} from "@tabletop-mcp/rules-engine";
import { defineTool } from "../../context.js";
import { choice, who } from "../../input/params.js";
import { present } from "../../input/present.js";
import { spot } from "../../input/spot.js";
import { groundText } from "../../render/ground.js";
import { placeText } from "../../render/place.js";
import { placeWords } from "../../render/zones.js";
import { inGlance } from "../../table/session.js";
import { mapOf, placedAt } from "../../table/spots.js";

/** What lies around somebody. */
export default defineTool({
  name: "get_adjacent_squares",
  title: "Get adjacent squares",
  description:
    "The ring of squares around a combatant's whole space, a prop or a square: who stands there, what lies there, whether one can go there. free: passable and nobody there.",
  access: "read",
  toolset: "spatial",
  input: {
    of: spot,
    filter: choice(["all", "free", "occupied"]).default("all"),
    encounterId: who.optional(),
  },
  handle: ({ of, filter, encounterId }, ctx) =>
    inGlance(ctx, async (session) => {
      const [around] = await placedAt(session, { encounterId, spots: [of] });
      if (around === undefined) throw new Error("One place was asked for.");
      const state = session.state();
      const { compendium } = session.ctx;
      const { creatures } = state;
      const ring: Ring = {
        field: mapOf(session),
        ways: movementField(state) ?? mapOf(session),
        bodies: bodiesIn(state, compendium),
        zones: zonesIn(state, { compendium }).flatMap((zone) => {
          const space = placeWords(zone).length > 0 && spaceOf(state, zone, compendium);
          return space ? [{ name: zone.name, space }] : [];
        }),
      };
      const squares = ringAround(around.body)
        .filter((position) => isOnMap(ring.field, position))
        .map((position) => squareOf(position, ring))
        .filter(
          ({ occupant, passable }) =>
            filter === "all" ||
            (filter === "free" ? passable && occupant === undefined : occupant !== undefined),
        );
      const lines = squares.map(({ position, occupant, terrain, passable }) => {
        const there = occupant === undefined ? "" : ` ${creatures[occupant]?.name ?? occupant}`;
        const ground = terrain === "plain" ? "" : ` ${terrain}`;
        return `${placeText(position)}${there}${ground}${passable ? "" : " (impassable)"}`;
      });
      const which = filter === "all" ? "" : `${filter} `;
      const text = `Around ${around.name}, ${squares.length} ${which}squares: ${lines.join(", ") || "none"}.`;
      return { data: { squares }, text };
    }),
});

interface Ring {
  readonly field: Battlefield;
  /** The map with the walls of the fight that stop movement. */
  readonly ways: Battlefield;
  readonly bodies: readonly Bystander[];
  /** What fills places of it: webs, fog, walls. */
  readonly zones: readonly {
    readonly name: string;
    readonly space: NonNullable<ReturnType<typeof spaceOf>>;
  }[];
}

function squareOf(position: Position, { field, ways, bodies, zones }: Ring) {
  const body = { ...position, size: "medium" } as const;
  const occupant = bodies.find((one) => overlaps(one, body))?.id;
  const room = roomAt(ways, { ...body, mode: "walk" });
  const { x, y, z = 0 } = position;
  const filled = zones.flatMap(({ name, space }) => (space.has(x, y, z) ? name : []));
  const ground = groundText(groundAt(field, position));
  const isPlain = ground === "plain" && filled.length > 0;
  return {
    position,
    ...present({ occupant }),
    terrain: [...(isPlain ? [] : [ground]), ...filled].join(", "),
    passable: room === "free",
  };
}

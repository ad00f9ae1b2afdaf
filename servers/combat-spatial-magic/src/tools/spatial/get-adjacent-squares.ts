import {
  type Battlefield,
  type Bystander,
  bodiesIn,
  groundAt,
  isOnMap,
  overlaps,
  type Position,
  ringAround,
  roomAt,
} from "@tabletop-mcp/rules-engine";
import { defineTool } from "../../context.js";
import { choice, who } from "../../input/params.js";
import { present } from "../../input/present.js";
import { spot } from "../../input/spot.js";
import { groundText } from "../../render/ground.js";
import { placeText } from "../../render/place.js";
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
      const field = mapOf(session);
      const { creatures } = session.state();
      const bodies = bodiesIn(session.state(), session.ctx.compendium);
      const squares = ringAround(around.body)
        .filter((position) => isOnMap(field, position))
        .map((position) => squareOf(position, { field, bodies }))
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
  readonly bodies: readonly Bystander[];
}

function squareOf(position: Position, { field, bodies }: Ring) {
  const body = { ...position, size: "medium" } as const;
  const occupant = bodies.find((one) => overlaps(one, body))?.id;
  const room = roomAt(field, { ...body, mode: "walk" });
  return {
    position,
    ...present({ occupant }),
    terrain: groundText(groundAt(field, position)),
    passable: room === "free",
  };
}

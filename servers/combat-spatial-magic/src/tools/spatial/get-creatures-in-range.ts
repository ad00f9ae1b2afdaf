import { bodiesIn, feetBetween, sides, sightBetween } from "@tabletop-mcp/rules-engine";
import type { Cover } from "@tabletop-mcp/srd-data";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { choice, condition, who } from "../../input/params.js";
import { spot } from "../../input/spot.js";
import { coverText } from "../../render/cover.js";
import { inGlance, type Session } from "../../table/session.js";
import { mapOf, type Placed, placedAt } from "../../table/spots.js";

/** Who is near. */
export default defineTool({
  name: "get_creatures_in_range",
  title: "Get creatures in range",
  description:
    "The living within so many feet of a combatant, prop or square, nearest first. conditions: only those with one of these; lineOfSight: only those whom the origin sees, with their cover.",
  access: "read",
  toolset: "spatial",
  input: {
    origin: spot,
    range: z.number().min(0).max(2_000),
    side: choice(sides, { enemies: "enemy", allies: "party" }).optional(),
    lineOfSight: z.boolean().optional(),
    conditions: z.array(condition).max(15).optional(),
    encounterId: who.optional(),
  },
  handle: ({ origin, range, side, lineOfSight, conditions, encounterId }, ctx) =>
    inGlance(ctx, async (session) => {
      const [from] = await placedAt(session, { encounterId, spots: [origin] });
      if (from === undefined) throw new Error("One place was asked for.");
      mapOf(session);
      const { creatures: all, combatants = {} } = session.state();
      const creatures = nearby(session, from, range).filter(
        ({ id }) =>
          (side === undefined || combatants[id]?.side === side) &&
          (conditions === undefined ||
            all[id]?.conditions.some((held) => conditions.includes(held.condition))),
      );
      const found = lineOfSight === true ? seenOf(session, from, creatures) : creatures;
      const listed = found.map(
        ({ name, distance, cover }) =>
          `${name} ${distance} ft${cover === undefined || cover === "none" ? "" : ` (${coverText(cover)})`}`,
      );
      const text = `Within ${range} ft of ${from.name}: ${listed.length === 0 ? "nobody" : listed.join(", ")}.`;
      return { data: { creatures: found }, text };
    }),
});

interface Near {
  readonly id: string;
  readonly name: string;
  readonly distance: number;
  readonly cover?: Cover;
}

function nearby(session: Session, from: Placed, range: number): readonly Near[] {
  const { creatures, encounter } = session.state();
  return bodiesIn(session.state(), session.ctx.compendium)
    .filter(({ id }) => id !== from.creature?.id)
    .map((body) => ({
      id: body.id,
      name: creatures[body.id]?.name ?? body.id,
      distance: feetBetween(from.body, body, encounter?.house.diagonals),
    }))
    .filter(({ distance }) => distance <= range)
    .toSorted((a, b) => a.distance - b.distance);
}

/** Those whom the origin sees, each with its cover. */
const seenOf = (session: Session, from: Placed, all: readonly Near[]): readonly Near[] =>
  all.flatMap((near) => {
    const state = session.state();
    const creature = state.creatures[near.id];
    const body = bodiesIn(state, session.ctx.compendium).find(({ id }) => id === near.id);
    if (creature === undefined || body === undefined) return [];
    const to = { creature, body };
    const { visible, cover } = sightBetween(state, { from, to }, session.ctx);
    return visible ? [{ ...near, cover }] : [];
  });

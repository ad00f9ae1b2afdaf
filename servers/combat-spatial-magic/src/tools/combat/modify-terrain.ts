import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { type Ground, type Position, squaresIn, terrainKinds } from "@tabletop-mcp/rules-engine";
import { damageTypes, lights } from "@tabletop-mcp/srd-data";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { areaOf, areaParams } from "../../input/area.js";
import { anyObject, fields, nested } from "../../input/nested.js";
import { ability, choice, who } from "../../input/params.js";
import { position } from "../../input/participants.js";
import { present } from "../../input/present.js";
import { rollableOrNumber } from "../../input/rollable.js";
import { briefEvents } from "../../render/brief-events.js";
import { narrate } from "../../render/events.js";
import { inSession, type Session } from "../../table/session.js";
import { mapOf } from "../../table/spots.js";

const triggers = ["enter", "start_of_turn", "end_of_turn"] as const;
const hazard = fields({
  damage: rollableOrNumber,
  damageType: choice(damageTypes),
  save: fields({
    ability,
    dc: z.int().min(1).max(60),
    half: z.boolean().exactOptional(),
  }).exactOptional(),
  trigger: choice(triggers).default("enter"),
});

const input = {
  operation: choice(["add", "remove"]),
  type: choice(terrainKinds, {
    wall: "obstacle",
    difficult_terrain: "difficult",
    fog: "obscurement",
  }),
  positions: nested(z.array(z.unknown()), z.array(position).max(40_000)).optional(),
  area: nested(anyObject, fields({ ...areaParams, origin: position }))
    .optional()
    .describe("{ shape, origin, direction?, length | radius | sideLength, … } as calculate_aoe."),
  hazard: nested(anyObject, hazard)
    .optional()
    .describe(
      "{ damage, damageType, save? { ability, dc, half? }, trigger: enter | start_of_turn | end_of_turn }",
    ),
  light: choice(lights).optional(),
  obscurement: choice(["lightly", "heavily"]).optional(),
  height: z.int().min(5).max(10_000).optional().describe("Of a wall; a pit's depth. Feet."),
  push: z.boolean().optional(),
  encounterId: who.optional(),
};
type Asked = z.output<z.ZodObject<typeof input>>;

/** The ground becomes different. */
export default defineTool({
  name: "modify_terrain",
  title: "Modify terrain",
  description:
    'Lay something on squares of the map or take it off: positions ({ x, y } or "x,y"), an area, or both. A wall on somebody is refused, unless push moves them aside.',
  access: "destroy",
  toolset: "combat",
  input,
  handle: (asked, ctx) => inSession(ctx, (session) => modifyTerrain(session, asked)),
});

async function modifyTerrain(session: Session, asked: Asked) {
  await session.fight(asked.encounterId);
  const squares = squaresOf(session, asked);
  const { operation, type, push } = asked;
  const what = operation === "add" ? { add: groundOf(asked) } : { remove: type };
  const events = await session.act({
    type: "change_terrain",
    squares,
    ...what,
    ...present({ push }),
  });
  const event = events.find((one) => one.type === "terrain_changed");
  const changed = event?.changed ?? 0;
  const summary =
    changed === 0
      ? "Nothing is different: 0 squares changed."
      : narrate(events, await session.telling(events));
  return { data: { summary, changed, events: briefEvents(events) }, text: summary };
}

function squaresOf(session: Session, { positions, area }: Asked): readonly Position[] {
  if (positions === undefined && area === undefined)
    throw new ToolFault({
      code: "INVALID_ARGUMENT",
      message: "modify_terrain needs positions or area",
      example: '{"operation":"add","type":"difficult","positions":["3,4","3,5"]}',
    });
  const covered = area === undefined ? [] : squaresIn(areaOf(area, area.origin), mapOf(session));
  return [...(positions ?? []), ...covered];
}

/** A pit is 10 feet deep, light bright and fog thick, unless that is said. */
function groundOf({ type, hazard: harm, light, obscurement, height }: Asked): Ground {
  switch (type) {
    case "obstacle":
      return { obstacle: present({ height }) };
    case "pit":
      return { pit: { depth: height ?? 10 } };
    case "difficult":
      return { difficult: true };
    case "water":
      return { water: true };
    case "light":
      return { light: light ?? "bright" };
    case "obscurement":
      return { obscurement: obscurement ?? "heavily" };
    case "hazard":
      if (harm !== undefined) return { hazard: harm };
      throw new ToolFault({
        code: "INVALID_ARGUMENT",
        message: "A hazard needs hazard: what it does",
        example: '{"hazard":{"damage":"1d6","damageType":"fire","trigger":"enter"}}',
      });
  }
}

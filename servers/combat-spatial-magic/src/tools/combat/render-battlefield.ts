import type { Reply } from "@tabletop-mcp/mcp-kit";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { anyObject, fields, nested } from "../../input/nested.js";
import { choice, who } from "../../input/params.js";
import { position } from "../../input/participants.js";
import { fightText } from "../../render/fight.js";
import type { Drawing } from "../../render/map/drawing.js";
import { drawnFight } from "../../render/map/drawn-fight.js";
import { mapText, whereText } from "../../render/map/text.js";
import { shownFight } from "../../table/in-fight.js";
import { inGlance } from "../../table/session.js";
import { mapOf } from "../../table/spots.js";

const side = z.int().min(1).max(200);
const start = z.int().min(0).max(199);
const viewport = nested(anyObject, fields({ x: start, y: start, width: side, height: side }));
const squares = nested(z.array(z.unknown()), z.array(position).max(1_000));

/** A fight's map. */
export default defineTool({
  name: "render_battlefield",
  title: "Render battlefield",
  description:
    "The map of a fight as text, SVG or a PNG picture: everybody, walls, ground, props, whose turn it is. A large map shows where everybody is, unless a viewport is given.",
  access: "read",
  toolset: "combat",
  input: {
    encounterId: who.optional(),
    viewport: viewport.optional().describe("{ x, y, width, height } in squares."),
    highlight: squares.optional().describe("Positions to mark."),
    format: choice(["ascii", "svg", "png"], { text: "ascii" }).default("ascii"),
    legend: z.boolean().default(true),
  },
  handle: (asked, ctx) =>
    inGlance(ctx, async (session) => {
      await session.fight(asked.encounterId);
      const shown = shownFight(session);
      const drawing = drawnFight(
        shown,
        { field: mapOf(session), compendium: ctx.compendium },
        asked,
      );
      return picture(drawing, { title: fightText(shown), ...asked });
    }),
});

interface Asked {
  readonly title: string;
  readonly format: "ascii" | "svg" | "png";
  readonly legend: boolean;
}

/** What draws is loaded by the first picture. */
async function picture(drawing: Drawing, { title, format, legend }: Asked): Promise<Reply> {
  const { viewport: view } = drawing;
  const data = { format, viewport: view };
  if (format === "ascii") {
    const map = mapText(drawing, { legend });
    return { data: { ...data, map }, text: `${title}\n${map}` };
  }
  const { mapSvg } = await import("../../render/map/svg.js");
  const map = mapSvg(drawing);
  if (format === "svg") return { data: { ...data, map }, text: map };
  const { pngOf } = await import("../../render/map/png.js");
  const base64 = await pngOf(map);
  const where = [title, ...(legend ? [whereText(drawing)] : [])].join("\n");
  return {
    data: { ...data, map: where },
    text: where,
    images: [{ mimeType: "image/png", base64 }],
  };
}

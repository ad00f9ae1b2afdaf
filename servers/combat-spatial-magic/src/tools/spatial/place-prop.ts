import type { Compendium, Prop } from "@tabletop-mcp/rules-engine";
import { sheetOf } from "@tabletop-mcp/rules-engine";
import { covers, sizes } from "@tabletop-mcp/srd-data";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { nested } from "../../input/nested.js";
import { thingBlock } from "../../input/object-tables.js";
import { ownName } from "../../input/own-name.js";
import { choice, who } from "../../input/params.js";
import { position } from "../../input/participants.js";
import { present } from "../../input/present.js";
import { briefEvents } from "../../render/brief-events.js";
import { coverText } from "../../render/cover.js";
import { placeText } from "../../render/place.js";
import { inSession, type Session } from "../../table/session.js";
import { setUpThing } from "../../table/things.js";

const input = {
  name: ownName,
  position: nested(z.unknown(), position).describe('{ x, y, z? } or "x,y".'),
  size: choice(sizes).default("medium"),
  material: z.string().max(60).default("wood").describe("Wood, stone, iron, glass, cloth …: AC."),
  fragile: z.boolean().default(false),
  hp: z.int().min(1).max(10_000).optional().describe("By size, if left out."),
  ac: z.int().min(1).max(40).optional(),
  cover: choice(covers, { total: "full" }).default("half"),
  climbable: z.boolean().optional(),
  movable: z.boolean().optional(),
  blocksMovement: z.boolean().default(true),
  blocksSight: z.boolean().optional(),
  description: z.string().max(500).optional(),
  encounterId: who.optional(),
};
type Asked = z.output<z.ZodObject<typeof input>>;

/** A thing stands on the map. */
export default defineTool({
  name: "place_prop",
  title: "Place prop",
  description:
    "Set up a thing on the map that gives cover, is in the way, and can be attacked and destroyed: immune to poison and psychic damage, and to conditions.",
  access: "write",
  toolset: "spatial",
  input,
  handle: (asked, ctx) => inSession(ctx, (session) => placeProp(session, asked)),
});

async function placeProp(session: Session, asked: Asked) {
  const { id: encounter } = await session.fight(asked.encounterId);
  const { size, material, fragile, hp, ac } = asked;
  const { compendium } = session.ctx;
  const { id, name, prop, events } = await setUpThing(session, encounter, {
    name: asked.name,
    own: (own) => thingBlock({ name: own, size, material, fragile, ...present({ hp, ac }) }),
    prop: (made, own) => propOf(made, asked, { name: own, light: lightOf(asked.name, compendium) }),
  });
  const sheet = sheetOf(await session.creature(id), compendium);
  const numbers = { hp: sheet.hp.max, ac: sheet.armorClass.effective };
  const ways = [
    `${numbers.hp} HP, AC ${numbers.ac}`,
    coverText(prop.cover),
    ...(prop.blocksMovement === true ? ["in the way"] : []),
    ...(prop.blocksSight === true ? ["blocks sight"] : []),
    ...(prop.climbable === true ? ["climbable"] : []),
    ...(prop.light === undefined ? [] : [`light ${prop.light.bright}/${prop.light.dim} ft`]),
  ];
  const summary = `${name} (${id}) stands at ${placeText(prop)}: ${ways.join(", ")}.`;
  return {
    data: { summary, propId: id, name, ...numbers, events: briefEvents(events) },
    text: summary,
  };
}

/** A candle, lamp, torch or hooded lantern by its name burns: "Torch", "Wall torch". */
function lightOf(name: string, { lightSources }: Compendium): Prop["light"] {
  const words = name.toLowerCase().split(/[^a-z]+/u);
  const source = lightSources.find(
    ({ id, shape }) => shape === "radius" && id.split("-").every((word) => words.includes(word)),
  );
  return source && { bright: source.bright.feet, dim: source.dim.feet };
}

/** What hides somebody wholly cannot be seen through, unless that is said. */
function propOf(
  id: string,
  asked: Asked,
  { name, light }: { readonly name: string; readonly light: Prop["light"] },
): Prop {
  const { position: at, size, cover, blocksMovement, blocksSight = cover === "full" } = asked;
  const { climbable, movable, material, description } = asked;
  return {
    id,
    name,
    ...at,
    size,
    cover,
    material,
    ...(blocksMovement && { blocksMovement }),
    ...(blocksSight && { blocksSight }),
    ...present({ climbable, movable, description, light }),
  };
}

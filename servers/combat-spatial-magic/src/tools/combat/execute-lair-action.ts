import { ToolFault } from "@tabletop-mcp/mcp-kit";
import {
  type Area,
  affectedSquares,
  type Event,
  type Ground,
  inArea,
  type LairAction,
} from "@tabletop-mcp/rules-engine";
import { conditionIds, damageTypes } from "@tabletop-mcp/srd-data";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { areaOf, areaParams } from "../../input/area.js";
import { boundsOf, duration } from "../../input/lasting.js";
import { anyObject, fields, nested } from "../../input/nested.js";
import { ability, choice, who } from "../../input/params.js";
import { present } from "../../input/present.js";
import { spot } from "../../input/spot.js";
import { said } from "../../input/text.js";
import { briefEvents } from "../../render/brief-events.js";
import { narrate } from "../../render/events.js";
import { pendingText, pendingView } from "../../render/pending.js";
import { struckView } from "../../render/struck.js";
import { inSession, type Session } from "../../table/session.js";
import { mapOf, placedAt } from "../../table/spots.js";

const area = nested(anyObject, fields({ ...areaParams, origin: spot }));
const save = nested(
  anyObject,
  fields({ ability, dc: z.int().min(1).max(60), half: z.boolean().exactOptional() }),
);

const input = {
  encounterId: who.optional(),
  lairOwnerId: who.optional(),
  description: said(300),
  targets: nested(z.array(z.string()), z.array(who).max(50)).optional(),
  area: area.optional().describe("As calculate_aoe's: { shape, origin, radius … }"),
  save: save.optional().describe("{ ability, dc, half? }"),
  damage: said(100).optional(),
  damageType: choice(damageTypes).optional(),
  condition: choice(conditionIds).optional(),
  duration: duration.optional(),
  terrain: choice(["difficult", "water", "obstacle", "obscurement"]).optional(),
};

type Asked = z.output<z.ZodObject<typeof input>>;

/** What a lair does. */
export default defineTool({
  name: "execute_lair_action",
  title: "Execute lair action",
  description:
    "A lair acts on initiative count 20, once a round, not the same twice running. Whom it strikes: targets, or all in area but its owner. Saves are rolled, damage once for all; a condition lasts a round unless duration says else. terrain is laid in the area.",
  access: "write",
  toolset: "combat",
  input,
  handle: (asked, ctx) =>
    inSession(ctx, async (session) => {
      await session.fight(asked.encounterId);
      const id = await ownerOf(session, asked.lairOwnerId);
      const area = await areaMeant(session, asked);
      const targets = await struckBy(session, { asked, area, owner: id });
      const events = [
        ...(await session.act(actionOf(asked, id, targets))),
        ...(await laid(session, asked.terrain, area)),
      ];
      const state = session.state();
      const summary = [narrate(events.filter(isTold), await session.telling(events))]
        .concat(pendingText(state, ctx))
        .filter((line) => line !== "")
        .join(" ");
      const data = {
        summary,
        lairOwnerId: id,
        results: targets.map((one) => struckView(one, events, state)),
        ...present({ pending: pendingView(state, ctx) }),
        events: briefEvents(events),
      };
      return { data, text: summary };
    }),
});

const isTold = ({ type }: Event): boolean => type !== "suspended";

/** Whose lair it is: who is named, or the only one there. */
async function ownerOf(session: Session, named: string | undefined): Promise<string> {
  if (named !== undefined) return session.who(named);
  const { combatants = {}, creatures } = session.state();
  const here = Object.values(combatants).filter(
    ({ id, inLair }) => inLair === true && creatures[id]?.dead !== true,
  );
  const [only, ...others] = here;
  if (only !== undefined && others.length === 0) return only.id;
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: only === undefined ? "Nobody is in its lair" : "Several are in their lair",
    hint: "Name one in lairOwnerId",
  });
}

async function areaMeant(session: Session, asked: Asked): Promise<Area | undefined> {
  const { area: where, encounterId } = asked;
  if (where === undefined) return undefined;
  const { origin, ...shape } = where;
  const [from] = await placedAt(session, { encounterId, spots: [origin] });
  if (from === undefined) throw new Error("One place was asked for.");
  const { x, y, z: up } = from.body;
  return areaOf(shape, { x, y, ...present({ z: up }) });
}

interface Striking {
  readonly asked: Asked;
  readonly area: Area | undefined;
  readonly owner: string;
}

async function struckBy(
  session: Session,
  { asked, area: covered, owner }: Striking,
): Promise<readonly string[]> {
  const ids = new Set<string>();
  for (const one of asked.targets ?? []) ids.add(await session.who(one));
  const inside = covered === undefined ? [] : inArea(session.state(), covered, session.ctx);
  for (const { id } of inside) if (id !== owner) ids.add(id);
  return [...ids];
}

const grounds: Readonly<Record<NonNullable<Asked["terrain"]>, Ground>> = {
  difficult: { difficult: true },
  water: { water: true },
  obstacle: { obstacle: {} },
  obscurement: { obscurement: "heavily" },
};

/** What the lair makes of the ground in its area; it comes after whatever waits for a reaction. */
async function laid(
  session: Session,
  terrain: Asked["terrain"],
  covered: Area | undefined,
): Promise<readonly Event[]> {
  if (terrain === undefined) return [];
  if (covered === undefined)
    throw new ToolFault({ code: "INVALID_ARGUMENT", message: "terrain needs an area" });
  const squares = affectedSquares(mapOf(session), covered);
  const action = { type: "change_terrain", squares, add: grounds[terrain], push: true } as const;
  return session.act({ type: "queue", action });
}

function actionOf(asked: Asked, id: string, targets: readonly string[]): LairAction {
  const { description: what, save: saved, damage, damageType, condition } = asked;
  const lasting = asked.duration === undefined ? undefined : boundsOf(asked).lasting;
  return {
    type: "lair_action",
    id,
    what,
    targets,
    ...present({ save: saved, damage, damageType, condition, lasting }),
  };
}

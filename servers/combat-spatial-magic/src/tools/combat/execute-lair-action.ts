import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { type Event, inArea, type LairAction } from "@tabletop-mcp/rules-engine";
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
import { placedAt } from "../../table/spots.js";

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
};

type Asked = z.output<z.ZodObject<typeof input>>;

/** What a lair does. */
export default defineTool({
  name: "execute_lair_action",
  title: "Execute lair action",
  description:
    "A lair acts on initiative count 20, once a round, not the same twice running. Whom it strikes: targets, or all in area but its owner. Saves are rolled, damage once for all; a condition lasts a round unless duration says else.",
  access: "write",
  toolset: "combat",
  input,
  handle: (asked, ctx) =>
    inSession(ctx, async (session) => {
      await session.fight(asked.encounterId);
      const id = await ownerOf(session, asked.lairOwnerId);
      const targets = await struckBy(session, asked, id);
      const events = await session.act(actionOf(asked, id, targets));
      const state = session.state();
      const summary = [narrate(events.filter(isTold), await session.telling(events))]
        .concat(pendingText(state))
        .filter((line) => line !== "")
        .join(" ");
      const data = {
        summary,
        lairOwnerId: id,
        results: targets.map((one) => struckView(one, events, state)),
        ...present({ pending: pendingView(state) }),
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

async function struckBy(session: Session, asked: Asked, owner: string): Promise<readonly string[]> {
  const { targets = [], area: where } = asked;
  const ids = new Set<string>();
  for (const one of targets) ids.add(await session.who(one));
  if (where === undefined) return [...ids];
  const { origin, ...shape } = where;
  const { encounterId } = asked;
  const [from] = await placedAt(session, { encounterId, spots: [origin] });
  if (from === undefined) throw new Error("One place was asked for.");
  const { x, y, z: up } = from.body;
  const covered = areaOf(shape, { x, y, ...present({ z: up }) });
  for (const { id } of inArea(session.state(), covered, session.ctx)) if (id !== owner) ids.add(id);
  return [...ids];
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

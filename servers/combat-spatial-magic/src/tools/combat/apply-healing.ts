import type { Reply } from "@tabletop-mcp/mcp-kit";
import { type Event, sheetOf } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { batchOf, isAmongOthers, type OneOf, replyToEach } from "../../input/batch.js";
import { name, who } from "../../input/params.js";
import { amount, dice, pointsOf } from "../../input/points.js";
import { present } from "../../input/present.js";
import { needed } from "../../input/taken.js";
import { briefEvents } from "../../render/brief-events.js";
import { narrate } from "../../render/events.js";
import { briefLife, lifeOf } from "../../render/wounds.js";
import { fightIfAny } from "../../table/in-fight.js";
import { inSession, type Session } from "../../table/session.js";

const input = {
  encounterId: who.optional(),
  targetId: who.optional(),
  amount,
  dice,
  temporary: z.boolean().optional(),
  source: name.optional(),
  batch: batchOf(50),
};

const aliases = { characterId: "targetId", characterName: "targetId" } as const;

/** Hit points back, or temporary ones. */
export default defineTool({
  name: "apply_healing",
  title: "Apply healing",
  description:
    "Give hit points back, up to the maximum, or temporary ones, which do not add up. Wakes the dying; the dead are not healed.",
  access: "write",
  toolset: "combat",
  input,
  aliases,
  handle: (request, ctx) =>
    inSession(ctx, (session) =>
      replyToEach(request, { input, aliases }, (one) =>
        applyHealing(session, one, isAmongOthers(request)),
      ),
    ),
});

async function applyHealing(
  session: Session,
  asked: OneOf<typeof input>,
  among: boolean,
): Promise<Reply> {
  const said = needed(asked.targetId, "targetId", "apply_healing");
  const { temporary, source } = asked;
  const points = pointsOf(asked, "apply_healing");
  await fightIfAny(session, asked.encounterId);
  const id = await session.who(said);
  const more = present({ temporary, source });
  const events = await session.act({ type: "heal", id, ...points, ...more });
  const sheet = sheetOf(await session.creature(id), session.ctx.compendium);
  const summary = narrate(events, await session.telling(events));
  const data = {
    summary,
    id,
    ...(among ? {} : { name: sheet.name }),
    ...(among && temporary ? {} : { healed: healedIn(events) }),
    ...rolledIn(events, among),
    ...(among ? briefLife(sheet) : lifeOf(sheet)),
    ...(events.some(({ type }) => type === "revived") && { revived: true }),
    events: briefEvents(events),
  };
  return { data, text: summary };
}

const healedIn = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (event.type === "healed" ? event.amount : 0), 0);

/** The dice that gave it; among others what fell. */
function rolledIn(events: readonly Event[], among: boolean) {
  const [rolled] = events.flatMap((event) =>
    event.type === "healed" || event.type === "temporary_hp" ? [event] : [],
  );
  return rolled === undefined || rolled.rolls.length === 0
    ? {}
    : { ...(among ? {} : { dice: rolled.dice }), rolls: rolled.rolls };
}

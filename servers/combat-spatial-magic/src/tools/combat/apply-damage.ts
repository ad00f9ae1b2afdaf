import type { Reply } from "@tabletop-mcp/mcp-kit";
import { sheetOf } from "@tabletop-mcp/rules-engine";
import { damageTypes } from "@tabletop-mcp/srd-data";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { batchOf, isAmongOthers, type OneOf, replyToEach } from "../../input/batch.js";
import { choice, name, who } from "../../input/params.js";
import { amount, amountOrDice, dice, pointsOf } from "../../input/points.js";
import { present } from "../../input/present.js";
import { needed } from "../../input/taken.js";
import { briefEvents } from "../../render/brief-events.js";
import { narrate } from "../../render/events.js";
import { pendingText, pendingView } from "../../render/pending.js";
import { blowView, briefBlow, briefLife, lifeOf } from "../../render/wounds.js";
import { fightIfAny } from "../../table/in-fight.js";
import { inSession, type Session } from "../../table/session.js";
import { struckCalled } from "../../table/wall-sections.js";

const input = {
  encounterId: who.optional(),
  targetId: who.optional(),
  amount,
  dice,
  damage: amountOrDice,
  damageType: choice(damageTypes).optional(),
  source: name.optional(),
  magical: z.boolean().optional(),
  halved: z.boolean().optional().describe("By a save."),
  critical: z.boolean().optional().describe("Doubles dice not doubled already."),
  nonlethal: z.boolean().optional(),
  batch: batchOf(50),
};

const aliases = {
  characterId: "targetId",
  characterName: "targetId",
  type: "damageType",
} as const;

/** Damage from whatever no attack roll stands for. */
export default defineTool({
  name: "apply_damage",
  title: "Apply damage",
  description:
    "Damage; resistances, temporary HP, concentration, dying and death follow. Severity by level 1-4/5-10/11-16/17-20: setback 1d10/2d10/4d10/10d10, dangerous 2d10/4d10/10d10/18d10, deadly 4d10/10d10/18d10/24d10.",
  access: "write",
  toolset: "combat",
  input,
  aliases,
  handle: (request, ctx) =>
    inSession(ctx, (session) =>
      replyToEach(request, { input, aliases }, (one) =>
        applyDamage(session, one, isAmongOthers(request)),
      ),
    ),
});

/** One blow: concentration is tested once for it. */
async function applyDamage(
  session: Session,
  asked: OneOf<typeof input>,
  among: boolean,
): Promise<Reply> {
  const said = needed(asked.targetId, "targetId", "apply_damage");
  const { damageType, source, magical, halved, critical, nonlethal, damage: either } = asked;
  const points = pointsOf({ ...asked, either }, "apply_damage");
  await fightIfAny(session, asked.encounterId);
  const id = await struckCalled(session, said);
  const part = { ...points, ...present({ type: damageType, magical, halved }) };
  const events = await session.act({
    type: "damage",
    id,
    parts: [part],
    ...present({ source, critical, nonlethal }),
  });
  const sheet = sheetOf(await session.creature(id), session.ctx.compendium);
  const told = events.filter(({ type }) => type !== "suspended");
  const summary = [
    narrate(told, await session.telling(told)),
    pendingText(session.state(), session.ctx),
  ]
    .filter((line) => line !== "")
    .join(" ");
  const data = {
    summary,
    id,
    ...(among
      ? { ...briefBlow(id, events), ...briefLife(sheet) }
      : { name: sheet.name, ...blowView(id, events), ...lifeOf(sheet) }),
    ...present({ pending: pendingView(session.state(), session.ctx) }),
    events: briefEvents(events),
  };
  return { data, text: summary };
}

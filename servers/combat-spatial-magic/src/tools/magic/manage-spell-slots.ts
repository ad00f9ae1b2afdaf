import type { Reply } from "@tabletop-mcp/mcp-kit";
import { type Sheet, sheetOf } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { batchOf, isEach, type OneOf, replyToEach } from "../../input/batch.js";
import { choice, who, whoAliases } from "../../input/params.js";
import { present } from "../../input/present.js";
import { needed } from "../../input/taken.js";
import { briefEvents } from "../../render/brief-events.js";
import { narrate } from "../../render/events.js";
import { fightIfAny } from "../../table/in-fight.js";
import { inGlance, inSession, type Session } from "../../table/session.js";

const input = {
  encounterId: who.optional(),
  characterId: who.optional(),
  operation: choice(["view", "expend", "restore", "set"]).optional(),
  slotLevel: z.int().min(1).max(9).optional(),
  count: z.int().min(0).max(20).optional(),
  pact: z.boolean().optional(),
  batch: batchOf(20),
};

const aliases = { ...whoAliases, spellSlot: "slotLevel", level: "slotLevel" } as const;

/** Spell slots by hand. */
export default defineTool({
  name: "manage_spell_slots",
  title: "Manage spell slots",
  description:
    "View, expend, restore or set (what is left) spell slots; casting pays by itself. restore without slotLevel brings all back.",
  access: "destroy",
  toolset: "magic",
  input,
  aliases,
  handle: (request, ctx) =>
    (isEach(request, "view") ? inGlance : inSession)(ctx, (session) =>
      replyToEach(request, { input, aliases }, (one) => manageSlots(session, one)),
    ),
});

async function manageSlots(session: Session, asked: OneOf<typeof input>): Promise<Reply> {
  const operation = needed(asked.operation, "operation", "manage_spell_slots");
  await fightIfAny(session, asked.encounterId);
  const id = await session.who(needed(asked.characterId, "characterId", operation));
  const { slotLevel: level, count, pact } = asked;
  const events =
    operation === "view"
      ? []
      : await session.act({
          type: "change_slots",
          id,
          operation,
          ...present({ level, count, pact }),
        });
  const sheet = sheetOf(await session.creature(id), session.ctx.compendium);
  const told = narrate(events, await session.telling(events));
  const summary = told === "" ? slotsText(sheet) : told;
  const { slots = {}, pact: ofPact } = sheet.spellcasting ?? {};
  const data = {
    summary,
    id,
    name: sheet.name,
    slots,
    ...present({ pact: ofPact }),
    ...(operation !== "view" && { events: briefEvents(events) }),
  };
  return { data, text: summary };
}

/** "Ada: level 1 3/4, level 2 3/3, pact (level 3) 1/2." */
function slotsText({ name, spellcasting }: Sheet): string {
  const { slots = {}, pact } = spellcasting ?? {};
  const counts = [
    ...Object.entries(slots).map(([level, { left, max }]) => `level ${level} ${left}/${max}`),
    ...(pact === undefined ? [] : [`pact (level ${pact.level}) ${pact.left}/${pact.max}`]),
  ];
  return counts.length === 0
    ? `${name} has no spell slots.`
    : `${name} has slots left: ${counts.join(", ")}.`;
}

import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { concentrationOf } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { diceOfTable, manualRoll, manualRolls, who, whoAliases } from "../../input/params.js";
import { present } from "../../input/present.js";
import { briefEvents } from "../../render/brief-events.js";
import { endedWith } from "../../render/ended-with.js";
import { narrate } from "../../render/events.js";
import { pendingText, pendingView } from "../../render/pending.js";
import { fightIfAny } from "../../table/in-fight.js";
import { inSession } from "../../table/session.js";

/** A save that keeps concentration up. */
export default defineTool({
  name: "check_concentration",
  title: "Check concentration",
  description:
    "A Constitution save to keep concentrating, against dc, or for damage told elsewhere (DC 10 or half of it). apply_damage and attacks ask for it themselves.",
  access: "write",
  toolset: "magic",
  input: {
    encounterId: who.optional(),
    characterId: who,
    damage: z.int().min(0).max(10_000).optional(),
    dc: z.int().min(1).max(60).optional(),
    manualRoll,
    manualRolls,
  },
  aliases: whoAliases,
  handle: ({ encounterId, characterId, damage, dc, ...hand }, ctx) =>
    inSession(ctx, async (session) => {
      if ((damage === undefined) === (dc === undefined))
        throw new ToolFault({
          code: "INVALID_ARGUMENT",
          message: "One of damage and dc is needed",
          example: '{"characterId":"Mira","damage":22}',
        });
      await fightIfAny(session, encounterId);
      const id = await session.who(characterId);
      const before = concentrationOf(await session.creature(id));
      const asked = present({ damage, dc, manual: diceOfTable(hand) });
      const events = await session.act({ type: "test_concentration", id, ...asked });
      const { name, casts } = await session.creature(id);
      const state = session.state();
      const summary = [narrate(events, await session.telling(events)), pendingText(state, ctx)]
        .filter((line) => line !== "")
        .join(" ");
      const [roll] = events.flatMap((event) =>
        event.type === "rolled" && event.id === id ? [event] : [],
      );
      const data = {
        summary,
        id,
        name,
        ...roll?.d20,
        ...present({ dc: roll?.dc, success: roll?.success }),
        spell: before?.spell,
        maintained: casts.some((one) => one.id === before?.id),
        ended: endedWith(events),
        ...present({ pending: pendingView(state, ctx) }),
        events: briefEvents(events),
      };
      return { data, text: summary };
    }),
});

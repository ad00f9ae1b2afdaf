import { sheetOf } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { diceOfTable, manualRoll, manualRolls, who, whoAliases } from "../../input/params.js";
import { present } from "../../input/present.js";
import { briefEvents } from "../../render/brief-events.js";
import { narrate } from "../../render/events.js";
import { lifeOf } from "../../render/wounds.js";
import { fightIfAny } from "../../table/in-fight.js";
import { inSession } from "../../table/session.js";

/** A death saving throw. */
export default defineTool({
  name: "roll_death_save",
  title: "Roll death save",
  description:
    "A death saving throw of who is dying: 10 or more succeeds, 1 fails twice, 20 wakes with 1 HP, three of either decide. In a fight once, on its own turn.",
  access: "write",
  toolset: "combat",
  input: {
    encounterId: who.optional(),
    characterId: who,
    advantage: z.boolean().optional(),
    disadvantage: z.boolean().optional(),
    bonus: z.int().min(-100).max(100).optional(),
    manualRoll,
    manualRolls,
  },
  aliases: { ...whoAliases, targetId: "characterId" },
  handle: ({ encounterId, characterId, advantage, disadvantage, bonus, ...hand }, ctx) =>
    inSession(ctx, async (session) => {
      await fightIfAny(session, encounterId);
      const id = await session.who(characterId);
      const asked = present({ advantage, disadvantage, bonus, manual: diceOfTable(hand) });
      const events = await session.act({ type: "death_save", id, ...asked });
      const sheet = sheetOf(await session.creature(id), session.ctx.compendium);
      const summary = narrate(events, await session.telling(events));
      const [roll] = events.flatMap((event) => (event.type === "rolled" ? [event] : []));
      const [save] = events.flatMap((event) => (event.type === "death_save" ? [event] : []));
      const data = {
        summary,
        id,
        name: sheet.name,
        ...roll?.d20,
        ...present({ dc: roll?.dc, success: roll?.success, outcome: save?.outcome }),
        successes: save?.deathSaves.successes,
        failures: save?.deathSaves.failures,
        ...lifeOf(sheet),
        events: briefEvents(events),
      };
      return { data, text: summary };
    }),
});

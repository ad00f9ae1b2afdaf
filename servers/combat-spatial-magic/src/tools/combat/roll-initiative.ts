import type { Event } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { anyObject, fields, nested } from "../../input/nested.js";
import { diceOfTable, manualRoll, who } from "../../input/params.js";
import { present } from "../../input/present.js";
import { briefEvents } from "../../render/brief-events.js";
import { briefOrder, orderText, orderView, type Shown, turnText } from "../../render/fight.js";
import { d20Text } from "../../render/roll.js";
import { shownFight } from "../../table/in-fight.js";
import { inSession } from "../../table/session.js";

const setting = fields({ creatureId: who, initiative: z.int().min(-20).max(100) });

/** Of many who roll, the summary has each die with what was added. */
const mostWhole = 4;

const orderOf = (shown: Shown, events: readonly Event[]): readonly object[] =>
  events.filter(({ type }) => type === "rolled").length > mostWhole
    ? briefOrder(shown, events)
    : orderView(shown, events);

/** Initiative anew. */
export default defineTool({
  name: "roll_initiative",
  title: "Roll initiative",
  description:
    "Roll initiative anew for all or some, or set it; whose turn it is stays. create_encounter has rolled already.",
  access: "destroy",
  toolset: "combat",
  input: {
    encounterId: who.optional(),
    creatureIds: nested(z.array(z.string()), z.array(who).min(1).max(200)).optional(),
    set: nested(z.array(anyObject), z.array(setting).min(1).max(200))
      .optional()
      .describe("[{ creatureId, initiative }]"),
    manualRoll,
    manualRolls: z.array(z.int().min(1).max(20)).min(1).max(200).optional(),
  },
  handle: ({ encounterId, creatureIds, set, ...dice }, ctx) =>
    inSession(ctx, async (session) => {
      await session.fight(encounterId);
      const manual = diceOfTable(dice);
      const ids = async (said: readonly string[]) => {
        const found: string[] = [];
        for (const one of said) found.push(await session.who(one));
        return found;
      };
      const of = creatureIds && (await ids(creatureIds));
      const setIds = set && (await ids(set.map(({ creatureId }) => creatureId)));
      const turns = set?.map(({ initiative }, at) => ({ id: setIds?.[at] ?? "", initiative }));
      const events = await session.act({
        type: "roll_initiative",
        ...present({ of, set: turns, manual }),
      });
      const shown = shownFight(session);
      const rolled = events.flatMap((event) =>
        event.type === "rolled"
          ? [`${shown.sheets.get(event.id)?.name ?? event.id}: ${d20Text(event.d20)}.`]
          : [],
      );
      const summary = [...rolled, `Order: ${orderText(shown)}.`, turnText(shown)].join(" ");
      const data = { summary, order: orderOf(shown, events), events: briefEvents(events) };
      return { data, text: summary };
    }),
});

import { combatantOf, type Event, isOnTurn, movementLeft } from "@tabletop-mcp/rules-engine";
import { defineTool } from "../../context.js";
import { moveAliases, moveInput } from "../../input/move.js";
import { present } from "../../input/present.js";
import { shortEvents } from "../../render/brief-events.js";
import { narrate } from "../../render/events.js";
import { leftText } from "../../render/left-of-turn.js";
import { outcomes } from "../../render/outcome.js";
import { pendingText, pendingView } from "../../render/pending.js";
import { attacksOn, triggeredOn } from "../../render/triggered.js";
import { shownFight } from "../../table/in-fight.js";
import { inSession } from "../../table/session.js";

/** Somebody goes somewhere. */
export default defineTool({
  name: "move_combatant",
  title: "Move combatant",
  description:
    "Move on the map, by the cheapest legal way to a square or along a path. What the way brings happens: opportunity attacks, hazards, falls. teleport and forced cost and provoke nothing. A refused move changes nothing.",
  access: "write",
  toolset: "combat",
  input: moveInput,
  aliases: moveAliases,
  handle: ({ encounterId, creatureId, ...way }, ctx) =>
    inSession(ctx, async (session) => {
      await session.fight(encounterId);
      const id = await session.who(creatureId);
      const isByItself = way.mode !== "forced" && way.mode !== "teleport";
      const held = combatantOf(session.state(), id)?.readied?.action;
      const readied = held === "move" && isByItself && !isOnTurn(session.state(), id);
      const events = await session.act({
        type: "move",
        id,
        ...present(way),
        ...(readied && { readied }),
      });
      const shown = shownFight(session);
      const telling = await session.telling(events);
      const happened = events.filter(isTold);
      const attacks = attacksOn(id, events);
      const isInTriggered = (event: Event): boolean => attacks.has(event);
      const textOf = (told: string): string =>
        [told, pendingText(shown.state, ctx), leftText(shown, id, ctx)]
          .filter((line) => line !== "")
          .join(" ");
      const steps = events.flatMap((event) =>
        event.type === "moved" && event.id === id && event.mode !== "fall" ? event : [],
      );
      const data = {
        summary: textOf(outcomes(happened, telling, isInTriggered)),
        id,
        path: steps.flatMap(({ path }) => path),
        cost: steps.reduce((sum, { feet }) => sum + feet, 0),
        remaining: movementLeft(shown.state, id, ctx).left,
        ...present({ position: combatantOf(shown.state, id)?.at }),
        triggered: triggeredOn(id, events),
        ...present({ pending: pendingView(shown.state, ctx) }),
        events: shortEvents(events.filter((event) => isMore(event) && !isInTriggered(event))),
      };
      return { data, text: textOf(narrate(happened, telling)) };
    }),
});

/** What a step takes of the turn, it says itself. */
const isTold = ({ type }: Event): boolean => type !== "suspended" && type !== "turn_spent";

/** The game master's words stand in the summary. */
const isMore = (event: Event): boolean => isTold(event) && event.type !== "told";

import { type Event, outcomes } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { choice, who, words } from "../../input/params.js";
import { present } from "../../input/present.js";
import { briefEvents } from "../../render/brief-events.js";
import { narrate } from "../../render/events.js";
import type { Shown } from "../../render/fight.js";
import {
  fallenOf,
  keptOf,
  keptText,
  othersUp,
  survivorsOf,
  survivorText,
} from "../../render/fight-over.js";
import { shownFight } from "../../table/in-fight.js";
import { inSession } from "../../table/session.js";

/** A fight is over. */
export default defineTool({
  name: "end_encounter",
  title: "End encounter",
  description:
    "End a fight. XP of enemies dead or knocked out (or xp) is shared by the party's survivors and written on their sheets; what still lasts goes on.",
  access: "write",
  toolset: "combat",
  input: {
    encounterId: who.optional(),
    outcome: choice(outcomes).optional(),
    xp: z.union([z.literal("auto"), z.int().min(0).max(10_000_000)]).optional(),
    notes: words.optional(),
  },
  handle: ({ encounterId, outcome, xp, notes }, ctx) =>
    inSession(ctx, async (session) => {
      await session.fight(encounterId);
      const asked = present({ outcome, xp: xp === "auto" ? undefined : xp, notes });
      const events = await session.act({ type: "end_encounter", ...asked });
      const shown = shownFight(session);
      const { id, name, round, xp: gained = { total: 0, each: 0 } } = shown.encounter;
      const telling = await session.telling(events);
      const conditionsKept = keptOf(shown, telling);
      const [survivors, fallen] = [survivorsOf(shown), fallenOf(shown)];
      const others = othersUp(shown);
      const said = events.filter(isTold);
      const summary = [
        `${name} is over${outcome === undefined ? "" : ` (${outcome})`} after ${round} ${round === 1 ? "round" : "rounds"}.`,
        `XP: ${gained.total}, ${gained.each} each${sharedBy(shown, events)}.`,
        listed(
          "Survivors",
          survivors.map((one) => survivorText(one)),
        ),
        listed(
          "Fallen",
          fallen.map((one) => `${one.name} (${one.status})`),
        ),
        listed("Still up on other sides", others),
        listed("Still", keptText(shown, telling)),
        narrate(said, telling),
      ];
      const text = summary.filter((line) => line !== "").join(" ");
      const data = {
        summary: text,
        encounterId: id,
        rounds: round,
        ...present({ outcome }),
        survivors,
        fallen,
        ...(others.length > 0 && { othersUp: others }),
        xp: gained,
        conditionsKept,
        events: briefEvents(events),
      };
      return { data, text };
    }),
});

/** What no other words of the summary say. */
const isTold = ({ type }: Event): boolean =>
  ["cast_ended", "condition_lost", "effect_lost", "time_passed", "died", "resumed"].includes(type);

/** Whose sheets have their share by now. */
function sharedBy({ sheets }: Shown, events: readonly Event[]): string {
  const names = events.flatMap((event) =>
    event.type === "changed" && event.field === "xp" ? (sheets.get(event.id)?.name ?? []) : [],
  );
  return names.length === 0 ? "" : ` (written down for ${names.join(", ")})`;
}

const listed = (what: string, names: readonly string[]): string =>
  names.length === 0 ? "" : `${what}: ${names.join(what === "Still" ? "; " : ", ")}.`;

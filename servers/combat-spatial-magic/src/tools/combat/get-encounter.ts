import type { Battlefield } from "@tabletop-mcp/rules-engine";
import { defineTool } from "../../context.js";
import { choice, who } from "../../input/params.js";
import { present } from "../../input/present.js";
import { combatantLines, combatantsView, currentView, fightText } from "../../render/fight.js";
import { leftText } from "../../render/left-of-turn.js";
import { pendingText, pendingView } from "../../render/pending.js";
import { spellLines, spellsView } from "../../render/running.js";
import { auraLines, aurasView } from "../../render/zones.js";
import { latestOf } from "../../table/fight-log.js";
import { shownFight } from "../../table/in-fight.js";
import { inGlance } from "../../table/session.js";

/** A fight as it stands. */
export default defineTool({
  name: "get_encounter",
  title: "Get encounter",
  description:
    "A fight, active or ended: turns, hit points, conditions, effects, places. full adds what hides, and what happened last.",
  access: "read",
  toolset: "combat",
  input: { encounterId: who.optional(), detail: choice(["brief", "full"]).default("brief") },
  handle: ({ encounterId, detail }, ctx) =>
    inGlance(ctx, async (session) => {
      await session.fight(encounterId);
      const shown = shownFight(session);
      const { id, name, status, round, house, light, sunlight, outcome, xp, notes } =
        shown.encounter;
      const { battlefield } = shown.state;
      const log = detail === "full" ? await latestOf(session, id) : [];
      const pending = pendingView(shown.state, ctx);
      const auras = aurasView(shown, ctx.compendium);
      const isOver = status === "ended";
      const spells = isOver ? [] : spellsView(shown, ctx.compendium);
      const summary = fightText(shown);
      const data = {
        summary,
        encounterId: id,
        name,
        status,
        round,
        ...(isOver ? {} : { current: currentView(shown) }),
        order: shown.encounter.order,
        combatants: combatantsView(shown, detail),
        lighting: sunlight === true ? "sunlight" : light,
        ...(battlefield && { terrain: terrainView(battlefield, detail) }),
        ...(auras.length > 0 && { auras }),
        ...(spells.length > 0 && { spells }),
        house,
        ...present({ outcome, xp, notes, pending }),
        ...(detail === "full" && { log }),
      };
      const lines = [
        summary,
        ...combatantLines(shown, detail),
        ...auraLines(shown, ctx.compendium),
        ...(isOver ? [] : spellLines(shown, ctx.compendium)),
        ...(isOver ? [] : [leftText(shown, shown.encounter.turn.of, ctx)]),
        ...(pending === undefined ? [] : [pendingText(shown.state, ctx)]),
        ...log.map((line) => `* ${line}`),
      ];
      return { data, text: lines.join("\n") };
    }),
});

/** The map's size; in full what lies on it, too, row by row: render_battlefield draws it. */
const terrainView = ({ width, height, ...rest }: Battlefield, detail: "brief" | "full") =>
  detail === "full" ? { width, height, ...rest } : { width, height };

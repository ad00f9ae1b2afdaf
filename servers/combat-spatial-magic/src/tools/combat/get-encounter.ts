import type { Battlefield } from "@tabletop-mcp/rules-engine";
import { type CombatContext, defineTool } from "../../context.js";
import { choice, who } from "../../input/params.js";
import { present } from "../../input/present.js";
import {
  combatantLines,
  combatantsView,
  currentView,
  fightText,
  type Shown,
} from "../../render/fight.js";
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
      const log = detail === "full" ? await latestOf(session, shown.encounter.id) : undefined;
      const asked = { shown, detail, log, ctx };
      return { data: viewOf(asked), text: textOf(asked) };
    }),
});

interface Asked {
  readonly shown: Shown;
  readonly detail: "brief" | "full";
  /** What happened last, where it is asked for. */
  readonly log: readonly string[] | undefined;
  readonly ctx: CombatContext;
}

const isOver = ({ encounter }: Shown): boolean => encounter.status === "ended";

function viewOf({ shown, detail, log, ctx }: Asked) {
  const { id, name, status, round, house, light, sunlight, outcome, xp, notes } = shown.encounter;
  const { battlefield } = shown.state;
  const auras = aurasView(shown, ctx.compendium);
  const spells = isOver(shown) ? [] : spellsView(shown, ctx.compendium);
  return {
    summary: fightText(shown),
    encounterId: id,
    name,
    status,
    round,
    ...(isOver(shown) ? {} : { current: currentView(shown) }),
    order: shown.encounter.order,
    combatants: combatantsView(shown, detail),
    lighting: sunlight === true ? "sunlight" : light,
    ...(battlefield && { terrain: terrainView(battlefield, detail) }),
    ...(auras.length > 0 && { auras }),
    ...(spells.length > 0 && { spells }),
    house,
    ...present({ outcome, xp, notes, pending: pendingView(shown.state, ctx), log }),
  };
}

function textOf({ shown, detail, log = [], ctx }: Asked): string {
  const left = isOver(shown)
    ? []
    : [...spellLines(shown, ctx.compendium), leftText(shown, shown.encounter.turn.of, ctx)];
  return [
    fightText(shown),
    ...combatantLines(shown, detail),
    ...auraLines(shown, ctx.compendium),
    ...left,
    pendingText(shown.state, ctx),
    ...log.map((line) => `* ${line}`),
  ]
    .filter((line) => line !== "")
    .join("\n");
}

/** The map's size; in full what lies on it, too, row by row: render_battlefield draws it. */
const terrainView = ({ width, height, ...rest }: Battlefield, detail: "brief" | "full") =>
  detail === "full" ? { width, height, ...rest } : { width, height };

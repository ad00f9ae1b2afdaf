import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { coverBonus, sightBetween } from "@tabletop-mcp/rules-engine";
import { defineTool } from "../../context.js";
import { who } from "../../input/params.js";
import { type SpotSaid, spot } from "../../input/spot.js";
import { blockersText, blockersView, coverText } from "../../render/cover.js";
import { inGlance } from "../../table/session.js";
import { mapOf, placedAt } from "../../table/spots.js";

/** What cover a target has. */
export default defineTool({
  name: "check_cover",
  title: "Check cover",
  description:
    "A target's cover from an attacker, by lines between corners; creatures in between give half. Name combatants, or squares in from and to.",
  access: "read",
  toolset: "spatial",
  input: {
    attackerId: who.optional(),
    targetId: who.optional(),
    from: spot.optional(),
    to: spot.optional(),
    encounterId: who.optional(),
  },
  handle: ({ attackerId, targetId, from, to, encounterId }, ctx) =>
    inGlance(ctx, async (session) => {
      const spots = [
        oneOf(attackerId ?? from, "attackerId or from"),
        oneOf(targetId ?? to, "targetId or to"),
      ];
      const [attacker, target] = await placedAt(session, { encounterId, spots });
      if (attacker === undefined || target === undefined) throw new Error("Two were asked for.");
      mapOf(session);
      const state = session.state();
      const { cover, blocked, by } = sightBetween(
        state,
        { from: attacker, to: target },
        session.ctx,
      );
      const bonus = coverBonus[cover];
      const data = {
        cover,
        acBonus: bonus,
        dexSaveBonus: bonus,
        lines: { blocked, of: 4 },
        blockedBy: blockersView(by, state),
      };
      const effect =
        cover === "full"
          ? ": it cannot be targeted"
          : bonus === 0
            ? ""
            : `: +${bonus} to AC and Dexterity saves`;
      const text = `${target.name} has ${coverText(cover)} from ${attacker.name}${effect}; ${blocked} of 4 lines blocked by terrain${blockersText(by, state)}.`;
      return { data, text };
    }),
});

function oneOf(said: SpotSaid | undefined, names: string): SpotSaid {
  if (said !== undefined) return said;
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: `check_cover needs ${names}`,
    example: '{"attackerId":"Ada","targetId":"Goblin 1"}',
  });
}

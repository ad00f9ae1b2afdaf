import { type SightBetween, type SightReason, sightBetween } from "@tabletop-mcp/rules-engine";
import { defineTool } from "../../context.js";
import { who } from "../../input/params.js";
import { present } from "../../input/present.js";
import { spot } from "../../input/spot.js";
import { blockersText, blockersView, coverText } from "../../render/cover.js";
import { inGlance } from "../../table/session.js";
import { placedAt } from "../../table/spots.js";

/** Whether one sees the other, and why. */
export default defineTool({
  name: "check_line_of_sight",
  title: "Check line of sight",
  description:
    "Whether a combatant (or plain eyes on a square) sees another or a square: walls, light, senses, fog, hiding, invisibility; and its cover.",
  access: "read",
  toolset: "spatial",
  input: { from: spot, to: spot, encounterId: who.optional() },
  handle: ({ from, to, encounterId }, ctx) =>
    inGlance(ctx, async (session) => {
      const [viewer, target] = await placedAt(session, { encounterId, spots: [from, to] });
      if (viewer === undefined || target === undefined) throw new Error("Two were asked for.");
      const state = session.state();
      const found = sightBetween(state, { from: viewer, to: target }, session.ctx);
      const { visible, cover, obscured, light, felt, by } = found;
      const reason = reasons[found.reason];
      const data = {
        visible,
        cover,
        blockedBy: blockersView(by, state),
        obscured,
        light,
        reason,
        ...present({ felt }),
      };
      const verb = visible ? "sees" : "does not see";
      const about = [reason, ...obscuredText(found), coverText(cover) + blockersText(by, state)];
      const text = `${viewer.name} ${verb} ${target.name}: ${about.join("; ")}.`;
      return { data, text };
    }),
});

const obscuredText = ({ obscured, light, felt }: SightBetween): readonly string[] => [
  `${light.replace("_", " ")}${light === "bright" ? " light" : light === "dim" ? " light" : ""}`,
  ...(obscured === "none" ? [] : [`${obscured} obscured`]),
  ...(felt ? ["its place is felt by tremorsense"] : []),
];

const reasons: Readonly<Record<SightReason, string>> = {
  clear: "in plain sight",
  darkvision: "by darkvision",
  blindsight: "by blindsight",
  truesight: "by truesight",
  devils_sight: "by Devil's Sight",
  no_line: "no line past walls and what blocks sight",
  hidden: "hidden",
  blinded: "the viewer cannot see",
  invisible: "invisible",
  obscured: "heavily obscured on the way",
  dark: "too dark",
};

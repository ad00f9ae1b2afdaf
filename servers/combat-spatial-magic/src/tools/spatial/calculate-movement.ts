import { calculateMovement, type GameState, type Movement } from "@tabletop-mcp/rules-engine";
import { defineTool } from "../../context.js";
import { moveAliases, moveInput } from "../../input/move.js";
import { present } from "../../input/present.js";
import { placeText } from "../../render/place.js";
import { fightIfAny } from "../../table/in-fight.js";
import { refusal } from "../../table/refusal.js";
import { inGlance } from "../../table/session.js";

/** What a move would take; move_combatant judges by the same function. */
export default defineTool({
  name: "calculate_movement",
  title: "Calculate movement",
  description:
    "What a move would cost, what is left after it, and whom it gives an opportunity attack. Changes nothing. to: the cheapest way; path: the squares entered.",
  access: "read",
  toolset: "spatial",
  input: moveInput,
  aliases: moveAliases,
  handle: ({ creatureId, encounterId, to, ...how }, ctx) =>
    inGlance(ctx, async (session) => {
      await fightIfAny(session, encounterId);
      const id = await session.who(creatureId);
      const { name } = await session.creature(id);
      const action = { type: "move", id, ...present({ to, ...how }) } as const;
      const found = calculateMovement(session.state(), action, ctx);
      if (!found.ok) throw refusal(found.error);
      const { reason, falls, opportunityAttacks, ...movement } = found.value;
      const state = session.state();
      const data = {
        ...movement,
        ...present({ reason: reason?.message, falls: falls > 0 ? falls : undefined }),
        opportunityAttacks: opportunityAttacks.map(({ by, at }) => ({
          by,
          name: nameOf(state, by),
          at,
        })),
      };
      return { data, text: textOf(name, found.value, state) };
    }),
});

const nameOf = ({ creatures }: GameState, id: string): string => creatures[id]?.name ?? id;

function textOf(name: string, movement: Movement, state: GameState): string {
  const { reachable, reason, path, cost, remaining, breakdown, falls } = movement;
  if (!reachable) return `${name} cannot: ${reason?.message ?? "there is no way."}`;
  const parts = breakdown.map(({ what, feet, by = [] }) =>
    [`${what} ${feet}`, ...(by.length > 0 ? [`(${by.join(", ")})`] : [])].join(" "),
  );
  const by = movement.opportunityAttacks.map(
    ({ by: one, at }) => `${nameOf(state, one)} as it leaves ${placeText(at)}`,
  );
  const end = path.at(-1);
  return [
    `${name} to ${end === undefined ? "where it is" : placeText(end)}: ${cost} ft${parts.length === 0 ? "" : ` (${parts.join(", ")})`}, ${remaining} ft left.`,
    ...(path.length === 0 ? [] : [`Way: ${path.map(placeText).join(" ")}.`]),
    ...(falls === 0 ? [] : [`It falls ${falls} ft at the end.`]),
    `Opportunity attacks: ${by.join(", ") || "none"}.`,
  ].join(" ");
}

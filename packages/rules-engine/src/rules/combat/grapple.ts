import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { immunitiesOf } from "../../gather/gather.js";
import { wrestle } from "./wrestle.js";

/** Seizes a creature with a free hand: it is grappled where the contest is won ("Grappling"). */
export function grappleRule(state: GameState, action: ActionOf<"grapple">, using: Using): Decision {
  const { id, target } = action;
  const self = creatureIn(state, id);
  const refused = refuseHands(self) ?? refuseImmune(creatureIn(state, target), "grappled", using);
  if (refused !== undefined) return err(refused);
  const wrestled = wrestle(state, action, using);
  if (!wrestled.ok) return wrestled;
  const { events, won } = wrestled.value;
  if (!won) return ok(happens(...events));
  return ok({
    events,
    run: [
      {
        kind: "act",
        action: {
          type: "gain_condition",
          id: target,
          condition: "grappled",
          from: id,
          escape: { by: ["athletics", "acrobatics"] },
          lasting: { kind: "until", what: "removed" },
        },
      },
    ],
  });
}

/** Who holds something in both hands, or in each, has none free; a stat block's hands are not counted. */
function refuseHands({ name, items }: Creature): RuleViolation | undefined {
  const held = items.filter(
    ({ slot }) =>
      slot === "two_hands" || slot === "main_hand" || slot === "off_hand" || slot === "shield",
  );
  const isFull = held.some(({ slot }) => slot === "two_hands") || held.length > 1;
  return isFull
    ? {
        code: "HANDS_FULL",
        message: `${name} has no free hand: it holds ${held.map((item) => item.name).join(" and ")}.`,
        hint: "Put something away first.",
      }
    : undefined;
}

/** What cannot be done to a creature because it is immune to the condition that it would bring. */
export const refuseImmune = (
  creature: Creature,
  condition: "grappled" | "prone",
  { compendium }: Using,
): RuleViolation | undefined =>
  immunitiesOf(creature, compendium).includes(condition)
    ? {
        code: "IMMUNE",
        message: `${creature.name} is immune to being ${condition}.`,
        hint: "Try something else.",
      }
    : undefined;

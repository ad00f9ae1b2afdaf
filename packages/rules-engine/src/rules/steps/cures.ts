import type { Ailment, Step } from "@tabletop-mcp/srd-data";
import type { Event } from "../../game/event.js";
import { conditionLost } from "../held/ending.js";
import { spellOver } from "../held/spell-over.js";
import type { Settling } from "./settling.js";

type Ended = NonNullable<Step["ends"]>[number];

/** Whether what is to end is a curse or a disease. */
export const isAilment = (ended: Ended): ended is Ailment =>
  ended === "curse" || ended === "disease";

/** The curses, or the diseases, of a creature end, with the spells that have laid them, and with what others have by them against it. */
export function curesOf(
  kind: Ailment,
  { state, outcome: { id }, creature, frame, using }: Settling,
): readonly Event[] {
  const because = frame.by.source;
  const { compendium } = using;
  return [
    ...creature.conditions
      .filter(({ ails }) => ails === kind)
      .map((held) => conditionLost(creature, held, { because, compendium })),
    ...Object.values(state.creatures).flatMap((bearer) =>
      bearer.effects
        .filter(({ ails, target = bearer.id }) => ails === kind && target === id)
        .map((held) => spellOver(state, { bearer, held }, because)),
    ),
  ];
}

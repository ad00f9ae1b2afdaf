import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import { usesOf, withUse } from "../../creature/spent.js";
import type { SaveFrame } from "../../game/frame.js";
import { happens } from "../../game/next.js";
import type { Reaction } from "../../game/reaction.js";
import { creatureIn, type GameState } from "../../game/state.js";
import { stepAt } from "../../game/step-ref.js";
import type { Using } from "../../game/using.js";
import { blockOf } from "../../sheet/block-of.js";
import { maximumOf } from "../../sheet/hit-points.js";
import { slug } from "../../sheet/uses.js";
import type { Compendium } from "../../tables/compendium.js";
import { isFailed } from "../check/save.js";
import { spentEvent } from "./use/spent.js";

const name = "Legendary Resistance";

/**
 * Who fails a save may choose to succeed, so many times a day (Monsters, Legendary Creatures). It takes
 * no reaction. The choice is the game master's: every failed save waits for it while any are left, but
 * where the house lets all reactions be taken by themselves, since then so is this.
 */
export const legendaryResistance: Reaction = {
  name,
  moment: "save-rolled",
  offeredTo: (state, { frame }, { compendium }) =>
    frame.kind === "save" &&
    frame.rolled !== undefined &&
    isFailed(frame, frame.rolled) &&
    usesLeft(creatureIn(state, frame.id), compendium) > 0
      ? [frame.id]
      : [],
  isWorth: (state, { frame }, using) =>
    frame.kind === "save" && (bringsMore(state, frame, using) || isLow(state, frame, using)),
  take: (state, { frame, answer }, { compendium }) =>
    frame.kind === "save" && frame.rolled !== undefined
      ? ok({
          next: happens(spentOnce(creatureIn(state, answer.id), compendium)),
          frame: succeeded(frame, frame.rolled),
        })
      : err({ code: "NO_SAVE", message: "No save is rolled." }),
};

/** Whether a failed save brings more than the other half of some damage. */
function bringsMore(state: GameState, { decides }: SaveFrame, { compendium }: Using): boolean {
  if (decides.kind === "hazard") return false;
  if (decides.kind === "lair") return decides.lair.action.condition !== undefined;
  if (decides.kind !== "steps") return true;
  const step = stepAt(decides.steps.at, compendium, state.encounter?.zones);
  if (step?.save?.success !== "half") return true;
  return [step.conditions, step.effects, step.next, step.move].some((more) => more !== undefined);
}

/** At a quarter of its hit points every blow may be the last. */
function isLow(state: GameState, { id }: SaveFrame, { compendium }: Using): boolean {
  const creature = creatureIn(state, id);
  return creature.hp.current * 4 <= maximumOf(creature, compendium);
}

const spentOnce = (creature: Creature, compendium: Compendium) =>
  spentEvent(
    creature,
    { use: slug(name), amount: 1, left: usesLeft(creature, compendium) - 1 },
    withUse(creature.spent, slug(name)),
  );

const succeeded = (
  frame: SaveFrame,
  { d20, used }: NonNullable<SaveFrame["rolled"]>,
): SaveFrame => ({
  ...frame,
  rolled: { d20, succeeds: true, ...(used && { used }) },
});

function usesLeft({ make, spent }: Creature, compendium: Compendium): number {
  const trait = blockOf(make, compendium)?.traits.find((one) => one.name === name);
  const times = trait?.limit?.times;
  return typeof times === "number" ? times - usesOf(spent, slug(name)) : 0;
}

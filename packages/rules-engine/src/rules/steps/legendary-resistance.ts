import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import { usesOf, withUse } from "../../creature/spent.js";
import type { SaveFrame } from "../../game/frame.js";
import { happens } from "../../game/next.js";
import type { Reaction } from "../../game/reaction.js";
import { creatureIn } from "../../game/state.js";
import { blockOf } from "../../sheet/block-of.js";
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
  take: (state, { frame, answer }, { compendium }) =>
    frame.kind === "save" && frame.rolled !== undefined
      ? ok({
          next: happens(spentOnce(creatureIn(state, answer.id), compendium)),
          frame: succeeded(frame, frame.rolled),
        })
      : err({ code: "NO_SAVE", message: "No save is rolled." }),
};

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

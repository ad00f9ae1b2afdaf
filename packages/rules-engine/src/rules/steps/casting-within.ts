import { happens, type Next, steps } from "../../game/next.js";
import { act, type Settling } from "./settling.js";
import { told } from "./told.js";

/** Another spell comes about, with nothing of what it takes ("Wish"). */
export function castWithin({ frame, using }: Settling): Next {
  const { within } = frame;
  const spell = within && using.compendium.spells.find(within.spell);
  if (within === undefined || spell === undefined)
    return happens(told(frame, "The effect of another spell comes about."));
  const { slotLevel = spell.level, targets, points, direction } = within;
  return steps(
    act({
      type: "cast",
      id: frame.id,
      spell: spell.id,
      dmOverride: true,
      slotLevel,
      ...(targets && { targets }),
      ...(points && { points }),
      ...(direction && { direction }),
    }),
  );
}

import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { CastAction } from "../../game/cast-action.js";
import { secondsOf } from "../steps/durations.js";

const day = 86_400;

/** How long a spell lasts, and whether it has to be concentrated on. */
type Lasts = Pick<Spell, "duration" | "concentration">;

/** The same with a slot of this level ("At Higher Levels"). */
export function lastsAt(spell: Spell, level = spell.level): Lasts {
  const { durationAtSlot = {}, duration, concentration } = spell;
  const reached = Object.keys(durationAtSlot)
    .map(Number)
    .filter((from) => from <= level);
  const grown = durationAtSlot[Math.max(...reached)];
  if (grown === undefined) return { duration, concentration };
  return { duration: grown.duration, concentration: grown.concentration ?? concentration };
}

/** How long a spell runs, in seconds: nothing where it is over at once, "open" where no time ends it ("Duration"). */
export function secondsOfSpell(
  { duration }: Pick<Lasts, "duration">,
  { action }: { readonly action: Pick<CastAction, "metamagic"> },
): number | "open" | undefined {
  if (duration.kind === "instantaneous") return undefined;
  if (duration.kind !== "time") return "open";
  const seconds = duration.amount * secondsOf[duration.unit];
  const isExtended = action.metamagic?.includes("extended") && seconds >= 60;
  return isExtended ? Math.max(seconds, Math.min(2 * seconds, day)) : seconds;
}

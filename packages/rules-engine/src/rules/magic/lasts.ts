import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { CastAction } from "../../game/cast-action.js";
import { secondsOf } from "../steps/durations.js";

const day = 86_400;

/** How long a spell runs, in seconds: nothing where it is over at once, "open" where no time ends it ("Duration"). */
export function secondsOfSpell(
  { duration }: Spell,
  { action }: { readonly action: Pick<CastAction, "metamagic"> },
): number | "open" | undefined {
  if (duration.kind === "instantaneous") return undefined;
  if (duration.kind !== "time") return "open";
  const seconds = duration.amount * secondsOf[duration.unit];
  const isExtended = action.metamagic?.includes("extended") && seconds >= 60;
  return isExtended ? Math.max(seconds, Math.min(2 * seconds, day)) : seconds;
}

import type { EventOf } from "@tabletop-mcp/rules-engine";
import type { NameOf } from "./events.js";

/** What happens to those who cast, in words. */
export const magicSayings = {
  spell_cast: (
    { spell, level, targets, as = [] }: EventOf<"spell_cast">,
    who: string,
    { nameOf }: { readonly nameOf: NameOf },
  ): string => {
    const at = level === 0 ? "" : ` at level ${level}`;
    const on = targets.length === 0 ? "" : ` on ${[...new Set(targets)].map(nameOf).join(", ")}`;
    return `${who} casts ${spell}${at}${on}${as.length === 0 ? "" : ` (${as.join(", ")})`}.`;
  },
} as const;

import type { EventOf } from "@tabletop-mcp/rules-engine";
import type { NameOf } from "./events.js";

/** What happens to those who cast, in words. */
export const magicSayings = {
  spell_cast: (
    { spell, level, targets, slot, as = [] }: EventOf<"spell_cast">,
    who: string,
    { nameOf }: { readonly nameOf: NameOf },
  ): string => {
    const at = level === 0 ? "" : ` at level ${level}`;
    const on = targets.length === 0 ? "" : ` on ${[...new Set(targets)].map(nameOf).join(", ")}`;
    const paid =
      slot === undefined ? [] : [`${slot.left} ${slot.kind === "pact" ? "pact " : ""}left`];
    const how = [...as, ...paid];
    return `${who} casts ${spell}${at}${on}${how.length === 0 ? "" : ` (${how.join(", ")})`}.`;
  },
} as const;

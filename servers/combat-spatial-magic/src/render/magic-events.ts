import type { EventOf } from "@tabletop-mcp/rules-engine";
import type { NameOf } from "./events.js";

/** What happens to those who cast, in words. */
export const magicSayings = {
  sensed: (
    { source, feet, found }: EventOf<"sensed">,
    who: string,
    { nameOf, inFight }: { readonly nameOf: NameOf; readonly inFight?: boolean },
  ): string => {
    if (found.length === 0)
      return inFight === false
        ? `${who} senses with ${source} what the game master tells of.`
        : `${who} senses nothing with ${source} within ${feet} feet that the table knows of.`;
    const all = found.map(({ id, what, feet: far, way }) => {
      const where = [far === undefined ? "" : `${far} feet`, way ?? ""].filter((one) => one !== "");
      return `${id === undefined ? what : `${nameOf(id)} (${what})`}, ${where.join(" ")}`;
    });
    return `${who} senses with ${source}: ${all.join("; ")}.`;
  },
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

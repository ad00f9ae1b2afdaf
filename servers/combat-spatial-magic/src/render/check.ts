import type { CheckResult } from "@tabletop-mcp/rules-engine";
import { against, d20Text } from "./roll.js";

/** A roll as callers read it: the die, all that went into it, and how it went. */
export function checkView(name: string, { id, what, rule, d20, open, ...met }: CheckResult) {
  return { id, name, what, ...d20, ...met, rule, ...(open.length === 0 ? {} : { open }) };
}

/** "Ada, Dexterity (Stealth): d20 15 + 3 Dexterity = 18 against 15: success." */
export function checkText(
  name: string,
  { what, d20, dc, success, critical, open }: CheckResult,
): string {
  // Nothing else fails an attack that reaches the armor class.
  const isMiss = success === false && dc !== undefined && d20.total !== null && d20.total >= dc;
  const end = critical === true ? " (critical)" : isMiss ? " (a natural 1 misses)" : "";
  const asks =
    open.length === 0 ? "" : ` Not counted, as nobody said whether it applies: ${open.join(", ")}.`;
  return `${name}, ${what}: ${d20Text(d20)}${against(dc, success)}${end}.${asks}`;
}

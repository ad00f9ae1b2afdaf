import type { CheckResult } from "@tabletop-mcp/rules-engine";
import { oneLine } from "./one-line.js";
import { against, d20Text } from "./roll.js";

/** A roll as callers read it: the die, all that went into it, and how it went. */
export function checkView(
  name: string,
  { id, what, rule, d20, damage, open, ...met }: CheckResult,
) {
  return {
    id,
    name,
    what,
    ...d20,
    ...met,
    ...(damage === undefined ? {} : { damage: damage.map(damageView) }),
    ...(damage !== undefined && met.success === false ? { halved: true } : {}),
    rule,
    ...(open.length === 0 ? {} : { open }),
  };
}

type Damage = NonNullable<CheckResult["damage"]>[number];

/** What a hit deals; whence, where that is more than the attack itself. */
const damageView = ({ dice, type, sources }: Damage) => ({
  dice,
  ...(type === undefined ? {} : { type }),
  ...(sources.length > 1 ? { sources } : {}),
});

/** " A critical hit deals 4d10 fire, its dice doubled already: …" */
function damageText({ damage = [], critical, success }: CheckResult): string {
  if (damage.length === 0) return "";
  const parts = damage.map(
    ({ dice, type = "", sources }) =>
      `${[dice, [type].flat().join(" or ")].join(" ").trimEnd()}${sources.length > 1 ? ` (${sources.join(", ")})` : ""}`,
  );
  const all = parts.join(" and ");
  if (success === false) return ` A miss deals half of ${all}.`;
  return critical
    ? ` A critical hit deals ${all}, its dice doubled already: apply_damage without critical.`
    : ` A hit deals ${all}.`;
}

/** " Of 3 such attacks, and 1 more for each slot level above its own." */
function strikesText({ strikes }: CheckResult): string {
  if (strikes === undefined) return "";
  const { count, perSlot } = strikes;
  const more =
    perSlot === undefined ? "" : `, and ${perSlot} more for each slot level above its own`;
  return ` One of the ${count} attacks that it makes${more}.`;
}

/** Where nobody knows who sees whom, what frightens somebody is in sight ("Frightened"). */
const fearText = ({ d20 }: CheckResult): string =>
  "sources" in d20 && d20.sources.includes("disadvantage: Frightened")
    ? " What frightens it is taken as seen."
    : "";

/** "Ada, Dexterity (Stealth): d20 15 + 3 Dexterity = 18 against 15: success." `inSight`: it is known who sees whom. */
export function checkText(name: string, result: CheckResult, inSight = false): string {
  const { what, d20, dc, success, critical, open } = result;
  // Nothing else fails an attack that reaches the armor class.
  const isMiss = success === false && dc !== undefined && d20.total !== null && d20.total >= dc;
  const end = critical === true ? " (critical)" : isMiss ? " (a natural 1 misses)" : "";
  const asks =
    open.length === 0 ? "" : ` Not counted, as nobody said whether it applies: ${open.join(", ")}.`;
  return oneLine(
    `${name}, ${what}: ${d20Text(d20)}${against(dc, success)}${end}.${damageText(result)}${strikesText(result)}${inSight ? "" : fearText(result)}${asks}`,
  );
}

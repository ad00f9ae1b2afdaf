import type { ConditionId } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../../creature/creature.js";
import type { AttackOrder } from "../../../game/attack-frame.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import { factsOf } from "../../../gather/gather.js";
import { blockOf } from "../../../sheet/block-of.js";
import type { Two } from "../bodies.js";

/** An attack of a stat block may be for the helpless alone: a vampire's bite. */
export function refuseUnsuited(
  { two: { self, other }, order }: { readonly two: Two; readonly order: AttackOrder },
  { compendium }: Pick<Using, "compendium">,
): RuleViolation | undefined {
  const { from, name } = order.facts;
  if (!("action" in from)) return undefined;
  const action = blockOf(self.make, compendium)?.actions.find((one) => one.name === from.action);
  const has = action?.steps.find(({ attack }) => attack !== undefined)?.targets?.has;
  if (has === undefined || isOneOf(has, { self, other }, compendium)) return undefined;
  return {
    code: "INVALID_TARGET",
    message: `${name} is for who is ${has.join(" or ")} alone, and ${other.name} is not.`,
    hint: "Grapple or charm it first, or attack with something else.",
  };
}

/** Grapples and charms count where they are the attacker's own. */
function isOneOf(
  has: readonly ConditionId[],
  { self, other }: Two,
  compendium: Using["compendium"],
): boolean {
  const conditions = factsOf(other, compendium).conditions ?? [];
  return has.some((wanted) =>
    isOwn(wanted) ? isFrom(other, wanted, self.id) : conditions.includes(wanted),
  );
}

const isOwn = (condition: ConditionId): boolean =>
  condition === "grappled" || condition === "charmed";

const isFrom = ({ conditions }: Creature, wanted: ConditionId, by: string): boolean =>
  conditions.some(({ condition, from }) => condition === wanted && from === by);

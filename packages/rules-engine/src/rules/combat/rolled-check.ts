import { ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import type { EventOf } from "../../game/event.js";
import type { CheckRequest } from "../../game/request.js";
import type { RuleViolation } from "../../game/violation.js";
import { type CheckUsing, check } from "../check/check.js";

/** A check that somebody makes in a fight: which, and what the table adds to it. */
export type CheckMade = Pick<
  CheckRequest,
  "skill" | "ability" | "dc" | "advantage" | "disadvantage" | "bonus" | "manual" | "against"
> & {
  /** It is a saving throw. */
  readonly saves?: true;
};

type Rolled = EventOf<"rolled">;

interface CheckRolled {
  /** Below every number where it fails by itself. */
  readonly total: number;
  readonly success: boolean | undefined;
  /** The event of it, with what is known of its outcome. */
  readonly event: (outcome: Partial<Pick<Rolled, "success" | "dc" | "against">>) => Rolled;
}

/** Rolls an ability check, and leaves it to who asks for it what it decides. */
export function rolledCheck(
  creature: Creature,
  { skill, ability, dc, advantage, disadvantage, bonus, manual, against, saves }: CheckMade,
  using: CheckUsing,
): Result<CheckRolled, RuleViolation> {
  const request: CheckRequest = {
    kind: saves ? "save" : skill === undefined ? "ability" : "skill",
    ...(skill !== undefined && { skill }),
    ...(ability !== undefined && { ability }),
    ...(dc !== undefined && { dc }),
    ...(advantage !== undefined && { advantage }),
    ...(disadvantage !== undefined && { disadvantage }),
    ...(bonus !== undefined && { bonus }),
    ...(manual !== undefined && { manual }),
    ...(against !== undefined && { against }),
  };
  const rolled = check(creature, request, using);
  if (!rolled.ok) return rolled;
  const { what, rule, d20, success, used } = rolled.value;
  if ("passive" in d20) throw new Error("A check in a fight is rolled.");
  const { id } = creature;
  return ok({
    total: d20.total ?? Number.NEGATIVE_INFINITY,
    success,
    event: (outcome) => ({
      type: "rolled",
      id,
      rule,
      purpose: saves ? "save" : "check",
      what,
      d20,
      ...(success !== undefined && { success }),
      ...(dc !== undefined && { dc }),
      ...outcome,
      ...(used && { used }),
    }),
  });
}

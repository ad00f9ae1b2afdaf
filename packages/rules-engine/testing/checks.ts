import type { ConditionId, Effect } from "@tabletop-mcp/srd-data";
import type { Creature } from "../src/creature/creature.js";
import type { ConditionHeld, EffectHeld } from "../src/creature/held.js";
import type { CheckRequest } from "../src/game/request.js";
import type { RuleViolation } from "../src/game/violation.js";
import { type CheckResult, check } from "../src/rules/check/check.js";
import { usingDice } from "./using.js";

const lasting = { kind: "until", what: "removed" } as const;

/** A condition held, for a test. */
export const suffering = (
  condition: ConditionId,
  more: Partial<ConditionHeld> = {},
): Pick<Creature, "conditions"> => ({
  conditions: [{ id: "c1", condition, source: "a test", lasting, ...more }],
});

/** Effects held under one name, for a test. */
export const under = (
  name: string,
  effects: readonly Effect[],
  more: Partial<EffectHeld> = {},
): Pick<Creature, "effects"> => ({
  effects: [{ id: "e1", name, kind: "boon", effects, lasting, ...more }],
});

/** A check that is rolled with these dice, all of which must fall; a refusal throws. */
export async function rolling(
  creature: Creature,
  request: CheckRequest,
  ...faces: readonly number[]
): Promise<CheckResult> {
  const using = await usingDice(...faces);
  const result = check(creature, request, using);
  using.rng.assertSpent();
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}

/** The refusal of a check, before any die fell. */
export async function refusing(creature: Creature, request: CheckRequest): Promise<RuleViolation> {
  const result = check(creature, request, await usingDice());
  if (result.ok) throw new Error(`Rolled ${result.value.what}.`);
  return result.error;
}

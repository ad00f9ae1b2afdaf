import { ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import type { CheckRequest } from "../../game/request.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { type CheckResult, check } from "./check.js";
import { invalid } from "./read.js";

/** One side of a contest: who, and what it rolls. */
export interface Contestant {
  readonly creature: Creature;
  readonly request: CheckRequest;
}

/** What came of a contest. A tie changes nothing: nobody wins. */
export interface ContestResult {
  readonly self: CheckResult;
  readonly other: CheckResult;
  readonly winner: "self" | "other" | null;
  /** The section of SRD 5.1, by name. */
  readonly rule: string;
}

/** Two ability checks against each other: the higher total wins ("Contests"). */
export function contest(
  self: Contestant,
  other: Contestant,
  using: Using,
): Result<ContestResult, RuleViolation> {
  const odd = [self, other].find(({ request }) => !contested.includes(request.kind));
  if (odd !== undefined) {
    const message = `A contest is between ability checks, not a roll of kind "${odd.request.kind}".`;
    return invalid(message, { hint: "Contest skills, abilities or tools.", legal: contested });
  }
  const against = ({ creature: opponent }: Contestant) => ({
    rng: using.rng,
    compendium: using.compendium,
    opponent,
  });
  const first = check(self.creature, self.request, against(other));
  if (!first.ok) return first;
  const second = check(other.creature, other.request, against(self));
  if (!second.ok) return second;
  const winner = winnerOf(totalOf(first.value), totalOf(second.value));
  return ok({ self: first.value, other: second.value, winner, rule: "Contests" });
}

const contested: readonly CheckRequest["kind"][] = ["skill", "ability", "tool"];

/** Who fails without a roll is beaten by whoever does not. */
const totalOf = ({ d20 }: CheckResult): number => d20.total ?? Number.NEGATIVE_INFINITY;

function winnerOf(self: number, other: number): ContestResult["winner"] {
  if (self === other) return null;
  return self > other ? "self" : "other";
}

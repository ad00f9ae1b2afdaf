import {
  type DiceError,
  explain,
  normalize,
  parseRequest,
  type Result,
  type Rng,
  type Roll,
  roll,
} from "@tabletop-mcp/dice-core";

/** A request that was understood and rolled. */
export interface RolledRequest {
  readonly normalized: string;
  readonly label: string | undefined;
  readonly roll: Roll;
  readonly explanation: string;
}

/** Reads a request and rolls it; a request that is refused rolls nothing. */
export function rollRequest(text: string, rng: Rng): Result<RolledRequest, DiceError> {
  const parsed = parseRequest(text);
  if (!parsed.ok) return parsed;
  const expr = parsed.value;
  const rolled = roll(expr, rng);
  const normalized = normalize(expr);
  const value = { normalized, label: expr.label, roll: rolled, explanation: explain(rolled) };
  return { ok: true, value };
}

import type { Step } from "../src/node.js";

/** Every step, however deep. */
export function* allSteps(steps: readonly Step[]): Generator<Step> {
  for (const step of steps) {
    yield step;
    yield* allSteps(step.next ?? []);
    yield* allSteps(step.otherwise ?? []);
  }
}

/** Every object inside a value, itself first. */
export function* allObjects(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Readonly<Record<string, unknown>>;
  for (const inner of Object.values(value)) yield* allObjects(inner);
}

/** Every string inside a value. */
export function* allStrings(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) yield* allStrings(inner);
}

/** How often each answer comes. */
export function countBy<T>(
  all: readonly T[],
  of: (one: T) => string | number,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of all) counts[of(one)] = (counts[of(one)] ?? 0) + 1;
  return counts;
}

/** What stands more than once. */
export const repeated = (all: readonly string[]): readonly string[] =>
  all.filter((one, at) => all.indexOf(one) !== at);

import {
  type Cast,
  type Held,
  type Lasting,
  type Now,
  type Sheet,
  secondsLeft,
} from "@tabletop-mcp/rules-engine";
import { leftText, roundsIn } from "./time.js";

type Bounds = Pick<Held, "lasting" | "save">;

/** "3 rounds", "until a con save, DC 13"; nothing for what only somebody can end. */
export function lastingText({ lasting, save }: Bounds, now: Now): string {
  const left = secondsLeft(lasting, now);
  if (left !== undefined) return leftText(left);
  switch (lasting.kind) {
    case "cast":
      return "concentration";
    case "turn":
      return `until the ${lasting.edge} of a turn`;
    case "until":
      if (lasting.what !== "removed") return `until ${lasting.what.replaceAll("_", " ")}`;
      return save === undefined ? "" : `until a ${save.ability} save, DC ${save.dc}`;
    default:
      return "";
  }
}

/** How long it lasts, as callers read it; of what has a time, the rounds that are left. */
export function lastingView(
  { lasting, save }: Bounds,
  now: Now,
): { readonly duration: string; readonly remaining?: number } {
  const left = secondsLeft(lasting, now);
  if (left !== undefined) return { duration: "rounds", remaining: roundsIn(left) };
  if (lasting.kind === "with") return { duration: "as long as what brought it" };
  if (lasting.kind !== "until" || lasting.what !== "removed")
    return { duration: lastingText({ lasting }, now) };
  return {
    duration: save === undefined ? "until removed" : `save ends (${save.ability} DC ${save.dc})`,
  };
}

/** The same in the engine's words: what ends by the clock as the rounds that are left, which nobody has to work out. */
export const lastingShown = (
  lasting: Lasting,
  now: Now,
): Lasting | { readonly kind: "rounds"; readonly left: number } =>
  lasting.kind === "time"
    ? { kind: "rounds", left: roundsIn(secondsLeft(lasting, now) ?? 0) }
    : lasting;

/** A spell that runs, with the rounds that are left in place of its end by the clock. */
export const castShown = ({ until, ...cast }: Cast, now: Now): object => ({
  ...cast,
  ...(until !== undefined && { rounds: roundsIn(until - now.clock) }),
});

/** Each condition once, with how long it lasts: "exhaustion 2", "poisoned (until a con save, DC 13)". */
export function heldText(conditions: Sheet["conditions"], now: Now): string {
  const said = conditions.map((held) => {
    const { condition, level } = held;
    const time = lastingText(held, now);
    return `${condition}${level === undefined ? "" : ` ${level}`}${time === "" ? "" : ` (${time})`}`;
  });
  return [...new Set(said)].join(", ");
}

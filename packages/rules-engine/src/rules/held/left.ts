import type { Lasting } from "../../creature/held.js";
import { secondsPerRound } from "../../game/state.js";

/** A moment to look ahead from. */
export interface Now {
  /** Seconds, by the campaign's clock. */
  readonly clock: number;
  /** Of a fight: the round, and ids of those whose turns of it have begun, and have ended. */
  readonly fight?: {
    readonly round: number;
    readonly begun: readonly string[];
    readonly ended: readonly string[];
  };
}

/** How many seconds are left of something; nothing where no time is set to it, or none that is known now. */
export function secondsLeft(lasting: Lasting, { clock, fight }: Now): number | undefined {
  if (lasting.kind === "time") return Math.max(0, lasting.until - clock);
  if (lasting.kind !== "turn" || fight === undefined) return undefined;
  const { edge, of, round } = lasting;
  const past = edge === "start" ? fight.begun : fight.ended;
  const turns = round - fight.round + (past.includes(of) ? 0 : 1);
  return Math.max(0, turns) * secondsPerRound;
}

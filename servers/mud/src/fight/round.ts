/** A round, milliseconds: nobody has two turns, or two reactions, within one. */
export const roundMs = 6000;

/** Whether a round has passed since this moment. */
export const isRoundAgo = (then: number | undefined, now: number): boolean =>
  then === undefined || now - then >= roundMs;

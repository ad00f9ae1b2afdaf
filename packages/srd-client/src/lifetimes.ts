const minute = 60 * 1_000;

/** Answers live this long, empty ones less; failures are remembered; a host that is away or busy is left alone. */
export const lifetimes = {
  answerMs: 7 * 24 * 60 * minute,
  emptyMs: 10 * minute,
  failureMs: 5 * minute,
  hostMs: minute,
} as const;

/** How old something is; what is dated in the future is as old as can be. */
export const since = (then: number, now: number): number =>
  then > now ? Number.POSITIVE_INFINITY : now - then;

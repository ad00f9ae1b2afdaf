/** How many requests somebody may make: `burst` at once, and `perSecond` for ever. */
export interface RateLimit {
  readonly perSecond: number;
  readonly burst: number;
}

/** What somebody may still ask for. */
export interface Rate {
  /** Takes one request; milliseconds to wait where there is none left. */
  take(now: number): number;
  /** Whether it is as if nothing had been asked for. */
  isFull(now: number): boolean;
}

/** Each request is paid for with its share of a second; a burst is paid for later. Times in milliseconds. */
export function createRate(limit: RateLimit): Rate {
  let paidAt = Number.NEGATIVE_INFINITY;
  return {
    take(now) {
      // It may be another one now.
      const price = 1000 / limit.perSecond;
      const credit = (limit.burst - 1) * price;
      const due = Math.max(paidAt - now, 0);
      if (due > credit) return Math.ceil(due - credit);
      paidAt = now + due + price;
      return 0;
    },
    isFull: (now) => paidAt <= now,
  };
}

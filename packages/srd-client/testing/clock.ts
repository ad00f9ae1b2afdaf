import type { After } from "../src/deadline.js";

/** A clock that moves only when it is told to. */
export interface FakeClock {
  /** Milliseconds since 1970. */
  now(): number;
  readonly after: After;
  /** Moves it on, and does what was to be done until then, in order. */
  advance(milliseconds: number): void;
  /** How many things still wait for their time. */
  readonly waiting: number;
}

interface Timer {
  readonly at: number;
  readonly task: () => void;
}

/** Makes one that stands at this moment. */
export function fakeClock(start = 1_760_000_000_000): FakeClock {
  let now = start;
  const timers = new Set<Timer>();
  return {
    now: () => now,
    after(milliseconds, task) {
      const timer = { at: now + milliseconds, task };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance(milliseconds) {
      now += milliseconds;
      for (const timer of [...timers].sort((a, b) => a.at - b.at)) {
        if (timer.at > now || !timers.delete(timer)) continue;
        timer.task();
      }
    },
    get waiting() {
      return timers.size;
    },
  };
}

import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { isConflict, isLost } from "./faults.js";

/** So often a conflict with others is tried in all, and what a lost connection had not done. */
const mostOfConflict = 8;
const mostOfLost = 3;
const longestPause = 500;

/** Does work that has changed nothing where it fails, and does it anew where that may help. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (thrown) {
      if (tries >= mostTries(thrown)) throw thrown;
      await pause(tries);
    }
  }
}

function mostTries(thrown: unknown): number {
  if (isConflict(thrown)) return mostOfConflict;
  return isLost(thrown) ? mostOfLost : 0;
}

/** Longer each time, at random: those who were in each other's way do not come back in step. */
export const pause = (tries: number): Promise<void> =>
  sleep(randomInt(1, Math.min(longestPause, 5 * 2 ** tries) + 1));

import { turn } from "./calls.js";
import type { Concern } from "./topics.js";

/** Between two rounds of looks; in milliseconds. */
const pause = 100;
/** So many look at once: then what else has come has its turn. */
const atOnce = 20;

/**
 * Gathers whom to look for: the first at once, and who is woken after that in rounds. Where much
 * happens in a crowd, each of it would look after each thing that does.
 */
export function createWakings(
  look: (name: string, concern: Concern) => void,
): (names: Iterable<string>, concern: Concern) => void {
  const waiting = new Map<string, Concern>();
  let isServing = false;
  let lastAt = Number.NEGATIVE_INFINITY;
  const serve = async (): Promise<void> => {
    const names = [...waiting];
    waiting.clear();
    for (let from = 0; from < names.length; from += atOnce) {
      for (const one of names.slice(from, from + atOnce)) look(...one);
      await turn();
    }
    lastAt = performance.now();
    isServing = false;
    serveSoon();
  };
  const serveSoon = (): void => {
    if (isServing || waiting.size === 0) return;
    isServing = true;
    const wait = Math.max(0, lastAt + pause - performance.now());
    setTimeout(() => void serve(), wait).unref();
  };
  return (names, concern) => {
    for (const name of names)
      waiting.set(name, waiting.get(name) === "everything" ? "everything" : concern);
    serveSoon();
  };
}

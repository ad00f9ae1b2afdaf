import { setTimeout as sleep } from "node:timers/promises";
import type { HttpPlayer } from "./http-player.js";

/** Whole numbers from a seed, the same in every run: mulberry32. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** What a player does next. */
export interface Deed {
  readonly name: "look" | "move" | "say" | "battle";
  readonly args: Readonly<Record<string, string>>;
}

const ways = ["north", "south", "east", "west"] as const;

/** Of ten commands four look, three walk, two speak and one strikes; there is a wall, or nobody to strike, as often as there is. */
export function nextDeed(below: (most: number) => number): Deed {
  const lot = below(10);
  if (lot < 4) return { name: "look", args: {} };
  if (lot < 7) return { name: "move", args: { direction: ways[below(4)] ?? "north" } };
  if (lot < 9) return { name: "say", args: { text: `That is the ${below(1_000)}th time.` } };
  return { name: "battle", args: {} };
}

/** Milliseconds that answers took, and how many came in a second. */
export interface Traffic {
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** One player's command. */
export type Ask = (player: HttpPlayer, deed: Deed) => Promise<unknown>;

/** All play at once, each as soon as it is answered, or after a pause; for so many milliseconds. */
export async function traffic(
  players: readonly HttpPlayer[],
  ask: Ask,
  { ms, everyMs = 0 }: { readonly ms: number; readonly everyMs?: number },
): Promise<Traffic> {
  const took: number[] = [];
  const begun = performance.now();
  const end = begun + ms;
  const one = async (player: HttpPlayer, index: number): Promise<void> => {
    const below = seeded(index + 1);
    await sleep(below(Math.max(everyMs, 1)));
    while (performance.now() < end) {
      const asked = performance.now();
      await ask(player, nextDeed(below));
      took.push(performance.now() - asked);
      if (everyMs > 0) await sleep(Math.max(0, everyMs - (performance.now() - asked)));
    }
  };
  await Promise.all(players.map(one));
  const seconds = (performance.now() - begun) / 1_000;
  took.sort((a, b) => a - b);
  const { length: count } = took;
  return { count, perSecond: count / seconds, p50: part(took, 0.5), p99: part(took, 0.99) };
}

export const part = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

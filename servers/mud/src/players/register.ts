import type { WorldStore } from "@tabletop-mcp/storage";
import { type Holder, holders, sha256 } from "./tokens.js";

/** Who has which token, as this process knows it. */
export interface Register {
  /** The name of the player whose token it is. */
  whose(token: string): Promise<string | undefined>;
  /** Calls with the name of each player whose token is one no more; gives what ends that. */
  onRevoked(gone: (name: string) => void): () => void;
}

/** How long after a change of the world tokens are looked at, however many changes follow; in milliseconds. */
const PAUSE = 500;

/** The register of a world, which other processes may write in. */
export function openRegister(store: WorldStore): Register {
  let known: ReadonlyMap<string, Holder> = new Map();
  let readAt: number | undefined;
  const listeners = new Set<(name: string) => void>();
  const readNow = async (): Promise<void> => {
    const seq = await store.latest();
    if (seq === readAt) return;
    const found = new Map((await holders(store)).map((one) => [one.sha256, one]));
    const gone = [...known.values()].filter((one) => !found.has(one.sha256));
    known = found;
    readAt = seq;
    for (const { name } of gone) for (const told of listeners) told(name);
  };
  let last: Promise<void> = Promise.resolve();
  /** One after the other: an earlier state must not come after a later one. */
  const read = (): Promise<void> => {
    last = last.catch(() => undefined).then(readNow);
    return last;
  };
  let timer: NodeJS.Timeout | undefined;
  const readSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      // What cannot be read now is read again after the next change.
      read().catch(() => undefined);
    }, PAUSE).unref();
  };
  let unwatch: (() => void) | undefined;
  return {
    async whose(token) {
      const key = sha256(token);
      // It may have been given a moment ago.
      if (!known.has(key)) await read();
      return known.get(key)?.name;
    },
    onRevoked(gone) {
      listeners.add(gone);
      unwatch ??= store.onChange(readSoon);
      readSoon();
      return () => {
        listeners.delete(gone);
        if (listeners.size > 0) return;
        unwatch?.();
        unwatch = undefined;
        clearTimeout(timer);
        timer = undefined;
      };
    },
  };
}

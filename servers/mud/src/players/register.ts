import { ToolFault } from "@tabletop-mcp/mcp-kit";
import type { WorldStore } from "@tabletop-mcp/storage";
import { bansIn } from "./bans.js";
import { type Ledger, type Limits, ledgerIn } from "./ledger.js";
import { holders, sha256 } from "./tokens.js";

/** Whoever a token is of. */
export interface Bearer {
  readonly name: string;
  readonly isBanned: boolean;
}

/** What whoever runs the world has decided, as this process knows it. */
export interface Register {
  /** The player whose token it is. */
  whose(token: string): Promise<Bearer | undefined>;
  /** Throws the fault that a banned player is told, whatever way they have come in. */
  refuseBanned(name: string): Promise<void>;
  limits(): Limits;
  /** Calls with the name of each player whose token opens nothing any more; gives what ends that. */
  onGone(gone: (name: string) => void): () => void;
}

/** How long after a change of the world the ledger is looked at, however many changes follow; in milliseconds. */
const PAUSE = 500;

/** How old what is known may be, where no change is heard of; in milliseconds. */
const OLDEST = 1_000;

/** What a process knows. */
interface Known {
  readonly ledger: Ledger;
  /** By the hash of their token. */
  readonly bearers: ReadonlyMap<string, Bearer>;
  /** In lower case. */
  readonly banned: ReadonlySet<string>;
}

const nothing: Known = {
  ledger: { version: -1, limits: {} },
  bearers: new Map(),
  banned: new Set(),
};

/** The register of a world, which other processes may write in. */
export function openRegister(store: WorldStore): Register {
  let known = nothing;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let readAt: number | undefined;
  const listeners = new Set<(name: string) => void>();
  const look = onceMore(async () => {
    const seq = await store.latest();
    if (seq !== readAt) {
      const before = known;
      // What is gone was numbered, and its numbers are given again.
      const isLess = readAt !== undefined && seq < readAt;
      known = await knownFrom(store, isLess ? nothing : before);
      for (const name of goneSince(before, known)) for (const told of listeners) told(name);
    }
    readAt = seq;
    lookedAt = performance.now();
  });
  let timer: NodeJS.Timeout | undefined;
  const lookSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      // What cannot be read now is read again after the next change.
      look().catch(() => undefined);
    }, PAUSE).unref();
  };
  let unwatch: (() => void) | undefined;
  return {
    async whose(token) {
      const hashed = sha256(token);
      // It may have been given a moment ago.
      if (!known.bearers.has(hashed)) await look();
      return known.bearers.get(hashed);
    },
    async refuseBanned(name) {
      if (unwatch === undefined && performance.now() - lookedAt > OLDEST) await look();
      if (known.banned.has(name.toLowerCase())) throw banned(name);
    },
    limits: () => known.ledger.limits,
    onGone(gone) {
      listeners.add(gone);
      unwatch ??= store.onChange(lookSoon);
      lookSoon();
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

/** What a banned player is told. */
export const banned = (name: string): ToolFault =>
  new ToolFault({
    code: "BANNED",
    message: `${name} is banned from this world`,
    hint: "Whoever runs it can lift that",
  });

/** The same as before, where nothing was decided since. */
async function knownFrom(store: WorldStore, before: Known): Promise<Known> {
  const ledger = await ledgerIn(store);
  if (ledger.version === before.ledger.version) return before;
  const bans = new Set((await bansIn(store)).map(({ name }) => name.toLowerCase()));
  const all = await holders(store);
  const bearers = all.map(({ name, sha256: hashed }): [string, Bearer] => [
    hashed,
    { name, isBanned: bans.has(name.toLowerCase()) },
  ]);
  return { ledger, bearers: new Map(bearers), banned: bans };
}

/** Whose token was one before, and opens nothing now. */
const goneSince = (before: Known, now: Known): readonly string[] =>
  [...before.bearers]
    .filter(([hashed, { isBanned }]) => !isBanned && (now.bearers.get(hashed)?.isBanned ?? true))
    .map(([, { name }]) => name);

/** One after the other, as an earlier state must not come after a later one; who asks while one waits for its turn waits for that one. */
function onceMore(work: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= last
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return work();
      });
    last = next;
    return next;
  };
}

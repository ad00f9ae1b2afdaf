/** Is told the URI of a resource that has changed. */
export type Tell = (uri: string) => void;

/** Who follows which resources. */
export interface Audience {
  /** Tells whenever this resource has changed from now on, once however often the same is asked for; gives what ends it. */
  follow(uri: string, tell: Tell): () => void;
  /** Something may have changed: what is followed is looked at, and those are told for whom it has. */
  look(): void;
}

/** What an audience needs to know. */
export interface Stage {
  /** Something that is the same as long as a resource is; nothing where that cannot be told now. Never rejects. */
  markOf(uri: string): Promise<string | undefined>;
  /** Called as the first one follows, and again after each look; and when nobody does any more. */
  watch(isFollowed: boolean): void;
}

interface Followed {
  mark: Promise<string | undefined>;
  /** How often each has asked for it. */
  readonly tells: Map<Tell, number>;
}

/**
 * Whoever changed something says only that it may have changed: each resource is compared with what
 * it was, so that nothing is told of what is as before, whoever caused it.
 */
export function createAudience({ markOf, watch }: Stage): Audience {
  const all = new Map<string, Followed>();
  let isLooking = false;
  let isDue = false;
  const lookAt = async (uri: string, one: Followed): Promise<void> => {
    const before = await one.mark;
    const now = await markOf(uri);
    if (now === undefined || now === before) return;
    one.mark = Promise.resolve(now);
    if (before !== undefined) for (const tell of one.tells.keys()) tell(uri);
  };
  const lookAround = async (): Promise<void> => {
    isLooking = true;
    while (isDue) {
      // The answer to the call that has changed something goes first, and what follows it closely is one.
      await new Promise((resolve) => setImmediate(resolve));
      isDue = false;
      for (const [uri, one] of all) await lookAt(uri, one);
    }
    isLooking = false;
    watch(all.size > 0);
  };
  return {
    follow(uri, tell) {
      const one = all.get(uri) ?? { mark: markOf(uri), tells: new Map<Tell, number>() };
      all.set(uri, one);
      one.tells.set(tell, (one.tells.get(tell) ?? 0) + 1);
      if (all.size === 1) watch(true);
      return onceOnly(() => {
        const left = (one.tells.get(tell) ?? 0) - 1;
        if (left > 0) one.tells.set(tell, left);
        else one.tells.delete(tell);
        if (one.tells.size === 0) all.delete(uri);
        if (all.size === 0) watch(false);
      });
    },
    look() {
      if (all.size === 0) return;
      isDue = true;
      if (!isLooking) void lookAround();
    },
  };
}

function onceOnly(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}

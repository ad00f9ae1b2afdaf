import { turn } from "./calls.js";

/** Looks around that are to be taken. */
export interface Looks {
  /** Takes it when those before it are done; who has just asked for something goes first. */
  add(look: () => Promise<void>, isOwn: boolean): void;
}

/**
 * One look after the other, and everybody's calls between: of a room full of players one who speaks
 * makes all of them look, and none of that may hold up the next who asks for something.
 */
export function createLooks(): Looks {
  const own: (() => Promise<void>)[] = [];
  const others: (() => Promise<void>)[] = [];
  let isWorking = false;
  const work = async (): Promise<void> => {
    isWorking = true;
    // The answer to the call that has changed something goes first, and what follows it closely is one.
    await turn();
    for (let next = own.shift() ?? others.shift(); next; next = own.shift() ?? others.shift()) {
      // One that fails must not be the last.
      await next().catch(() => undefined);
      await turn();
    }
    isWorking = false;
  };
  return {
    add(look, isOwn) {
      (isOwn ? own : others).push(look);
      if (!isWorking) void work();
    },
  };
}

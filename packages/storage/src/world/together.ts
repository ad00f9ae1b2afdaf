import type { WorldCommit } from "./model.js";

/** What has come of a commit: its number, or why it was not made, that somebody was faster above all. */
export type Outcome = number | Error;

interface Waiting {
  readonly commit: WorldCommit;
  readonly done: (seq: number) => void;
  readonly failed: (thrown: unknown) => void;
}

/** So many commits are written together at most: the first of them waits for all. */
const most = 64;

/** Commits that wait for each other's group. */
export interface Together {
  /** Settles when its group is written. */
  enqueue(commit: WorldCommit): Promise<number>;
  /** Settles when nothing waits any more. */
  drained(): Promise<void>;
}

/** What waits is handed to `write` in one group, in order, and the next once it is written: twenty commits cost hardly more than one. */
export function writtenTogether(
  write: (group: readonly WorldCommit[]) => Promise<readonly Outcome[]>,
): Together {
  const queue: Waiting[] = [];
  let drain: Promise<void> | undefined;

  async function writeGroup(): Promise<void> {
    const group = queue.splice(0, most);
    try {
      const outcomes = await write(group.map(({ commit }) => commit));
      for (const [at, { done, failed }] of group.entries()) {
        const outcome = outcomes[at];
        if (typeof outcome === "number") done(outcome);
        else failed(outcome);
      }
    } catch (thrown) {
      for (const { failed } of group) failed(thrown);
    }
  }

  async function drainAll(): Promise<void> {
    // What else asks in this turn of the event loop goes along.
    await new Promise((settle) => setImmediate(settle));
    while (queue.length > 0) await writeGroup();
    drain = undefined;
  }

  return {
    enqueue: (commit) =>
      new Promise((done, failed) => {
        queue.push({ commit, done, failed });
        drain ??= drainAll();
      }),
    drained: async () => drain,
  };
}

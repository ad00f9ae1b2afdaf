import type { WorldCommit } from "./model.js";

/** What has come of a commit: its number, or why it was not made, that somebody was faster above all. */
export type Outcome = number | Error;

interface Waiting {
  readonly commit: WorldCommit;
  readonly done: (seq: number) => void;
  readonly failed: (thrown: unknown) => void;
}

/** Commits that wait for each other's group. */
export interface Together {
  /** Settles when its group is written. */
  enqueue(commit: WorldCommit): Promise<number>;
  /** Settles when nothing waits any more. */
  drained(): Promise<void>;
}

/** Writes the group that it takes, whose commits wait until then: the later it takes it, the more are in it. */
export type WriteGroup = (take: () => readonly WorldCommit[]) => Promise<readonly Outcome[]>;

/** Hands on what waits, in order, so many at most, and more once that is written: twenty commits cost hardly more than one. */
export function writtenTogether(write: WriteGroup, most: number): Together {
  const queue: Waiting[] = [];
  let drain: Promise<void> | undefined;

  async function writeGroup(): Promise<void> {
    let group: readonly Waiting[] | undefined;
    const taken = (): readonly Waiting[] => (group ??= queue.splice(0, most));
    try {
      const outcomes = await write(() => taken().map(({ commit }) => commit));
      for (const [at, { done, failed }] of taken().entries()) {
        const outcome = outcomes[at];
        if (typeof outcome === "number") done(outcome);
        else failed(outcome);
      }
    } catch (thrown) {
      for (const { failed } of taken()) failed(thrown);
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

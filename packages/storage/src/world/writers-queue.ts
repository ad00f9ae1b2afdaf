import type { Database } from "../open.js";
import { type WorldCommit, WorldStaleError } from "./model.js";
import type { Done, WorldStatements } from "./statements.js";

interface Waiting {
  readonly commit: WorldCommit;
  readonly done: (seq: number) => void;
  readonly failed: (thrown: unknown) => void;
}

/** Runs synchronous work of the driver as soon as no other connection writes. */
type Attempt = <T>(work: () => T) => Promise<T>;

/** So many commits go to the disk together at most: the first of them waits for all. */
const together = 64;

/**
 * What waits is written in one transaction, each commit at a savepoint of its own, and answered when
 * all of it is on disk: twenty commits cost hardly more than one.
 */
export function writersQueue(
  database: Database,
  { write, remember }: Pick<WorldStatements, "write" | "remember">,
  attempt: Attempt,
): (commit: WorldCommit) => Promise<number> {
  // A transaction within another is a savepoint.
  const each = database.transaction(write);
  const all = database.transaction((group: readonly Waiting[]) =>
    group.map(({ commit }) => doneOrStale(() => each(commit))),
  );
  const written = (group: readonly Waiting[]) => {
    const outcomes = all.immediate(group);
    // In the same turn: no read comes between the disk and the memory of it.
    for (const outcome of outcomes) if (!(outcome instanceof WorldStaleError)) remember(outcome);
    return outcomes;
  };
  const queue: Waiting[] = [];
  let isWriting = false;

  async function writeGroup(): Promise<void> {
    const group = queue.splice(0, together);
    try {
      const outcomes = await attempt(() => written(group));
      for (const [at, { done, failed }] of group.entries()) {
        const outcome = outcomes[at];
        if (outcome === undefined || outcome instanceof WorldStaleError) failed(outcome);
        else done(outcome.seq);
      }
    } catch (thrown) {
      for (const { failed } of group) failed(thrown);
    }
  }

  async function drain(): Promise<void> {
    while (queue.length > 0) await writeGroup();
    isWriting = false;
  }

  return (commit) =>
    new Promise((done, failed) => {
      queue.push({ commit, done, failed });
      if (isWriting) return;
      isWriting = true;
      // What else asks in this turn of the event loop goes along.
      setImmediate(() => void drain());
    });
}

/** Who was too late is told so, and the others are written; anything else undoes them all. */
function doneOrStale(work: () => Done): Done | WorldStaleError {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof WorldStaleError) return thrown;
    throw thrown;
  }
}

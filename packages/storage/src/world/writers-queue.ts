import type { Database } from "../open.js";
import { type WorldCommit, WorldStaleError } from "./model.js";
import type { Done, WorldStatements } from "./statements.js";
import { writtenTogether } from "./together.js";

/** Runs synchronous work of the driver as soon as no other connection writes. */
type Attempt = <T>(work: () => T) => Promise<T>;

/** So many commits go to the disk together at most: the first of them waits for all. */
const together = 64;

/** Writes each group in one transaction, each commit at a savepoint of its own, and answers when all of it is on disk. */
export function writersQueue(
  database: Database,
  { write, remember }: Pick<WorldStatements, "write" | "remember">,
  attempt: Attempt,
): (commit: WorldCommit) => Promise<number> {
  // A transaction within another is a savepoint.
  const each = database.transaction(write);
  const all = database.transaction((group: readonly WorldCommit[]) =>
    group.map((commit) => doneOrStale(() => each(commit))),
  );
  const written = (group: readonly WorldCommit[]) => {
    const outcomes = all.immediate(group);
    // In the same turn: no read comes between the disk and the memory of it.
    return outcomes.map((outcome) => {
      if (outcome instanceof WorldStaleError) return outcome;
      remember(outcome);
      return outcome.seq;
    });
  };
  return writtenTogether((take) => attempt(() => written(take())), together).enqueue;
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

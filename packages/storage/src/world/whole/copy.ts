import { damaged } from "../../campaign/codec.js";
import { contentsOf, counting, type WorldContents } from "./contents.js";
import type { NewWorld, WholeWorld, WorldPlace } from "./model.js";
import { nameOf, withNewWorld, withWorld } from "./places.js";
import { refuseDifferent } from "./refusals.js";

/**
 * Carries a world over, whole and with its log, into one that is empty or not there yet; all numbers
 * and versions stay. Gives what was found in the copy, once it was found equal. Throws StorageError,
 * and nothing is changed.
 */
export const copyWorld = ({
  from,
  to,
}: {
  readonly from: WorldPlace;
  readonly to: WorldPlace;
}): Promise<WorldContents> =>
  withWorld(from, (source) =>
    withNewWorld(to, async (target) => {
      const read = await poured(source, target);
      const written = await contentsOf({ ...target, seq: source.seq });
      if (written.digest !== read.digest) throw refuseDifferent(nameOf(to));
      return written;
    }),
  );

/** What was read, all of which is written by now. */
async function poured(source: WholeWorld, target: NewWorld): Promise<WorldContents> {
  const count = counting();
  for await (const rows of source.aggregates()) {
    count.aggregates(rows);
    await target.putAggregates(rows);
  }
  let last = 0;
  for await (const rows of source.log()) {
    count.log(rows);
    await target.putLog(rows);
    last = rows.at(-1)?.seq ?? last;
  }
  // Whoever opens it in a file numbers on from there.
  if (last !== source.seq) throw damaged("log", `it ends at ${last}, and not at ${source.seq}`);
  await target.finish(source.seq);
  return count.contents(source.seq);
}

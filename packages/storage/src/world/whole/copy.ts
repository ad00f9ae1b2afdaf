import { damaged } from "../../campaign/codec.js";
import { contentsOf, counting, type WorldContents } from "./contents.js";
import type { NewWorld, WholeWorld, WorldPlace } from "./model.js";
import { nameOf, withNewWorld, withWorld } from "./places.js";
import { refuseDifferent } from "./refusals.js";

/** From where to where. */
export interface Copying {
  readonly from: WorldPlace;
  readonly to: WorldPlace;
  /** Is told after each batch how many rows are copied, and then, how many are compared. */
  progress?(step: "copied" | "compared", rows: number): void;
}

/**
 * Carries a world over, whole and with its log, into one that is empty or not there yet; all numbers
 * and versions stay. Gives what was found in the copy, once it was found equal. Throws StorageError,
 * and nothing is changed.
 */
export const copyWorld = ({ from, to, progress }: Copying): Promise<WorldContents> =>
  withWorld(from, (source) =>
    withNewWorld(to, async (target) => {
      const read = await poured(source, target, adding("copied", progress));
      const whole = { ...target, seq: source.seq };
      const written = await contentsOf(whole, adding("compared", progress));
      if (written.digest !== read.digest) throw refuseDifferent(nameOf(to));
      return written;
    }),
  );

function adding(
  step: "copied" | "compared",
  progress: Copying["progress"],
): (rows: readonly unknown[]) => void {
  let all = 0;
  return ({ length }) => {
    all += length;
    progress?.(step, all);
  };
}

/** What was read, all of which is written by now. */
async function poured(
  source: WholeWorld,
  target: NewWorld,
  done: (rows: readonly unknown[]) => void,
): Promise<WorldContents> {
  const count = counting();
  for await (const rows of source.aggregates()) {
    count.aggregates(rows);
    await target.putAggregates(rows);
    done(rows);
  }
  let last = 0;
  for await (const rows of source.log()) {
    count.log(rows);
    await target.putLog(rows);
    done(rows);
    last = rows.at(-1)?.seq ?? last;
  }
  // Whoever opens it in a file numbers on from there.
  if (last !== source.seq) throw damaged("log", `it ends at ${last}, and not at ${source.seq}`);
  await target.finish(source.seq);
  return count.contents(source.seq);
}

import { eq, like, max, sql } from "drizzle-orm";
import type * as z from "zod";
import { StorageError } from "../errors.js";
import type { Database } from "../open.js";
import type { Orm } from "../orm.js";
import { ormOf } from "../orm.js";
import { rowsIn } from "./all-rows.js";
import { checked, parsed } from "./codec.js";
import type { Baseline, Stored } from "./model.js";
import type { Kind } from "./rows.js";
import { baseline, campaign, commands } from "./schema.js";
import { creatureShape } from "./shapes/creature.js";
import { fightShape } from "./shapes/fight.js";
import { campaignShape, locationShape, noteShape, partyShape } from "./shapes/story.js";
import { stateIn } from "./state.js";

/** Keeps everything as it is now, for later events to be folded over: those logged so far do not lead to it. The caller holds the transaction. */
export function writeBaseline(database: Database): void {
  const orm = ormOf(database);
  orm.delete(baseline).run();
  const insert = orm
    .insert(baseline)
    .values({
      aggregate: sql.placeholder("aggregate"),
      version: sql.placeholder("version"),
      value: sql.placeholder("value"),
    })
    .prepare();
  for (const [aggregate, { value, version }] of everything(orm))
    insert.run({ aggregate, version, value: JSON.stringify(value) });
  const last = orm
    .select({ seq: max(commands.seq) })
    .from(commands)
    .get();
  const seq = last?.seq ?? 0;
  orm.update(campaign).set({ baseline: seq }).run();
}

function* everything(orm: Orm): Generator<readonly [aggregate: string, Stored<unknown>]> {
  yield ["campaign", stateIn(orm)()];
  const { encounters, characters, parties, locations, notes } = rowsIn(orm);
  for (const { kind, entries, read } of [encounters, characters, parties, locations, notes])
    for (const { id } of entries()) {
      const stored = unlessDamaged(() => read(id));
      if (stored !== undefined) yield [`${kind}:${id}`, stored];
    }
}

/** What cannot be read is found by `findings`, and is no reason to refuse the rest. */
function unlessDamaged<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof StorageError)) throw thrown;
    return undefined;
  }
}

/** Reads what the log's events are folded over. */
export function baselineIn(orm: Orm): Baseline {
  const of = <T>(kind: Kind, shape: z.ZodType<T>): readonly Stored<T>[] =>
    orm
      .select()
      .from(baseline)
      .where(like(baseline.aggregate, `${kind}:%`))
      .all()
      .map((row) => told(row, shape));
  const [state] = orm.select().from(baseline).where(eq(baseline.aggregate, "campaign")).all();
  const { value: now } = stateIn(orm)();
  return {
    seq: orm.select({ seq: campaign.baseline }).from(campaign).get()?.seq ?? 0,
    campaign:
      state === undefined
        ? { value: { ...now, clock: 0 }, version: 1 }
        : told(state, campaignShape),
    encounters: of("encounter", fightShape),
    characters: of("character", creatureShape),
    parties: of("party", partyShape),
    locations: of("location", locationShape),
    notes: of("note", noteShape),
  };
}

function told<T>(
  { aggregate, version, value }: typeof baseline.$inferSelect,
  shape: z.ZodType<T>,
): Stored<T> {
  const { read } = checked("baseline", shape);
  return { value: read(parsed(value, `baseline ${aggregate}`), aggregate), version };
}

import { and, asc, desc, eq, gt, gte, inArray, lt } from "drizzle-orm";
import type { Database } from "../open.js";
import type { Orm } from "../orm.js";
import { parsed } from "./codec.js";
import type { Commit, Logged, LoggedImage } from "./model.js";

import { commands, images, imagesEach } from "./schema.js";

/**
 * The form of what is logged. Up to 2 it had a row for each aggregate, with the events of that one
 * alone: those of who did not change were left out, and the order between aggregates was lost.
 */
const eventSchema = 3;

/** Keeps what was before of one aggregate, which has this version now. */
export type Log = (image: LoggedImage) => void;

/** Writes a command to the log, and gives what writes its images beside it. */
export function logger(database: Database): (commit: Commit) => Log {
  // The driver's own statements: every write passes through both, and drizzle's cost it time.
  const command = database.prepare(
    "INSERT INTO commands (command_id, at, visibility, event_schema, events) VALUES (?, ?, ?, ?, ?)",
  );
  const image = database.prepare(
    'INSERT INTO images (seq, aggregate, version, "before") VALUES (?, ?, ?, ?)',
  );
  return ({ commandId, at, visibility = "player_visible", events: happened }) => {
    const events = JSON.stringify(happened);
    const { lastInsertRowid } = command.run(commandId, at, visibility, eventSchema, events);
    let written = 0;
    return ({ aggregate, version, before }) => {
      const seq = imageKey(Number(lastInsertRowid), written);
      const json = before === undefined ? null : JSON.stringify(before);
      image.run(seq, aggregate, version, json);
      written += 1;
    };
  };
}

/** The key of a command's image, by its place among them. */
export function imageKey(command: number, place: number): number {
  if (place < imagesEach) return command * imagesEach + place;
  throw new RangeError(`one command writes at most ${imagesEach} aggregates`);
}

/** A command as it is kept, its images beside it. */
export type Row = typeof commands.$inferSelect & {
  readonly images: readonly Omit<typeof images.$inferSelect, "seq">[];
};

/** Commands after this one, oldest first. */
export function rowsAfter(orm: Orm, seq: number, limit: number): readonly Row[] {
  const rows = orm
    .select()
    .from(commands)
    .where(gt(commands.seq, seq))
    .orderBy(asc(commands.seq))
    .limit(limit)
    .all();
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return [];
  const held = imagesBetween(orm, first.seq, last.seq);
  return rows.map((row) => ({ ...row, images: held.get(row.seq) ?? [] }));
}

function imagesBetween(orm: Orm, first: number, last: number) {
  const found = new Map<number, Omit<typeof images.$inferSelect, "seq">[]>();
  const from = gte(images.seq, first * imagesEach);
  const to = lt(images.seq, (last + 1) * imagesEach);
  for (const { seq, ...image } of orm.select().from(images).where(and(from, to)).all()) {
    const command = Math.floor(seq / imagesEach);
    const those = found.get(command);
    if (those === undefined) found.set(command, [image]);
    else those.push(image);
  }
  return found;
}

/** A command as it is told. */
export function logged({ events: happened, images: held, ...row }: Row): Logged {
  const entry = `log entry ${row.seq}`;
  const events = parsed(happened, entry);
  return {
    ...row,
    events: Array.isArray(events) ? events : [],
    images: held.map(({ before, ...image }) => ({
      ...image,
      ...(before === null ? {} : { before: parsed(before, entry) }),
    })),
  };
}

/** The events of the last commands that wrote an aggregate, the latest command last. Looked for from the end: it is short for what is being played. */
export function eventsOf(
  orm: Orm,
  aggregate: string,
  limit: number,
): readonly (readonly unknown[])[] {
  const last = orm
    .select({ seq: images.seq })
    .from(images)
    .where(eq(images.aggregate, aggregate))
    .orderBy(desc(images.seq))
    .limit(limit)
    .all();
  const seqs = last.map(({ seq }) => Math.floor(seq / imagesEach));
  return orm
    .select({ seq: commands.seq, events: commands.events })
    .from(commands)
    .where(inArray(commands.seq, seqs))
    .orderBy(asc(commands.seq))
    .all()
    .map(({ seq, events: text }) => {
      const all = parsed(text, `log entry ${seq}`);
      return Array.isArray(all) ? all : [];
    });
}

import type { Creature } from "@tabletop-mcp/rules-engine";
import { eq } from "drizzle-orm";
import { codeOf } from "../errors.js";
import type { Database } from "../open.js";
import type { Orm } from "../orm.js";
import type { AllRows } from "./all-rows.js";
import { tooGreat } from "./codec.js";
import { type FightRows, isSameCompany } from "./encounters.js";
import { fightImage, image } from "./image.js";
import { keyOf } from "./key.js";
import type { LocationRows } from "./locations.js";
import { type Log, logger } from "./log.js";
import {
  type Change,
  type Commit,
  type Fight,
  type Location,
  NameTakenError,
  type Party,
  StaleError,
} from "./model.js";
import type { Connection, Identified, Rows } from "./rows.js";
import { campaign } from "./schema.js";
import { farthest } from "./shapes/words.js";

/** Writes a commit and its log; the caller holds the transaction. Throws StaleError, NameTakenError. */
export function writer({ database, orm }: Connection, rows: AllRows): (commit: Commit) => void {
  const logged = logger(database);
  return (commit) => {
    const log = logged(commit);
    const { characters = [], parties = [], locations = [], notes = [], encounters = [] } = commit;
    if (mayRefer(commit)) deferReferences(database);
    if (commit.campaign !== undefined) writeCampaign(orm, commit.campaign, log);
    // What goes away gives its name free before another takes it.
    removeAll(rows.characters, characters, log);
    removeAll(rows.parties, parties, log);
    removeAll(rows.locations, locations, log);
    removeAll(rows.notes, notes, log);
    // Before those who were made for them.
    saveFights(rows.encounters, encounters, log);
    saveAll(rows.locations, locations, log);
    refuseCircles(rows.locations, locations);
    saveAll(rows.characters, characters, log);
    saveAll(rows.parties, activeLast(parties), log);
    saveAll(rows.notes, notes, log);
    for (const change of encounters) refuseTorn(rows.encounters, change);
    refuseLost(rows.encounters, characters);
  };
}

/** Of two commits that put places into each other, each saw no harm when it was decided. */
function refuseCircles(rows: LocationRows, changes: readonly Change<Location>[]): void {
  for (const { after } of changes)
    if (after !== undefined && rows.isInItself(after.id))
      throw new StaleError(`what location:${after.id} is in`);
}

/** Whether rows may refer to others that the same commit writes later: characters that stay and notes never do. */
const mayRefer = ({ characters = [], parties = [], locations = [] }: Commit): boolean =>
  parties.length + locations.length > 0 || characters.some(({ after }) => after === undefined);

/**
 * References are checked when all is written, whatever the order: until the transaction's end.
 * After it SQLite compiles every statement of the connection again, so it is for who needs it.
 */
export function deferReferences(database: Database): void {
  // Not a prepared statement: SQLite does it when it compiles one, not when it runs it.
  database.exec("PRAGMA defer_foreign_keys = ON");
}

/** The party that was active lets go before another takes over. */
const activeLast = (parties: readonly Change<Party>[]): readonly Change<Party>[] =>
  parties.toSorted((a, b) => Number(a.after?.active ?? false) - Number(b.after?.active ?? false));

/** What the driver throws for a commit that lost a race that versions do not show, as what it means. */
export function asRace(thrown: unknown): unknown {
  const code = codeOf(thrown);
  if (code === "SQLITE_CONSTRAINT_FOREIGNKEY") return new StaleError("something that it refers to");
  if (code === "SQLITE_CONSTRAINT_UNIQUE" && String(thrown).endsWith("parties.active"))
    return new StaleError("the active party");
  return thrown;
}

function saveAll<T extends Identified>(
  rows: Rows<T>,
  changes: readonly Change<T>[],
  log: Log,
): void {
  freeNames(rows, changes);
  for (const { before, after } of changes) {
    if (after === undefined) continue;
    refuseTakenName(rows, after, () =>
      before === undefined ? rows.insert(after) : rows.update(after, before),
    );
    log({
      aggregate: `${rows.kind}:${after.id}`,
      version: (before?.version ?? 0) + 1,
      before: before === undefined ? undefined : image(before.value, after),
    });
  }
}

function saveFights(rows: FightRows, changes: readonly Change<Fight>[], log: Log): void {
  for (const { before, after } of changes) {
    if (after === undefined) throw new TypeError("no commit deletes an encounter");
    if (before === undefined) rows.insert(after);
    else rows.update(after, before);
    log({
      aggregate: `encounter:${after.encounter.id}`,
      version: (before?.version ?? 0) + 1,
      before: before === undefined ? undefined : fightImage(before.value, after),
    });
  }
}

/** Of two commits that let somebody into two fights, or into one and out of the campaign, each saw no harm when it was decided. */
function refuseTorn(rows: FightRows, { before, after }: Change<Fight>): void {
  if (after?.encounter.status !== "active" || isSameCompany(before?.value, after)) return;
  const { id } = after.encounter;
  if (rows.isTornApart(id)) throw new StaleError(`who takes part in encounter:${id}`);
}

function refuseLost(rows: FightRows, characters: readonly Change<Creature>[]): void {
  for (const { before, after } of characters)
    if (after === undefined && before !== undefined && rows.isFighting(before.value.id))
      throw new StaleError(`the encounter of character:${before.value.id}`);
}

/** One may take the name that another gives up in the same commit, whatever the order. */
function freeNames<T extends Identified>(rows: Rows<T>, changes: readonly Change<T>[]): void {
  if (changes.length === 1) return;
  for (const { before, after } of changes)
    if (before !== undefined && after !== undefined && !isCalledAlike(rows, before.value, after))
      rows.freeName?.(after.id);
}

const isCalledAlike = <T>({ nameOf }: Rows<T>, one: T, other: T): boolean =>
  keyOf(nameOf(one)) === keyOf(nameOf(other));

function removeAll<T extends Identified>(
  rows: Rows<T>,
  changes: readonly Change<T>[],
  log: Log,
): void {
  for (const { before, after } of changes) {
    if (after !== undefined || before === undefined) continue;
    rows.remove(before);
    log({ aggregate: `${rows.kind}:${before.value.id}`, version: 0, before: before.value });
  }
}

function refuseTakenName<T>(rows: Rows<T>, value: T, work: () => void): void {
  try {
    work();
  } catch (thrown) {
    const isTaken =
      codeOf(thrown) === "SQLITE_CONSTRAINT_UNIQUE" && String(thrown).endsWith(".key");
    if (!isTaken || rows.kind === "note" || rows.kind === "encounter") throw thrown;
    throw new NameTakenError(rows.kind, rows.nameOf(value));
  }
}

function writeCampaign(
  orm: Orm,
  { before, after }: NonNullable<Commit["campaign"]>,
  log: Log,
): void {
  if (before === undefined || after === undefined)
    throw new TypeError("a campaign is neither made nor deleted by a commit");
  if (Math.abs(after.clock) > farthest) throw tooGreat("campaign", "clock");
  const { changes } = orm
    .update(campaign)
    .set({ ...after, version: before.version + 1 })
    .where(eq(campaign.version, before.version))
    .run();
  if (changes !== 1) throw new StaleError("campaign");
  log({
    aggregate: "campaign",
    version: before.version + 1,
    before: image(before.value, after),
  });
}

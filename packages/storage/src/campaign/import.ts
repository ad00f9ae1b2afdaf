import type { Creature } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { codeOf, StorageError } from "../errors.js";
import type { Orm } from "../orm.js";
import type { AllRows } from "./all-rows.js";
import { writeBaseline } from "./baseline.js";
import { deferReferences } from "./commit.js";
import { format, formatVersion } from "./export.js";
import { exportUpgrades } from "./export-upgrades.js";
import { faultsOfFight } from "./fight-faults.js";
import { issuesText } from "./issues.js";
import type { LocationRows } from "./locations.js";
import { imageKey, type Row } from "./log.js";
import { type Location, type Stored, visibilities, type WrongWith } from "./model.js";
import type { Connection, Rows } from "./rows.js";
import {
  campaign,
  characters,
  commands,
  encounters,
  images,
  imagesEach,
  locations,
  notes,
  parties,
  renames,
} from "./schema.js";
import { creatureShape } from "./shapes/creature.js";
import { fightShape } from "./shapes/fight.js";
import { locationShape, noteShape, partyShape } from "./shapes/story.js";
import { isJson, text, time, whole } from "./shapes/words.js";

interface Opened extends Connection {
  readonly rows: AllRows;
}

/** What is read, and what the rules say of it. */
interface Source {
  readonly file: unknown;
  readonly wrongWith?: WrongWith | undefined;
}

/** What an exported campaign holds, in today's form. */
type Content = z.output<typeof fileShape>;

/** Reads what was exported. Throws StorageError IMPORT_REFUSED. */
export function contentOf({ file, wrongWith }: Source): Content {
  const content = parsedExport(file);
  refuseFights(content);
  if (wrongWith !== undefined) refuseWrong(content.characters, wrongWith);
  return content;
}

/** Puts an exported campaign into an empty one: all of it or nothing. Throws StorageError IMPORT_REFUSED. */
export function imported({ database, orm, rows }: Opened, content: Content): void {
  const write = database.transaction(() => {
    if (!isEmpty(orm)) throw refused("The campaign that it was to go into is not empty");
    deferReferences(database);
    orm.update(campaign).set(content.campaign).run();
    insertAll(rows.locations, content.locations);
    refuseCircles(rows.locations, content.locations);
    insertAll(rows.encounters, content.encounters);
    insertAll(rows.characters, content.characters);
    insertAll(rows.parties, content.parties);
    insertAll(rows.notes, content.notes);
    for (const renamed of content.renames) orm.insert(renames).values(renamed).run();
    for (const command of content.commands) insertCommand(orm, command);
    writeBaseline(database);
  });
  try {
    write.immediate();
  } catch (thrown) {
    if (!codeOf(thrown).startsWith("SQLITE_CONSTRAINT")) throw thrown;
    throw refused(
      "It contradicts itself: an id or a name stands twice, or leads to nothing",
      thrown,
    );
  }
}

function insertAll<T>(rows: Pick<Rows<T>, "insert">, entries: readonly Stored<T>[]): void {
  for (const { value, version } of entries) rows.insert(value, version);
}

function insertCommand(orm: Orm, { images: before, ...command }: Row): void {
  orm.insert(commands).values(command).run();
  for (const [place, image] of before.entries())
    orm
      .insert(images)
      .values({ seq: imageKey(command.seq, place), ...image })
      .run();
}

function refuseWrong(all: readonly Stored<Creature>[], wrongWith: WrongWith): void {
  const wrong = all.flatMap(({ value }) => wrongWith(value).map((what) => `${value.name} ${what}`));
  if (wrong.length > 0) throw refused(wrong.slice(0, 3).join("; "));
}

function refuseFights({ encounters: fights, characters: all }: Content): void {
  const creatures = new Set(all.map(({ value }) => value.id));
  const wrong = fights.flatMap(({ value }) => {
    const { id, name } = value.encounter;
    return faultsOfFight(value, creatures).map((what) => `encounter ${name} (${id}) ${what}`);
  });
  if (wrong.length > 0) throw refused(`It contradicts itself: ${wrong.slice(0, 3).join("; ")}`);
}

function refuseCircles(rows: LocationRows, all: readonly Stored<Location>[]): void {
  const found = all.find(({ value }) => rows.isInItself(value.id));
  if (found !== undefined)
    throw refused(`It contradicts itself: ${found.value.name} is inside itself`);
}

const isEmpty = (orm: Orm): boolean =>
  [commands, characters, encounters, parties, locations, notes].every(
    (table) => orm.select().from(table).limit(1).all().length === 0,
  );

function parsedExport(file: unknown): Content {
  const { data: head } = headShape.safeParse(file);
  if (head === undefined) throw refused("It is not an exported campaign");
  if (head.version > formatVersion)
    throw refused("It was exported by a newer version of this program");
  try {
    return fileShape.parse(upgraded(file, head.version));
  } catch (thrown) {
    if (!(thrown instanceof z.ZodError)) throw thrown;
    throw refused(`It is not a whole campaign: ${issuesText(thrown)}`, thrown);
  }
}

/** What an earlier version of this program has exported, as this one would have. */
const upgraded = (file: unknown, version: number): unknown => {
  const newest = exportUpgrades.slice(version - 1).reduce((old, upgrade) => upgrade(old), file);
  return { ...z.looseObject({}).parse(newest), version: formatVersion };
};

const headShape = z.object({ format: z.literal(format), version: z.int().min(1) });

const stored = <T>(value: z.ZodType<T>): z.ZodType<Stored<T>> =>
  z.strictObject({ value, version: whole });

/** History is kept as it was written, and has to be readable. */
const json = z.string().refine(isJson, "no JSON");

/** Keys of images are numbers, too. */
const lastCommand = Math.floor(Number.MAX_SAFE_INTEGER / imagesEach) - 1;

const fileShape = z.strictObject({
  ...headShape.shape,
  campaign: z.strictObject({ id: z.literal(1), ruleset: text, clock: whole, version: whole }),
  locations: z.array(stored(locationShape)),
  encounters: z.array(stored(fightShape)),
  characters: z.array(stored(creatureShape)),
  parties: z.array(stored(partyShape)),
  notes: z.array(stored(noteShape)),
  renames: z.array(z.strictObject({ aggregate: text, was: text, name: text })),
  commands: z.array(
    z.strictObject({
      seq: z.int().min(1).max(lastCommand),
      commandId: text,
      at: time,
      visibility: z.enum(visibilities),
      eventSchema: whole,
      events: json,
      images: z
        .array(z.strictObject({ aggregate: text, version: whole, before: json.nullable() }))
        .max(imagesEach),
    }),
  ),
});

const refused = (message: string, cause?: unknown): StorageError =>
  new StorageError({
    code: "IMPORT_REFUSED",
    message,
    hint: "Nothing was changed. Import a file that `export` wrote, into a campaign of a new name",
    cause,
  });

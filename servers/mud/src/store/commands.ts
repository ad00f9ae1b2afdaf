import {
  type CommandCall,
  inFaults,
  type Options,
  ToolFault,
  UsageError,
} from "@tabletop-mcp/mcp-kit";
import {
  checkWorld,
  copyWorld,
  migratePostgresWorld,
  type WorldContents,
} from "@tabletop-mcp/storage";
import { placeIn, placeOf } from "./place.js";

type Call = Pick<CommandCall<unknown>, "print" | "say">;

/** Brings the tables of a world in PostgreSQL up to date. */
export async function migrate(options: Options, { print }: Call): Promise<void> {
  const place = placeOf(options);
  if ("file" in place)
    throw new UsageError("migrate goes with --store: a file is migrated by who opens it");
  const { from, to } = await inFaults(() => migratePostgresWorld(place));
  print(from === to ? `schema ${to}: nothing to do` : `migrated from schema ${from} to ${to}`);
}

/** Reads all of a world, and says what is wrong with it. */
export async function check(options: Options, { print }: Call): Promise<void> {
  const { contents, findings, wrong } = await inFaults(() => checkWorld(placeOf(options)));
  printContents(contents, print);
  for (const { what, detail } of findings) print(`${what}: ${detail}`);
  if (wrong === 0) return print("All is well.");
  throw new ToolFault({
    code: "DATABASE_DAMAGED",
    message: `${grouped(wrong)} found to be wrong`,
    hint: "Restore it from a backup",
  });
}

/** How often it is said how far a copy is; milliseconds. */
const every = 1_000;

/** Carries a world over, and compares. */
export async function copy(options: Options, { print, say }: Call): Promise<void> {
  const { from, to } = options;
  if (from === undefined && to === undefined)
    throw new UsageError(
      "say --from or --to; the one that is left out is the world that the flags name",
    );
  const placeAt = (given: Options[string]) =>
    given === undefined ? placeOf(options) : placeIn(String(given));
  let saidAt = performance.now();
  const progress = (step: string, rows: number): void => {
    if (performance.now() - saidAt < every) return;
    saidAt = performance.now();
    say(`${grouped(rows)} rows ${step}`);
  };
  const places = { from: placeAt(from), to: placeAt(to) };
  const contents = await inFaults(() => copyWorld({ ...places, progress }));
  printContents(contents, print);
  print(`Both are equal: SHA-256 ${contents.digest}.`);
}

const grouped = (rows: number): string => rows.toLocaleString("en-US");

/** How many of each kind there are, and what of the log. */
function printContents({ kinds, commits, seq }: WorldContents, print: Call["print"]): void {
  for (const [kind, rows] of Object.entries(kinds)) print(`${kind}\t${rows}`);
  print(`commits\t${commits}\tthe last one ${seq}`);
}

import type { CommandCall, CommandSpec } from "@tabletop-mcp/mcp-kit";
import {
  allDocuments,
  type CacheStats,
  type Kind,
  kinds,
  type Sources,
  since,
  UpstreamError,
} from "@tabletop-mcp/srd-client";
import type { ServerContext } from "./context.js";
import { progressBar } from "./progress-bar.js";

/** A kind that was synced so recently is not fetched again: a sync that was cut off goes on where it stopped. */
const recentMs = 60 * 60 * 1_000;

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? "" : "s"}`;
const day = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);
const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`;

/** Fetches every kind completely, one after the other, each at once into the cache. */
async function sync({ print, context }: CommandCall<ServerContext>): Promise<void> {
  const { client, now, sources, cacheFault } = await context();
  const cache = await client.cache();
  const fault = cacheFault();
  if (fault !== undefined) throw fault;
  const { collections } = await cache.stats();
  const held = (kind: Kind): boolean => {
    const own = collections.filter((collection) => collection.kind === kind);
    const keys = sources === "all" ? [allDocuments] : sources;
    const fresh = (key: string) =>
      own.some(({ document, syncedAt }) => document === key && since(syncedAt, now()) < recentMs);
    return keys.every(fresh);
  };
  const bar = progressBar();
  let records = 0;
  try {
    for (const [at, kind] of kinds.entries()) {
      if (held(kind)) continue;
      const onRows = (rows: number, of: number) =>
        bar.show(at + (of > 0 ? Math.min(1, rows / of) : 1), kinds.length, kind);
      const synced = client.sync(kind, { onRows });
      records += await synced.catch((error: unknown) => stopped(kind, error));
    }
  } finally {
    bar.done();
  }
  const documents = sources === "all" ? "all documents" : sources.join(", ");
  print(
    kinds.every(held)
      ? `Already synced within the hour: ${documents}.`
      : `Synced ${counted(records, "record")} of ${documents}.`,
  );
  for (const document of unheard(sources, (await cache.stats()).collections))
    print(`Nothing was found of ${document}: is there a document of that key?`);
}

/** Documents of which nothing came but what all documents share. */
function unheard(sources: Sources, collections: CacheStats["collections"]): readonly string[] {
  if (sources === "all") return [];
  const filled = collections.filter(({ kind, count }) => count > 0 && !shared.has(kind));
  return sources.filter((key) => filled.every(({ document }) => document !== key));
}

/** Kinds of which every document has the same few. */
const shared: ReadonlySet<string> = new Set([
  "language",
  "magic-school",
  "damage-type",
  "alignment",
  "ability-score",
  "skill",
]);

/** What was fetched before is kept: the next sync goes on from there. */
function stopped(kind: Kind, error: unknown): never {
  if (!(error instanceof UpstreamError)) throw error;
  const message = `The source of ${kind} records does not answer as it should (${error.message}). What is synced is kept; sync again to go on.`;
  throw new Error(message, { cause: error });
}

/** What is held, from when, and how big. */
function statusLines({
  answers,
  failures,
  bytes,
  oldest,
  newest,
  collections,
}: CacheStats): readonly string[] {
  const span =
    oldest === undefined || newest === undefined ? "" : `, from ${day(oldest)} to ${day(newest)}`;
  const documents = collections.filter(({ document }) => document !== allDocuments);
  const lines = documents.map(
    ({ kind, document, count, syncedAt }) =>
      `  ${kind} (${document}): ${counted(count, "record")}, synced ${day(syncedAt)}`,
  );
  return [
    `${counted(answers, "answer")} and ${counted(failures, "failure")} remembered${span}; ${megabytes(bytes)} in all.`,
    lines.length === 0
      ? "Nothing is synced: tabletop-lorekeeper sync fetches everything."
      : "Synced:",
    ...lines,
  ];
}

async function status({ print, context }: CommandCall<ServerContext>): Promise<void> {
  const { client } = await context();
  for (const line of statusLines(await (await client.cache()).stats())) print(line);
}

/** A command waits for SQLite to be installed, where it did not come along. */
const waiting = (command: CommandSpec<ServerContext>): CommandSpec<ServerContext> => ({
  ...command,
  async run(options, call) {
    const { useSqlite } = await import("./open-cache.js");
    useSqlite(options, { tell: call.say, patienceMs: Number.POSITIVE_INFINITY });
    await command.run(options, call);
  },
});

const all: readonly CommandSpec<ServerContext>[] = [
  {
    name: "sync",
    description: "fetch everything of --sources once, to look up without a network for ever",
    run: (_, call) => sync(call),
  },
  {
    name: "status",
    description: "what is held, from when, and how big",
    run: (_, call) => status(call),
  },
  {
    name: "cache stats",
    description: "the same as status",
    run: (_, call) => status(call),
  },
  {
    name: "cache clear",
    description: "forget answers and failures; synced collections too with --everything",
    flags: [{ flag: "--everything", description: "forget what was synced, too" }],
    async run({ everything }, { print, context }) {
      const { client } = await context();
      await (await client.cache()).clear(everything === true);
      print(
        everything === true
          ? "Everything is forgotten."
          : "Answers are forgotten; what was synced is kept.",
      );
    },
  },
];

export const commands = all.map(waiting);

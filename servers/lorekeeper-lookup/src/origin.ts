import type { Provenance } from "@tabletop-mcp/srd-client";

/** Where an answer comes from; what of it is away is named as the caller asked for it. */
export interface Origin extends Provenance {
  /** Kinds of which no source could be asked, and nothing is kept. */
  readonly away?: readonly string[];
}

/** Facts that come with this program. */
export const bundledOrigin: Origin = { cache: "bundled", sources: ["bundled"] };

const byFreshness = ["hit", "miss", "stale", "bundled"] as const;

/** The origins of several answers as one: the least fresh, the oldest, and what any of them lacks. */
export function together(origins: readonly Origin[], kindsAway: readonly string[] = []): Origin {
  const times = origins.flatMap(({ fetchedAt }) => fetchedAt ?? []);
  const missing = unique(origins.flatMap((origin) => origin.missing ?? []));
  const unasked = unique(origins.flatMap((origin) => origin.unasked ?? []));
  const away = unique([...origins.flatMap((origin) => origin.away ?? []), ...kindsAway]);
  return {
    cache: byFreshness.findLast((one) => origins.some(({ cache }) => cache === one)) ?? "hit",
    sources: unique(origins.flatMap(({ sources }) => sources)),
    ...(times.length > 0 && { fetchedAt: Math.min(...times) }),
    ...(origins.some(({ synced }) => synced === true) && { synced: true as const }),
    ...(missing.length > 0 && { missing }),
    ...(unasked.length > 0 && { unasked }),
    ...(away.length > 0 && { away }),
    ...(origins.some(({ partial }) => partial === true) && { partial: true as const }),
  };
}

const unique = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];

/** Where an answer comes from, as every answer's metadata says it. */
export interface OriginData {
  /** Nothing was fetched for it just now: "hit", "stale" or "bundled". */
  readonly cache: Provenance["cache"];
  readonly fetched_at?: string;
  readonly synced_at?: string;
  /** Documents that were asked for and could not be reached. */
  readonly missing?: readonly string[];
  /** APIs that were to be asked, and could not be. */
  readonly unasked?: readonly string[];
  /** What was asked for and could not be looked for at all. */
  readonly away?: readonly string[];
  /** There may be more than this. */
  readonly partial?: true;
}

/** An origin as data: its time under the name that says how it came. */
export const originData = (origin: Origin): OriginData => {
  const { cache, fetchedAt, synced, missing, unasked, away, partial } = origin;
  return {
    cache,
    ...(fetchedAt !== undefined && {
      [synced ? "synced_at" : "fetched_at"]: new Date(fetchedAt).toISOString(),
    }),
    ...(missing !== undefined && { missing }),
    ...(unasked !== undefined && { unasked }),
    ...(away !== undefined && { away }),
    ...((partial === true || away !== undefined) && { partial: true }),
  };
};

/** What a reader must know of an answer that is not fresh or not whole, after a space; else nothing. */
export function originNote({ cache, sources, fetchedAt, ...lacks }: Origin): string {
  const { missing, unasked, away, partial } = lacks;
  const whole = sources.every((source) => source === "bundled");
  const notes = [];
  if (cache === "stale")
    notes.push(` The sources cannot be reached: this is a stored copy${from(fetchedAt)}.`);
  if (cache === "bundled")
    notes.push(
      whole
        ? " Only the bundled facts of SRD 5.1 were at hand, which are short."
        : " Some of it is from the bundled facts of SRD 5.1, which are short.",
    );
  if (unasked !== undefined)
    notes.push(
      ` Could not be asked: ${unasked.join(", ")}${partial === true ? "; what stands in has less" : ""}.`,
    );
  if (away !== undefined) notes.push(` Not searched, their sources are away: ${away.join(", ")}.`);
  if (missing !== undefined)
    notes.push(
      ` Out of reach, and not in this answer: ${missing.map(documentsCalled).join(", ")}.`,
    );
  return notes.join("");
}

/** Why something may only seem not to be there, as the end of a sentence; else nothing. */
export const unaskedNote = ({ unasked }: Origin): string =>
  unasked === undefined ? "" : ` (could not be asked: ${unasked.join(", ")})`;

const from = (fetchedAt: number | undefined): string =>
  fetchedAt === undefined ? "" : ` from ${new Date(fetchedAt).toISOString().slice(0, 10)}`;

const documentsCalled = (key: string): string => (key === "all" ? "all other documents" : key);

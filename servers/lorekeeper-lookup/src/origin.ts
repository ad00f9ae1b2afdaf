import type { Provenance } from "@tabletop-mcp/srd-client";

/** Facts that come with this program. */
export const bundledOrigin: Provenance = { cache: "bundled", sources: ["bundled"] };

const byFreshness = ["hit", "miss", "stale", "bundled"] as const;

/** The origins of several answers as one: the least fresh, the oldest. */
export function together(origins: readonly Provenance[]): Provenance {
  const times = origins.flatMap(({ fetchedAt }) => fetchedAt ?? []);
  const missing = [...new Set(origins.flatMap((origin) => origin.missing ?? []))];
  return {
    cache: byFreshness.findLast((one) => origins.some(({ cache }) => cache === one)) ?? "hit",
    sources: [...new Set(origins.flatMap(({ sources }) => sources))],
    ...(times.length > 0 && { fetchedAt: Math.min(...times) }),
    ...(origins.some(({ synced }) => synced === true) && { synced: true as const }),
    ...(missing.length > 0 && { missing }),
  };
}

/** Where an answer comes from, as every answer's metadata says it. */
export interface OriginData {
  /** Nothing was fetched for it just now: "hit", "stale" or "bundled". */
  readonly cache: Provenance["cache"];
  readonly fetched_at?: string;
  readonly synced_at?: string;
  /** Documents that were asked for and could not be reached. */
  readonly missing?: readonly string[];
}

/** An origin as data: its time under the name that says how it came. */
export const originData = ({ cache, fetchedAt, synced, missing }: Provenance): OriginData => ({
  cache,
  ...(fetchedAt !== undefined && {
    [synced ? "synced_at" : "fetched_at"]: new Date(fetchedAt).toISOString(),
  }),
  ...(missing !== undefined && { missing }),
});

/** What a reader must know of an answer that is not fresh or not whole, after a space; else nothing. */
export function originNote({ cache, sources, missing }: Omit<Provenance, "fetchedAt">): string {
  const whole = sources.every((source) => source === "bundled");
  const notes = [];
  if (cache === "stale") notes.push(" The sources cannot be reached: this is a stored copy.");
  if (cache === "bundled")
    notes.push(
      whole
        ? " Only the bundled facts of SRD 5.1 were at hand, which are short."
        : " Some of it is from the bundled facts of SRD 5.1, which are short.",
    );
  if (missing !== undefined)
    notes.push(
      ` Out of reach, and not in this answer: ${missing.map(documentsCalled).join(", ")}.`,
    );
  return notes.join("");
}

const documentsCalled = (key: string): string => (key === "all" ? "all other documents" : key);

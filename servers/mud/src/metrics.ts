import type { MetricSpec } from "@tabletop-mcp/mcp-kit";
import { WorldStaleError, type WorldStore } from "@tabletop-mcp/storage";
import type { MudContext } from "./context.js";
import { awakeFor } from "./state/scene.js";

/** What a process has asked of its store. */
export interface StoreCounts {
  commits: number;
  /** Where others were faster. */
  stale: number;
  /** What failed otherwise. */
  errors: number;
}

/** The store, and what is asked of it from now on. */
export function counted(store: WorldStore): {
  readonly store: WorldStore;
  readonly counts: Readonly<StoreCounts>;
} {
  const counts: StoreCounts = { commits: 0, stale: 0, errors: 0 };
  const asked = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (thrown) {
      counts[thrown instanceof WorldStaleError ? "stale" : "errors"] += 1;
      throw thrown;
    }
  };
  return {
    counts,
    store: {
      ...store,
      read: (keys) => asked(store.read(keys)),
      changesSince: (seq, limit) => asked(store.changesSince(seq, limit)),
      latest: () => asked(store.latest()),
      async commit(commit) {
        const seq = await asked(store.commit(commit));
        counts.commits += 1;
        return seq;
      },
    },
  };
}

const countOf =
  (name: keyof StoreCounts) =>
  ({ counts }: Pick<MudContext, "counts">): number =>
    counts?.[name] ?? 0;

/** Players whom this process has served while they are awake. */
const online = ({ known, now }: Pick<MudContext, "known" | "now">): number =>
  [...known.values()].filter(({ servedAt }) => now() - servedAt < awakeFor).length;

/** What is shown of a world, besides what is of every server. */
export const metrics: readonly MetricSpec<MudContext>[] = [
  {
    name: "mud_commits_total",
    help: "Commands and other changes of the world that this process has written",
    type: "counter",
    value: countOf("commits"),
  },
  {
    name: "mud_stale_commits_total",
    help: "Commits that were decided anew, as others were faster",
    type: "counter",
    value: countOf("stale"),
  },
  {
    name: "mud_store_errors_total",
    help: "Questions and commits that the store has failed to answer",
    type: "counter",
    value: countOf("errors"),
  },
  {
    name: "mud_players_online",
    help: "Players whom this process has served in the last five minutes",
    type: "gauge",
    value: online,
  },
];

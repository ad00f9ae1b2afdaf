import { expect } from "vitest";
import type { WorldLogged, WorldStore } from "../../src/index.js";
import { made } from "./opened.js";

/** Many who write as fast as they are answered. */
export interface Load {
  /** So many were answered so far. */
  answered(): number;
  /** Ends it, and looks whether the answers are true. */
  end(look: WorldStore): Promise<void>;
}

/** Each writer of each store makes one thing after the other, and one reads the log as it grows. */
export function load(stores: readonly WorldStore[], writers: number): Load {
  const kept = new Map<string, number>();
  /** Of these it was said that nothing was changed. */
  const refused = new Set<string>();
  const codes = new Set<unknown>();
  let isOver = false;
  const write = async (store: WorldStore, name: string): Promise<void> => {
    for (let count = 0; !isOver; count += 1) {
      const id = `${name}.${count}`;
      try {
        kept.set(id, await store.commit({ at: count, changes: [made(id)] }));
      } catch (thrown) {
        const code = codeOf(thrown);
        codes.add(code);
        if (code !== "COMMIT_UNKNOWN") refused.add(id);
      }
    }
  };
  const seen: WorldLogged[] = [];
  const follow = async (store: WorldStore): Promise<void> => {
    while (!isOver) {
      const more = await store.changesSince(seen.at(-1)?.seq ?? 0, 100).catch(() => []);
      seen.push(...more);
      // Whoever reads without a pause takes all turns of the loop.
      await new Promise((settle) => setImmediate(settle));
    }
  };
  const [first] = stores;
  const all = [
    ...(first === undefined ? [] : [follow(first)]),
    ...stores.flatMap((store, at) =>
      Array.from({ length: writers }, (_, writer) => write(store, `${at}.${writer}`)),
    ),
  ];
  return {
    answered: () => kept.size,
    async end(look) {
      isOver = true;
      await Promise.all(all);
      const log = await wholeLog(look);
      const numbers = log.map(({ seq }) => seq);
      expect(numbers).toEqual(numbers.map((_, at) => at + 1));
      const times = new Map<string, number>();
      for (const { touched } of log)
        for (const { id } of touched) times.set(id, (times.get(id) ?? 0) + 1);
      expect([...times].filter(([, count]) => count !== 1)).toEqual([]);
      const there = new Map(log.map(({ seq, touched }) => [touched[0]?.id, seq]));
      expect([...kept].filter(([id, seq]) => there.get(id) !== seq)).toEqual([]);
      expect([...refused].filter((id) => there.has(id))).toEqual([]);
      expect(seen).toEqual(log.slice(0, seen.length));
      const rows = await look.read([{ place: "hall" }]);
      expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(times.keys()));
      for (const code of codes) expect(["DATABASE_UNREACHABLE", "COMMIT_UNKNOWN"]).toContain(code);
    },
  };
}

const codeOf = (thrown: unknown): unknown =>
  thrown instanceof Error && "code" in thrown ? thrown.code : thrown;

async function wholeLog(store: WorldStore): Promise<readonly WorldLogged[]> {
  const log: WorldLogged[] = [];
  for (let more; more === undefined || more.length > 0; log.push(...more))
    more = await store.changesSince(log.at(-1)?.seq ?? 0, 5_000);
  return log;
}

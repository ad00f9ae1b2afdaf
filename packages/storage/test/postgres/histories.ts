import fc from "fast-check";
import { expect, test } from "vitest";
import {
  openPostgresWorld,
  openWorld,
  type WorldCommit,
  type WorldStore,
} from "../../src/index.js";
import type { PostgresServer } from "../../testing/postgres/index.js";
import { sized } from "../sized.js";

const place = fc.constantFrom("", "hall", "yard");
const known = fc.record({
  kind: fc.constantFrom("item", "door"),
  id: fc.constantFrom("a", "b"),
  version: fc.integer({ min: 0, max: 2 }),
});
const after = fc.record({ place, body: fc.jsonValue({ maxDepth: 2 }) });
const change = fc.tuple(known, fc.option(after)).map(([one, made]) => ({
  ...one,
  ...(made !== null && { after: made }),
}));
const commit: fc.Arbitrary<WorldCommit> = fc.record({
  at: fc.nat(),
  changes: fc.array(change, { maxLength: 3 }),
  unchanged: fc.array(known, { maxLength: 1 }),
  events: fc.array(fc.record({ place, body: fc.jsonValue({ maxDepth: 1 }) }), { maxLength: 2 }),
});
/** Groups that are asked for at once, one after the other. */
const history = fc.array(fc.array(commit, { minLength: 1, maxLength: 8 }), { maxLength: 10 });

const everything = ["", "hall", "yard"].map((one) => ({ place: one }));

/** What becomes of a history, and what is seen of it on the way. */
async function played(store: WorldStore, groups: readonly (readonly WorldCommit[])[]) {
  const seen: unknown[] = [];
  for (const group of groups) {
    const outcomes = await Promise.allSettled(group.map((one) => store.commit(one)));
    seen.push(
      outcomes.map((one) => (one.status === "fulfilled" ? one.value : String(one.reason))),
      await store.read([...everything, { kind: "item", id: "a" }, { place: "hall", kind: "door" }]),
    );
  }
  return [...seen, await store.changesSince(0, 1_000), await store.latest()];
}

/** SQLite and PostgreSQL give the same answers to whatever is asked. */
export function historiesSuite(server: PostgresServer): void {
  test("any history is the same in SQLite and in PostgreSQL", async () => {
    await fc.assert(
      fc.asyncProperty(history, async (groups) => {
        const file = await openWorld({ file: ":memory:" });
        const served = await openPostgresWorld({ url: await server.newSchema() });
        try {
          expect(await played(served, groups)).toEqual(await played(file, groups));
        } finally {
          await file.close();
          await served.close();
        }
      }),
      { numRuns: sized(15, { long: 250 }) },
    );
  });
}

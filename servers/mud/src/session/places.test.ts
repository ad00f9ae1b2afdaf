import { openWorld, type WorldStore } from "@tabletop-mcp/storage";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Place, placeOf } from "../state/place.js";
import { tableOf } from "../testing/table.js";
import { openPlaces } from "./places.js";

const { ctx } = await tableOf();
const all = ["gate", "hall", "@ada", ""] as const;

/** One thing goes somewhere, or is gone. */
const going = fc.record({
  id: fc.constantFrom("torch-1", "torch-2", "tail-1"),
  to: fc.option(fc.constantFrom(...all)),
});

async function go(store: WorldStore, { id, to }: { id: string; to: string | null }): Promise<void> {
  const [before] = await store.read([{ kind: "item", id }]);
  if (before === undefined && to === null) return;
  const [of] = id.split("-");
  const after = to === null ? {} : { after: { place: to, body: { of } } };
  await store.commit({
    at: 0,
    changes: [{ kind: "item", id, version: before?.version ?? 0, ...after }],
  });
}

const direct = (store: WorldStore): Promise<readonly Place[]> =>
  Promise.all(all.map(async (place) => placeOf(await store.read([{ place }]), ctx.atlas)));

test("what is held is what there is, whatever was done and asked for before", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(going, fc.subarray([...all])), { maxLength: 12 }),
      async (steps) => {
        const store = await openWorld({ file: ":memory:" });
        const places = openPlaces(store, ctx.atlas);
        for (const [step, asked] of steps) {
          const asking = places.of(asked);
          await go(store, step);
          await asking;
        }
        expect(await places.of(all)).toEqual(await direct(store));
        await store.close();
      },
    ),
    { numRuns: 60 },
  );
});

test("what is asked for after a commit has it in it, however many ask at the same time", async () => {
  const store = await openWorld({ file: ":memory:" });
  const places = openPlaces(store, ctx.atlas);
  await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const id = `torch-${at + 1}`;
      for (const to of ["gate", "hall", "gate"]) {
        await go(store, { id, to });
        const [place] = await places.of([to]);
        expect(place?.items.map((item) => item.id)).toContain(id);
      }
    }),
  );
  expect(await places.of(all)).toEqual(await direct(store));
  await store.close();
});

test("nothing is read again of what nobody has touched", async () => {
  const store = await openWorld({ file: ":memory:" });
  let reads = 0;
  let questions = 0;
  const counting: WorldStore = {
    ...store,
    read: (keys) => {
      reads += 1;
      questions += 1;
      return store.read(keys);
    },
    changesSince: (seq, limit) => {
      questions += 1;
      return store.changesSince(seq, limit);
    },
    latest: () => {
      questions += 1;
      return store.latest();
    },
  };
  const places = openPlaces(counting, ctx.atlas);
  await go(store, { id: "torch-1", to: "gate" });
  const [gate] = await places.of(["gate"]);
  await go(store, { id: "tail-1", to: "hall" });
  questions = 0;
  const [same] = await places.of(["gate"]);
  expect(same).toBe(gate);
  expect(reads).toBe(1);
  // Whether there is anything new is one question, and what has become of it another one.
  expect(questions).toBe(1);
  await go(store, { id: "torch-1", to: "hall" });
  await places.of(["gate", "hall"]);
  expect([reads, questions]).toEqual([2, 3]);
  await store.close();
});

test("who was away for longer than is followed sees what there is", async () => {
  const store = await openWorld({ file: ":memory:" });
  const places = openPlaces(store, ctx.atlas);
  await go(store, { id: "torch-1", to: "gate" });
  await places.of(all);
  await Promise.all(Array.from({ length: 600 }, () => store.commit({ at: 0, changes: [] })));
  await go(store, { id: "torch-1", to: "hall" });
  expect(await places.of(all)).toEqual(await direct(store));
  await store.close();
});

test("a store that fails fails those who ask, and no others", async () => {
  const store = await openWorld({ file: ":memory:" });
  let isBroken = true;
  const failing: WorldStore = {
    ...store,
    latest: () => (isBroken ? Promise.reject(new Error("disk")) : store.latest()),
  };
  const places = openPlaces(failing, ctx.atlas);
  const asked = [places.of(["gate"]), places.of(["hall"])];
  for (const one of asked) await expect(one).rejects.toThrow("disk");
  isBroken = false;
  await go(store, { id: "torch-1", to: "gate" });
  expect((await places.of(["gate"]))[0]?.items.map(({ id }) => id)).toEqual(["torch-1"]);
  await store.close();
});

test("where another keeper knows less than the one before, nothing is held of that one", async () => {
  const [first, second] = [
    await openWorld({ file: ":memory:" }),
    await openWorld({ file: ":memory:" }),
  ];
  for (const to of ["gate", "hall", "gate"]) await go(first, { id: "torch-1", to });
  await go(second, { id: "torch-1", to: "hall" });
  let now = first;
  const places = openPlaces({ ...first, ...forwarded(() => now) }, ctx.atlas);
  const idsIn = async (name: string) => (await places.of([name]))[0]?.items.map(({ id }) => id);
  expect(await idsIn("gate")).toEqual(["torch-1"]);
  now = second;
  expect(await idsIn("gate")).toEqual([]);
  // A number that was given before.
  await go(second, { id: "torch-1", to: "gate" });
  expect(await idsIn("gate")).toEqual(["torch-1"]);
  for (const store of [first, second]) await store.close();
});

/** Asks whichever store there is now. */
const forwarded = (
  store: () => WorldStore,
): Pick<WorldStore, "read" | "latest" | "changesSince"> => ({
  read: (keys) => store().read(keys),
  latest: () => store().latest(),
  changesSince: (seq, limit) => store().changesSince(seq, limit),
});

import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type WorldChange, WorldStaleError, type WorldStore } from "../src/index.js";

/** How a keeper of worlds is opened for the suite: the first store of a new world, and a second one of the same. */
export interface WorldKeeper {
  open(): Promise<{
    readonly store: WorldStore;
    again(): Promise<WorldStore>;
  }>;
}

const lamp = { kind: "item", id: "lamp" } as const;
const door = { kind: "door", id: "north" } as const;

const made = ({ kind, id }: { kind: string; id: string }, place: string, body: unknown = {}) =>
  ({ kind, id, version: 0, after: { place, body } }) satisfies WorldChange;

/** Half a second, and more on a busy machine. */
const soon = { timeout: 2_000, interval: 10 };

/** What every keeper of worlds has to do. */
export function worldSuite(name: string, keeper: WorldKeeper): void {
  async function world() {
    const { store, again } = await keeper.open();
    onTestFinished(() => store.close());
    return {
      store,
      async again() {
        const other = await again();
        onTestFinished(() => other.close());
        return other;
      },
    };
  }

  describe(`${name}: what is kept`, () => {
    test("is read by its key and by its place, in order, each once", async () => {
      const { store } = await world();
      const body = { text: "brass", lit: false };
      const changes = [
        made(lamp, "hall", body),
        made(door, "hall"),
        made({ ...lamp, id: "a" }, ""),
      ];
      await store.commit({ at: 1, changes });
      const found = await store.read([lamp, { place: "hall" }, { kind: "item", id: "none" }]);
      expect(found).toEqual([
        { ...lamp, place: "hall", version: 1, body },
        { ...door, place: "hall", version: 1, body: {} },
      ]);
      expect(await store.read([{ place: "hall", kind: "door" }])).toHaveLength(1);
      expect(await store.read([{ place: "cellar" }])).toEqual([]);
    });

    test("changes, moves and goes, a version at a time", async () => {
      const { store } = await world();
      await store.commit({ at: 1, changes: [made(lamp, "hall")] });
      const moved = { ...lamp, version: 1, after: { place: "cellar", body: { lit: true } } };
      await store.commit({ at: 2, changes: [moved] });
      expect(await store.read([{ place: "hall" }])).toEqual([]);
      expect(await store.read([lamp])).toMatchObject([{ place: "cellar", version: 2 }]);
      await store.commit({ at: 3, changes: [{ ...lamp, version: 2 }] });
      expect(await store.read([lamp])).toEqual([]);
      await store.commit({ at: 4, changes: [made(lamp, "hall")] });
      expect(await store.read([lamp])).toMatchObject([{ version: 1 }]);
    });

    test("is read as it is, whoever has changed it since it was last read", async () => {
      const { store, again } = await world();
      const other = await again();
      const [hall, yard] = [[{ place: "hall" }], [{ place: "yard" }]];
      await store.commit({
        at: 1,
        changes: [made(lamp, "hall", { by: "us" }), made(door, "hall")],
      });
      await store.read([...hall, ...yard]);
      // Made anew it has the same version, and is another one.
      await other.commit({ at: 2, changes: [{ ...lamp, version: 1 }] });
      await other.commit({ at: 3, changes: [made(lamp, "hall", { by: "them" })] });
      // Ours is written on top of what was not read in between.
      const moved = { ...door, version: 1, after: { place: "yard", body: {} } };
      await store.commit({ at: 4, changes: [moved] });
      expect(await store.read(hall)).toEqual([
        { ...lamp, place: "hall", version: 1, body: { by: "them" } },
      ]);
      expect(await store.read(yard)).toMatchObject([{ ...door, version: 2 }]);
      expect(await other.read([...yard, lamp])).toEqual(await store.read([...yard, lamp]));
      const late = { ...lamp, version: 7, after: { place: "yard", body: {} } };
      await expect(store.commit({ at: 5, changes: [late] })).rejects.toThrow(WorldStaleError);
      expect(await store.read([...hall, ...yard])).toEqual(await other.read([...hall, ...yard]));
    });

    test("is there when it is opened again", async () => {
      const { store, again } = await world();
      await store.commit({ at: 1, changes: [made(lamp, "hall", { name: "Lämpchen \u2028 \"'" })] });
      expect(await (await again()).read([lamp])).toMatchObject([
        { body: { name: "Lämpchen \u2028 \"'" } },
      ]);
    });
  });

  describe(`${name}: what another was faster with`, () => {
    test.each([
      ["is not as it was read", { ...lamp, version: 2, after: { place: "hall", body: {} } }],
      ["is there already", made(lamp, "hall")],
      ["is gone", { ...door, version: 1, after: { place: "hall", body: {} } }],
    ])("is refused whole where something %s", async (_, late) => {
      const { store } = await world();
      await store.commit({ at: 1, changes: [made(lamp, "hall")] });
      const changes = [made({ kind: "item", id: "rope" }, "hall"), late];
      await expect(store.commit({ at: 2, changes })).rejects.toThrow(WorldStaleError);
      expect(await store.read([{ place: "hall" }])).toMatchObject([{ ...lamp, version: 1 }]);
      expect(await store.changesSince(0, 10)).toHaveLength(1);
    });

    test("is refused where what was only read has changed", async () => {
      const { store } = await world();
      await store.commit({ at: 1, changes: [made(door, "hall", { open: true })] });
      const shut = { ...door, version: 1, after: { place: "hall", body: { open: false } } };
      await store.commit({ at: 2, changes: [shut] });
      const through = {
        at: 3,
        changes: [made(lamp, "yard")],
        unchanged: [{ ...door, version: 1 }],
      };
      await expect(store.commit(through)).rejects.toThrow(WorldStaleError);
      expect(await store.read([lamp])).toEqual([]);
    });

    test("goes to one of many who grab it side by side, in one process and in another", async () => {
      const { store, again } = await world();
      const other = await again();
      await store.commit({ at: 1, changes: [made(lamp, "hall")] });
      const grabs = Array.from({ length: 40 }, (_, by) =>
        (by % 2 === 0 ? store : other).commit({
          at: 2,
          changes: [{ ...lamp, version: 1, after: { place: `player ${by}`, body: {} } }],
        }),
      );
      const outcomes = await Promise.allSettled(grabs);
      const won = outcomes.filter(({ status }) => status === "fulfilled");
      expect(won).toHaveLength(1);
      for (const one of outcomes)
        if (one.status === "rejected") expect(one.reason).toBeInstanceOf(WorldStaleError);
      const [found] = await store.read([lamp]);
      expect(found?.version).toBe(2);
      expect(found?.place).toMatch(/^player /u);
    });
  });

  describe(`${name}: what has happened`, () => {
    test("is told in order, with who was touched and where", async () => {
      const { store, again } = await world();
      const events = [{ place: "hall", body: { said: "hello" } }];
      const first = await store.commit({ at: 5, changes: [made(lamp, "hall")], events });
      const moved = { ...lamp, version: 1, after: { place: "cellar", body: {} } };
      await store.commit({ at: 6, changes: [moved] });
      await store.commit({ at: 7, changes: [{ ...lamp, version: 2 }] });
      const all = await (await again()).changesSince(0, 10);
      expect(all).toEqual([
        { seq: first, at: 5, touched: [{ ...lamp, from: "", to: "hall" }], events },
        { seq: first + 1, at: 6, touched: [{ ...lamp, from: "hall", to: "cellar" }], events: [] },
        { seq: first + 2, at: 7, touched: [{ ...lamp, from: "cellar", to: "" }], events: [] },
      ]);
      expect(await store.changesSince(first, 1)).toEqual(all.slice(1, 2));
      expect(await store.latest()).toBe(first + 2);
    });

    test("begins with nothing", async () => {
      const { store } = await world();
      expect(await store.latest()).toBe(0);
      expect(await store.changesSince(0, 10)).toEqual([]);
    });

    test("is heard of, one's own and what others commit, until one has heard enough", async () => {
      const { store, again } = await world();
      const other = await again();
      const heard = vi.fn<() => void>();
      const end = store.onChange(heard);
      await store.commit({ at: 1, changes: [made(lamp, "hall")] });
      expect(heard).toHaveBeenCalledTimes(1);
      await other.commit({ at: 2, changes: [made(door, "hall")] });
      await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), soon);
      end();
      await store.commit({ at: 3, changes: [made({ ...lamp, id: "b" }, "hall")] });
      expect(heard).toHaveBeenCalledTimes(2);
    });
  });

  test(`${name}: of hundreds of commits side by side each is kept, and numbered once`, async () => {
    const { store } = await world();
    const numbers = await Promise.all(
      Array.from({ length: 300 }, (_, id) =>
        store.commit({ at: 1, changes: [made({ kind: "item", id: String(id) }, "hall")] }),
      ),
    );
    expect(new Set(numbers).size).toBe(300);
    expect(await store.read([{ place: "hall" }])).toHaveLength(300);
    expect(await store.changesSince(0, 1_000)).toHaveLength(300);
  });
}

import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { openPostgresWorld } from "../../src/index.js";
import type { PostgresServer } from "../../testing/postgres/index.js";
import { sized } from "../sized.js";
import { load } from "./load.js";
import { made, opened } from "./opened.js";
import { proxyTo } from "./proxy.js";

const soon = { timeout: 20_000, interval: 10 };

/** What is true of a world whose connections break, and whose server goes. */
export function breakingSuite(server: PostgresServer): void {
  describe("an answer to COMMIT that does not come", () => {
    test("is found out where the server has committed, and nothing is written twice", async () => {
      const { url, cut } = await proxyTo(await server.newSchema());
      const store = await opened({ url });
      await store.commit({ at: 1, changes: [made("a")] });
      const heard = vi.fn<() => void>();
      store.onChange(heard);
      cut("after");
      const both = [made("b"), made("c")].map((one) => store.commit({ at: 2, changes: [one] }));
      expect(await Promise.all(both)).toEqual([2, 3]);
      expect(heard).toHaveBeenCalled();
      expect(await store.changesSince(0, 10)).toHaveLength(3);
      expect(await store.read([{ place: "hall" }])).toHaveLength(3);
    });

    test("is found out where it has not, and written then", async () => {
      const { url, cut } = await proxyTo(await server.newSchema());
      const store = await opened({ url });
      cut("before");
      expect(await store.commit({ at: 1, changes: [made("a")] })).toBe(1);
      expect(await store.changesSince(0, 10)).toHaveLength(1);
    });

    test("is told as unknown where nobody can be asked, and the next one is written", async () => {
      const { url, cut, refuse } = await proxyTo(await server.newSchema());
      const store = await opened({ url, timeout: 500 });
      cut("after");
      refuse(true);
      await expect(store.commit({ at: 1, changes: [made("a")] })).rejects.toMatchObject({
        code: "COMMIT_UNKNOWN",
        hint: expect.stringContaining("It may have happened") as string,
      });
      await expect(store.commit({ at: 1, changes: [made("b")] })).rejects.toMatchObject({
        code: "DATABASE_UNREACHABLE",
      });
      refuse(false);
      expect(await store.commit({ at: 1, changes: [made("b")] })).toBe(2);
      const rows = await store.read([{ place: "hall" }]);
      expect(rows.map(({ id }) => id)).toEqual(["a", "b"]);
    });
  });

  test("a server that does not answer is given up, and the next call takes another connection", async () => {
    const { url, freeze } = await proxyTo(await server.newSchema());
    const store = await opened({ url, timeout: 500 });
    await store.latest();
    freeze();
    await expect(store.latest()).rejects.toMatchObject({ code: "DATABASE_UNREACHABLE" });
    expect(await store.latest()).toBe(0);
  });

  test("a world whose connections are dead is closed all the same", async () => {
    const { url, freeze } = await proxyTo(await server.newSchema());
    const store = await openPostgresWorld({ url, timeout: 500 });
    await store.latest();
    freeze();
    const begun = performance.now();
    await store.close();
    // Half a second for the connection that listens, and for those that do not.
    expect(performance.now() - begun).toBeLessThan(4_000);
  });

  test("of what was answered nothing is lost and nothing is there twice while backends are ended", async () => {
    const url = await server.newSchema();
    const stores = [await opened({ url }), await opened({ url })];
    const running = load(stores, 6);
    for (let times = 0; times < sized(15, { long: 300 }); times += 1) {
      await sleep(20);
      await server.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tabletop-world' ORDER BY random() LIMIT 3",
      );
    }
    const before = running.answered();
    await vi.waitFor(() => expect(running.answered()).toBeGreaterThan(before + 20), soon);
    await running.end(await opened({ url }));
  });

  test.skipIf(server.process === undefined)(
    "nor while the server is killed and started again; it heals by itself, and those who listen hear again",
    async () => {
      const url = await server.newSchema();
      const stores = [await opened({ url }), await opened({ url })];
      const running = load(stores, 6);
      for (let times = 0; times < sized(1, { long: 20 }); times += 1) {
        const before = running.answered();
        await vi.waitFor(() => expect(running.answered()).toBeGreaterThan(before + 100), soon);
        await server.process?.kill();
        await server.process?.start();
      }
      const before = running.answered();
      await vi.waitFor(() => expect(running.answered()).toBeGreaterThan(before + 20), soon);
      await running.end(await opened({ url }));
      const heard = vi.fn<() => void>();
      stores[0]?.onChange(heard);
      await stores[1]?.commit({ at: 1, changes: [] });
      await vi.waitFor(() => expect(heard).toHaveBeenCalled(), soon);
    },
  );
}

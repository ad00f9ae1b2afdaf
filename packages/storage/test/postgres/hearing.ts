import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { listen } from "../../src/world/postgres/listener.js";
import type { PostgresServer } from "../../testing/postgres/index.js";
import { made, opened } from "./opened.js";
import { proxyTo } from "./proxy.js";

const soon = { timeout: 10_000, interval: 5 };

/** What is true of those who follow a world. */
export function hearingSuite(server: PostgresServer): void {
  describe("whoever listens", () => {
    test("is told once of each commit of its own, whatever its own notifications say", async () => {
      const url = await server.newSchema();
      const [store, other] = [await opened({ url }), await opened({ url })];
      const heard = vi.fn<() => void>();
      store.onChange(heard);
      for (let at = 1; at <= 30; at += 1) await store.commit({ at, changes: [] });
      expect(heard).toHaveBeenCalledTimes(30);
      // Notifications come in the order of the commits: with this one all of ours have come.
      await other.commit({ at: 31, changes: [] });
      await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(31), soon);
    });

    test("is not told of another world in the same database", async () => {
      const [url, elsewhere] = [await server.newSchema(), await server.newSchema()];
      const [store, other] = [await opened({ url }), await opened({ url: elsewhere })];
      const heard = vi.fn<() => void>();
      store.onChange(heard);
      for (let at = 1; at <= 5; at += 1) await other.commit({ at, changes: [] });
      await (await opened({ url })).commit({ at: 6, changes: [] });
      await vi.waitFor(() => expect(heard).toHaveBeenCalled(), soon);
      expect(heard).toHaveBeenCalledTimes(1);
    });

    test("and has lost its connection is told when it is there again, and finds what it missed", async () => {
      const url = await server.newSchema();
      const other = await opened({ url });
      const proxy = await proxyTo(url);
      const store = await opened({ url: proxy.url });
      const heard = vi.fn<() => void>();
      store.onChange(heard);
      proxy.refuse(true);
      proxy.end();
      const seq = await other.commit({ at: 1, changes: [made("lamp")] });
      await expect(store.latest()).rejects.toMatchObject({ code: "DATABASE_UNREACHABLE" });
      expect(heard).not.toHaveBeenCalled();
      proxy.refuse(false);
      await vi.waitFor(() => expect(heard).toHaveBeenCalled(), soon);
      expect(await store.changesSince(0, 10)).toMatchObject([{ seq }]);
    });

    test("on a connection that is dead without a word finds that out", async () => {
      const url = await server.newSchema();
      const other = await opened({ url });
      const proxy = await proxyTo(url);
      const store = await opened({ url: proxy.url, timeout: 500 });
      const heard = vi.fn<() => void>();
      store.onChange(heard);
      proxy.freeze();
      await other.commit({ at: 1, changes: [] });
      await vi.waitFor(() => expect(heard).toHaveBeenCalled(), soon);
    });

    test("asks one question at a time, however long the answer takes", async () => {
      const url = await server.newSchema();
      await opened({ url });
      const proxy = await proxyTo(url);
      const client = new Client({ connectionString: proxy.url, query_timeout: 5_000 });
      const nothing = (): void => undefined;
      client.on("error", nothing);
      const connect = (): Client => client;
      const hearing = { channel: "any", every: 10, connect, heard: nothing, regained: nothing };
      const { close } = await listen(hearing);
      onTestFinished(close);
      const asked = vi.spyOn(client, "query");
      await vi.waitFor(() => expect(asked).toHaveBeenCalled(), soon);
      proxy.freeze();
      asked.mockClear();
      await sleep(200);
      expect(asked.mock.calls.length).toBeLessThan(2);
    });

    test("is not confused by what others write to its channel", async () => {
      const url = await server.newSchema();
      const [store, other] = [await opened({ url }), await opened({ url })];
      const heard = vi.fn<() => void>();
      store.onChange(heard);
      const [row] = await server.query<{ channel: string }>(
        "SELECT 'tabletop_world:' || $1 AS channel, pg_notify('tabletop_world:' || $1, 'hello')",
        [/test_\w+/.exec(url)?.[0]],
      );
      expect(row?.channel).toContain("test_");
      await other.commit({ at: 1, changes: [] });
      await vi.waitFor(() => expect(heard).toHaveBeenCalled(), soon);
      expect(heard).toHaveBeenCalledTimes(1);
    });
  });
}

import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkWorld, copyWorld, openPostgresWorld, openWorld } from "../../src/index.js";
import type { PostgresServer } from "../../testing/postgres/index.js";
import { tempFolder } from "../temp-folder.js";
import { fill, many } from "./filled.js";

/** What is true of worlds that are carried from a file to a server and back. */
export function movingSuite(server: PostgresServer): void {
  test("a world copied there and back is equal, and goes on", async () => {
    const folder = tempFolder();
    const [file, back] = [path.join(folder, "a.sqlite"), path.join(folder, "b.sqlite")];
    const first = await openWorld({ file });
    await fill(first);
    const url = await server.newSchema();
    const there = await copyWorld({ from: { file }, to: { url } });
    expect(there).toMatchObject({ commits: many + 1, seq: many + 1 });
    expect(Object.values(there.kinds).reduce((all, one) => all + one)).toBe(there.aggregates);
    expect(await copyWorld({ from: { url }, to: { file: back } })).toEqual(there);
    const second = await openPostgresWorld({ url });
    onTestFinished(() => second.close());
    const third = await openWorld({ file: back });
    onTestFinished(() => third.close());
    const places = ["", "hall", "cellar", "NULL", 'yard\'s "end"'].map((place) => ({ place }));
    const [all, log] = [await first.read(places), await first.changesSince(0, 5_000)];
    await first.close();
    expect(all).toHaveLength(there.aggregates);
    for (const store of [second, third]) {
      expect(await store.read(places)).toEqual(all);
      expect(await store.changesSince(0, 5_000)).toEqual(log);
      expect(await store.latest()).toBe(many + 1);
      expect(await store.commit({ at: 1, changes: [] })).toBe(many + 2);
    }
  });

  test("a world is copied into an empty one only, and is not touched by a refusal", async () => {
    const file = path.join(tempFolder(), "a.sqlite");
    const url = await server.newSchema();
    for (const store of [await openWorld({ file }), await openPostgresWorld({ url })]) {
      await store.commit({ at: 1, changes: [] });
      await store.close();
    }
    const other = { url: await server.newSchema() };
    for (const [from, to] of [
      [{ file }, { url }],
      [{ url }, { file }],
    ] as const) {
      const before = await checkWorld(to);
      await expect(copyWorld({ from, to })).rejects.toMatchObject({ code: "COPY_REFUSED" });
      expect(await checkWorld(to)).toEqual(before);
    }
    await expect(copyWorld({ from: other, to: other })).rejects.toMatchObject({
      code: "DATABASE_MISSING",
    });
    const nowhere = { file: path.join(tempFolder(), "none.sqlite") };
    await expect(checkWorld(nowhere)).rejects.toMatchObject({ code: "DATABASE_MISSING" });
  });

  test("a check of either lists what this program did not write", async () => {
    const file = path.join(tempFolder(), "a.sqlite");
    const url = await server.newSchema();
    const one = { kind: "item", id: "lamp", version: 0, after: { place: "hall", body: {} } };
    for (const store of [await openWorld({ file }), await openPostgresWorld({ url })]) {
      await store.commit({ at: 1, changes: [one] });
      for (let at = 2; at < 6; at += 1) await store.commit({ at, changes: [] });
      await store.close();
    }
    const { contents, findings } = await checkWorld({ file });
    expect(contents).toMatchObject({ kinds: { item: 1 }, aggregates: 1, commits: 5, seq: 5 });
    expect(findings).toEqual([]);
    expect(await checkWorld({ url })).toEqual({ contents, findings: [], wrong: 0 });
    const harm = [
      "UPDATE world_aggregates SET body = '{', version = -1",
      "DELETE FROM world_log WHERE seq = 3",
      "UPDATE world_log SET events = '7', touched = '' WHERE seq = 2",
      "UPDATE world_head SET seq = 9",
    ];
    const schema = decodeURIComponent(url).split("search_path=")[1] ?? "";
    for (const sql of harm) await server.query(sql.replace("world_", `${schema}.world_`));
    expect(await checkWorld({ url })).toMatchObject({
      wrong: 6,
      findings: [
        { what: "item:lamp", detail: "its version is -1" },
        { what: "item:lamp", detail: "its body is not JSON" },
        { what: "commit 2", detail: "what it touched is not a JSON array" },
        { what: "commit 2", detail: "its events are not a JSON array" },
        { what: "commit 4", detail: "the one before it is 2" },
        { what: "log", detail: "it ends at 5, and the last commit is numbered 9" },
      ],
    });
    // Nobody could say what the next number is.
    await expect(
      copyWorld({ from: { url }, to: { file: path.join(tempFolder(), "b.sqlite") } }),
    ).rejects.toMatchObject({ code: "DATABASE_DAMAGED" });
  });
}

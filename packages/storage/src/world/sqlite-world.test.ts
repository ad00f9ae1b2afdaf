import { renameSync } from "node:fs";
import path from "node:path";
import Driver from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { tempFolder } from "../../test/temp-folder.js";
import { worldSuite } from "../../testing/world-suite.js";
import { keepAlive } from "../keep-alive.js";
import { openWorld } from "./open.js";

const newFile = (): string => path.join(tempFolder(), "worlds", "one.sqlite");

worldSuite("SQLite", {
  async open() {
    const file = newFile();
    return { store: await openWorld({ file }), again: () => openWorld({ file }) };
  },
});

const lamp = { kind: "item", id: "lamp", version: 0, after: { place: "hall", body: {} } } as const;

test("a write lock of another blocks no reads, and is waited for", async () => {
  const file = newFile();
  const store = await openWorld({ file });
  onTestFinished(() => store.close());
  const other = keepAlive(new Driver(file));
  onTestFinished(() => void other.close());
  other.exec("BEGIN IMMEDIATE");
  const order: string[] = [];
  const written = store.commit({ at: 1, changes: [lamp] }).then(() => order.push("written"));
  expect(await store.read([{ place: "hall" }])).toEqual([]);
  order.push("read");
  other.exec("COMMIT");
  await written;
  expect(order).toEqual(["read", "written"]);
});

test.skipIf(process.platform === "win32")(
  "a file that another has taken the place of is neither read nor written",
  async () => {
    const file = newFile();
    const store = await openWorld({ file });
    onTestFinished(() => store.close());
    const other = newFile();
    await (await openWorld({ file: other })).close();
    renameSync(other, file);
    await expect(store.read([])).rejects.toMatchObject({ code: "DATABASE_REPLACED" });
    await expect(store.commit({ at: 1, changes: [lamp] })).rejects.toMatchObject({
      code: "DATABASE_REPLACED",
    });
  },
);

test("damage is told as what it is", async () => {
  const file = newFile();
  const store = await openWorld({ file });
  onTestFinished(() => store.close());
  await store.commit({ at: 1, changes: [lamp] });
  const other = keepAlive(new Driver(file));
  other.exec("UPDATE aggregates SET body = '{'");
  other.close();
  await expect(store.read([{ kind: "item", id: "lamp" }])).rejects.toMatchObject({
    code: "DATABASE_DAMAGED",
  });
});

import { openWorld, WorldStaleError } from "@tabletop-mcp/storage";
import { expect, test } from "vitest";
import { counted, metrics } from "./metrics.js";
import { tableOf } from "./testing/table.js";

test("what is asked of a store is counted by how it ended", async () => {
  const bare = await openWorld({ file: ":memory:" });
  const { store, counts } = counted(bare);
  const lamp = { kind: "item", id: "lamp", version: 0, after: { place: "hall", body: {} } };
  await store.commit({ at: 1, changes: [lamp] });
  await expect(store.commit({ at: 2, changes: [lamp] })).rejects.toThrow(WorldStaleError);
  expect(await store.read([{ place: "hall" }])).toHaveLength(1);
  expect(counts).toEqual({ commits: 1, stale: 1, errors: 0 });
  await store.close();
  await expect(store.latest()).rejects.toThrow("not open");
  await expect(store.read([])).rejects.toThrow("not open");
  expect(counts).toEqual({ commits: 1, stale: 1, errors: 2 });
});

test("players are online for five minutes after they were served", async () => {
  const table = await tableOf();
  const online = metrics.find(({ name }) => name === "mud_players_online");
  await table.as("Ada", "look");
  table.wait(3);
  await table.as("Bo", "look");
  expect(await online?.value(table.ctx)).toBe(2);
  table.wait(3);
  expect(await online?.value(table.ctx)).toBe(1);
});

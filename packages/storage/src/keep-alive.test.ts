import Driver from "better-sqlite3";
import { expect, onTestFinished, test, vi } from "vitest";
import { fill } from "../testing/rich.js";
import { migrations } from "./campaign/migrations.js";
import type { NoteFilter } from "./campaign/model.js";
import { sqliteCampaign } from "./campaign/sqlite-campaign.js";
import { keepAlive } from "./keep-alive.js";
import { migrate } from "./migrate.js";

/** A connection, and how many statements it has compiled. */
function counted() {
  const raw = new Driver(":memory:");
  const compiled = vi.spyOn(raw, "prepare");
  const database = keepAlive(raw);
  return { database, compiled: () => compiled.mock.calls.length };
}

test("a statement is compiled once", () => {
  const { database, compiled } = counted();
  onTestFinished(() => void database.close());
  for (let time = 0; time < 3; time += 1) {
    database.prepare("SELECT 1").get();
    database.pragma("user_version");
  }
  expect(compiled()).toBe(2);
});

// There the driver ends a process whose statement is garbage: none is let go.
test.skipIf(Number(process.versions.node.split(".")[0]) >= 24)(
  "of a thousand statements the last 256 are kept",
  () => {
    const { database, compiled } = counted();
    onTestFinished(() => void database.close());
    const ask = (number: number) => database.prepare(`SELECT ${number}`).get();
    for (let number = 1; number <= 1_000; number += 1) ask(number);
    expect(compiled()).toBe(1_000);
    for (let number = 745; number <= 1_000; number += 1) ask(number);
    expect(compiled()).toBe(1_000);
    ask(744);
    expect(compiled()).toBe(1_001);
  },
);

/** Each with and without each of the filters, with 0 to `mostTags` tags. */
function* searches(mostTags: number): Generator<NoteFilter> {
  const filters: Partial<NoteFilter>[] = [
    { query: "lantern" },
    { types: ["clue"] },
    { statuses: ["active"] },
    { entities: ["Vex"] },
    { visibility: "player_visible" },
    { since: 1 },
  ];
  for (let chosen = 0; chosen < 2 ** filters.length; chosen += 1) {
    const some = filters.filter((_, index) => (chosen >> index) % 2 === 1);
    for (let count = 0; count <= mostTags; count += 1) {
      const tags = Array.from({ length: count }, (_, index) => `tag ${index}`);
      yield Object.assign({ offset: 0, limit: 5 }, ...some, count === 0 ? {} : { tags });
    }
  }
}

test("3,264 differently shaped searches compile no more than the few shapes that there are", async () => {
  const { database, compiled } = counted();
  migrate(database, migrations);
  const campaign = sqliteCampaign(database);
  onTestFinished(() => campaign.close());
  await fill(campaign);
  const before = compiled();
  for (const search of searches(2)) await campaign.notes.search(search);
  const held = compiled();
  expect(held - before).toBeLessThan(100);
  const all = [...searches(50)];
  expect(all).toHaveLength(3_264);
  for (const search of all) await campaign.notes.search(search);
  expect(compiled()).toBe(held);
  // All that a campaign is asked fits into what is kept.
  expect(held).toBeLessThan(200);
});

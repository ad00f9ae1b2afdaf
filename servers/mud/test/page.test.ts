import { readFileSync } from "node:fs";
import path from "node:path";
import { shownCalls, unlikeShown } from "@tabletop-mcp/mcp-kit/testing";
import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { expect, test } from "vitest";
import { tableOf } from "../src/testing/table.js";
import { defaultWorld } from "../src/world/default-world.js";

const page = readFileSync(path.resolve(import.meta.dirname, "../../../docs/mud.md"), "utf8");

test("the page for players is what Ada plays in The Ninth Bell, one command after the other", async () => {
  const calls = shownCalls(page);
  expect(calls.length).toBeGreaterThan(5);
  const table = await tableOf({ world: await defaultWorld(await srdCompendium()) });
  for (const shown of calls) {
    table.wait(0.2);
    table.roll(...shown.faces);
    expect(unlikeShown(await table.as("Ada", shown.tool, shown.args), shown)).toBe("");
  }
});

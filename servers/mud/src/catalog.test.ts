import { checkCatalog, toolsListJson } from "@tabletop-mcp/mcp-kit/testing";
import { expect, test } from "vitest";
import { catalog } from "./catalog.js";
import { availableIn, viewOf } from "./play/available.js";
import { mudServer } from "./server.js";
import { tableOf } from "./testing/table.js";

test("the catalog keeps the house rules and its budget of 12 KB", () => {
  const rules = { budgetBytes: 12 * 1_024, instructions: mudServer.instructions };
  expect(checkCatalog(catalog, rules)).toEqual([]);
});

test("tools/list is what was reviewed", async () => {
  const list = `${JSON.stringify(toolsListJson(catalog), null, 2)}\n`;
  await expect(list).toMatchFileSnapshot("../schema/tools-list.json");
});

test("what makes sense is what a session lists, in the same order", async () => {
  const { scene } = await tableOf();
  const atGate = await scene("Ada");
  const shown = catalog.filter((tool) => tool.shownWhen?.(viewOf(atGate)));
  expect(shown.map(({ name }) => name)).toEqual(availableIn(atGate));
  expect(availableIn(atGate)).toEqual([
    "look",
    "move",
    "pick_up",
    "drop",
    "inventory",
    "examine",
    "rest",
    "accept_quest",
    "say",
    "tell",
    "emote",
    "who",
    "events",
  ]);
});

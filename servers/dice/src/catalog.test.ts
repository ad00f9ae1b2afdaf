import { checkCatalog, toolsListJson } from "@tabletop-mcp/mcp-kit/testing";
import { expect, test } from "vitest";
import { catalog } from "./catalog.js";
import { diceServer } from "./server.js";

test("the catalog keeps the house rules and its budget of 3 KB", () => {
  const rules = { budgetBytes: 3 * 1_024, instructions: diceServer.instructions };
  expect(checkCatalog(catalog, rules)).toEqual([]);
});

test("tools/list is what was reviewed", async () => {
  const list = `${JSON.stringify(toolsListJson(catalog), null, 2)}\n`;
  await expect(list).toMatchFileSnapshot("../schema/tools-list.json");
});

import { checkCatalog, toolsListJson } from "@tabletop-mcp/mcp-kit/testing";
import { expect, test } from "vitest";
import { catalog } from "./catalog.js";
import { lorekeeperServer } from "./server.js";

test("the catalog keeps the house rules and its budget of 18.5 KB", () => {
  const rules = { budgetBytes: 18.5 * 1_024, instructions: lorekeeperServer.instructions };
  expect(checkCatalog(catalog, rules)).toEqual([]);
});

test("5 tools look up, 24 browse, and none changes anything", () => {
  const named = (toolset: string) => catalog.filter((tool) => tool.toolset === toolset);
  expect(named("lookup").map(({ name }) => name)).toEqual([
    "lookup_spell",
    "lookup_creature",
    "lookup_character_option",
    "lookup_equipment",
    "lookup_rule",
  ]);
  expect(named("browse")).toHaveLength(24);
  expect(new Set(catalog.map(({ name }) => name)).size).toBe(29);
  for (const { annotations } of toolsListJson(catalog).tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true });
  }
});

test("what is only checked is not listed", () => {
  expect(JSON.stringify(toolsListJson(catalog))).not.toMatch(/"(min|max)(Length|Items)"/);
});

test("tools/list is what was reviewed", async () => {
  const list = `${JSON.stringify(toolsListJson(catalog), null, 2)}\n`;
  await expect(list).toMatchFileSnapshot("../schema/tools-list.json");
});

import { checkCatalog, toolsListJson } from "@tabletop-mcp/mcp-kit/testing";
import { expect, test } from "vitest";
import { catalog } from "./catalog.js";
import { combatServer } from "./server.js";

test("the catalog keeps the house rules and its budget of 22 KB", () => {
  const rules = { budgetBytes: 22 * 1_024, instructions: combatServer.instructions };
  expect(checkCatalog(catalog, rules)).toEqual([]);
});

test("characters, the party and the story first, then what combat has of them", () => {
  expect(catalog.map(({ name }) => name)).toEqual([
    "create_character",
    "get_character",
    "update_character",
    "list_characters",
    "delete_character",
    "roll_check",
    "roll_dice",
    "take_rest",
    "level_up",
    "manage_inventory",
    "manage_party",
    "create_location",
    "get_location",
    "add_session_note",
    "search_notes",
    "get_session_context",
    "manage_condition",
    "manage_effect",
  ]);
});

test("what reads says so, and one tool destroys", () => {
  const { tools } = toolsListJson(catalog);
  const named = (hint: "readOnlyHint" | "destructiveHint") =>
    tools.filter(({ annotations }) => annotations[hint]).map(({ name }) => name);
  expect(named("readOnlyHint")).toEqual([
    "get_character",
    "list_characters",
    "roll_check",
    "roll_dice",
    "get_location",
    "search_notes",
    "get_session_context",
  ]);
  expect(named("destructiveHint")).toEqual(["delete_character"]);
});

test("tools/list is what was reviewed", async () => {
  const list = `${JSON.stringify(toolsListJson(catalog), null, 2)}\n`;
  await expect(list).toMatchFileSnapshot("../schema/tools-list.json");
});

import { checkCatalog, connect, toolsListJson } from "@tabletop-mcp/mcp-kit/testing";
import { expect, test } from "vitest";
import { catalog } from "./catalog.js";
import { combatServer } from "./server.js";

const { instructions } = combatServer;

test("the catalog keeps the house rules and its budget, at which 49 tools fit in 45 KB", () => {
  expect(checkCatalog(catalog, { budgetBytes: 46_080, instructions })).toEqual([]);
});

test("the 39 tools without magic fit in 36 KB", () => {
  const plain = catalog.filter(({ toolset }) => toolset !== "magic");
  expect(plain).toHaveLength(39);
  expect(checkCatalog(plain, { budgetBytes: 36_864, instructions })).toEqual([]);
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
    "create_encounter",
    "get_encounter",
    "execute_action",
    "execute_lair_action",
    "move_combatant",
    "advance_turn",
    "end_encounter",
    "roll_initiative",
    "apply_damage",
    "apply_healing",
    "roll_death_save",
    "manage_condition",
    "manage_effect",
    "render_battlefield",
    "modify_terrain",
    "calculate_aoe",
    "measure_distance",
    "check_line_of_sight",
    "get_creatures_in_range",
    "check_cover",
    "place_prop",
    "calculate_movement",
    "get_adjacent_squares",
    "cast_spell",
    "check_concentration",
    "break_concentration",
    "get_concentration",
    "manage_spell_slots",
    "use_scroll",
    "create_aura",
    "process_aura",
    "synthesize_spell",
    "get_spell_info",
  ]);
});

test("hints tell the truth: what reads, what may delete, take or replace, and what rolls dice", () => {
  const { tools } = toolsListJson(catalog);
  const named = (hint: "readOnlyHint" | "destructiveHint" | "idempotentHint") =>
    tools.filter(({ annotations }) => annotations[hint]).map(({ name }) => name);
  const reads = [
    "get_character",
    "list_characters",
    "get_location",
    "search_notes",
    "get_encounter",
    "render_battlefield",
    "calculate_aoe",
    "measure_distance",
    "check_line_of_sight",
    "get_creatures_in_range",
    "check_cover",
    "calculate_movement",
    "get_adjacent_squares",
    "get_concentration",
    "get_spell_info",
  ];
  const context = "get_session_context";
  // A check may spend what is good for one roll (Guidance).
  expect(named("readOnlyHint").toSorted()).toEqual([...reads, context, "roll_dice"].toSorted());
  expect(named("idempotentHint").toSorted()).toEqual([...reads, context].toSorted());
  expect(named("destructiveHint")).toEqual([
    "update_character",
    "delete_character",
    "manage_inventory",
    "manage_party",
    "create_location",
    "add_session_note",
    "roll_initiative",
    "manage_condition",
    "manage_effect",
    "modify_terrain",
    "break_concentration",
    "manage_spell_slots",
  ]);
});

test("tools/list is what was reviewed", async () => {
  const list = `${JSON.stringify(toolsListJson(catalog), null, 2)}\n`;
  await expect(list).toMatchFileSnapshot("../schema/tools-list.json");
});

test("what was reviewed is what is served", async () => {
  const { client, close } = await connect(combatServer);
  expect((await client.listTools()).tools).toEqual(toolsListJson(catalog).tools);
  await close();
});

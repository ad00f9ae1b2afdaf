import { AjvJsonSchemaValidator } from "@modelcontextprotocol/client/validators/ajv";
import { toolsListJson } from "@tabletop-mcp/mcp-kit/testing";
import { expect, test } from "vitest";
import { catalog } from "../catalog.js";
import { ada, bo } from "../testing/heroes.js";
import { openTable, whole } from "../testing/table.js";

const listed = new Map(
  toolsListJson(catalog).tools.map(({ name, inputSchema }) => [name, inputSchema]),
);

/** Whether a client that holds its calls against the list would send this one. */
const passes = (tool: string, args: unknown): boolean =>
  new AjvJsonSchemaValidator().getValidator(schemaOf(tool))(args).valid;

function schemaOf(tool: string) {
  const schema = listed.get(tool);
  if (schema === undefined) throw new Error(`There is no ${tool}.`);
  return schema;
}

const bonus = { type: "bonus", to: "ac", value: 1 };

test.each<[tool: string, args: object, answer: object]>([
  ["get_character", { characterName: "Bo" }, { character: { name: "Bo" } }],
  ["get_character", { character_id: "Bo" }, { character: { name: "Bo" } }],
  ["take_rest", { characterId: "Bo", type: "short" }, { hp: 14 }],
  ["level_up", { characterId: "Bo", level: 3 }, { level: 3 }],
  ["list_characters", { type: "pc" }, { pagination: { total: 2 } }],
  ["get_location", { name: "Hall" }, { location: { name: "Hall" } }],
  [
    "manage_condition",
    { operation: "add", targetId: "Bo", condition: "exhaustion", level: 2 },
    { conditions: [{ condition: "exhaustion", level: 2 }] },
  ],
  ["roll_dice", { text: "0+3" }, { results: [{ total: 3 }] }],
  ["roll_dice", { notation: "0+3" }, { results: [{ total: 3 }] }],
  ["get_character", { name: "Bo" }, { character: { name: "Bo" } }],
  ["get_character", { id: "id1" }, { character: { name: "Ada" } }],
  [
    "create_character",
    { name: "Cy", class: "Wizard", cantrips: ["Light"], spells: ["Shield"] },
    { character: { spellcasting: { spells: { 0: ["Light"], 1: ["Shield"] } } } },
  ],
  ["apply_damage", { characterId: "Bo", damage: 4 }, { hp: 10 }],
  [
    "manage_inventory",
    { characterId: "Bo", operation: "transfer", item: "Shield", to: "Ada" },
    { id: "id3" },
  ],
  ["roll_check", { characterId: "Bo", kind: "attack", manualRoll: 10, ac: 12 }, { dc: 12 }],
  ["roll_check", { characterId: "Bo", kind: "attack", manualRoll: 10, target: "Ada" }, { dc: 13 }],
  [
    "manage_party",
    { operation: "create", name: "Us", members: ["Bo"], leader: "Ada" },
    { party: { leader: "Ada", members: [{ name: "Bo" }, { name: "Ada" }] } },
  ],
  [
    "manage_effect",
    { targetId: "Bo", operation: "add", name: "Ward", modifiers: [bonus], duration: "1 minute" },
    { effects: [{ name: "Ward", remaining: 10 }] },
  ],
  [
    "manage_inventory",
    { characterId: "Ada", operation: "give", item: "Dagger", equipped: true },
    { equipped: [{ item: "Quarterstaff" }, { slot: "off_hand", item: "Dagger" }] },
  ],
  [
    "manage_party",
    { operation: "create", name: "Us", members: ["Bo", { characterId: "Ada", role: "scout" }] },
    { party: { members: [{ name: "Bo" }, { name: "Ada", role: "scout" }] } },
  ],
  ["manage_party", { operation: "create", name: "None", members: [] }, { party: { members: [] } }],
  // 14 hit points less 4.
  ["update_character", { characterName: "Bo", hp: -4 }, { changed: [{ from: 14, to: 10 }] }],
  [
    "update_character",
    { batch: [{ character_name: "Bo", HP: -4 }] },
    { results: [{ changed: [{ from: 14, to: 10 }] }] },
  ],
  [
    "update_character",
    { characterId: "Bo", choices: { "Fighting Style (Fighter 1)": "Defense" } },
    { changed: [{ field: "choices" }] },
  ],
  [
    "update_character",
    { characterId: "Bo", choices: { "choices.tools": ["Smith's Tools"] } },
    { changed: [{ field: "choices.tools" }] },
  ],
  [
    "level_up",
    { characterId: "Bo", choices: { "Tool Proficiency": "Smith's Tools" } },
    { choicesDue: [{ field: "choices.fightingStyle" }] },
  ],
])("%s takes %j, and a client that checks sends it", async (tool, args, answer) => {
  const { call } = await openTable(ada, bo);
  await whole(call("create_location", { name: "Hall" }));
  expect(passes(tool, args)).toBe(true);
  expect((await whole(call(tool, args))).data).toMatchObject(answer);
});

test("every other name passes such a client", () => {
  const needed = catalog.flatMap(({ name, aliases = {} }) => {
    const { required = [], additionalProperties } = schemaOf(name);
    expect(additionalProperties).toBeUndefined();
    const meant = Object.values(aliases);
    return Array.isArray(required) ? required.filter((field) => meant.includes(field)) : [];
  });
  expect(needed).toEqual([]);
});

test.each<[tool: string, args: object, learnt: object]>([
  ["update_character", { choices: { "Spells: Wizard": ["Shield"] } }, ["Magic Missile", "Shield"]],
  ["update_character", { choices: { spells: "Shield" } }, ["Magic Missile", "Shield"]],
  ["level_up", { choices: { spells: ["Shield"] } }, ["Magic Missile", "Shield"]],
])("%s takes what is due in choices, too: %j", async (tool, args, learnt) => {
  const { call } = await openTable(ada);
  await whole(call(tool, { characterId: "Ada", ...args }));
  const { data } = await whole(call("get_character", { characterId: "Ada" }));
  expect(data).toMatchObject({
    character: { spellcasting: { spells: { 0: ["Fire Bolt"], 1: learnt } } },
  });
});

test("create_character takes what is due in choices, too", async () => {
  const choices = { spells: ["Fire Bolt"], skills: ["arcana"], "choices.languages": ["Orc"] };
  const { call } = await openTable({ name: "Cy", class: "Wizard", choices });
  const { data } = await whole(call("get_character", { characterId: "Cy" }));
  expect(data).toMatchObject({ character: { spellcasting: { spells: { 0: ["Fire Bolt"] } } } });
  expect(JSON.stringify(data)).toMatch(/"arcana":/);
});

test.each([
  [{ subclass: ["Thief", "Assassin"] }, 'choices.subclass must be a name: { "subclass": "…" }'],
  [{ spells: [{ str: 2 }] }, 'choices.spells must be a list of names: { "spells": ["…"] }'],
  [
    { abilityIncreases: "str" },
    "abilityIncreases: must be like [{ str: 2 }] or [{ str: 1, dex: 1 }]",
  ],
])("choices of a wrong shape are refused with the right one: %j", async (choices, said) => {
  const { call } = await openTable(ada);
  expect((await call("update_character", { characterId: "Ada", choices })).text).toContain(said);
});

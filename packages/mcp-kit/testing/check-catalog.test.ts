import { expect, test } from "vitest";
import * as z from "zod";
import { toolsFor } from "../src/index.js";
import { fixture } from "../test/fixture-spec.js";
import { checkCatalog, connect, toolsListBytes, toolsListJson } from "./index.js";

const roomy = { budgetBytes: 10_000 };
const defineTool = toolsFor<undefined>();
const sound = {
  name: "sound",
  title: "Sound",
  description: "Sound.",
  access: "read" as const,
  handle: () => ({ data: {}, text: "" }),
};

test("a sound catalog breaks no rule", () => {
  expect(checkCatalog(fixture.catalog, roomy)).toEqual([]);
});

test.each([
  [
    "a name in camelCase",
    { ...sound, name: "rollDice", input: {} },
    "rollDice: the name is not snake_case",
  ],
  ["no title", { ...sound, title: " ", input: {} }, "sound: there is no title"],
  [
    "a long description",
    { ...sound, description: "x".repeat(601), input: {} },
    "sound: the description is over 600 characters",
  ],
  [
    "a bare integer",
    { ...sound, input: { n: z.int() } },
    "sound: input.properties.n is an integer without bounds",
  ],
  [
    "half a bound",
    { ...sound, input: { n: z.array(z.int().min(1)) } },
    "sound: input.properties.n.items is an integer without bounds",
  ],
  [
    "a bare integer in the answer",
    { ...sound, input: {}, output: { n: z.int().min(0) } },
    "sound: output.properties.n is an integer without bounds",
  ],
])("%s is told", (_, tool, complaint) => {
  expect(checkCatalog([defineTool(tool)], roomy)).toEqual([complaint]);
});

test("duplicates, the budget and long instructions are told", () => {
  const tool = defineTool({ ...sound, input: {} });
  const bytes = toolsListBytes([tool, tool]);
  expect(
    checkCatalog([tool, tool], { budgetBytes: bytes - 1, instructions: "é".repeat(1025) }),
  ).toEqual([
    "sound: another tool has this name",
    `tools/list is ${bytes} bytes, the budget is ${bytes - 1}`,
    "instructions are over 2048 bytes",
  ]);
});

test("what is snapshot is what is served", async () => {
  const { client, close } = await connect(fixture);
  expect((await client.listTools()).tools).toEqual(toolsListJson(fixture.catalog).tools);
  await close();
});

test("a tool as tools/list shows it", () => {
  expect(toolsListJson(fixture.catalog).tools[1]).toMatchInlineSnapshot(`
    {
      "annotations": {
        "destructiveHint": false,
        "idempotentHint": true,
        "openWorldHint": true,
        "readOnlyHint": true,
      },
      "description": "Greets somebody by name.",
      "inputSchema": {
        "properties": {
          "manner": {
            "enum": [
              "warm",
              "cold",
            ],
            "type": "string",
          },
          "who": {
            "type": "string",
          },
        },
        "required": [
          "who",
        ],
        "type": "object",
      },
      "name": "greet",
      "outputSchema": {
        "additionalProperties": false,
        "properties": {
          "greeting": {
            "type": "string",
          },
        },
        "required": [
          "greeting",
        ],
        "type": "object",
      },
      "title": "Greet",
    }
  `);
});

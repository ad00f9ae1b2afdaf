import { AjvJsonSchemaValidator } from "@modelcontextprotocol/client/validators/ajv";
import { expect, test } from "vitest";
import * as z from "zod";
import { unlisted } from "./arguments.js";
import { type Access, toolsFor } from "./tool.js";
import { toolsList } from "./tools-list.js";

/** A tool that does this, as it is listed. */
function hintsOf(doing: { access: Access; idempotent?: boolean; openWorld?: boolean }) {
  const tool = toolsFor<unknown>()({
    name: "act",
    title: "Act",
    description: "Acts.",
    input: {},
    handle: () => ({ data: {}, text: "" }),
    ...doing,
  });
  const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } =
    toolsList([tool]).tools[0]?.annotations ?? {};
  return [readOnlyHint, destructiveHint, idempotentHint, openWorldHint];
}

test.each([
  ["a look-up", { access: "read" }, [true, false, true, false]],
  ["a look-up elsewhere", { access: "read", openWorld: true }, [true, false, true, true]],
  ["dice", { access: "read", idempotent: false }, [true, false, false, false]],
  ["one that adds", { access: "write" }, [false, false, false, false]],
  ["one that may take or replace", { access: "destroy" }, [false, true, false, false]],
  ["one that empties", { access: "destroy", idempotent: true }, [false, true, true, false]],
] as const)("%s: read-only, destructive, idempotent, open world", (_, doing, hints) => {
  expect(hintsOf(doing)).toEqual(hints);
});

const named = toolsFor<unknown>()({
  name: "greet",
  title: "Greet",
  description: "Greets.",
  access: "read",
  input: { who: z.string(), how: z.string().max(9), loud: unlisted(z.boolean().optional()) },
  aliases: { name: "who" },
  handle: () => ({ data: {}, text: "" }),
});

test("a list names no unlisted parameter and no length of a text, and asks for none that has another name", () => {
  expect(toolsList([named]).tools[0]?.inputSchema).toEqual({
    type: "object",
    properties: { who: { type: "string" }, how: { type: "string" } },
    required: ["how"],
  });
});

test.each([
  [{ name: "Ada", how: "hi" }],
  [{ who: "Ada", how: "hi", loud: true }],
  [{ Who: "Ada", how: "hi" }],
])("a client that checks may send %j", (args) => {
  const [{ inputSchema } = { inputSchema: { type: "object" as const } }] = toolsList([named]).tools;
  expect(new AjvJsonSchemaValidator().getValidator(inputSchema)(args).valid).toBe(true);
});

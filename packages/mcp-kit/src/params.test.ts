import { expect, test } from "vitest";
import { library } from "../test/library-spec.js";
import { initialized } from "../test/serving.js";

/** What the library answers to a request with these params. */
async function answerTo(method: string, params: unknown): Promise<unknown> {
  const { ask } = await initialized(library);
  return ask(method, params);
}

test.each([
  ["tools/call", {}, "name is missing: expected string"],
  ["tools/call", { name: "count", arguments: [] }, "arguments: expected record, received array"],
  ["prompts/get", undefined, "name is missing: expected string"],
  ["prompts/get", { name: 7 }, "name: expected string, received number"],
  [
    "prompts/get",
    { name: "review", arguments: { book: 7 } },
    "arguments.book: expected string, received number",
  ],
  ["resources/read", { uri: 7 }, "uri: expected string, received number"],
  ["tools/list", { cursor: 7 }, "cursor: expected string, received number"],
  [
    "completion/complete",
    { ref: { type: "ref/prompt", name: "review" }, argument: { name: "book" } },
    "argument.value is missing: expected string",
  ],
])("%s with %j is refused in words", async (method, params, problem) => {
  expect(await answerTo(method, params)).toMatchObject({
    error: {
      code: -32_602,
      message: `[INVALID_ARGUMENT] ${problem}.`,
      data: { code: "INVALID_ARGUMENT" },
    },
  });
});

test("an error of the work itself stays what it is", async () => {
  expect(await answerTo("prompts/get", { name: "nope nope nope" })).toMatchObject({
    error: { code: -32_602, message: expect.stringContaining("[UNKNOWN_PROMPT]") },
  });
});

test("a server without prompts completes none, and says so", async () => {
  const { ask } = await initialized({ ...library, prompts: [] });
  const ref = { type: "ref/prompt", name: "review" };
  const asked = await ask("completion/complete", { ref, argument: { name: "a", value: "" } });
  expect(asked).toMatchObject({
    error: { message: '[UNKNOWN_PROMPT] There is no prompt "review". This server has none.' },
  });
});

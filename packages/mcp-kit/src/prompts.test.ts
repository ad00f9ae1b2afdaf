import { expect, test } from "vitest";
import { library } from "../test/library-spec.js";
import { connect } from "../testing/index.js";

async function get(name: string, args?: Record<string, string>) {
  const { client, close } = await connect(library);
  return client.getPrompt({ name, ...(args && { arguments: args }) }).finally(close);
}

test("prompts are listed with their arguments", async () => {
  const { client, close } = await connect(library);
  expect((await client.listPrompts()).prompts).toEqual([
    {
      name: "review",
      title: "Review",
      description: "Asks for a review of a book.",
      arguments: [
        { name: "book", description: "its slug", required: true },
        { name: "mood", description: "how to write", required: false },
      ],
    },
  ]);
  await close();
});

test.each([
  [{ book: "emma" }, 'Review "Emma", in a plain mood.'],
  [{ book: "emma", mood: "" }, 'Review "Emma", in a plain mood.'],
  [{ book: "emil", mood: "merry" }, 'Review "Emil", in a merry mood.'],
])("%j is rendered", async (args, text) => {
  expect(await get("review", args)).toMatchObject({
    description: "Asks for a review of a book.",
    messages: [
      { role: "user", content: { type: "text", text } },
      { role: "assistant", content: { type: "text", text: "Gladly." } },
    ],
  });
});

test.each<[string, Record<string, string> | undefined, string]>([
  ["review", undefined, "[INVALID_ARGUMENT] book is missing: expected string."],
  ["review", { book: " " }, "[INVALID_ARGUMENT] book is missing: expected string."],
  [
    "review",
    { book: "emma", mod: "merry" },
    '[UNKNOWN_PARAMETER] Unknown parameter "mod". Did you mean "mood"? Allowed: book, mood.',
  ],
  ["revue", {}, '[UNKNOWN_PROMPT] There is no prompt "revue". Did you mean review?'],
  ["zzzzzzzz", {}, '[UNKNOWN_PROMPT] There is no prompt "zzzzzzzz". There are review.'],
])("%s %j is a clean error", async (name, args, message) => {
  await expect(get(name, args)).rejects.toMatchObject({ code: -32602, message });
});

test("a bug is an opaque id", async () => {
  const error: unknown = await get("review", { book: "bug" }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: -32603, message: expect.stringContaining("error id") });
  expect(JSON.stringify(error)).not.toContain("secret");
});

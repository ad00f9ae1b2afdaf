import { expect, test } from "vitest";
import { library } from "../test/library-spec.js";
import { connect } from "../testing/index.js";
import type { CompletionRequest } from "./completion.js";

const book = { type: "ref/resource", uri: "library://book/{slug}" } as const;
const page = { type: "ref/resource", uri: "library://book/{slug}/page/{number}" } as const;
const review = { type: "ref/prompt", name: "review" } as const;

async function complete(ref: CompletionRequest["ref"], name: string, value = "") {
  const { client, close } = await connect(library);
  const { completion } = await client.complete({ ref, argument: { name, value } }).finally(close);
  return completion;
}

test.each([
  ["a resource's variable", book, "slug", ["emma", "emil"]],
  ["a prompt's argument", review, "book", ["emma", "emil"]],
  ["an argument without suggestions", review, "mood", []],
  ["a variable without suggestions", page, "slug", []],
])("%s", async (_, ref, name, values) => {
  expect(await complete(ref, name, "em")).toEqual({
    values,
    total: values.length,
    hasMore: false,
  });
});

test("a hundred of many, and how many there are", async () => {
  const { values, total, hasMore } = await complete(page, "number");
  expect([values.length, values.at(-1), total, hasMore]).toEqual([100, "100", 250, true]);
});

test.each<[CompletionRequest["ref"], string, string]>([
  [book, "slog", '[UNKNOWN_PARAMETER] There is no argument "slog" to complete. Allowed: slug.'],
  [
    review,
    "mod",
    '[UNKNOWN_PARAMETER] There is no argument "mod" to complete. Allowed: book, mood.',
  ],
  [
    { type: "ref/prompt", name: "revue" },
    "book",
    '[UNKNOWN_PROMPT] There is no prompt "revue". Did you mean review?',
  ],
  [
    { type: "ref/resource", uri: "library://bok/{slug}" },
    "slug",
    '[UNKNOWN_TEMPLATE] There is no resource template "library://bok/{slug}". There are library://book/{slug}, library://book/{slug}/page/{number}, library://shelf.',
  ],
])("%j %s is a clean error", async (ref, name, message) => {
  await expect(complete(ref, name)).rejects.toMatchObject({ code: -32602, message });
});

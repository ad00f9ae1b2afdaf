import type { Client } from "@modelcontextprotocol/client";
import { expect, test } from "vitest";
import { fixture } from "../test/fixture-spec.js";
import { library } from "../test/library-spec.js";
import { connect } from "../testing/index.js";
import { resourcesFor } from "./resource.js";
import { matchUri, variablesOf } from "./resources.js";

async function withClient<T>(use: (client: Client) => Promise<T>): Promise<T> {
  const { client, close } = await connect(library);
  return use(client).finally(close);
}

test("templates and single resources are listed apart", async () => {
  await withClient(async (client) => {
    expect((await client.listResourceTemplates()).resourceTemplates).toEqual([
      {
        name: "book",
        title: "A book",
        description: "The text of a book.",
        uriTemplate: "library://book/{slug}",
        mimeType: "text/markdown",
      },
      expect.objectContaining({ uriTemplate: "library://book/{slug}/page/{number}" }),
    ]);
    expect((await client.listResources()).resources).toEqual([
      {
        uri: "library://shelf",
        name: "shelf",
        title: "The shelf",
        description: "What there is.",
        mimeType: "text/plain",
      },
    ]);
  });
});

test("what a template names itself is listed after these, fifty at most", async () => {
  const list = async ({ books }: { readonly books: ReadonlyMap<string, string> }) =>
    [...books].map(([slug, title]) => ({ params: { slug }, title }));
  const many = async () =>
    Array.from({ length: 60 }, (_, index) => ({ params: { slug: `b${index}` }, title: "B" }));
  const listedBy = async (named: typeof list) => {
    const [book, ...others] = library.resources ?? [];
    if (book === undefined) throw new Error("There is no book.");
    const { client, close } = await connect({
      ...library,
      resources: [{ ...book, list: named }, ...others],
    });
    const { resources } = await client.listResources();
    await close();
    return resources;
  };
  const listed = await listedBy(list);
  expect(listed.map(({ uri, title }) => [uri, title])).toEqual([
    ["library://shelf", "The shelf"],
    ["library://book/emma", "Emma"],
    ["library://book/emil", "Emil"],
    ["library://book/dune%2C%20part%20two", "Dune"],
  ]);
  expect(await listedBy(many)).toHaveLength(51);
});

test.each([
  ["library://book/emma", "text/markdown", "# Emma"],
  ["library://book/dune%2C%20part%20two", "text/markdown", "# Dune"],
  ["library://book/emma/page/7", "text/plain", "emma, page 7"],
  ["library://shelf", "text/plain", "Emma\nEmil\nDune"],
])("%s is read", async (uri, mimeType, text) => {
  const { contents } = await withClient((client) => client.readResource({ uri }));
  expect(contents).toEqual([{ uri, mimeType, text }]);
});

test("bytes go as they are, in base64", async () => {
  const { client, close } = await connect({
    ...library,
    resources: [
      resourcesFor<unknown>()({
        name: "seal",
        title: "A seal",
        description: "A picture.",
        uriTemplate: "library://seal",
        mimeType: "image/png",
        read: () => ({ base64: "iVBORw==" }),
      }),
    ],
  });
  const { contents } = await client.readResource({ uri: "library://seal" });
  expect(contents).toEqual([{ uri: "library://seal", mimeType: "image/png", blob: "iVBORw==" }]);
  await close();
});

test.each([
  [
    "library://book/macbeth",
    "[BOOK_NOT_FOUND] There is no book macbeth. Ask the librarian.",
    { uri: "library://book/macbeth" },
  ],
  [
    "library://bok/emma",
    '[RESOURCE_NOT_FOUND] There is no resource "library://bok/emma". There are library://book/{slug}, library://book/{slug}/page/{number}, library://shelf.',
    { uri: "library://bok/emma" },
  ],
  ["library://book/burnt", "[BURNT] Fire.", { code: "BURNT", year: 48 }],
])("%s is a clean error", async (uri, message, data) => {
  const read = withClient((client) => client.readResource({ uri }));
  await expect(read).rejects.toMatchObject({ code: -32602, message, data });
});

test("a bug is an opaque id", async () => {
  const read = withClient((client) => client.readResource({ uri: "library://book/bug" }));
  const error: unknown = await read.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    code: -32603,
    message: expect.stringMatching(/^\[INTERNAL\] book failed .* \(error id [0-9a-f-]{36}\)/u),
  });
  expect(JSON.stringify(error)).not.toContain("secret");
});

test("a server announces what it has", async () => {
  const both = await Promise.all([connect(fixture), connect(library)]);
  expect(both.map(({ client }) => client.getServerCapabilities())).toEqual([
    { tools: {} },
    { tools: {}, resources: {}, prompts: {}, completions: {} },
  ]);
  await Promise.all(both.map(({ close }) => close()));
});

test.each([
  ["a://b/{c}", "a://b/x", { c: "x" }],
  ["a://b/{c}", "a://b/", undefined],
  ["a://b/{c}", "a://b/x/y", undefined],
  ["a://b/{c}", "a://b/x?y", undefined],
  ["a://b/{c}", "a://b/%2F", { c: "/" }],
  ["a://b/{c}", "a://b/%", undefined],
  ["a://b.d/{c}", "a://bxd/x", undefined],
  ["a://{b}/{c}.md", "a://x/y.md", { b: "x", c: "y" }],
  ["a://b", "a://b", {}],
])("%s against %s", (template, uri, params) => {
  expect(matchUri(template, uri)).toEqual(params);
});

test("variables in their order", () => {
  expect(variablesOf("a://{b}/{c}/d")).toEqual(["b", "c"]);
});

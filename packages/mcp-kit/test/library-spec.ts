import { setTimeout as sleep } from "node:timers/promises";
import { editDistance } from "@tabletop-mcp/dice-core";
import * as z from "zod";
import { promptsFor, resourcesFor, type ServerSpec, ToolFault, toolsFor } from "../src/index.js";

/** Titles by slug. */
interface Shelf {
  readonly books: ReadonlyMap<string, string>;
}

const defineTool = toolsFor<Shelf>();
const defineResource = resourcesFor<Shelf>();
const definePrompt = promptsFor<Shelf>();

const slugs = (typed: string, { books }: Shelf) =>
  [...books.keys()].filter((slug) => slug.startsWith(typed));

const count = defineTool({
  name: "count",
  title: "Count",
  description: "Counts pages, and says how far it has come.",
  access: "read",
  input: {
    pages: z.int().min(1).max(1000),
    pauseMs: z.int().min(0).max(1000).default(0),
    how: z.enum(["well", "badly"]).default("well"),
  },
  async handle({ pages, pauseMs, how }, _, { progress }) {
    for (let page = 1; page <= pages; page++) {
      progress(page, pages, `page ${page}`);
      if (pauseMs > 0) await sleep(pauseMs);
    }
    // A handler that forgets a piece of work: nobody may hear of it.
    setTimeout(() => progress(pages + 1), 20);
    if (how === "badly") throw new ToolFault({ code: "TORN", message: "A page is torn" });
    return { data: { pages }, text: `${pages} pages` };
  },
});

const book = defineResource({
  name: "book",
  title: "A book",
  description: "The text of a book.",
  uriTemplate: "library://book/{slug}",
  mimeType: "text/markdown",
  complete: { slug: slugs },
  read({ slug }, { books }, { log }) {
    if (slug === "bug") throw new Error("secret detail");
    if (slug === "burnt")
      throw new ToolFault({ code: "BURNT", message: "Fire", data: { year: 48 } });
    const title = books.get(slug);
    if (title === undefined) {
      const message = `There is no book ${slug}`;
      throw new ToolFault({ code: "BOOK_NOT_FOUND", message, hint: "Ask the librarian" });
    }
    log.debug("read", { slug });
    return { text: `# ${title}` };
  },
});

const page = defineResource({
  name: "page",
  title: "A page",
  description: "One page of a book.",
  uriTemplate: "library://book/{slug}/page/{number}",
  mimeType: "text/plain",
  complete: { number: () => Array.from({ length: 250 }, (_, index) => String(index + 1)) },
  read: async ({ slug, number }) => ({ text: `${slug}, page ${number}` }),
});

const shelf = defineResource({
  name: "shelf",
  title: "The shelf",
  description: "What there is.",
  uriTemplate: "library://shelf",
  mimeType: "text/plain",
  read: (_, { books }) => ({ text: [...books.values()].join("\n") }),
});

const review = definePrompt({
  name: "review",
  title: "Review",
  description: "Asks for a review of a book.",
  arguments: [
    { name: "book", description: "its slug", required: true, complete: slugs },
    { name: "mood", description: "how to write", required: false },
  ],
  render({ book: slug, mood = "plain" }, { books }) {
    if (slug === "bug") throw new Error("secret detail");
    const title = books.get(slug) ?? slug;
    return {
      messages: [
        { role: "user", text: `Review "${title}", in a ${mood} mood.` },
        { role: "assistant", text: "Gladly." },
      ],
    };
  },
});

/** A server with content besides tools, for this package's own tests. */
export const library: ServerSpec<Shelf> = {
  name: "library",
  title: "Library",
  version: "1.0.0",
  instructions: "Only for tests.",
  editDistance,
  catalog: [count],
  resources: [book, page, shelf],
  prompts: [review],
  flags: [{ flag: "--extra <title>", description: "one book more" }],
  commands: [
    {
      name: "shelf list",
      description: "print the titles",
      flags: [{ flag: "--upper", description: "in capitals" }],
      async run({ upper }, { print, context }) {
        for (const title of (await context()).books.values()) {
          print(upper === true ? title.toUpperCase() : title);
        }
      },
    },
    {
      name: "shelf burn",
      description: "fail",
      async run(_, { context }) {
        await context();
        throw new Error("it does not burn");
      },
    },
    {
      name: "shelf find",
      description: "print the title of a slug",
      arguments: [
        { name: "slug", description: "the book's slug", required: true },
        { name: "heading", description: "what to print before it", required: false },
      ],
      async run({ slug, heading = "Found" }, { print, context }) {
        print(`${heading}: ${(await context()).books.get(String(slug)) ?? "nothing"}`);
      },
    },
    { name: "hours", description: "print the hours", run: (_, { print }) => print("9 to 5") },
  ],
  createContext: ({ extra }) => ({
    books: new Map([
      ["emma", "Emma"],
      ["emil", "Emil"],
      ["dune, part two", "Dune"],
      ...(typeof extra === "string" ? ([["extra", extra]] as const) : []),
    ]),
  }),
};

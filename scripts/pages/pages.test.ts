import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { libraries, servers, toolsOf } from "../packages.mjs";
import { scenarios, scenariosOf } from "../proof/conformance.mjs";
import { withTools } from "./tools-list.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(path.join(root, file), "utf8");
const inFolder = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`);

const pages = ["README.md", "CONTRIBUTING.md", ...inFolder("docs"), ...inFolder("docs/adr")];

/** The headings of a page as addresses within it. */
const anchors = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

describe("the first page", () => {
  const first = read("README.md");

  test("lists every tool that there is", () => expect(withTools(first)).toBe(first));

  test("is not changed unnoticed", () => {
    const spoilt = first.replace("| `roll_dice` |", "| `roll_dices` |");
    expect(withTools(spoilt)).not.toBe(spoilt);
  });

  test.each(servers)("registers $as, published and as it is built here", ({ as, ...server }) => {
    const add = `claude mcp add --scope user ${as} --`;
    const flags = (server.flags ?? []).map((flag) => ` ${flag}`).join("");
    expect(first).toContain(`\n${add} npx -y ${server.manifest.name}${flags}\n`);
    expect(first).toContain(`\n${add} node "$PWD/${server.folder}/dist/main.js"${flags}\n`);
  });

  test.each(libraries)("names the library $manifest.name", ({ folder }) => {
    expect(first).toContain(`](${folder})`);
  });

  test("leads to every page", () => {
    expect(inFolder("docs").filter((page) => !first.includes(`(${page})`))).toEqual([]);
  });
});

test.each(pages)("%s leads nowhere in vain", (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g)];
  const vain = links.filter(([, file = "", anchor]) => {
    const target = file === "" ? page : path.posix.join(path.posix.dirname(page), file);
    if (!existsSync(path.join(root, target))) return true;
    return anchor !== undefined && !anchors(read(target)).includes(anchor);
  });
  expect(vain.map(([link]) => link)).toEqual([]);
});

const current = pages.filter((page) => !page.startsWith("docs/adr/"));

test.each(current)("%s names files that there are", (page) => {
  const named = [
    ...read(page).matchAll(/`((?:packages|servers|scripts|plugin|docs)\/[\w./-]+)`/g),
  ].map(([, file = ""]) => file);
  // A path with a name to be filled in is an example.
  const real = named.filter((file) => !/\bX\b|verb-noun|NAME/.test(file));
  expect(real.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

/** What the rules say of themselves. */
const rules = ["packages/rules-engine/src", "packages/srd-data/src/rules"]
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => read(`${folder}/${name}`)),
  )
  .join("\n");

describe("docs/rulings.md", () => {
  const page = read("docs/rulings.md");

  test("names every house rule that a reply may name", () => {
    const named = [...rules.matchAll(/"House rule: ([^"$.…]+?)(?:, as [^"]*)?[."]/g)];
    const names = new Set(named.map(([, name = ""]) => name.split(" (")[0] ?? name));
    expect(names.size).toBeGreaterThan(6);
    expect([...names].filter((name) => !page.includes(name))).toEqual([]);
  });

  test("names sections by which rules go", () => {
    const sections = [...page.matchAll(/^\|[^|\n]*\|[^|\n]*\| ([A-Z][^|\n]+) \|$/gm)]
      .map(([, section = ""]) => section)
      .filter((section) => section !== "Section of the SRD");
    expect(sections.length).toBeGreaterThan(10);
    expect(sections.filter((section) => !rules.includes(`"${section}"`))).toEqual([]);
  });
});

test("docs/security.md names every scenario of the conformance suite that is run", () => {
  const page = read("docs/security.md");
  const run = [...scenarios, ...Object.values(scenariosOf).flat()];
  expect(run.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

describe("docs/clients.md", () => {
  const configurations = [...read("docs/clients.md").matchAll(/^```json\n(.*?)^```/gms)];

  test("shows configurations", () => expect(configurations.length).toBeGreaterThan(3));

  test.each(configurations.map(([, text = ""]) => text))("names what there is: %#", (text) => {
    const { mcpServers, servers: byName } = JSON.parse(text);
    const starts: readonly { command: string; args: readonly string[] }[] = Object.values(
      mcpServers ?? byName,
    );
    const packages = servers.map(({ manifest }) => manifest.name);
    for (const { command, args } of starts) {
      expect(["npx", "cmd"]).toContain(command);
      expect(packages).toContain(args.find((word) => word.startsWith("@")));
    }
  });

  test("is right that all four fit into a client that takes 128 tools", () => {
    const count = servers.reduce((sum, server) => sum + toolsOf(server).length, 0);
    expect(count).toBeLessThanOrEqual(128);
  });
});

test.each(["docs/dice.md", "docs/lore.md", "docs/table.md", "docs/mud.md", "docs/rulings.md"])(
  "%s is free of programmers' words",
  (page) => {
    // What is shown of an answer, and what is typed, are not its own words.
    const words = read(page)
      .replaceAll(/```.*?```|<!--.*?-->|`[^`\n]*`|\]\([^)]*\)/gs, "")
      .replaceAll("D&D 5e API", "");
    const found = words.match(
      /\b(?:API|JSON|schema|stdio|HTTP|transaction|SQLite|database|parameter|boolean|string|payload|endpoint|cache|repository|bundle|stdout|stderr|CLI|RNG|CSPRNG)s?\b/g,
    );
    expect([...new Set(found)]).toEqual([]);
  },
);

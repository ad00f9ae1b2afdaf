import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { servers, toolsOf } from "../packages.mjs";
import { manifests, sumOf } from "./manifests.mjs";
import { withServers } from "./register.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(path.join(root, file), "utf8");
const pagesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.posix.join(folder, name.replaceAll("\\", "/")));

const pages = [...pagesIn("plugin/commands"), ...pagesIn("plugin/skills")];
const tools = servers.flatMap((server) => toolsOf(server).map(({ name }) => name));

test.each(Object.entries(manifests()))("%s is what npm run manifests writes", (file, text) => {
  expect(JSON.parse(read(file))).toEqual(JSON.parse(text));
});

describe("the MCP registry's entries", () => {
  const entries = servers.map(
    ({ folder }) => [folder, JSON.parse(read(`${folder}/server.json`))] as const,
  );

  test.each(entries)("%s keeps within what the registry takes", (_, entry) => {
    // What schema 2025-12-11 asks.
    expect(entry.name).toMatch(/^io\.github\.tabletop-mcp\/[a-zA-Z0-9._-]+$/);
    expect(entry.title.length).toBeLessThanOrEqual(100);
    expect(entry.description.length).toBeLessThanOrEqual(100);
    expect(entry.version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(entry.packages).toHaveLength(1);
    const [{ packageArguments = [], environmentVariables = [], ...rest }] = entry.packages;
    expect(Object.keys(rest).toSorted()).toEqual([
      "identifier",
      "registryType",
      "runtimeHint",
      "transport",
      "version",
    ]);
    expect(rest).toMatchObject({ registryType: "npm", transport: { type: "stdio" } });
    for (const argument of packageArguments)
      expect(argument).toEqual({ type: "positional", value: expect.any(String) });
    for (const variable of environmentVariables)
      expect(variable).toEqual({
        name: expect.stringMatching(/^[A-Z_]+$/),
        description: expect.any(String),
        default: expect.any(String),
      });
  });

  test.each(servers)("$as: its package says the same name, by which ownership is proved", (one) => {
    const entry = JSON.parse(read(`${one.folder}/server.json`));
    expect(entry.name).toBe(one.manifest.mcpName);
    expect(entry.packages[0]).toMatchObject({
      identifier: one.manifest.name,
      version: one.manifest.version,
    });
  });

  test.each(servers)("$as: what may be set is what its own page says", ({ folder, settings }) => {
    const page = read(`${folder}/README.md`);
    expect(settings.filter(({ env }) => !page.includes(`\`${env}\``))).toEqual([]);
  });
});

describe("the plugin", () => {
  test("is the one that the marketplace offers", () => {
    const { plugins } = JSON.parse(read(".claude-plugin/marketplace.json"));
    const { name } = JSON.parse(read("plugin/.claude-plugin/plugin.json"));
    expect(plugins).toMatchObject([{ name, source: "./plugin" }]);
  });

  test("has a version that rises with each of its servers", () => {
    expect(sumOf(["0.1.3", "0.2.0"])).toBe("0.3.3");
    expect(sumOf(["0.2.0", "0.2.0"])).toBe("0.4.0");
    expect(sumOf(["1.0.0", "0.2.0"])).toBe("1.2.0");
  });

  test("has pages", () => expect(pages.length).toBeGreaterThan(5));

  test.each(pages)("%s names only tools that there are", (page) => {
    const named = [...read(page).matchAll(/`([a-z]+_[a-z_]+)`/g)].map(([, name]) => name ?? "");
    expect(named.filter((name) => !tools.includes(name))).toEqual([]);
  });

  test.each(pages)("%s says at its head what it is for", (page) => {
    expect(read(page)).toMatch(/^---\n(name: [\w-]+\n)?description: [^\n]{10,}\n/);
  });

  test("its skill knows every server", () => {
    const skill = read("plugin/skills/game-master/SKILL.md");
    const rows = [...skill.matchAll(/^\| (\w+) \|/gm)].map(([, as]) => as);
    expect(rows.slice(1).toSorted()).toEqual(servers.map(({ as }) => as).toSorted());
  });
});

describe("npm run register", () => {
  const ours = { mcpServers: { dice: { command: "node", args: ["main.js"] } } };

  test("keeps the servers of others, and what else the file says", () => {
    const before = { note: 1, mcpServers: { other: { command: "x", args: [] } } };
    expect(JSON.parse(withServers(JSON.stringify(before), ours))).toEqual({
      note: 1,
      mcpServers: { ...before.mcpServers, ...ours.mcpServers },
    });
  });

  test("begins a file that is not there yet", () => {
    expect(JSON.parse(withServers("", ours))).toEqual(ours);
  });

  test("refuses to write over a file that it cannot read", () => {
    expect(() => withServers("{ not json", ours)).toThrow(SyntaxError);
  });
});

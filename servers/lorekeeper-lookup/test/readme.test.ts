import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Connection, connect } from "@tabletop-mcp/mcp-kit/testing";
import { deadOrigin } from "@tabletop-mcp/srd-client/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { catalog } from "../src/catalog.js";
import { lorekeeperServer } from "../src/server.js";

const readme = readFileSync(path.resolve(import.meta.dirname, "../README.md"), "utf8");

/** The rows of all tables whose first cell is code, by that code. */
const rows = [...readme.matchAll(/^\| `([^`]+)`/gm)].map(([, code]) => code ?? "");

/** A call, as the README writes it: its text, and its structured content where that is shown, too. */
const calls = [
  ...readme.matchAll(
    /^`(\w+)` with `(\{[^\n]*\})`:\n\n```text\n(.*?)\n```\n(?:\nand [^\n]*\n\n```json\n(.*?)\n```)?/gms,
  ),
].map(([, tool = "", args = "{}", text = "", json]) => ({ tool, args, text, json }));

const dataDir = mkdtempSync(path.join(tmpdir(), "lore-readme-"));
let server: Connection;

beforeAll(async () => {
  const { href } = await deadOrigin();
  const options = { dataDir, open5eUrl: href, dnd5eUrl: href };
  server = await connect(lorekeeperServer, { options });
});

afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

describe("an example", () => {
  it("is there", () => expect(calls.length).toBe(3));

  it.each(calls)("of $tool is what the server answers", async ({ tool, args, text, json }) => {
    const { content, structuredContent } = await server.call(tool, JSON.parse(args));
    expect(content).toEqual([{ type: "text", text }]);
    if (json === undefined) return;
    const shown = JSON.parse(json);
    const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(structuredContent).toEqual({ ...shown, metadata: { ...shown.metadata, timestamp } });
  });
});

it("lists every tool in the order of the catalogue", () => {
  const names = catalog.map(({ name }) => name);
  expect(rows.filter((row) => /^(?:lookup|search|get|validate)_/.test(row))).toEqual(names);
});

it("names every parameter of the lookups", () => {
  for (const { name, toolset, input } of catalog) {
    if (toolset !== "lookup") continue;
    const row = readme.split("\n").find((line) => line.startsWith(`| \`${name}\``));
    const shared = ["limit", "offset", "sources"];
    const own = Object.keys(input).filter((parameter) => !shared.includes(parameter));
    expect(own.filter((parameter) => !row?.includes(`\`${parameter}\``))).toEqual([]);
  }
});

it("names every flag, variable, command, resource and prompt", () => {
  const { flags = [], commands = [], resources = [], prompts = [] } = lorekeeperServer;
  const words = [
    ...flags.flatMap(({ flag, env }) => [flag.split(" ")[0], env]),
    ...commands.map(({ name }) => name),
    ...resources.map((resource) => ("uriTemplate" in resource ? resource.uriTemplate : undefined)),
    ...prompts.map(({ name }) => name),
  ];
  expect(words.filter((word) => word !== undefined && !readme.includes(`\`${word}\``))).toEqual([]);
});

it("registers this package", () => {
  expect(readme).toContain(`claude mcp add --scope user lore -- npx -y ${manifest.name}\n`);
  expect(Object.keys(manifest.bin)).toEqual(["tabletop-lorekeeper"]);
});

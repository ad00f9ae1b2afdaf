import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { libraries, servers, tarballOf, toolsOf } from "./packages.mjs";

const root = path.resolve(import.meta.dirname, "..");

test("every server that offers tools is in the list, and nothing else", () => {
  const folders = readdirSync(path.join(root, "servers")).map((name) => `servers/${name}`);
  const offering = folders.filter((folder) =>
    existsSync(path.join(root, folder, "schema/tools-list.json")),
  );
  expect(servers.map(({ folder }) => folder).toSorted()).toEqual(offering.toSorted());
});

test.each(servers)("$as asks one of its own tools, and starts by one command", (server) => {
  expect(toolsOf(server).map(({ name }) => name)).toContain(server.asks.tool);
  expect(Object.keys(server.manifest.bin ?? {})).toHaveLength(1);
});

test("what servers are made of is published as libraries", () => {
  expect(libraries.map(({ manifest }) => manifest.name)).toEqual(
    expect.arrayContaining([
      "@tabletop-mcp/dice-core",
      "@tabletop-mcp/rules-engine",
      "@tabletop-mcp/srd-client",
      "@tabletop-mcp/srd-data",
      "@tabletop-mcp/storage",
    ]),
  );
});

test("a tarball is called as npm calls it", () => {
  const named = { name: "@tabletop-mcp/dice", version: "1.2.3" };
  expect(tarballOf(named)).toBe("tabletop-mcp-dice-1.2.3.tgz");
});

const folders = ["packages", "servers"].flatMap((folder) =>
  readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
);

test.each([...folders, "demo", "bench"])("%s has a page of its own", (folder) => {
  const page = readFileSync(path.join(root, folder, "README.md"), "utf8");
  expect(page).toMatch(/^# /);
  expect(page.split("\n").length).toBeGreaterThan(15);
});

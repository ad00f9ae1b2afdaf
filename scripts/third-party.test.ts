import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./run.mjs";
import { licencesOf, thirdParty } from "./third-party.mjs";

const beside = (server: string): string =>
  readFileSync(path.join(root, "servers", server, "dist/THIRD-PARTY.txt"), "utf8");

test.each([
  ["dice", ["zod", "pino", "commander", "ulid", "@modelcontextprotocol/server"]],
  ["lorekeeper-lookup", ["zod", "undici", "drizzle-orm"]],
  ["combat-spatial-magic", ["zod", "drizzle-orm", "nanoid"]],
])("what %s carries has its licence beside it", (server, names) => {
  const text = beside(server);
  for (const name of names) expect(text).toMatch(new RegExp(`^${name} [0-9.]+ \\(.+\\)$`, "mu"));
  expect(text).toContain("Permission is hereby granted, free of charge");
  expect(text).not.toContain("@tabletop-mcp");
});

test("each package is named once, and the project's own are not", () => {
  const zod = "node_modules/.pnpm/zod@4.6.7/node_modules/zod";
  const files = [`${zod}/v4/core/core.js`, `${zod}/v4/core/util.js`, "scripts/run.mjs"];
  const licences = licencesOf(files.map((file) => path.join(root, file)));
  expect(licences.map(({ name, license }) => [name, license])).toEqual([["zod", "MIT"]]);
  expect(thirdParty(licences)).toContain("zod 4.6.7 (MIT)\n\nMIT License");
});

test("a package may have it in its README", () => {
  const types = "node_modules/.pnpm/pg-types@2.2.0/node_modules/pg-types/index.js";
  const [licence] = licencesOf([path.join(root, types)]);
  expect(licence?.text).toMatch(
    /^The MIT License \(MIT\)\n\nCopyright \(c\) 2014 Brian M. Carlson/u,
  );
  expect(licence?.text).toMatch(/OTHER DEALINGS IN\nTHE SOFTWARE\.$/u);
});

test("a package without the text of its licence points to it, or is refused", () => {
  const apache = "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION";
  const whole = { name: "a", version: "1.0.0", license: "Apache-2.0", text: apache };
  const bare = { name: "b", version: "2.0.0", license: "Apache-2.0", text: "" };
  expect(thirdParty([whole, bare])).toContain(
    "b 2.0.0 (Apache-2.0)\n\nThe text of Apache-2.0 stands with a.",
  );
  expect(() => thirdParty([bare])).toThrow("b 2.0.0 brings no text of its licence.");
  // A permission that names its holder is nobody else's.
  const named = { ...whole, license: "MIT", text: "Copyright (c) a" };
  expect(() => thirdParty([named, { ...bare, license: "MIT" }])).toThrow("brings no text");
});

test.each(["lorekeeper-lookup", "combat-spatial-magic"])(
  "%s says where the text of a licence is",
  (server) => {
    expect(beside(server)).toMatch(/^drizzle-orm .+\n\nThe text of Apache-2.0 stands with @/mu);
  },
);

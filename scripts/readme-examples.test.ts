import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, test } from "vitest";
import { complaintOf, examplesIn } from "./examples.mjs";

const root = path.resolve(import.meta.dirname, "..");

describe.each(["packages", "servers"].flatMap((folder) => readmes(folder)))("%s", (readme) => {
  const examples = examplesIn(readFileSync(path.join(root, readme), "utf8"));
  it.each(examples.map((code, i) => [i + 1, code] as const))("example %i is true", (_, code) => {
    expect(complaintOf(code, path.join(root, path.dirname(readme)))).toBe("");
  });
});

describe("docs/dice-core.md", () => {
  const page = readFileSync(path.join(root, "docs/dice-core.md"), "utf8");
  it.each(examplesIn(page).map((code, i) => [i + 1, code] as const))(
    "example %i is true",
    (_, code) => {
      expect(complaintOf(code, path.join(root, "packages/dice-core"))).toBe("");
    },
  );
});

test("an example that claims too much is found out", () => {
  expect(complaintOf("const sum = 1 + 1;\nsum; // => 3\n", root)).toContain("AssertionError");
});

function readmes(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder))
    .map((name) => `${folder}/${name}/README.md`)
    .filter((file) => existsSync(path.join(root, file)))
    .filter((file) => examplesIn(readFileSync(path.join(root, file), "utf8")).length > 0);
}

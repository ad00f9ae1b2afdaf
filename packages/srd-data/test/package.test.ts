import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const { exports: subpaths } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));

const built = readdirSync(fileURLToPath(new URL("dist/src/", root)), { recursive: true })
  .map(String)
  .filter((file) => !file.includes(".test."))
  .map((file) => new URL(`dist/src/${file.replaceAll("\\", "/")}`, root))
  .filter((file) => statSync(file).isFile());

const bytes = (files: readonly URL[]): number =>
  files.reduce((sum, file) => sum + statSync(file).size, 0);

describe("the built package", () => {
  test("is under 3 MB, its declarations under 200 KB", () => {
    const declarations = built.filter(({ pathname }) => pathname.endsWith(".d.ts"));
    expect(declarations.length).toBeGreaterThan(60);
    expect(bytes(declarations)).toBeLessThan(200 * 1024);
    expect(bytes(built)).toBeLessThan(3 * 1024 * 1024);
  });

  test("has every subpath as one file that imports nothing: one kind loads no other", () => {
    const files = Object.values<{ default: string }>(subpaths).map(({ default: file }) => file);
    expect(files).toHaveLength(15);
    const importing = files.filter((file) =>
      /(^|[;}])(import|export)\b[^;]*?from"/.test(readFileSync(new URL(file, root), "utf8")),
    );
    expect(importing).toEqual([]);
  });

  test("has a type for every subpath", () => {
    const types = Object.values<{ types: string }>(subpaths).map(({ types: file }) => file);
    expect(types.filter((file) => !statSync(new URL(file, root)).isFile())).toEqual([]);
  });
});

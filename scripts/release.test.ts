import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { steps } from "./release.mjs";

const root = path.resolve(import.meta.dirname, "..");

test("a release checks what it has made before it packs it, and publishes nothing", () => {
  const names = steps().map(({ name }) => name);
  expect(names.indexOf("versions and changelogs")).toBeLessThan(names.indexOf("the whole check"));
  expect(names.indexOf("the whole check")).toBeLessThan(names.indexOf("tarballs and bundles"));
  expect(steps().flatMap(({ args }) => args)).not.toContain("publish");
});

test("each of its steps is a program that there is", () => {
  const programs = steps().map(({ args: [program = ""] }) => path.resolve(root, program));
  expect(programs.filter((program) => !existsSync(program))).toEqual([]);
});

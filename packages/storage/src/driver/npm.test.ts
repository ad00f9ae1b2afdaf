import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findNpm, npmEnv, type Whereabouts } from "./npm.js";

let root = "";
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), "tabletop-npm-")));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function made(...parts: readonly string[]): string {
  const file = path.join(root, ...parts);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "");
  return file;
}

const cli = "node_modules/npm/bin/npm-cli.js";
const here = (execPath: string, rest: Partial<Whereabouts> = {}): Whereabouts => ({
  execPath,
  env: {},
  platform: "linux",
  ...rest,
});

test("npm is the one that came with this Node, wherever its system puts it", () => {
  const npm = made("unix/lib", cli);
  expect(findNpm(here(made("unix/bin/node")))).toBe(npm);
  const windows = made("windows", cli);
  expect(findNpm(here(made("windows/node.exe"), { platform: "win32" }))).toBe(windows);
});

test("npm that has started us goes first; npx is none", () => {
  const node = made("unix/bin/node");
  const own = made("unix/lib", cli);
  const other = made("other/npm-cli.js");
  expect(findNpm(here(node, { env: { npm_execpath: other } }))).toBe(other);
  const npx = made("other/npx-cli.js");
  expect(findNpm(here(node, { env: { npm_execpath: npx } }))).toBe(own);
});

test("npm of the PATH is found where none came with this Node", () => {
  const npm = made("tools", cli);
  const env = { Path: ["", path.join(root, "nothing"), path.join(root, "tools")].join(";") };
  expect(findNpm(here(made("bare/node.exe"), { env, platform: "win32" }))).toBe(npm);
});

test.skipIf(process.platform === "win32")("also where the PATH has but a link to it", () => {
  const npm = made("lib", cli);
  mkdirSync(path.join(root, "bin"));
  symlinkSync(npm, path.join(root, "bin/npm"));
  const env = { PATH: path.join(root, "bin") };
  expect(findNpm(here(made("bare/bin/node"), { env }))).toBe(npm);
});

test("where there is none, none is found", () => {
  expect(findNpm(here(made("bare/bin/node"), { env: { PATH: root } }))).toBeUndefined();
});

test("what npm starts finds this Node before any other", () => {
  const node = made("node/bin/node");
  const { PATH } = npmEnv(here(node, { env: { PATH: "/usr/bin:/bin" } }), "20.20.2");
  expect(PATH).toBe(`${path.dirname(node)}:/usr/bin:/bin`);
  const windows = npmEnv(here(node, { env: { Path: "C:\\x" }, platform: "win32" }), "20.20.2");
  expect(windows).toMatchObject({ Path: `${path.dirname(node)};C:\\x` });
});

test("headers are those of this Node's own version, before those that somebody has named", () => {
  const node = made("node/bin/node");
  const text =
    "#define NODE_MAJOR_VERSION 20\n#define NODE_MINOR_VERSION 20\n#define NODE_PATCH_VERSION 2\n";
  writeFileSync(made("node/include/node/node_version.h"), text);
  const nodedir = (version: string, env: Whereabouts["env"] = {}) =>
    npmEnv(here(node, { env }), version)["npm_config_nodedir"];
  expect(nodedir("20.20.2")).toBe(path.join(root, "node"));
  // A folder that another Node's headers were unpacked into.
  expect(nodedir("24.21.0")).toBeUndefined();
  // As npm hands on its setting, which may be for another Node.
  const named = { npm_config_nodedir: "/headers" };
  expect(nodedir("20.20.2", named)).toBe(path.join(root, "node"));
  expect(nodedir("24.21.0", named)).toBe("/headers");
});

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { install } from "./install.js";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "tabletop-install-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Stands for npm, which fetches from a network: notes each run, and leaves a driver in the folder of --prefix. */
const npmThat = (leaves: string) => `
  const { appendFileSync, mkdirSync, writeFileSync } = require("node:fs");
  const args = process.argv.slice(2);
  appendFileSync(${JSON.stringify(path.join(root, "runs"))}, args.at(-1) + "\\n");
  console.log("as npm talks");
  const folder = args[args.indexOf("--prefix") + 1] + "/node_modules/better-sqlite3";
  mkdirSync(folder, { recursive: true });
  ${leaves}`;
const working = 'writeFileSync(folder + "/index.js", "module.exports = class { close() {} }");';
const notWorking = 'writeFileSync(folder + "/index.js", "process.abort()");';

function installing(leaves: string) {
  const npm = path.join(root, "npm-cli.js");
  writeFileSync(npm, npmThat(leaves));
  const told: string[] = [];
  const { execPath, platform } = process;
  const env = { ...process.env, npm_execpath: npm };
  const place = path.join(root, "data/sqlite/12.11.1");
  const here = { execPath, env, platform, node: "20.20.2" };
  return { version: "12.11.1", place, here, told, tell: (words: string) => void told.push(words) };
}

const runs = () => readFileSync(path.join(root, "runs"), "utf8");
const left = () => readdirSync(path.join(root, "data/sqlite"));

test("a driver that works is in its place, and nothing else is left", async () => {
  const one = installing(working);
  await install(one);
  expect(runs()).toBe("better-sqlite3@12.11.1\n");
  expect(existsSync(path.join(one.place, "node_modules/better-sqlite3/index.js"))).toBe(true);
  expect(left()).toEqual(["12.11.1"]);
  expect(one.told).toEqual([
    expect.stringMatching(/^no SQLite came along for Node 20\.20\.2: npm installs/),
    expect.stringMatching(/^SQLite is ready \(\d+ s\)$/),
  ]);
});

test("servers that start at once have it installed once", async () => {
  const one = installing(working);
  await Promise.all([install(one), install(one), install(one)]);
  expect(runs()).toBe("better-sqlite3@12.11.1\n");
});

test("what one has left that was ended at it is cleared away", async () => {
  const one = installing(working);
  mkdirSync(path.join(root, "data/sqlite/12.11.1.unfinished-abc/node_modules"), {
    recursive: true,
  });
  await install(one);
  expect(left()).toEqual(["12.11.1"]);
});

test("a driver that ends whoever loads it is thrown away, with what to do", async () => {
  const one = installing(notWorking);
  await expect(install(one)).rejects.toMatchObject({
    code: "NATIVE_MISSING",
    message: expect.stringContaining("it was installed, but does not work"),
    hint: expect.stringContaining("Node 22 or newer"),
  });
  expect(left()).toEqual(["12.11.1.log"]);
});

test("where npm fails, what it said is kept and named, and the next try may succeed", async () => {
  const words = ["npm warn old", "npm error code ENOTFOUND", "npm error no network"];
  const one = installing(`console.error(${JSON.stringify(words.join("\n"))}); process.exit(1)`);
  const log = `${one.place}.log`;
  await expect(install(one)).rejects.toMatchObject({
    code: "NATIVE_MISSING",
    message: expect.stringContaining(`npm: code ENOTFOUND; no network (all of it: ${log})`),
  });
  expect(readFileSync(log, "utf8")).toBe(`as npm talks\n${words.join("\n")}\n`);
  await install(installing(working));
  expect(left()).toEqual(["12.11.1"]);
});

test("where there is no npm, that is told", async () => {
  const one = installing(working);
  const execPath = path.join(root, "bare/bin/node");
  const here = { ...one.here, execPath, env: {} };
  await expect(install({ ...one, here })).rejects.toMatchObject({
    code: "NATIVE_MISSING",
    message: expect.stringContaining(`there is no npm beside ${execPath}`),
  });
});

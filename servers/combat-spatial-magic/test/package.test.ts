import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import {
  StdioClientTransport,
  type StdioServerParameters,
} from "@modelcontextprotocol/sdk/client/stdio.js";
import { expect, onTestFinished, test } from "vitest";
import { callsOf, fileIn, flags, identity, plainEnv, type Reply, tempFolder } from "./running.js";

const here = path.resolve(import.meta.dirname, "..");

/** Makes a character on a server that is started so. */
async function makeOdo(server: StdioServerParameters): Promise<Reply> {
  const client = new Client(identity);
  onTestFinished(() => client.close());
  await client.connect(new StdioClientTransport({ ...server, stderr: "ignore" }));
  const reply = await callsOf(client)("create_character", { name: "Odo", class: "Bard" });
  await client.close();
  return reply;
}

/** A copy of the SQLite driver that is installed here: npm compiles nothing for it, and fetches nothing. */
function copyDriver(folder: string): void {
  const driver = realpathSync(path.join(here, "node_modules/better-sqlite3"));
  const bindings = realpathSync(path.join(driver, "../bindings"));
  const copy = (from: string, to: string) =>
    cpSync(from, path.join(folder, to), { recursive: true, dereference: true });
  copy(path.join(driver, "lib"), "lib");
  copy(bindings, "node_modules/bindings");
  copy(path.join(bindings, "../file-uri-to-path"), "node_modules/file-uri-to-path");
  const built = "build/Release/better_sqlite3.node";
  copy(path.join(driver, built), built);
  const { name, version, main } = JSON.parse(
    readFileSync(path.join(driver, "package.json"), "utf8"),
  );
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name, version, main }));
}

test("npx of the packed tarball, in an empty folder, keeps a campaign", async () => {
  const folder = tempFolder();
  const data = path.join(folder, "data");
  const shell = process.platform === "win32";
  execFileSync("pnpm", ["pack", "--pack-destination", folder], { cwd: here, shell });
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  copyDriver(path.join(folder, "driver"));
  const npm = { npm_config_cache: path.join(folder, "npm-cache"), npm_config_offline: "true" };
  // npx takes a tarball by a relative path only.
  const packages = ["--package", "./driver", "--package", `./${tarball}`];
  const made = await makeOdo({
    command: "npx",
    args: ["-y", ...packages, "tabletop-combat", ...flags(data)],
    cwd: folder,
    env: { ...plainEnv(), ...npm },
  });
  expect(made).toMatchObject({ isError: false, text: expect.stringMatching(/^Odo is made\./) });
  expect(statSync(fileIn(data)).size).toBeGreaterThan(0);
});

test("without the driver's package the server starts, and says what is missing", async () => {
  const folder = tempFolder();
  for (const part of ["dist", "package.json"]) {
    cpSync(path.join(here, part), path.join(folder, part), { recursive: true });
  }
  const refused = await makeOdo({
    command: process.execPath,
    args: [path.join(folder, "dist/main.js"), ...flags(folder)],
    env: plainEnv(),
  });
  // What is not kept must not look as if it were.
  expect(refused).toMatchObject({
    isError: true,
    text: expect.stringMatching(/^\[NATIVE_MISSING\] .*npm rebuild better-sqlite3/),
  });
});

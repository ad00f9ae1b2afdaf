import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import {
  StdioClientTransport,
  type StdioServerParameters,
} from "@modelcontextprotocol/sdk/client/stdio.js";
import { endsWithSuite, plainEnv, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { deadOrigin } from "@tabletop-mcp/srd-client/testing";
import { copyDriver } from "@tabletop-mcp/storage/testing";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { flags, identity } from "./running.js";

const here = path.resolve(import.meta.dirname, "..");
const ends = endsWithSuite();
let tarball: string;

beforeAll(() => {
  const folder = tempFolder(ends);
  const shell = process.platform === "win32";
  execFileSync("pnpm", ["pack", "--pack-destination", folder], { cwd: here, shell });
  const [name = ""] = readdirSync(folder).filter((file) => file.endsWith(".tgz"));
  tarball = path.join(folder, name);
});

/** Looks a spell up by a server that is started so, and gives what it logged of where answers are kept. */
async function lookUp(server: StdioServerParameters): Promise<readonly string[]> {
  const transport = new StdioClientTransport({ ...server, stderr: "pipe" });
  let log = "";
  transport.stderr?.on("data", (text: Buffer) => {
    log += text;
  });
  const client = new Client(identity);
  onTestFinished(() => client.close());
  await client.connect(transport);
  const call = { name: "lookup_spell", arguments: { name: "Fireball" } };
  expect((await client.callTool(call)).structuredContent).toMatchObject({
    results: [{ name: "Fireball" }, { name: "Delayed Blast Fireball" }],
  });
  await client.close();
  return log.split("\n").filter((line) => line.includes("in memory"));
}

test.each([
  ["with its SQLite driver", { native: true, said: [] }],
  [
    "in memory where npm did not build the driver",
    { native: false, said: [expect.stringContaining("until SQLite is ready")] },
  ],
])("npx of the packed tarball, in an empty folder, answers %s", async (_, expected) => {
  const folder = tempFolder();
  const data = path.join(folder, "data");
  copyFileSync(tarball, path.join(folder, "server.tgz"));
  copyDriver(here, { to: path.join(folder, "driver"), native: expected.native });
  const npm = { npm_config_cache: path.join(folder, "npm-cache"), npm_config_offline: "true" };
  // npx takes a tarball by a relative path only.
  const packages = ["--package", "./driver", "--package", "./server.tgz"];
  const said = await lookUp({
    command: "npx",
    args: ["-y", ...packages, "tabletop-lorekeeper", ...flags(await deadOrigin(), data)],
    cwd: folder,
    env: { ...plainEnv(), ...npm },
  });
  expect(said).toEqual(expected.said);
  const cache = statSync(path.join(data, "lookup-cache.sqlite"), { throwIfNoEntry: false });
  expect((cache?.size ?? 0) > 0).toBe(expected.native);
});

test("without the driver's package, too, the server starts and answers in memory", async () => {
  const folder = tempFolder();
  for (const part of ["dist", "package.json"]) {
    cpSync(path.join(here, part), path.join(folder, part), { recursive: true });
  }
  const said = await lookUp({
    command: process.execPath,
    args: [path.join(folder, "dist/main.js"), ...flags(await deadOrigin(), folder)],
    env: {
      ...plainEnv(),
      npm_config_cache: path.join(folder, "npm-cache"),
      npm_config_offline: "true",
    },
  });
  expect(said).toEqual([expect.stringContaining("until SQLite is ready")]);
});

import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import {
  StdioClientTransport,
  type StdioServerParameters,
} from "@modelcontextprotocol/sdk/client/stdio.js";
import { plainEnv, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { copyDriver } from "@tabletop-mcp/storage/testing";
import { expect, onTestFinished, test } from "vitest";
import { callsOf, fileIn, flags, identity, type Reply } from "./running.js";

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

test("npx of the packed tarball, in an empty folder, keeps a campaign", async () => {
  const folder = tempFolder();
  const data = path.join(folder, "data");
  const shell = process.platform === "win32";
  execFileSync("pnpm", ["pack", "--pack-destination", folder], { cwd: here, shell });
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  copyDriver(here, { to: path.join(folder, "driver") });
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

test("without the driver's package the server starts, and says what is missing where npm cannot fetch it", async () => {
  const folder = tempFolder();
  for (const part of ["dist", "package.json"]) {
    cpSync(path.join(here, part), path.join(folder, part), { recursive: true });
  }
  const refused = await makeOdo({
    command: process.execPath,
    args: [path.join(folder, "dist/main.js"), ...flags(folder)],
    env: {
      ...plainEnv(),
      npm_config_cache: path.join(folder, "npm-cache"),
      npm_config_offline: "true",
    },
  });
  // What is not kept must not look as if it were.
  expect(refused).toMatchObject({
    isError: true,
    text: expect.stringMatching(
      /^\[NATIVE_MISSING\] .*could not be installed: npm: code ENOTCACHED.*leave to run install scripts/,
    ),
  });
});

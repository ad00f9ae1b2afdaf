import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { plainEnv, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, test } from "vitest";

const here = path.resolve(import.meta.dirname, "..");

test("npx of the packed tarball, in an empty folder, answers a roll", async () => {
  const folder = tempFolder();
  const shell = process.platform === "win32";
  const npmCache = path.join(folder, "npm-cache");
  execFileSync("pnpm", ["pack", "--pack-destination", folder], { cwd: here, shell });
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  const client = new Client({ name: "package-test", version: "1.0.0" });
  // npx takes a tarball by a relative path only.
  const env = { ...plainEnv(), npm_config_cache: npmCache };
  await client.connect(
    new StdioClientTransport({
      command: "npx",
      args: ["-y", `./${tarball}`],
      cwd: folder,
      env,
      stderr: "ignore",
    }),
  );
  const { structuredContent } = await client.callTool({
    name: "roll_dice",
    arguments: { text: "d20 + 5" },
  });
  expect(structuredContent).toMatchObject({ normalized_expression: "d20 + 5" });
  await client.close();
});

import path from "node:path";
import { Client as NewClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as NewStdio } from "@modelcontextprotocol/client/stdio";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as OldStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { plainEnv, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod";

const main = path.resolve(import.meta.dirname, "../dist/main.js");
const identity = { name: "race", version: "1.0.0" };
const answer = z.looseObject({
  isError: z.boolean().optional(),
  content: z.tuple([z.looseObject({ text: z.string() })]),
});

interface Caller {
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<object>;
}

const asking = (client: Caller) => async (name: string, args: Record<string, unknown>) => {
  const { isError, content } = answer.parse(await client.callTool({ name, arguments: args }));
  return { won: isError !== true, text: content[0].text };
};

test("two programs race for one thing two hundred times: one gets it, the other is told who has it", async () => {
  const folder = tempFolder();
  const program = (player: string) => ({
    command: process.execPath,
    args: [main, "--player", player, "--data-dir", folder],
    env: plainEnv(),
  });
  const older = new OldClient(identity);
  const newer = new NewClient(identity, { versionNegotiation: { mode: "auto" } });
  onTestFinished(async () => void (await Promise.all([older.close(), newer.close()])));
  await Promise.all([
    older.connect(new OldStdio(program("Ada"))),
    newer.connect(new NewStdio(program("Bob"))),
  ]);
  const [ada, bob] = [asking(older), asking(newer)];
  for (const player of [ada, bob]) await player("move", { direction: "north" });
  const key = { item: "rusty key" };
  const wins = { ada: 0, bob: 0 };
  for (let race = 0; race < 200; race += 1) {
    const [hers, his] = await Promise.all([ada("pick_up", key), bob("pick_up", key)]);
    expect([hers.won, his.won].filter(Boolean)).toHaveLength(1);
    const [loser, name] = hers.won ? [his, "Ada"] : [hers, "Bob"];
    expect(loser.text).toContain(`[TAKEN] ${name} has just taken the rusty key.`);
    wins[hers.won ? "ada" : "bob"] += 1;
    await (hers.won ? ada : bob)("drop", key);
  }
  expect(wins.ada + wins.bob).toBe(200);
}, 120_000);

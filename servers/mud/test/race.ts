import { Client as NewClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as NewStdio } from "@modelcontextprotocol/client/stdio";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as OldStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { plainEnv } from "@tabletop-mcp/mcp-kit/testing/program";
import { onTestFinished } from "vitest";
import * as z from "zod";
import type { Ground } from "./crowd/ground.js";
import { main } from "./crowd/servers.js";

const identity = { name: "race", version: "1.0.0" };
const answer = z.looseObject({
  isError: z.boolean().optional(),
  content: z.tuple([z.looseObject({ text: z.string() })]),
});

interface Caller {
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<object>;
}

/** What came of reaching for a thing. */
export interface Reached {
  readonly won: boolean;
  readonly text: string;
}

const asking =
  (client: Caller) =>
  async (name: string, args: Record<string, unknown>): Promise<Reached> => {
    const { isError, content } = answer.parse(await client.callTool({ name, arguments: args }));
    return { won: isError !== true, text: content[0].text };
  };

/** Two programs of one world, with a client of each line, whose players reach for one thing at once, again and again: Ada and Bob. */
export async function races(
  { args: where }: Pick<Ground, "args">,
  count: number,
): Promise<readonly (readonly [Reached, Reached])[]> {
  const program = (player: string) => ({
    command: process.execPath,
    args: [main, "--player", player, ...where],
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
  const run: (readonly [Reached, Reached])[] = [];
  for (let race = 0; race < count; race += 1) {
    const [hers, his] = await Promise.all([ada("pick_up", key), bob("pick_up", key)]);
    run.push([hers, his]);
    await (hers.won ? ada : bob)("drop", key);
  }
  return run;
}

/** What is wrong with races: each is won by one, and the other is told by whom. */
export const unfair = (run: readonly (readonly [Reached, Reached])[]): readonly string[] =>
  run.flatMap(([ada, bob]) => {
    const [loser, winner] = ada.won ? [bob, "Ada"] : [ada, "Bob"];
    const told = `[TAKEN] ${winner} has just taken the rusty key.`;
    const isFair = ada.won !== bob.won && loser.text.includes(told);
    return isFair ? [] : [`Ada: ${ada.text}\nBob: ${bob.text}`];
  });

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { plainEnv, sized } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, onTestFinished, test } from "vitest";
import { inFile } from "./crowd/ground.js";
import { main } from "./crowd/servers.js";
import { crowdPlays } from "./crowd/story.js";
import { lostOrTwice } from "./crowd/whole.js";

/** Somebody with a process of their own beside the server. */
async function beside(where: readonly string[], player: string): Promise<Client> {
  const client = new Client({ name: "crowd", version: "1.0.0" });
  onTestFinished(() => client.close());
  const args = [main, "--player", player, ...where];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, env: plainEnv() }),
  );
  return client;
}

test("a crowd plays, its server is killed and comes back: nothing answered is lost, nothing is there twice", async () => {
  const ground = inFile();
  const { store, accounts } = await crowdPlays({
    ground,
    players: sized(8, { long: 50 }),
    processes: 1,
    milliseconds: sized(1_300, { long: 30_000 }),
    neighbours: { Neighbour: () => beside(ground.args, "Neighbour") },
    faults: [
      async ({ kill, add }) => {
        await kill();
        await add();
      },
    ],
  });
  expect(await lostOrTwice(store, accounts)).toEqual([]);
}, 120_000);

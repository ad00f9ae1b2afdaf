import { setTimeout as sleep } from "node:timers/promises";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { ResourceUpdatedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  type Call,
  flags,
  identity,
  newClient,
  openNewClient,
  openTable,
  serveHttp,
} from "./running.js";

/** Half a second, and once more on a busy machine. */
const soon = { timeout: 1_000, interval: 10 };
const fight = "rpg://encounter/Ambush";
const map = "rpg://battlefield/Ambush";
const goblin = { targetId: "Goblin", amount: 3, damageType: "fire" };

/** A fight that others follow; whoever plays it has a server of its own. */
async function begun(call: Call): Promise<void> {
  const replies = [
    await call("create_character", { name: "Bo" }),
    await call("create_encounter", {
      name: "Ambush",
      participants: [
        { characterId: "Bo", initiative: 20, position: "1,1" },
        { creature: "Goblin", initiative: 10, position: "5,5" },
      ],
    }),
  ];
  expect(replies).toMatchObject([{ isError: false }, { isError: false }]);
}

test("both eras over stdio hear what another process plays, and nothing of what leaves the fight as it is", async () => {
  const args = flags(tempFolder());
  const [player, follower, newer] = await Promise.all([
    openTable(args),
    openTable(args),
    openNewClient(args, onTestFinished),
  ]);
  await begun(player.call);
  const heard: string[] = [];
  const heardNewer: string[] = [];
  follower.client.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => {
    heard.push(params.uri);
  });
  newer.setNotificationHandler("notifications/resources/updated", ({ params }) => {
    heardNewer.push(params.uri);
  });
  await follower.client.subscribeResource({ uri: fight });
  await follower.client.subscribeResource({ uri: map });
  await newer.listen({ resourceSubscriptions: [fight] });
  await newer.readResource({ uri: fight });
  const both = async (...uris: readonly string[]) => {
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(uris), soon);
    await vi.waitFor(() => expect(heardNewer).toEqual(uris.filter((uri) => uri === fight)), soon);
    heard.length = 0;
    heardNewer.length = 0;
  };

  await player.call("apply_damage", goblin);
  await both(map, fight);
  const [content] = (await follower.client.readResource({ uri: fight })).contents;
  expect(content).toMatchObject({ text: expect.stringContaining("4/7 HP") });
  // Not of the fight.
  await player.call("add_session_note", { type: "clue", content: "A raven." });
  await player.call("create_character", { name: "Una" });
  await sleep(500);
  expect([heard, heardNewer]).toEqual([[], []]);
  await player.call("advance_turn");
  await both(map, fight);
  // Its own, too.
  await follower.call("move_combatant", { creatureId: "Goblin", to: "4,4" });
  await both(map, fight);
  await follower.client.unsubscribeResource({ uri: map });
  await player.call("apply_damage", { ...goblin, amount: 1 });
  await both(fight);
  await expect(follower.client.subscribeResource({ uri: "rpg://encounter/Siege" })).rejects.toThrow(
    /NOT_FOUND/,
  );
});

test("over HTTP clients of both eras hear what one plays there, and what another process does", async () => {
  const args = flags(tempFolder());
  const [url, other] = await Promise.all([serveHttp(args), openTable(args)]);
  await begun(other.call);
  const follower = newClient(onTestFinished);
  await follower.connect(new StreamableHTTPClientTransport(url));
  const heard: string[] = [];
  follower.setNotificationHandler("notifications/resources/updated", ({ params }) => {
    heard.push(params.uri);
  });
  const older = new OldClient(identity);
  // Under exactOptionalPropertyTypes the 1.x class is not assignable to its own interface.
  await older.connect(new OldHttp(url) as Transport);
  onTestFinished(() => older.close());
  const heardByOlder: string[] = [];
  older.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => {
    heardByOlder.push(params.uri);
  });
  await follower.listen({ resourceSubscriptions: [fight] });
  await older.subscribeResource({ uri: fight });
  await older.callTool({ name: "apply_damage", arguments: goblin });
  await vi.waitFor(() => expect([heard, heardByOlder]).toEqual([[fight], [fight]]), soon);
  await other.call("apply_damage", { ...goblin, amount: 1 });
  const twice = [fight, fight];
  await vi.waitFor(() => expect([heard, heardByOlder]).toEqual([twice, twice]), soon);
});

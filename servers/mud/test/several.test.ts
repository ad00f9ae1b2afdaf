import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { give, newToken } from "../src/players/tokens.js";
import { inFile } from "./crowd/ground.js";
import { inTurns, type Servers, serversOn } from "./crowd/servers.js";

/** Two processes of one world, and the tokens of two players. */
async function twoProcesses() {
  const ground = inFile();
  const store = await ground.open();
  onTestFinished(() => store.close());
  const tokens = { Ada: newToken(), Bo: newToken() };
  for (const [name, token] of Object.entries(tokens))
    await give({ store, now: Date.now }, name, token);
  const servers = serversOn(ground);
  await Promise.all([servers.add(), servers.add()]);
  return { servers, tokens };
}

/** A player whose requests go to these processes, one after the other. */
async function playing(servers: Pick<Servers, "urls">, token: string) {
  const client = await inTurns(servers, token);
  onTestFinished(() => client.close());
  const call = async (name: string, args: Record<string, unknown> = {}): Promise<string> => {
    const { content } = await client.callTool({ name, arguments: args });
    const [first] = content;
    return first?.type === "text" ? first.text.replace(/\n\nYou can: .*$/su, "") : "";
  };
  return { client, call };
}

/** What somebody follows, and what was said to have changed. */
async function following({ client }: Awaited<ReturnType<typeof playing>>) {
  const heard: string[] = [];
  client.setNotificationHandler("notifications/resources/updated", ({ params }) => {
    heard.push(params.uri);
  });
  client.setNotificationHandler("notifications/resources/list_changed", () => {
    heard.push("the list");
  });
  const stream = await client.listen({
    resourcesListChanged: true,
    resourceSubscriptions: ["game://player/state", "game://room/current"],
  });
  /** Exactly these, once each. */
  const hears = async (...expected: readonly string[]): Promise<void> => {
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(expected.toSorted()), 10_000);
    await sleep(200);
    expect(heard.splice(0).toSorted()).toEqual(expected.toSorted());
  };
  return { stream, hears };
}

const [state, room] = ["game://player/state", "game://room/current"] as const;

test("a player whose requests go to two processes in turn is one player, and outlives one of them", async () => {
  const { servers, tokens } = await twoProcesses();
  const [one, other] = servers.urls.map((url) => ({ urls: [url] }));
  if (one === undefined || other === undefined) throw new Error("two processes");
  const [ada, bo] = [await playing(servers, tokens.Ada), await playing(servers, tokens.Bo)];
  const [listener, beside] = [await playing(one, tokens.Ada), await playing(other, tokens.Ada)];
  await ada.call("look");
  const { stream, hears } = await following(listener);
  // What she does by another process she hears of here, each once.
  expect(await beside.call("move", { direction: "north" })).toContain("dark hallway");
  await hears(state, room, "the list");
  expect(await beside.call("pick_up", { item: "rusty key" })).toBe("You take the rusty key.");
  await hears(state, room);
  // Bo comes by the one and by the other.
  await bo.call("look");
  await bo.call("move", { direction: "north" });
  await hears(room);
  for (const text of ["One", "Two", "Three"]) await bo.call("say", { text });
  const told = [await ada.call("events"), await ada.call("events"), await ada.call("events")];
  expect(told).toEqual([
    'Bo arrives from the south.\nBo says: "One"\nBo says: "Two"\nBo says: "Three"',
    "Nothing happened.",
    "Nothing happened.",
  ]);
  for (let turn = 0; turn < 2; turn += 1)
    expect(await ada.call("who")).toBe("Awake: Ada (you), Bo (here).");
  await servers.kill();
  await stream.closed;
  expect(await ada.call("inventory")).toContain("Inventory: rusty key.");
  expect(await ada.call("look")).toContain("dark hallway");
  const again = await following(beside);
  await ada.call("drop", { item: "rusty key" });
  await again.hears(state, room);
}, 120_000);

import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import {
  PromptListChangedNotificationSchema,
  ResourceListChangedNotificationSchema,
  ToolListChangedNotificationSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { plainEnv, sized, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, onTestFinished, test, vi } from "vitest";

const main = path.resolve(import.meta.dirname, "../dist/main.js");

type Kind = "tools" | "prompts" | "resources";
type Lists = Readonly<Record<Kind, string>>;

/** Ada, and how often each of her lists was said to have changed. */
async function entered() {
  const client = new Client({ name: "lists", version: "1.0.0" });
  onTestFinished(() => client.close());
  const heard: Record<Kind, number> = { tools: 0, prompts: 0, resources: 0 };
  const count = (kind: Kind) => () => {
    heard[kind] += 1;
  };
  client.setNotificationHandler(ToolListChangedNotificationSchema, count("tools"));
  client.setNotificationHandler(PromptListChangedNotificationSchema, count("prompts"));
  client.setNotificationHandler(ResourceListChangedNotificationSchema, count("resources"));
  const args = [main, "--player", "Ada", "--data-dir", tempFolder()];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, env: plainEnv() }),
  );
  return { client, heard };
}

async function listsOf(client: Client): Promise<Lists> {
  const [{ tools }, { prompts }, { resources }] = await Promise.all([
    client.listTools(),
    client.listPrompts(),
    client.listResources(),
  ]);
  const names = (all: readonly { readonly name: string }[]) =>
    all.map(({ name }) => name).join(" ");
  return { tools: names(tools), prompts: names(prompts), resources: names(resources) };
}

/** Every state that a list follows comes and goes on this way, and then by chance. */
const begun = [
  ["move", { direction: "north" }],
  ["pick_up", { item: "pouch" }],
  ["accept_quest", {}],
  ["pick_up", { item: "rusty key" }],
  ["say", { text: "Hello?" }],
  ["pick_up", { item: "moon" }],
  ["move", { direction: "east" }],
  ["open_chest", {}],
  ["move", { direction: "south" }],
  ["talk", {}],
  ["move", { direction: "north" }],
  ["move", { direction: "east" }],
  ["battle", {}],
] as const;

const any = (): readonly [string, Record<string, string>] => {
  const directions = ["north", "south", "east", "west"];
  const direction = directions[Math.floor(Math.random() * 4)] ?? "north";
  const deeds: readonly (readonly [string, Record<string, string>])[] = [
    ["move", { direction }],
    ["move", { direction }],
    ["battle", {}],
    ["open_chest", {}],
    ["pick_up", { item: "coin" }],
    ["drop", { item: "pouch" }],
    ["rest", {}],
  ];
  return deeds[Math.floor(Math.random() * deeds.length)] ?? ["look", {}];
};

test("a list is said to have changed exactly when it has, once, by whatever a player does", async () => {
  const { client, heard } = await entered();
  const expected = { tools: 0, prompts: 0, resources: 0 };
  let before = await listsOf(client);
  const steps = [...begun, ...Array.from({ length: sized(40, { long: 600 }) }, any)];
  for (const [name, args] of steps) {
    await client.callTool({ name, arguments: args });
    const after = await listsOf(client);
    for (const kind of ["tools", "prompts", "resources"] as const)
      if (after[kind] !== before[kind]) expected[kind] += 1;
    // With the step, to find the one that made a difference.
    const step = { name, args, before, after };
    const said = { step, heard: expected };
    await vi.waitFor(() => expect({ step, heard }).toEqual(said), { timeout: 5_000, interval: 5 });
    before = after;
  }
  await sleep(300);
  expect(heard).toEqual(expected);
  for (const times of Object.values(expected)) expect(times).toBeGreaterThan(2);
}, 60_000);

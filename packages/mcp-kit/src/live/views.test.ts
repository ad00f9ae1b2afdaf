import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "@modelcontextprotocol/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { modernMeta } from "../../test/child.js";
import { houseServer, move, newHouse } from "../../test/house-spec.js";
import { wire } from "../../test/serving.js";
import { inSession, talking } from "../../test/talking.js";
import { connect } from "../../testing/index.js";
import { StdioWire } from "../stdio/wire.js";

const DECLARED = {
  resources: { subscribe: true, listChanged: true },
  tools: { listChanged: true },
  prompts: { listChanged: true },
  completions: {},
};
const TOOLS = "notifications/tools/list_changed";
const PROMPTS = "notifications/prompts/list_changed";
const RESOURCES = "notifications/resources/list_changed";
const UPDATED = "notifications/resources/updated";

type Table = Awaited<ReturnType<typeof inSession>>;
type Asks = Pick<Table, "ask">;

const player = (name: string, house = newHouse()) =>
  inSession(houseServer(house), { player: name });
const call = ({ ask }: Asks, name: string, args = {}) =>
  ask("tools/call", { name, arguments: args });
const go = (table: Asks, room: string) => call(table, "go", { room });

/** The names in a list, or the URIs. */
async function listed({ ask }: Asks, kind: "tools" | "prompts" | "resources") {
  const { result } = await ask(`${kind}/list`);
  const { [kind]: all } = Object(result);
  return Array.isArray(all) ? all.map(({ uri, name }) => uri ?? name) : all;
}

/** What has been told by now, and would have been shortly after. */
async function settled({ told }: Pick<Table, "told">) {
  await sleep(60);
  return told().toSorted();
}

test("the lists of a session follow where its caller is, and say so once each, after the answer", async () => {
  const table = await player("Ada");
  expect(table.opening).toMatchObject({ capabilities: DECLARED });
  expect([await listed(table, "tools"), await listed(table, "prompts")]).toEqual([["go"], []]);
  expect(await listed(table, "resources")).toEqual(["house://me", "house://room/hall"]);
  await go(table, "cellar");
  expect(await settled(table)).toEqual([PROMPTS, RESOURCES, TOOLS]);
  const isAnswer = (one: Record<string, unknown>) =>
    "text" in Object(Object(one["result"]).content?.[0]);
  expect(table.heard.slice(table.heard.findIndex(isAnswer)).map(({ method }) => method)).toEqual([
    undefined,
    TOOLS,
    PROMPTS,
    RESOURCES,
  ]);
  expect([await listed(table, "tools"), await listed(table, "prompts")]).toEqual([
    ["go", "open_chest"],
    ["hint"],
  ]);
});

test("what changes nothing says nothing, and what changes one list only that", async () => {
  const table = await player("Ada");
  await go(table, "hall");
  expect(await settled(table)).toEqual([]);
  await go(table, "attic");
  expect(await settled(table)).toEqual([RESOURCES]);
  await go(table, "hall");
  await call(table, "open_chest");
  expect(await settled(table)).toEqual([RESOURCES]);
});

test("a tool that is not listed answers all the same", async () => {
  const { result } = await call(await player("Ada"), "open_chest");
  expect(result).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining("[NO_CHEST] No chest here") }],
  });
});

test("each hears of its own world alone, whoever has changed it", async () => {
  const house = newHouse();
  const [ada, bo] = [await player("Ada", house), await player("Bo", house)];
  await ada.ask("resources/subscribe", { uri: "house://me" });
  await bo.ask("resources/subscribe", { uri: "house://me" });
  move(house, "Ada", "cellar");
  expect(await settled(ada)).toEqual([PROMPTS, RESOURCES, UPDATED, TOOLS]);
  expect(await settled(bo)).toEqual([]);
  await go(bo, "cellar");
  await settled(bo);
  const before = [ada, bo].map(({ heard }) => heard.length);
  await call(bo, "open_chest");
  await settled(bo);
  for (const [index, table] of [ada, bo].entries())
    expect(table.heard.slice(before[index]).flatMap(({ method }) => method ?? [])).toEqual([
      TOOLS,
      PROMPTS,
    ]);
});

test("two sessions of one caller hear the same", async () => {
  const house = newHouse();
  const [one, other] = [await player("Ada", house), await player("Ada", house)];
  await go(one, "cellar");
  const all = [PROMPTS, RESOURCES, TOOLS];
  expect([await settled(one), await settled(other)]).toEqual([all, all]);
});

test("nothing is watched once the session has ended", async () => {
  const house = newHouse();
  const { input, transport } = await wire(houseServer(house));
  const send = (message: object) => void input.write(`${JSON.stringify(message)}\n`);
  send({ jsonrpc: "2.0", id: 1, method: "initialize", params: opening });
  send({ jsonrpc: "2.0", method: "notifications/initialized" });
  await vi.waitFor(() => expect(house.watching.size).toBe(1));
  await transport.close();
  await vi.waitFor(() => expect(house.watching.size).toBe(0));
});

const opening = {
  protocolVersion: "2025-03-26",
  capabilities: {},
  clientInfo: { name: "test", version: "0" },
};

test("--static-tools lists everything always; resources are still each caller's", async () => {
  const table = await inSession(houseServer(newHouse()), { staticTools: true });
  expect(table.opening).toMatchObject({ capabilities: DECLARED });
  expect(await listed(table, "tools")).toEqual(["go", "open_chest"]);
  await go(table, "cellar");
  expect(await settled(table)).toEqual([RESOURCES]);
});

test("while the state cannot be told everything is listed, and nothing said to have changed", async () => {
  const house = newHouse();
  const table = await player("Ada", house);
  house.broken = true;
  expect(await listed(table, "tools")).toEqual(["go", "open_chest"]);
  await go(table, "hall");
  expect(await settled(table)).toEqual([]);
});

test("in the newer era everything is listed, and its streams hear what is each caller's", async () => {
  const table = await talking(houseServer(newHouse()));
  const ask = (method: string, params = {}) => table.ask(method, { ...params, ...modernMeta() });
  const { result } = await ask("server/discover");
  expect(result).toMatchObject({ capabilities: DECLARED });
  expect(await listed({ ask }, "tools")).toEqual(["go", "open_chest"]);
  expect(await listed({ ask }, "prompts")).toEqual(["hint"]);
  const all = { toolsListChanged: true, promptsListChanged: true, resourcesListChanged: true };
  const notifications = { ...all, resourceSubscriptions: ["house://me"] };
  table.send({ id: 9, method: "subscriptions/listen", params: { notifications, ...modernMeta() } });
  await vi.waitUntil(() => table.told().length === 1);
  expect(table.heard.at(-1)).toMatchObject({ params: { notifications } });
  await go({ ask }, "cellar");
  expect((await settled(table)).slice(0, -1)).toEqual([RESOURCES, UPDATED]);
});

test("--era 2025 speaks the versions with sessions alone, and the 2.x client falls back to them", async () => {
  const { input, output } = await wire(houseServer(newHouse()), { era: "2025" });
  const client = new Client(
    { name: "test", version: "0" },
    { versionNegotiation: { mode: "auto" } },
  );
  onTestFinished(() => client.close());
  await client.connect(new StdioWire(output, input));
  expect(client.getNegotiatedProtocolVersion()).toBe("2025-11-25");
  expect(client.getServerCapabilities()).toEqual(DECLARED);
  const heard: string[] = [];
  client.setNotificationHandler(TOOLS, () => void heard.push(TOOLS));
  expect((await client.listTools()).tools).toHaveLength(1);
  await client.callTool({ name: "go", arguments: { room: "cellar" } });
  await vi.waitUntil(() => heard.length === 1);
  expect((await client.listTools()).tools).toHaveLength(2);
});

test.each(["2025", "2026"] as const)("in %s each call knows its caller", async (era) => {
  const { client, close } = await connect(houseServer(newHouse()), {
    era,
    options: { player: "Cy" },
  });
  onTestFinished(close);
  const { messages } = await client.getPrompt({ name: "hint", arguments: { detail: " Advanced" } });
  expect(messages).toMatchObject([{ content: { text: "Cy in the hall: advanced" } }]);
  const { contents } = await client.readResource({ uri: "house://me" });
  expect(contents).toMatchObject([{ text: "Cy: hall" }]);
  const who = { ref: { type: "ref/prompt" as const, name: "hint" } };
  const completed = async (name: string, value: string) =>
    (await client.complete({ ...who, argument: { name, value } })).completion.values;
  expect(await completed("who", "")).toEqual(["Cy"]);
  expect(await completed("detail", "")).toEqual(["basic", "advanced"]);
  expect(await completed("detail", "AD")).toEqual(["advanced"]);
  await expect(
    client.getPrompt({ name: "hint", arguments: { detail: "all" } }),
  ).rejects.toMatchObject({
    code: -32602,
    message: '[INVALID_ARGUMENT] detail: Invalid option: expected one of "basic"|"advanced".',
  });
});

test("no list waits long for a context that takes its time: it names everything meanwhile", async () => {
  const house = newHouse();
  let open: ((made: typeof house) => void) | undefined;
  const opened = new Promise<typeof house>((resolve) => {
    open = resolve;
  });
  const server = { ...houseServer(house), createContext: () => opened };
  const table = await inSession(server, { player: "Ada" });
  table.send({ id: 7, method: "tools/list" });
  const answer = () => table.heard.find(({ id }) => id === 7);
  const first = Object(await vi.waitUntil(answer, { timeout: 8_000 }));
  expect(first.result.tools).toMatchObject([{ name: "go" }, { name: "open_chest" }]);
  open?.(house);
  expect(await listed(table, "tools")).toEqual(["go"]);
});

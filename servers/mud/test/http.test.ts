import path from "node:path";
import {
  Client as NewClient,
  StreamableHTTPClientTransport as NewHttp,
} from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { programIn, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, onTestFinished, test } from "vitest";

const main = path.resolve(import.meta.dirname, "../dist/main.js");
const { run, serveHttp } = programIn(main);
const identity = { name: "http", version: "1.0.0" };

test("over HTTP each player comes in with a token, in either era, and they meet", async () => {
  const folder = tempFolder();
  const where = ["--data-dir", folder] as const;
  const token = async (name: string) => (await run("player", ["add", name, ...where])).out.trim();
  const [adas, bobs] = [await token("Ada"), await token("Bob")];
  const url = await serveHttp(where);
  const bearing = (bearer: string) => ({
    requestInit: { headers: { Authorization: `Bearer ${bearer}` } },
  });
  const ada = new OldClient(identity);
  onTestFinished(() => ada.close());
  await ada.connect(new OldHttp(url, bearing(adas)));
  const bob = new NewClient(identity, { versionNegotiation: { mode: "auto" } });
  onTestFinished(() => bob.close());
  await bob.connect(new NewHttp(url, bearing(bobs)));
  expect(bob.getNegotiatedProtocolVersion()).toBe("2026-07-28");
  await ada.callTool({ name: "look", arguments: {} });
  const { content } = await bob.callTool({ name: "look", arguments: {} });
  expect(content[0]).toMatchObject({ text: expect.stringContaining("Players: Ada.") });
  const heard = await ada.callTool({ name: "events", arguments: {} });
  expect(heard.content).toMatchObject([
    { text: expect.stringContaining("Bob enters the dungeon.") },
  ]);
  const stranger = new OldClient(identity);
  await expect(stranger.connect(new OldHttp(url, bearing("x".repeat(40))))).rejects.toThrow(
    /nobody.s here/,
  );
});

import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { toNodeHandler } from "@modelcontextprotocol/node";
import { Server, WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server";
import { serveEcho } from "./echo.js";

// The floor over HTTP: sessions of the SDK's own transport, a server of one tool for each.
const sessions = new Map<string, WebStandardStreamableHTTPServerTransport>();

async function begin(): Promise<WebStandardStreamableHTTPServerTransport> {
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    onsessioninitialized: (id) => void sessions.set(id, transport),
  });
  const server = new Server({ name: "echo", version: "1.0.0" }, { capabilities: { tools: {} } });
  serveEcho(server);
  await server.connect(transport);
  return transport;
}

const handle = toNodeHandler({
  async fetch(request, options) {
    const session = sessions.get(request.headers.get("mcp-session-id") ?? "");
    return (session ?? (await begin())).handleRequest(request, options);
  },
});

const listener = createServer((req, res) => {
  const { method = "GET", url = "/" } = req;
  void handle(Object.assign(req, { method, url }), res);
});
listener.listen(0, "127.0.0.1", () => {
  const bound = listener.address();
  if (typeof bound === "object" && bound !== null)
    process.stderr.write(`listens at http://127.0.0.1:${bound.port}/mcp\n`);
});

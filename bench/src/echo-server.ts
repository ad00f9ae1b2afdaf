import { Server } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { serveEcho } from "./echo.js";

// The floor: the least that a server on the SDK's low-level class can be.
serveStdio(() => {
  const server = new Server({ name: "echo", version: "1.0.0" }, { capabilities: { tools: {} } });
  serveEcho(server);
  return server;
});

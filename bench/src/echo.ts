import { Server } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";

const tools = [
  {
    name: "echo",
    description: "Says the text again.",
    inputSchema: {
      type: "object" as const,
      properties: { text: { type: "string" } },
      required: ["text"],
    },
  },
];

/** The least that a server on the SDK's low-level class can be: one tool, its text back, when the work is done. */
export function serveEcho(work: () => void = () => undefined): void {
  serveStdio(() => {
    const server = new Server({ name: "echo", version: "1.0.0" }, { capabilities: { tools: {} } });
    server.setRequestHandler("tools/list", () => ({ tools }));
    server.setRequestHandler("tools/call", ({ params }) => {
      work();
      return { content: [{ type: "text" as const, text: JSON.stringify(params.arguments) }] };
    });
    return server;
  });
}

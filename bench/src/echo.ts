import type { Server } from "@modelcontextprotocol/server";

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

/** One tool, its text back. */
export function serveEcho(server: Server): void {
  server.setRequestHandler("tools/list", () => ({ tools }));
  server.setRequestHandler("tools/call", ({ params }) => ({
    content: [{ type: "text" as const, text: JSON.stringify(params.arguments) }],
  }));
}

import type { ServerResponse } from "node:http";

/** Sends a whole answer: JSON, unless its headers say otherwise. */
export function send(
  response: ServerResponse,
  { status = 200, body = "", ...headers }: Readonly<Record<string, string | number>>,
): void {
  response.writeHead(Number(status), { "content-type": "application/json", ...headers });
  response.end(body);
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request } from "node:http";
import { createInterface } from "node:readline";
import { runThere } from "./stage.mjs";

/**
 * Serves over HTTP on a free port, hands on the URL, and stops. Who needs a token gets one, which
 * stands in each request by the time that it arrives.
 * @template T
 * @param {import("./stage.mjs").Machine} machine
 * @param {{ program: string, admits?: readonly string[] | undefined }} server
 * @param {(url: string) => Promise<T>} work
 */
export async function served(machine, { program, admits }, work) {
  const token = admits && (await runThere(machine, process.execPath, [program, ...admits])).trim();
  const { folder: cwd, env } = machine;
  const child = spawn(process.execPath, [program, "--http", "--port", "0"], { cwd, env });
  const closed = once(child, "close");
  try {
    const url = await urlOf(child);
    return await (token === undefined ? work(url) : throughDoor({ url, token }, work));
  } finally {
    child.kill();
    await closed;
  }
}

async function urlOf(/** @type {import("node:child_process").ChildProcess} */ { stderr }) {
  if (stderr === null) throw new Error("The server has no stderr.");
  for await (const line of createInterface({ input: stderr })) {
    const [url] = /http:\/\/\S+/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error("The server ended without naming its URL.");
}

/**
 * Hands requests on as they are, with the token: the suite cannot be told of one.
 * @template T
 * @param {{ url: string, token: string }} behind
 * @param {(url: string) => Promise<T>} work
 */
async function throughDoor({ url, token }, work) {
  const door = createServer((asked, answer) => {
    const { method, headers } = asked;
    const on = request(url, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    on.on("response", (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    on.on("error", () => answer.destroy());
    answer.on("close", () => on.destroy());
    asked.pipe(on);
  });
  door.listen(0, "127.0.0.1");
  await once(door, "listening");
  const address = door.address();
  const port = typeof address === "object" ? address?.port : undefined;
  try {
    return await work(`http://127.0.0.1:${port}/mcp`);
  } finally {
    door.closeAllConnections();
    door.close();
  }
}

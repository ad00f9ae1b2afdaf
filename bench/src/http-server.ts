import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { asServer } from "./cpus.js";

const probe = new URL("heap-probe.js", import.meta.url).href;

/** A server over HTTP in a process of its own. */
export interface HttpServer {
  readonly url: string;
  readonly pid: number;
  /** Bytes of heap that are in use, after a full collection. */
  heap(): Promise<number>;
  end(): Promise<void>;
}

/** Starts it, and waits until it says where it listens: on the CPU of servers, or on any. */
export async function httpServer(
  main: string,
  args: readonly string[] = [],
  cpu: "of servers" | "any" = "of servers",
): Promise<HttpServer> {
  const child = fork(main, args, {
    execArgv: ["--expose-gc", "--import", probe],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const url = await addressOf(child);
  const { pid = 0 } = child;
  if (cpu === "of servers") asServer(pid);
  return {
    url,
    pid,
    async heap() {
      child.send("heap");
      const [bytes] = await once(child, "message");
      return Number(bytes);
    },
    async end() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  let said = "";
  return new Promise((resolve, reject) => {
    child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
      said += chunk;
      const [url] = said.match(/http:\S+/u) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.once("exit", () => reject(new Error(`The server ended before it listened: ${said}`)));
  });
}

import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** What becomes of the next COMMIT: the server never hears of it, or its answer is never heard. */
export type Cut = "before" | "after";

/** A way to a server on which things happen. */
export interface Proxy {
  readonly url: string;
  /** At the next COMMIT both ends lose each other. */
  cut(when: Cut): void;
  /** From the next statement on in which this stands nothing comes back, and nobody is told. */
  hold(text: string): void;
  /** Both ends of what is connected lose each other. */
  end(): void;
  /** Nothing gets through any more on what is connected, and nobody is told. */
  freeze(): void;
  /** Whoever connects from now on is thrown out. */
  refuse(isRefusing: boolean): void;
}

interface Wire {
  readonly client: Socket;
  readonly server: Socket;
}

/** A way to the server of this URL. */
export async function proxyTo(url: string): Promise<Proxy> {
  const { port, hostname } = new URL(url);
  let next: Cut | undefined;
  let isRefusing = false;
  let held: string | undefined;
  const wires = new Set<Wire>();
  const end = ({ client, server }: Wire): void => {
    client.destroy();
    server.destroy();
  };
  const listener = createServer((client) => {
    if (isRefusing) return void client.destroy();
    const wire = { client, server: connect(Number(port), hostname) };
    wires.add(wire);
    let isSwallowing = false;
    client.on("data", (bytes) => {
      if (next !== undefined && bytes.includes("COMMIT\0")) {
        if (next === "before") end(wire);
        isSwallowing = next === "after";
        next = undefined;
      }
      wire.server.write(bytes);
      if (held === undefined || !bytes.includes(held)) return;
      held = undefined;
      wire.server.removeAllListeners("data").resume();
    });
    wire.server.on("data", (bytes) => (isSwallowing ? end(wire) : client.write(bytes)));
    for (const socket of [client, wire.server])
      socket.on("error", () => end(wire)).on("close", () => end(wire));
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  onTestFinished(() => {
    listener.close();
    for (const wire of wires) end(wire);
  });
  const address = listener.address();
  const own = new URL(url);
  own.port = String(typeof address === "object" ? address?.port : "");
  return {
    url: own.href,
    cut(when) {
      next = when;
    },
    hold(text) {
      held = text;
    },
    end() {
      for (const wire of wires) end(wire);
    },
    freeze() {
      for (const { client, server } of wires)
        for (const socket of [client, server]) socket.removeAllListeners("data").resume();
    },
    refuse(asked) {
      isRefusing = asked;
    },
  };
}

import type { Dispatcher } from "undici";
import type { Deadline } from "./deadline.js";
import type { HttpAnswer, Transport } from "./http.js";

/** Sends with undici, which is loaded at the first request: it costs tens of milliseconds of start-up. */
export function undiciTransport(limits: { connectMs: number; bytes: number }): Transport {
  let dispatcher: Promise<Dispatcher> | undefined;
  return async (url, deadline) => send(await (dispatcher ??= agent(limits)), url, deadline);
}

async function agent({ connectMs, bytes }: { connectMs: number; bytes: number }) {
  const undici = await import("undici");
  // Bundled into a program, a CommonJS library has its default export only.
  const { Agent } = undici.default ?? undici;
  return new Agent({ connect: { timeout: connectMs }, maxResponseSize: bytes });
}

/** One GET, its body collected as it arrives: undici's stream would only be read to its end. */
function send(dispatcher: Dispatcher, url: URL, deadline: Deadline): Promise<HttpAnswer> {
  const { origin, pathname, search } = url;
  const headers = { accept: "application/json" };
  return new Promise((resolve, reject) => {
    const body: Uint8Array[] = [];
    let head: Omit<HttpAnswer, "body"> = { status: 0, headers: {} };
    dispatcher.dispatch(
      { origin, path: `${pathname}${search}`, method: "GET", headers },
      {
        onRequestStart: (controller) =>
          deadline.onPassed(() => controller.abort(new Error("No answer in time"))),
        onResponseStart(_controller, status, responseHeaders) {
          head = { status, headers: responseHeaders };
        },
        onResponseData: (_controller, chunk) => void body.push(chunk),
        onResponseEnd: () => resolve({ ...head, body }),
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
}

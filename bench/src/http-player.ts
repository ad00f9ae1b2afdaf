import { Agent, type IncomingMessage, request } from "node:http";
import { openings } from "./stdio-peer.js";

type Message = Readonly<Record<string, unknown>>;

/** Connections are kept, as many as there are players. */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** One session of the older era over HTTP in bare messages: no client library's time is measured. */
export class HttpPlayer {
  #id = 0;
  #session: string | undefined;

  constructor(
    private readonly url: string,
    private readonly token?: string,
  ) {}

  /** Shakes hands. */
  async open(): Promise<void> {
    const { method, params } = openings.initialize;
    await this.request(method, params);
    const accepted = await this.#send("POST", {
      jsonrpc: "2.0",
      method: "notifications/initialized",
    });
    for await (const _ of accepted);
  }

  /** Opens the stream of the session: what the server says by itself. Its head comes with its first event. */
  listen(heard: (message: Message) => void = () => undefined): void {
    const opened = this.#send("GET").then((stream) => readEvents(stream, heard));
    opened.catch(() => undefined);
  }

  /** Sends a request and gives its result; an error answer throws. */
  async request(method: string, params: object): Promise<unknown> {
    const id = ++this.#id;
    const answer = await this.#send("POST", { jsonrpc: "2.0", id, method, params });
    this.#session ??= answer.headers["mcp-session-id"]?.toString();
    const message = await answerIn(answer, id);
    if (!("result" in message)) throw new Error(`${method} failed: ${JSON.stringify(message)}`);
    return message["result"];
  }

  call(name: string, args: object): Promise<unknown> {
    return this.request("tools/call", { name, arguments: args });
  }

  #send(method: "GET" | "POST", body?: object): Promise<IncomingMessage> {
    const headers = {
      accept: method === "GET" ? "text/event-stream" : "application/json, text/event-stream",
      ...(body && { "content-type": "application/json" }),
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(this.#session && {
        "mcp-session-id": this.#session,
        "mcp-protocol-version": openings.initialize.params.protocolVersion,
      }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(this.url, { method, headers, agent }, resolve);
      sent.on("error", reject);
      sent.end(body && JSON.stringify(body));
    });
  }
}

/** The message of this id: alone, or among the events of a stream. */
async function answerIn(answer: IncomingMessage, id: number): Promise<Message> {
  if (answer.headers["content-type"]?.startsWith("text/event-stream") === true)
    return new Promise((resolve, reject) => {
      readEvents(answer, (message) => message["id"] === id && resolve(message));
      answer.once("end", () => reject(new Error("The stream ended before the answer.")));
    });
  let text = "";
  for await (const chunk of answer.setEncoding("utf8")) text += String(chunk);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${text.slice(0, 200)}`);
  return JSON.parse(text) as Message;
}

function readEvents(stream: IncomingMessage, heard: (message: Message) => void): void {
  let buffer = "";
  // The server's end ends a stream.
  stream.on("error", () => undefined);
  stream.setEncoding("utf8").on("data", (chunk: string) => {
    const events = (buffer + chunk).split("\n\n");
    buffer = events.pop() ?? "";
    for (const event of events) {
      const data = event
        .split("\n")
        .filter((line) => line.startsWith("data:"))
        .map((line) => line.slice(5).trimStart())
        .join("\n");
      if (data !== "") heard(JSON.parse(data) as Message);
    }
  });
}

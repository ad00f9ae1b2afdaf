import type { Readable, Writable } from "node:stream";
import type { JSONRPCMessage, RequestId, Transport } from "@modelcontextprotocol/server";
import type { Streams } from "../live/subscriptions.js";
import { Batches, hasBatches, type Outgoing } from "./batches.js";
import { splitLines } from "./lines.js";
import { isId, readLine, tooLong } from "./messages.js";

/** JSON-RPC by lines. Unlike the SDK's own it answers what it cannot take, takes batches, and knows which answers are still due. */
export class StdioWire implements Transport {
  onmessage?: (message: JSONRPCMessage) => void;
  onclose?: () => void;
  onerror?: (error: Error) => void;
  /** Settles when no further message can come. */
  readonly ended: Promise<void>;
  readonly #input: Readable;
  readonly #output: Writable;
  readonly #streams: Streams | undefined;
  readonly #due = new Set<RequestId>();
  readonly #batches = new Batches();
  #mayBatch = false;
  #whenIdle: (() => void) | undefined;
  #closed = false;
  #end: () => void = () => undefined;

  constructor(input: Readable, output: Writable, streams?: Streams) {
    this.#input = input;
    this.#output = output;
    this.#streams = streams;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  async start(): Promise<void> {
    for (const event of ["end", "close", "error"]) this.#input.once(event, this.#end);
    this.#output.on("error", this.#outputFailed);
    this.#input.on("data", this.#read);
  }

  async send(message: JSONRPCMessage): Promise<void> {
    const id = "method" in message ? undefined : message.id;
    const line = id === undefined ? message : this.#batches.answer(id, message);
    try {
      if (line !== undefined) await this.#write(line);
    } finally {
      this.#settle(id);
    }
  }

  /** Takes no further message; answers can still be written. */
  stopReading(): void {
    this.#input.off("data", this.#read);
    this.#input.pause();
  }

  /** Resolves when every request that came in has been answered and its answer written. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#whenIdle = resolve;
      if (this.#due.size === 0) resolve();
    });
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.stopReading();
    this.#end();
    this.onclose?.();
  }

  readonly #read = splitLines({
    line: (text) => this.#takeLine(text),
    tooLong: (head, tail) => this.#reply(tooLong(head, tail)),
  });

  #takeLine(text: string): void {
    const { messages, refusals, isBatch } = readLine(text, this.#mayBatch);
    const ids = messages.flatMap((one) => ("method" in one && "id" in one ? [one.id] : []));
    for (const { error } of refusals) this.#report(new Error(error.message));
    if (isBatch) this.#reply(this.#batches.open(ids, refusals));
    else for (const refusal of refusals) this.#reply(refusal);
    for (const message of messages) {
      this.#note(message);
      this.onmessage?.(message);
    }
  }

  /** A subscription is answered only when the server closes, a cancelled request never: neither is waited for. */
  #note(message: JSONRPCMessage): void {
    if (!("method" in message)) return;
    const { method, params } = message;
    if ("id" in message) {
      if (method === "subscriptions/listen") this.#streams?.opened(message.id, params);
      else this.#due.add(message.id);
    }
    // Messages may be on their way before the handshake is answered: what it asks for is known by now.
    if (method === "initialize") this.#mayBatch = hasBatches(params?.["protocolVersion"]);
    const cancelled = params?.["requestId"];
    if (method !== "notifications/cancelled" || !isId(cancelled)) return;
    this.#streams?.closed(cancelled);
    this.#reply(this.#batches.cancel(cancelled));
    this.#settle(cancelled);
  }

  #settle(id: RequestId | undefined): void {
    if (id !== undefined) this.#due.delete(id);
    if (this.#due.size === 0) this.#whenIdle?.();
  }

  #reply(line: Outgoing | undefined): void {
    if (line !== undefined) this.#write(line).catch(this.#report);
  }

  #write(line: Outgoing): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#output.write(`${JSON.stringify(line)}\n`, (error) => {
        if (error) reject(error);
        else resolve();
      });
    });
  }

  /** Nobody reads any more: no answer can be written, so none is due. */
  readonly #outputFailed = (error: Error): void => {
    this.#report(error);
    this.#due.clear();
    this.#whenIdle?.();
    this.#end();
  };

  readonly #report = (error: unknown): void => {
    this.onerror?.(error instanceof Error ? error : new Error(String(error)));
  };
}

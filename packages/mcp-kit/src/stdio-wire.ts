import type { Readable, Writable } from "node:stream";
import {
  type JSONRPCMessage,
  ReadBuffer,
  type RequestId,
  serializeMessage,
  type Transport,
} from "@modelcontextprotocol/server";

/** JSON-RPC by lines. Unlike the SDK's own it outlives an oversized line, and knows which answers are still due. */
export class StdioWire implements Transport {
  onmessage?: (message: JSONRPCMessage) => void;
  onclose?: () => void;
  onerror?: (error: Error) => void;
  /** Settles when no further message can come. */
  readonly ended: Promise<void>;
  readonly #input: Readable;
  readonly #output: Writable;
  readonly #buffer = new ReadBuffer();
  readonly #due = new Set<RequestId>();
  #whenIdle: (() => void) | undefined;
  #closed = false;
  #skipping = false;
  #end: () => void = () => undefined;

  constructor(input: Readable, output: Writable) {
    this.#input = input;
    this.#output = output;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  async start(): Promise<void> {
    for (const event of ["end", "close", "error"]) this.#input.once(event, this.#end);
    this.#output.on("error", this.#outputFailed);
    this.#input.on("data", this.#read);
  }

  send(message: JSONRPCMessage): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#output.write(serializeMessage(message), (error) => {
        if ("id" in message && !("method" in message)) this.#settle(message.id);
        if (error) reject(error);
        else resolve();
      });
    });
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

  readonly #read = (chunk: Buffer): void => {
    const sound = this.#skipping ? this.#afterLineEnd(chunk) : chunk;
    try {
      this.#buffer.append(sound);
    } catch (error) {
      this.#report(error);
      this.#buffer.clear();
      // None of an oversized line is a message of its own, whatever its end looks like.
      this.#skipping = true;
      this.#buffer.append(this.#afterLineEnd(sound));
    }
    while (this.#deliverNext());
  };

  /** What follows the end of the line that is being skipped; nothing while it goes on. */
  #afterLineEnd(chunk: Buffer): Buffer {
    const lineEnd = chunk.indexOf(10);
    this.#skipping = lineEnd < 0;
    return chunk.subarray(lineEnd < 0 ? chunk.length : lineEnd + 1);
  }

  #deliverNext(): boolean {
    try {
      const message = this.#buffer.readMessage();
      if (message === null) return false;
      this.#note(message);
      this.onmessage?.(message);
    } catch (error) {
      this.#report(error);
    }
    return true;
  }

  /** A subscription is answered only when the server closes, a cancelled request never: neither is waited for. */
  #note(message: JSONRPCMessage): void {
    if (!("method" in message)) return;
    if ("id" in message && message.method !== "subscriptions/listen") this.#due.add(message.id);
    const cancelled = message.params?.["requestId"];
    if (message.method !== "notifications/cancelled") return;
    if (typeof cancelled === "string" || typeof cancelled === "number") this.#settle(cancelled);
  }

  #settle(id: RequestId | undefined): void {
    if (id !== undefined) this.#due.delete(id);
    if (this.#due.size === 0) this.#whenIdle?.();
  }

  /** Nobody reads any more: no answer can be written, so none is due. */
  readonly #outputFailed = (error: Error): void => {
    this.#report(error);
    this.#due.clear();
    this.#whenIdle?.();
    this.#end();
  };

  #report(error: unknown): void {
    this.onerror?.(error instanceof Error ? error : new Error(String(error)));
  }
}

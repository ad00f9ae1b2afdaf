import {
  isJSONRPCNotification,
  type JSONRPCMessage,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";

type Sent = NonNullable<Parameters<WebStandardStreamableHTTPServerTransport["send"]>[1]>;

/**
 * A session's transport that forgets nothing it is to tell while nobody listens: clients open their
 * stream some time after they have initialized, and again when a connection was lost. What is the
 * same is told once.
 */
export class PushingTransport extends WebStandardStreamableHTTPServerTransport {
  readonly #missed = new Map<string, JSONRPCMessage>();
  #streams = 0;

  override async send(message: JSONRPCMessage, options: Sent = {}): Promise<void> {
    const isPushed = isJSONRPCNotification(message) && options.relatedRequestId === undefined;
    if (isPushed && this.#streams === 0) this.#missed.set(JSON.stringify(message), message);
    else await super.send(message, options);
  }

  /** Whether somebody listens. */
  get isHeard(): boolean {
    return this.#streams > 0;
  }

  /** Somebody listens until then. */
  async heardUntil(ended: Promise<unknown>): Promise<void> {
    this.#streams += 1;
    void ended.then(() => {
      this.#streams -= 1;
      // The SDK would learn of it when it next writes, and take no other stream until then.
      if (this.#streams === 0) this.closeStandaloneSSEStream();
    });
    const missed = [...this.#missed.values()];
    this.#missed.clear();
    for (const message of missed) await super.send(message);
  }
}

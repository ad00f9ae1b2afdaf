/** Why something ends before its answer is there. */
export type Ending = "late" | "cancelled";

/** Ends what is under way before its time: an AbortSignal of our own, as Node's takes as long as a request. */
export class Stop {
  readonly #listeners = new Set<() => void>();
  #reason: Ending | undefined;

  /** Why it has ended; nothing while it goes on. */
  get reason(): Ending | undefined {
    return this.#reason;
  }

  /** The first reason counts. */
  end(reason: Ending): void {
    if (this.#reason !== undefined) return;
    this.#reason = reason;
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
  }

  /** Told once when it ends, at once where it has; gives back how to hear no more of it. */
  onEnd(listener: () => void): () => void {
    if (this.#reason === undefined) this.#listeners.add(listener);
    else listener();
    return () => void this.#listeners.delete(listener);
  }
}

import { type After, later } from "./deadline.js";
import { UpstreamError } from "./errors.js";
import { Stop } from "./stop.js";

/** What one question may take, however many requests it needs and whatever the sources do. */
export interface QuestionLimits {
  /** Until it is answered from what is there. */
  readonly ms: number;
  /** One request with its tries: less than all, so that another source has time left. */
  readonly requestMs: number;
  /** Of all answers together. */
  readonly bytes: number;
}

const megabyte = 1_024 * 1_024;

/** For somebody who waits. */
export const questionLimits: QuestionLimits = {
  ms: 11_000,
  requestMs: 6_000,
  bytes: 48 * megabyte,
};

/** For one kind of a sync: nobody waits, and more is wanted. */
export const syncLimits: QuestionLimits = {
  ms: 5 * 60_000,
  requestMs: 10_000,
  bytes: 192 * megabyte,
};

interface QuestionOptions {
  /** The caller's. */
  readonly signal?: AbortSignal | undefined;
  readonly after?: After | undefined;
  readonly limits?: QuestionLimits;
}

/** One question, which may be several finds; a timer runs only once something is fetched for it. */
export class Question {
  readonly limits: QuestionLimits;
  readonly #caller: AbortSignal | undefined;
  readonly #after: After;
  #stop: Stop | undefined;
  #bytes = 0;

  constructor({ signal, after = later, limits = questionLimits }: QuestionOptions = {}) {
    this.limits = limits;
    this.#caller = signal;
    this.#after = after;
  }

  /** Ends once its time is up or its caller has left; the time counts from the first look at it. */
  get stop(): Stop {
    return (this.#stop ??= this.#begin());
  }

  /** Whether its caller has left. */
  get cancelled(): boolean {
    return this.#caller?.aborted === true;
  }

  /** Counts what was read for it; throws where that is too much. */
  read(bytes: number, host: string): void {
    this.#bytes += bytes;
    if (this.#bytes <= this.limits.bytes) return;
    const detail = `over ${this.limits.bytes} bytes for one question`;
    throw new UpstreamError("too-large", { host, detail });
  }

  #begin(): Stop {
    const stop = new Stop();
    stop.onEnd(this.#after(this.limits.ms, () => stop.end("late")));
    const leave = (): void => stop.end("cancelled");
    if (this.cancelled) leave();
    else this.#caller?.addEventListener("abort", leave, { once: true });
    return stop;
  }
}

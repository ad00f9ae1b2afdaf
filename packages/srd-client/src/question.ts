import { type After, later } from "./deadline.js";
import { UpstreamError } from "./errors.js";

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

/** Why a question ends before everything is answered. */
export type Ending = "late" | "cancelled";

/** One question, which may be several finds. */
export interface Question {
  readonly limits: QuestionLimits;
  /** Aborted with its Ending as the reason; the time counts from the first look at it. */
  readonly signal: AbortSignal;
  /** Whether its caller has left. */
  readonly cancelled: boolean;
  /** Counts what was read for it; throws where that is too much. */
  read(bytes: number, host: string): void;
}

export interface QuestionOptions {
  /** The caller's. */
  readonly signal?: AbortSignal | undefined;
  readonly after?: After | undefined;
  readonly limits?: QuestionLimits;
}

/** Opens a question; a timer runs only once something is fetched for it. */
export function openQuestion({
  signal: caller,
  after = later,
  limits = questionLimits,
}: QuestionOptions = {}): Question {
  let begun: AbortController | undefined;
  let total = 0;
  const begin = (): AbortController => {
    const ending = new AbortController();
    const end = (reason: Ending) => ending.abort(reason);
    const callOff = after(limits.ms, () => end("late"));
    const leave = () => {
      callOff();
      end("cancelled");
    };
    if (caller?.aborted === true) leave();
    else caller?.addEventListener("abort", leave, { once: true });
    return ending;
  };
  return {
    limits,
    get signal() {
      return (begun ??= begin()).signal;
    },
    get cancelled() {
      return caller?.aborted === true;
    },
    read(bytes, host) {
      total += bytes;
      if (total <= limits.bytes) return;
      const detail = `over ${limits.bytes} bytes for one question`;
      throw new UpstreamError("too-large", { host, detail });
    },
  };
}

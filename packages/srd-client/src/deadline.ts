/** Does something once, so many milliseconds later; gives back how to call it off. */
export type After = (milliseconds: number, task: () => void) => () => void;

/** Later by the system's clock; nothing that waits keeps a process from ending. */
export const later: After = (milliseconds, task) => {
  const timer = setTimeout(task, milliseconds).unref();
  return () => clearTimeout(timer);
};

interface DeadlineOptions {
  readonly after?: After;
  /** Ends it before its time. */
  readonly signal?: AbortSignal | undefined;
}

/** The time that one request has; an AbortSignal of its own would take as long as reading the answer. */
export class Deadline {
  readonly #signal: AbortSignal | undefined;
  readonly #callOff: () => void;
  #passed = false;
  #end: (() => void) | undefined;

  constructor(milliseconds: number, { after = later, signal }: DeadlineOptions = {}) {
    this.#signal = signal;
    this.#callOff = after(milliseconds, this.#pass);
    if (signal?.aborted === true) this.#pass();
    else signal?.addEventListener("abort", this.#pass);
  }

  get passed(): boolean {
    return this.#passed;
  }

  /** Ends what is now under way, in place of what was before, once the time has passed. */
  onPassed(end: () => void): void {
    this.#end = end;
    if (this.#passed) end();
  }

  clear(): void {
    this.#callOff();
    this.#signal?.removeEventListener("abort", this.#pass);
  }

  readonly #pass = (): void => {
    this.#passed = true;
    this.#end?.();
  };
}

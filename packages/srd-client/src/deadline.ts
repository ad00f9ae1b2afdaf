import type { Stop } from "./stop.js";

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
  readonly stop?: Stop | undefined;
}

/** The time that one request has. */
export class Deadline {
  readonly #callOff: () => void;
  readonly #unhear: (() => void) | undefined;
  #passed = false;
  #end: (() => void) | undefined;

  constructor(milliseconds: number, { after = later, stop }: DeadlineOptions = {}) {
    this.#callOff = after(milliseconds, this.#pass);
    this.#unhear = stop?.onEnd(this.#pass);
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
    this.#unhear?.();
  }

  readonly #pass = (): void => {
    this.#passed = true;
    this.#end?.();
  };
}

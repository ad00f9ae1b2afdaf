/** The time that one question to a source has; an AbortSignal would take as long as reading the answer. */
export class Deadline {
  readonly #timer: NodeJS.Timeout;
  #passed = false;
  #end: (() => void) | undefined;

  constructor(milliseconds: number) {
    this.#timer = setTimeout(() => {
      this.#passed = true;
      this.#end?.();
    }, milliseconds);
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
    clearTimeout(this.#timer);
  }
}

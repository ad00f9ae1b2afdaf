import type { Writable } from "node:stream";
import { systemWords } from "./system-words.js";

/** What commands print on. */
export interface Printer {
  /** Writes a line; throws once a line before it could not be written. */
  print(line: string): void;
  /** Resolves when everything is written, and rejects when something could not be. */
  written(): Promise<void>;
}

/** Prints on a stream whose failure is the command's: half an export must not pass for a whole one. */
export function printerOn(stream: Writable): Printer {
  let failure: Error | undefined;
  stream.on("error", (error) => {
    failure ??= new Error(`standard output cannot be written to: ${systemWords(error)}`);
  });
  const check = (): void => {
    if (failure) throw failure;
  };
  return {
    print(line) {
      check();
      stream.write(`${line}\n`);
    },
    async written() {
      await new Promise<void>((resolve) => {
        stream.write("", () => resolve());
      });
      // An error is told after the callback of what was written.
      await new Promise((resolve) => setImmediate(resolve));
      check();
    },
  };
}

import type { Log } from "./log.js";

/** What a fault tells the caller; `data` is for tools without an output schema. */
export interface FaultDetails {
  /** UPPER_SNAKE_CASE. */
  readonly code: string;
  /** What failed. */
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
  /** A call, or a part of one, that works. */
  readonly example?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Something the caller can put right; thrown by a handler, answered as an error reply. */
export class ToolFault extends Error {
  override readonly name = "ToolFault";
  readonly code: string;
  readonly hint: string | undefined;
  readonly example: string | undefined;
  readonly data: Readonly<Record<string, unknown>> | undefined;

  constructor({ code, message, hint, example, data }: FaultDetails) {
    super(message);
    this.code = code;
    this.hint = hint;
    this.example = example;
    this.data = data;
  }

  /** `[CODE] What failed. Hint. Example: …` */
  get text(): string {
    const example = this.example === undefined ? [] : [`Example: ${this.example}`];
    const hint = this.hint === undefined ? [] : [sentence(this.hint)];
    return [`[${this.code}]`, sentence(this.message), ...hint, ...example].join(" ");
  }
}

/** What failed, by its kind and name. */
export interface Failed {
  readonly kind: "tool" | "resource" | "prompt";
  readonly name: string;
}

/** An error that says itself, with a code and a hint, what a caller can do about it: of a database, say. */
export interface Telling extends Error {
  readonly code: string;
  readonly hint: string;
  /** What a caller reads in place of the message, which names what is none of a caller's business. */
  readonly told?: string | undefined;
}

const isTelling = (thrown: unknown): thrown is Telling =>
  thrown instanceof Error &&
  "code" in thrown &&
  typeof thrown.code === "string" &&
  "hint" in thrown &&
  typeof thrown.hint === "string";

/** Does work for whoever runs the server: an error that says itself is thrown as a fault, with all of its words. */
export async function inFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof ToolFault || !isTelling(thrown)) throw thrown;
    const { code, message, hint } = thrown;
    throw new ToolFault({ code, message, hint });
  }
}

/** Anything thrown, as a fault: a stranger is a bug, so its stack goes to the log and an id to the caller. */
export function asFault(thrown: unknown, { kind, name }: Failed, log: Log): ToolFault {
  if (thrown instanceof ToolFault) return thrown;
  const stack = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  if (isTelling(thrown)) {
    log.error(`a ${kind} could not do its work`, { [kind]: name, stack });
    const { code, message, hint, told = message } = thrown;
    return new ToolFault({ code, message: told, hint });
  }
  const id = globalThis.crypto.randomUUID();
  log.error(`a ${kind} failed unexpectedly`, { errorId: id, [kind]: name, stack });
  return new ToolFault({
    code: "INTERNAL",
    message: `${name} failed because of a bug in this server (error id ${id})`,
    hint: "Trying the same call again is unlikely to help; report the id, the server's log has the details",
  });
}

function sentence(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}

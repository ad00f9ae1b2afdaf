import type * as z from "zod";
import type { Caller } from "./caller.js";
import type { Log } from "./log.js";
import type { Progress } from "./progress.js";

/** The most that a tool can do to the world: `write` only adds, `destroy` can also delete, take away or replace. The MCP hints follow from it. */
export type Access = "read" | "write" | "destroy";

/** A tool's parameters (or the fields of its answer), by name. */
export type Shape = Readonly<Record<string, z.ZodType>>;

/** The arguments a handler receives: parsed, with defaults filled in. */
export type ArgsOf<I extends Shape> = z.output<z.ZodObject<I>>;

/** A picture: bytes in base64, and what they are ("image/png"). */
export interface Picture {
  readonly mimeType: string;
  readonly base64: string;
}

/** A tool's answer: `data` becomes structuredContent, `text` the one text block; each must stand alone. Pictures follow the text. */
export type Reply = {
  data: Record<string, unknown>;
  text: string;
  images?: readonly Picture[];
};

/** What a handler gets besides arguments and context. */
export interface Call {
  readonly log: Log;
  readonly caller: Caller;
  /** Fires when the caller cancels. */
  readonly signal: AbortSignal;
  /** Tells a caller who asked for it how far the work has come; does nothing for others. */
  readonly progress: Progress;
}

/** A tool with its parameter types, as it is written; see `toolsFor`. */
export interface TypedToolSpec<Ctx, I extends Shape> {
  /** snake_case, unique in the server. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly access: Access;
  /** Whether the same call again is the same as one; unless it says otherwise a read is: what rolls dice is not. */
  readonly idempotent?: boolean;
  /** Whether the tool reaches beyond this machine. */
  readonly openWorld?: boolean;
  /** The group that `--toolsets` selects by; a tool without one is always offered. */
  readonly toolset?: string;
  readonly input: I;
  /** Other names that parameters are given by, or fields of one: { title: "name", kind: "effect.kind" }. Accepted, never listed. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Whether a session's list names it now, by what `live.view` says of its caller; a call always gets to the handler. */
  shownWhen?(view: unknown): boolean;
  /** Declared as outputSchema; the tool's errors are then text only. */
  readonly output?: Shape;
  handle(args: ArgsOf<I>, ctx: Ctx, call: Call): Promise<Reply> | Reply;
}

/** A tool as a plain value, its parameter types erased; what a catalog holds. */
export interface ToolSpec<Ctx> extends Omit<TypedToolSpec<Ctx, Shape>, "handle"> {
  handle(args: Record<string, unknown>, ctx: Ctx, call: Call): Promise<Reply> | Reply;
}

/** Fixes a server's context type: `export const defineTool = toolsFor<DiceContext>();` */
export function toolsFor<Ctx>(): <const I extends Shape>(
  spec: TypedToolSpec<Ctx, I>,
) => ToolSpec<Ctx> {
  return (spec) => spec;
}

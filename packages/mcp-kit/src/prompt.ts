import type { Complete } from "./completion.js";
import type { Call } from "./tool.js";

/** A prompt's argument; its value is always text. */
export interface PromptArgument<Ctx> {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  /** The only ones there are: checked, in capitals or not, and suggested. */
  readonly values?: readonly string[];
  readonly complete?: Complete<Ctx>;
}

/** What a prompt puts into the conversation. */
export interface RenderedPrompt {
  readonly description?: string;
  readonly messages: readonly { readonly role: "user" | "assistant"; readonly text: string }[];
}

type NameOf<A, Required extends boolean> = Extract<
  A,
  { readonly name: string; readonly required: Required }
>["name"];

type ValueOf<A, Name> =
  Extract<A, { readonly name: Name }> extends { readonly values: readonly (infer Value)[] }
    ? Value
    : string;

/** The arguments `render` receives: the required ones are there and not blank. */
export type PromptArgs<A extends readonly { readonly name: string }[]> = {
  readonly [Name in NameOf<A[number], true>]: ValueOf<A[number], Name>;
} & { readonly [Name in NameOf<A[number], false>]?: ValueOf<A[number], Name> };

/** A prompt with its arguments' names, as it is written; see `promptsFor`. */
export interface TypedPromptSpec<Ctx, A extends readonly PromptArgument<Ctx>[]> {
  /** Unique in the server. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: A;
  /** Whether a session's list names it now, by what `live.view` says of its caller; who asks for it always gets it. */
  shownWhen?(view: unknown): boolean;
  render(args: PromptArgs<A>, ctx: Ctx, call: Call): Promise<RenderedPrompt> | RenderedPrompt;
}

/** A prompt as a plain value, its arguments' names erased. */
export interface PromptSpec<Ctx>
  extends Omit<TypedPromptSpec<Ctx, readonly PromptArgument<Ctx>[]>, "render"> {
  render(
    args: Readonly<Record<string, string>>,
    ctx: Ctx,
    call: Call,
  ): Promise<RenderedPrompt> | RenderedPrompt;
}

/** Fixes a server's context type: `const definePrompt = promptsFor<LoreContext>();` */
export function promptsFor<Ctx>(): <const A extends readonly PromptArgument<Ctx>[]>(
  spec: TypedPromptSpec<Ctx, A>,
) => PromptSpec<Ctx> {
  return (spec) => spec;
}

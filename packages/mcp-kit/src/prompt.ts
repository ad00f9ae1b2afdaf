import type { Complete } from "./completion.js";
import type { Call } from "./tool.js";

/** A prompt's argument; its value is always text. */
export interface PromptArgument<Ctx> {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
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

/** The arguments `render` receives: the required ones are there and not blank. */
export type PromptArgs<A extends readonly { readonly name: string }[]> = {
  readonly [Name in NameOf<A[number], true>]: string;
} & { readonly [Name in NameOf<A[number], false>]?: string };

/** A prompt with its arguments' names, as it is written; see `promptsFor`. */
export interface TypedPromptSpec<Ctx, A extends readonly PromptArgument<Ctx>[]> {
  /** Unique in the server. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: A;
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

import type { Nearest } from "./nearest.js";
import type { PromptSpec } from "./prompt.js";
import type { ResourceTemplate } from "./resource.js";

/** What a server offers besides tools, and the context when first needed. */
export interface Content<Ctx> {
  readonly resources: readonly ResourceTemplate<Ctx>[];
  readonly prompts: readonly PromptSpec<Ctx>[];
  readonly context: () => Promise<Ctx>;
  readonly nearest: Nearest;
}

/** Whether anything suggests values. */
export function hasCompletion<Ctx>({ resources, prompts }: Content<Ctx>): boolean {
  return (
    resources.some(({ complete }) => complete !== undefined) ||
    prompts.some((prompt) =>
      prompt.arguments.some((one) => (one.complete ?? one.values) !== undefined),
    )
  );
}

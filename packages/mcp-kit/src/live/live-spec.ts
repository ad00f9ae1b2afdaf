import type { Caller } from "../caller.js";
import type { Options } from "../flags.js";
import type { Concern } from "./topics.js";

/** How a server knows its callers apart, and hears of what changes for them. */
export interface LiveSpec<Ctx> {
  /** Who calls over stdio; throws a UsageError where that cannot be told. Without it nobody is told apart. */
  caller?(options: Options): Caller;
  /** What `shownWhen` of tools and prompts reads: with it, lists of sessions follow each caller's state. */
  view?(ctx: Ctx, caller: Caller): Promise<unknown>;
  /**
   * Calls `wake` with the name of a caller whose world may have changed, or with "all"; gives what
   * ends that. Only while somebody follows. What a caller's own call has done it need not tell. With
   * "resources" what may have changed is in none of the caller's lists, which are not looked at then.
   */
  watch(ctx: Ctx, wake: (who?: string, concern?: Concern) => void): () => void;
}

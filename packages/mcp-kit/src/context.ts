import type { Options } from "./flags.js";
import type { Log } from "./log.js";

/** How a server's context comes and goes. */
export interface ContextLife<Ctx> {
  /** Called once, before the first tool runs; when it throws, that call fails and the next one tries again. */
  createContext(options: Options, log: Log): Ctx | Promise<Ctx>;
  /** Whether a context is of no more use: it is disposed of, and the next who asks gets a new one. Calls that are still at work with it fail by themselves. */
  spent?(ctx: Ctx): boolean;
  /** Throws while nobody can be served with it, its store not answering, say: over HTTP /healthz/ready tells. Cheap, it is asked once a second. */
  ready?(ctx: Ctx): Promise<unknown>;
  /** Called once with a context that was made, after the last answer is written or the command has run. */
  dispose?(ctx: Ctx): Promise<void> | void;
}

/** A context that is made when first asked for, for all who ask. */
export interface ContextHolder<Ctx> {
  get(): Promise<Ctx>;
  /** Never rejects: what dispose throws is logged. */
  dispose(): Promise<void>;
}

/** Holds the one context of a process; a failure to make it is not kept. */
export function holdContext<Ctx>(
  life: ContextLife<Ctx>,
  options: Options,
  log: Log,
): ContextHolder<Ctx> {
  let made: Promise<Ctx> | undefined;
  const make = async () => life.createContext(options, log);
  const unlessFailed = (making: Promise<Ctx>): Promise<Ctx> =>
    making.catch((thrown: unknown) => {
      made = undefined;
      throw thrown;
    });
  const disposeOf = async (ctx: Ctx): Promise<void> => {
    try {
      await life.dispose?.(ctx);
    } catch (thrown) {
      const stack = thrown instanceof Error ? thrown.stack : String(thrown);
      log.error("the context was not disposed of cleanly", { stack });
    }
  };
  return {
    async get() {
      const asked = (made ??= unlessFailed(make()));
      const ctx = await asked;
      if (life.spent?.(ctx) !== true) return ctx;
      // Several may have waited for it: the first has another made, for all of them.
      if (made === asked) made = unlessFailed(disposeOf(ctx).then(make));
      return made ?? unlessFailed(make());
    },
    async dispose() {
      const held = made;
      made = undefined;
      const ctx = await held?.catch(() => undefined);
      if (ctx !== undefined) await disposeOf(ctx);
    },
  };
}

import type { McpServerFactory } from "@modelcontextprotocol/server";
import { anybody, type Caller } from "./caller.js";
import type { ContextHolder } from "./context.js";
import { createDesk } from "./desk.js";
import type { Options } from "./flags.js";
import type { Live } from "./live/live.js";
import type { Log } from "./log.js";
import type { Meter } from "./metrics/meter.js";
import { nearestBy } from "./nearest.js";
import { createFactory, type ServerSpec } from "./server.js";
import { shownIn } from "./shown.js";

/** What a server is made of besides its description. */
export interface Materials<Ctx> {
  readonly options: Options;
  readonly log: Log;
  readonly holder: ContextHolder<Ctx>;
  /** Where somebody wants to know what is going on. */
  readonly meter?: Meter | undefined;
}

/** What transports serve. */
export interface Assembled {
  readonly factory: McpServerFactory;
  /** Where the server declares it. */
  readonly live: Live | undefined;
  /** Who calls where no token says so; throws what to say where that cannot be told. */
  own(): Caller;
  /** Rejects while the server cannot serve. */
  ready(): Promise<void>;
}

/** Puts a server together; what only some of them need is loaded for those. */
export async function assemble<Ctx>(
  spec: ServerSpec<Ctx>,
  { options, log, holder, meter }: Materials<Ctx>,
): Promise<Assembled> {
  const { resources = [], prompts = [] } = spec;
  const context = () => holder.get();
  const content = { resources, prompts, context, nearest: nearestBy(spec.editDistance) };
  const desk = createDesk({ ...spec, meter }, options, context);
  const shownPrompts = (view: unknown) => shownIn(prompts, view).map(({ name }) => name);
  const load = spec.live && (await import("./live/live.js"));
  const live =
    spec.live &&
    load?.createLive({ spec: spec.live, content, desk, shownPrompts, holder, options, log, meter });
  let caller: Caller | undefined;
  const own = () => (caller ??= spec.live?.caller?.(options) ?? anybody);
  const ready = async () => {
    if (spec.ready) await spec.ready(await context());
  };
  return {
    factory: createFactory(spec, { options, log, content, desk, live, own }),
    live,
    own,
    ready,
  };
}

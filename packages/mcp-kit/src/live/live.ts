import {
  type McpRequestContext,
  ResourceNotFoundError,
  type Server,
} from "@modelcontextprotocol/server";
import type { Content } from "../content.js";
import type { ContextHolder } from "../context.js";
import type { Log } from "../log.js";
import type { ResourceTemplate } from "../resource.js";
import { readResource } from "../resources.js";
import { type Audience, createAudience, type Tell } from "./audience.js";
import { type Streams, serveSubscriptions, streamsOf, tellerOf } from "./subscriptions.js";

/** How a server hears of what others do to what it serves: another process, say. */
export interface LiveSpec<Ctx> {
  /** Calls `wake` when something may have changed that this process has not done itself; gives what ends that. Only while somebody follows a resource. */
  watch(ctx: Ctx, wake: () => void): () => void;
}

/** What pushes changes of resources to those who follow them, for a whole process. */
export interface Live {
  /** Whether a server for these requests can push: one of a single request cannot. */
  reaches(opened: McpRequestContext): boolean;
  /** Serves what a session asks for in this way. */
  attach(server: Server, opened: McpRequestContext): void;
  /** Something was done here. */
  look(): void;
  /** The streams over stdio, heard by the session that was attached last. */
  readonly streams: Streams;
  /** Streams that hear by this. */
  streamsTo(tell: Tell): Streams;
}

/** What it is made of. */
export interface LiveWiring<Ctx> {
  readonly spec: {
    readonly live?: LiveSpec<Ctx>;
    readonly resources?: readonly ResourceTemplate<Ctx>[];
  };
  readonly holder: ContextHolder<Ctx>;
  readonly log: Log;
}

/** The live part of a server that has one. */
export function createLive<Ctx>({ spec, holder, log }: LiveWiring<Ctx>): Live {
  const { resources = [] } = spec;
  const content: Content<Ctx> = { resources, prompts: [], context: () => holder.get() };
  const read = (uri: string) => readResource(content, uri, { ...unheard, log });
  const audience: Audience = createAudience({
    markOf: (uri) => markOf(read(uri)),
    watch: watcher({ spec, holder, log }, () => audience.look()),
  });
  let latest: Server | undefined;
  return {
    reaches: isLasting,
    attach(server, opened) {
      if (!isLasting(opened)) return;
      if (opened.era === "legacy") serveSubscriptions(server, audience, read);
      else latest = server;
    },
    look: audience.look,
    streams: streamsOf(
      audience,
      tellerOf(() => latest),
    ),
    streamsTo: (tell) => streamsOf(audience, tell),
  };
}

/** Over HTTP a request of the older era has a server of its own; streams of the newer one are the handler's. */
const isLasting = ({ era, requestInfo }: McpRequestContext): boolean =>
  era === "modern" || requestInfo === undefined;

const unheard = { signal: new AbortController().signal, progress: () => undefined };

/** What is read now, or that there is no such thing. */
async function markOf(reading: Promise<unknown>): Promise<string | undefined> {
  try {
    const text = JSON.stringify(await reading);
    // Loaded when somebody follows something: every start would pay for it.
    const { createHash } = await import("node:crypto");
    return createHash("sha256").update(text).digest("base64");
  } catch (thrown) {
    // What fails for a moment has not changed.
    return thrown instanceof ResourceNotFoundError ? "not found" : undefined;
  }
}

/** Watches the context that there is, and after it was replaced the new one. */
function watcher<Ctx>(
  { spec: { live }, holder, log }: LiveWiring<Ctx>,
  wake: () => void,
): (isFollowed: boolean) => void {
  let isOn = false;
  let watched: Ctx | undefined;
  let stop: (() => void) | undefined;
  const renew = async (): Promise<void> => {
    const ctx = await holder.get();
    if (!isOn || ctx === watched) return;
    stop?.();
    watched = ctx;
    stop = live?.watch(ctx, wake);
  };
  return (isFollowed) => {
    isOn = isFollowed;
    if (isOn) {
      renew().catch((thrown: unknown) => log.debug("nothing to watch", { error: String(thrown) }));
      return;
    }
    stop?.();
    stop = undefined;
    watched = undefined;
  };
}

import {
  type McpRequestContext,
  ResourceNotFoundError,
  type Server,
} from "@modelcontextprotocol/server";
import type { Caller } from "../caller.js";
import type { Content } from "../content.js";
import type { ContextHolder } from "../context.js";
import type { Desk } from "../desk.js";
import type { Options } from "../flags.js";
import type { Log } from "../log.js";
import type { Meter } from "../metrics/meter.js";
import { listResources, readResource } from "../resources.js";
import type { Call } from "../tool.js";
import { type Audience, createAudience, type Mark, type Stage, type Tell } from "./audience.js";
import type { LiveSpec } from "./live-spec.js";
import { createLooks } from "./looks.js";
import { type Streams, serveSession, streamsOf, tellerOf } from "./subscriptions.js";
import { LISTS, listOf, type Topic, uriOf } from "./topics.js";
import { createWakings } from "./wakings.js";
import { watcher } from "./watcher.js";

/** Who calls, and for which requests. */
export interface Party {
  readonly caller: Caller;
  readonly opened: McpRequestContext;
}

/** What pushes changes to those who follow them, for a whole process. */
export interface Live {
  /** Whether what is listed follows each caller's state. */
  readonly hasViews: boolean;
  /** Whether a server for these requests can push: one of a single request cannot. */
  reaches(opened: McpRequestContext): boolean;
  /** What lists go by; nothing where they name everything. */
  viewOf(party: Party): Promise<unknown>;
  /** Serves what a session asks for in this way. */
  attach(server: Server, party: Party): void;
  /** Does the work of a call of this tool; what it has changed is told after its answer. */
  during<T>(caller: Caller, tool: string, work: () => Promise<T>): Promise<T>;
  /** The streams of a caller over stdio, heard by the session that was attached last. */
  streams(caller: Caller): Streams;
  /** A caller's streams that hear by this. */
  streamsTo(caller: Caller, tell: Tell): Streams;
}

/** What it is made of. */
export interface LiveWiring<Ctx> {
  readonly spec: LiveSpec<Ctx>;
  readonly content: Content<Ctx>;
  readonly desk: Desk;
  /** The names of the prompts that are listed for a view. */
  shownPrompts(view: unknown): readonly string[];
  readonly holder: ContextHolder<Ctx>;
  readonly options: Options;
  readonly log: Log;
  readonly meter?: Meter | undefined;
}

/** The live part of a server that has one. */
export function createLive<Ctx>(wiring: LiveWiring<Ctx>): Live {
  const { spec, content, desk, holder, log } = wiring;
  const audiences = new Map<string, Audience>();
  const forAll = { looks: createLooks(), ...toldTo(wiring.meter) };
  const wake = createWakings((name, concern) => audiences.get(name)?.look(false, concern));
  const watch = watcher({ spec, holder, log }, (who, concern) =>
    wake(who === "all" ? audiences.keys() : audiences.has(who) ? [who] : [], concern),
  );
  const audienceOf = (caller: Caller): Audience => {
    const there = audiences.get(caller.name);
    if (there) return there;
    const made = createAudience({
      ...forAll,
      marks: () => marksFor(wiring, caller),
      watch(isFollowed) {
        if (!isFollowed && audiences.get(caller.name) === made) audiences.delete(caller.name);
        watch(audiences.size > 0);
      },
    });
    audiences.set(caller.name, made);
    return made;
  };
  const hasViews = spec.view !== undefined;
  const lists = hasViews ? changingLists(content) : [];
  // Lists of the newer era do not depend on who asks, but for what there is to read.
  const streamed = lists.filter((topic) => topic === "list:resources");
  const streamsTo = (caller: Caller, tell: Tell) =>
    streamsOf(() => audienceOf(caller), tell, streamed);
  let latest: Server | undefined;
  return {
    hasViews,
    reaches: isLasting,
    viewOf: async ({ caller, opened }) =>
      opened.era === "modern" ? undefined : soon(viewFor(wiring, caller).catch(nothingKnown(log))),
    attach(server, { caller, opened }) {
      if (!isLasting(opened)) return;
      if (opened.era === "legacy")
        serveSession({
          server,
          audience: () => audienceOf(caller),
          topics: lists,
          read: (uri) => readResource(content, uri, callOf(caller, log)),
        });
      else if (opened.requestInfo === undefined) latest = server;
    },
    async during(caller, tool, work) {
      const audience = audiences.get(caller.name);
      try {
        return await (audience ? audience.during(work) : work());
      } finally {
        if (!(await desk.onlyReads(tool))) audiences.get(caller.name)?.look(true);
      }
    },
    streams: (caller) =>
      streamsTo(
        caller,
        tellerOf(() => latest),
      ),
    streamsTo,
  };
}

/** Whoever was told of something is counted where somebody wants to know. */
const toldTo = (meter: Meter | undefined): Pick<Stage, "told"> =>
  meter ? { told: (topic) => meter.told(listOf(topic) ?? "resource") } : {};

/** Where no template names what there is, the list of resources is always the same. */
const changingLists = <Ctx>({ resources }: Content<Ctx>): readonly Topic[] =>
  LISTS.filter(
    (topic) => topic !== "list:resources" || resources.some(({ list }) => list !== undefined),
  );

/** Over HTTP a request of the older era has a server of its own; streams of the newer one are the handler's. */
const isLasting = ({ era, requestInfo }: McpRequestContext): boolean =>
  era === "modern" || requestInfo === undefined;

const callOf = (caller: Caller, log: Log): Call => ({
  log,
  caller,
  signal: new AbortController().signal,
  progress: () => undefined,
});

/** What a caller's lists go by; nothing where they name everything. */
async function viewFor<Ctx>(
  { spec, holder, options }: Pick<LiveWiring<Ctx>, "spec" | "holder" | "options">,
  caller: Caller,
): Promise<unknown> {
  if (spec.view === undefined || options["staticTools"] === true) return undefined;
  return spec.view(await holder.get(), caller);
}

const VIEW_MS = 4_000;

/** What is made ready once may take minutes, and no list waits for that: it is a whole one meanwhile. */
async function soon(view: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, VIEW_MS, undefined);
  });
  try {
    return await Promise.race([view, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A list that cannot be cut to the caller's state is a whole one. */
const nothingKnown = (log: Log) => (thrown: unknown) => {
  log.debug("there is no view to list by", { error: String(thrown) });
  return undefined;
};

/** How everything is for this caller at one moment: the view is asked for once. */
function marksFor<Ctx>(wiring: LiveWiring<Ctx>, caller: Caller): (topic: Topic) => Promise<Mark> {
  const { content, desk, shownPrompts, log } = wiring;
  const call = callOf(caller, log);
  let viewed: Promise<unknown> | undefined;
  const view = () => (viewed ??= viewFor(wiring, caller));
  const now = async (topic: Topic): Promise<unknown> => {
    if (topic === "list:tools") return desk.shown(await view());
    if (topic === "list:prompts") return shownPrompts(await view());
    if (topic === "list:resources") return listResources(content, call);
    return readResource(content, uriOf(topic) ?? "", call);
  };
  return (topic) => markOf(now(topic));
}

/** Loaded when somebody follows something: every start would pay for it. */
let crypto: Promise<typeof import("node:crypto")> | undefined;

/** What is there now, or that there is no such thing. */
async function markOf(reading: Promise<unknown>): Promise<Mark> {
  try {
    const text = JSON.stringify(await reading);
    const { hash } = await (crypto ??= import("node:crypto"));
    return hash("sha256", text, "base64");
  } catch (thrown) {
    // What fails for a moment has not changed.
    return thrown instanceof ResourceNotFoundError ? "not found" : undefined;
  }
}

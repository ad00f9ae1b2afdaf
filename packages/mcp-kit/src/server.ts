import type {
  McpRequestContext,
  McpServerFactory,
  Server,
  ServerCapabilities,
  ServerContext,
} from "@modelcontextprotocol/server";
import type { Caller } from "./caller.js";
import { clientName } from "./client-name.js";
import { type Content, hasCompletion } from "./content.js";
import type { ContextLife } from "./context.js";
import type { Catalog, Desk, WrittenList } from "./desk.js";
import { type ErrorData, textOf } from "./dispatch.js";
import type { CommandSpec, FlagSpec, Options } from "./flags.js";
import type { DoorSpec } from "./http/door-spec.js";
import type { Live } from "./live/live.js";
import type { LiveSpec } from "./live/live-spec.js";
import type { Log } from "./log.js";
import type { MetricSpec } from "./metrics/meter.js";
import type { EditDistance } from "./nearest.js";
import { once } from "./once.js";
import { PlainServer } from "./plain-server.js";
import { reportProgress } from "./progress.js";
import type { PromptSpec } from "./prompt.js";
import type { ResourceTemplate } from "./resource.js";
import { isTextOnly, RESULTS, type Results } from "./results.js";
import { shownIn } from "./shown.js";
import type { Call } from "./tool.js";

/** A whole server as one value. */
export interface ServerSpec<Ctx> extends ContextLife<Ctx> {
  /** The program's name, such as `tabletop-dice`. */
  readonly name: string;
  readonly title: string;
  readonly version: string;
  /** The first thing a client's model reads; at most 2 KB. */
  readonly instructions: string;
  /** The tools, in the order tools/list gives them; a function is called when a client first needs them. */
  readonly catalog: Catalog<Ctx>;
  /** The list of all of them as it was last reviewed, from a file that a test holds equal to the catalog's: with it a client has its list before the catalog is loaded. */
  readonly listed?: () => Promise<WrittenList>;
  /** The structured content of failures, where a tool declares no output and its fault brings no data. */
  readonly errorData?: ErrorData<Ctx>;
  /** What a client may read by URI; announced only when there is one. The first template that fits answers. */
  readonly resources?: readonly ResourceTemplate<Ctx>[];
  /** Announced only when there is one. */
  readonly prompts?: readonly PromptSpec<Ctx>[];
  /** With it clients may follow resources, and hear when what they would read has changed; with views, the lists too. */
  readonly live?: LiveSpec<Ctx>;
  /** With it everybody needs a token of their own over HTTP, and gets their own sessions; without it --token-file and --allow-anyone say who is let in. */
  readonly door?: DoorSpec<Ctx>;
  /** With it the errors about unknown tools, parameters and prompts name those that may be meant, misspelt as they are. */
  readonly editDistance?: EditDistance;
  /** Shown with --metrics, besides what is counted of every server. */
  readonly metrics?: readonly MetricSpec<Ctx>[];
  readonly flags?: readonly FlagSpec[];
  /** Called before anything is served and before a command runs: with options that cannot work it throws what to say. */
  refuse?(options: Options): Promise<void> | void;
  /** Called a moment after serving has begun, for what may take minutes and no first answer waits for; what it throws is logged. */
  begin?(options: Options, log: Log): Promise<void> | void;
  readonly commands?: readonly CommandSpec<Ctx>[];
}

/** Lists are the same for as long as the process lives, and for everybody but where a client's name decides. */
const CACHE_HINT = { ttlMs: 300_000, cacheScope: "public" } as const;
/** What is made and deleted in play is asked for anew. */
const PASSING = { ttlMs: 0, cacheScope: "private" } as const;
const cacheHints = (results: Results, resources: readonly { readonly list?: unknown }[]) => ({
  "server/discover": CACHE_HINT,
  "tools/list":
    results === "auto" ? ({ ...CACHE_HINT, cacheScope: "private" } as const) : CACHE_HINT,
  "resources/list": resources.some(({ list }) => list !== undefined) ? PASSING : CACHE_HINT,
  "resources/templates/list": CACHE_HINT,
  "prompts/list": CACHE_HINT,
});

/** What a factory needs besides the server's description. */
export interface Wiring<Ctx> {
  readonly options: Options;
  readonly log: Log;
  readonly content: Content<Ctx>;
  readonly desk: Desk;
  /** Where the server declares it. */
  readonly live?: Live | undefined;
  /** Who calls where no token says so. */
  own(): Caller;
}

/** What the SDK's entry points call for each session; everything worth keeping is shared between them. */
export function createFactory<Ctx>(
  spec: ServerSpec<Ctx>,
  { options, log, content, desk, live, own }: Wiring<Ctx>,
): McpServerFactory {
  const { name, title, version, instructions } = spec;
  const results = RESULTS.find((one) => one === options["results"]) ?? "auto";
  const hints = cacheHints(results, content.resources);
  return (opened) => {
    const caller = opened.authInfo ? { name: opened.authInfo.clientId } : own();
    const capabilities = capabilitiesOf(content, live, opened);
    const server = new PlainServer(
      { name, title, version },
      { capabilities, instructions, cacheHints: hints },
    );
    const textOnly = (ctx: ServerContext) =>
      isTextOnly(results, () => clientName({ server, opened }, ctx));
    const party = { caller, opened };
    const asked: Asked = { log, caller, view: async () => live?.viewOf(party) };
    server.setRequestHandler("tools/list", async (_, ctx) =>
      desk.list(textOnly(ctx), await asked.view()),
    );
    server.setRequestHandler("tools/call", async ({ params }, ctx) => {
      const work = () => during(ctx, asked, (call) => desk.dispatch(params, call));
      const result = await (live ? live.during(caller, params.name, work) : work());
      return textOnly(ctx) ? textOf(result) : result;
    });
    if (capabilities.resources) serveResources(server, content, asked);
    live?.attach(server, party);
    if (capabilities.prompts) servePrompts(server, content, asked);
    if (capabilities.completions) serveCompletion(server, content, asked);
    return server;
  };
}

function capabilitiesOf<Ctx>(
  content: Content<Ctx>,
  live: Live | undefined,
  opened: McpRequestContext,
): ServerCapabilities {
  const changing = live?.hasViews === true ? { listChanged: true } : {};
  const followed = live?.hasViews === true || live?.reaches(opened) === true;
  return {
    tools: changing,
    ...(content.resources.length > 0 && {
      resources: followed ? { ...changing, subscribe: true } : {},
    }),
    ...(content.prompts.length > 0 && { prompts: changing }),
    ...(hasCompletion(content) && { completions: {} }),
  };
}

/** By whom something is asked for, and what its lists go by. */
interface Asked {
  readonly log: Log;
  readonly caller: Caller;
  view(): Promise<unknown>;
}

/** Loaded for who has them, when they are first asked for. */
const resourcesPart = once(() => import("./resources.js"));
const promptsPart = once(() => import("./prompts.js"));
const completionPart = once(() => import("./completion.js"));

function serveResources<Ctx>(server: Server, content: Content<Ctx>, asked: Asked): void {
  server.setRequestHandler("resources/list", async (_, ctx) => {
    const { listResources } = await resourcesPart();
    return during(ctx, asked, (call) => listResources(content, call));
  });
  server.setRequestHandler("resources/templates/list", async () =>
    (await resourcesPart()).listResourceTemplates(content.resources),
  );
  server.setRequestHandler("resources/read", async ({ params }, ctx) => {
    const { readResource } = await resourcesPart();
    return during(ctx, asked, (call) => readResource(content, params.uri, call));
  });
}

function servePrompts<Ctx>(server: Server, content: Content<Ctx>, asked: Asked): void {
  server.setRequestHandler("prompts/list", async () => {
    const { listPrompts } = await promptsPart();
    return listPrompts(shownIn(content.prompts, await asked.view()));
  });
  server.setRequestHandler("prompts/get", async ({ params }, ctx) => {
    const { getPrompt } = await promptsPart();
    return during(ctx, asked, (call) => getPrompt(content, params, call));
  });
}

function serveCompletion<Ctx>(server: Server, content: Content<Ctx>, asked: Asked): void {
  server.setRequestHandler("completion/complete", async ({ params }, ctx) => {
    const { completeArgument } = await completionPart();
    return during(ctx, asked, (call) => completeArgument(content, params, call));
  });
}

/** Does a request's work; the progress it reports goes out before its answer, never after. */
async function during<T>(
  { mcpReq: { signal, notify, _meta } }: ServerContext,
  { log, caller }: Asked,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return work({ log, caller, signal, progress: () => undefined });
  const { progress, end } = reportProgress(async (step) => {
    if (signal.aborted) return;
    await notify({ method: "notifications/progress", params: { progressToken, ...step } });
  }, performance.now.bind(performance));
  try {
    return await work({ log, caller, signal, progress });
  } finally {
    await end();
  }
}

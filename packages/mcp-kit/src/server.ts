import { type McpServerFactory, Server } from "@modelcontextprotocol/server";
import { selectTools } from "./catalog.js";
import { createDispatch } from "./dispatch.js";
import type { CommandSpec, FlagSpec, Options } from "./flags.js";
import type { Log } from "./log.js";
import type { ToolSpec } from "./tool.js";
import { toolsList } from "./tools-list.js";

/** A whole server as one value. */
export interface ServerSpec<Ctx> {
  /** The program's name, such as `tabletop-dice`. */
  readonly name: string;
  readonly title: string;
  readonly version: string;
  /** The first thing a client's model reads; at most 2 KB. */
  readonly instructions: string;
  /** The tools, in the order tools/list gives them. */
  readonly catalog: readonly ToolSpec<Ctx>[];
  readonly flags?: readonly FlagSpec[];
  readonly commands?: readonly CommandSpec[];
  /** Called once, before the first tool runs; when it throws, that call fails and the next one tries again. */
  createContext(options: Options): Ctx | Promise<Ctx>;
}

/** The list is the same for everybody and for as long as the process lives. */
const CACHE_HINT = { ttlMs: 300_000, cacheScope: "public" } as const;

/** What the SDK's entry points call for each session; everything worth keeping is shared between them. */
export function createFactory<Ctx>(
  spec: ServerSpec<Ctx>,
  options: Options,
  log: Log,
): McpServerFactory {
  const { name, title, version, instructions, catalog } = spec;
  const offered = selectTools(catalog, selection(options));
  const context = retryable(async () => spec.createContext(options));
  const dispatch = createDispatch({ offered, allNames: catalog.map((tool) => tool.name), context });
  let list: ReturnType<typeof toolsList> | undefined;
  return () => {
    const server = new Server(
      { name, title, version },
      {
        capabilities: { tools: {} },
        instructions,
        cacheHints: { "tools/list": CACHE_HINT, "server/discover": CACHE_HINT },
      },
    );
    server.setRequestHandler("tools/list", () => {
      list ??= toolsList(offered);
      return list;
    });
    server.setRequestHandler("tools/call", ({ params }, { mcpReq: { signal } }) =>
      dispatch(params, { log, signal }),
    );
    return server;
  };
}

function selection({ toolsets, readOnly }: Options) {
  const names = typeof toolsets === "string" ? toolsets.split(",").map((name) => name.trim()) : [];
  return { ...(toolsets !== undefined && { toolsets: names }), readOnly: readOnly === true };
}

/** Runs `make` once for all who ask; a failure is not kept. */
function retryable<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((thrown: unknown) => {
      made = undefined;
      throw thrown;
    });
    return made;
  };
}

import { selectTools } from "./catalog.js";
import { createDispatch, type Dispatch, type ErrorData } from "./dispatch.js";
import type { Options } from "./flags.js";
import type { Meter } from "./metrics/meter.js";
import { type EditDistance, nearestBy } from "./nearest.js";
import { once } from "./once.js";
import { shownIn } from "./shown.js";
import type { ToolSpec } from "./tool.js";
import { type ToolsList, toolsList, withoutOutput } from "./tools-list.js";

/** Tools, or how they are loaded: what many tools need takes a while to import. */
export type Catalog<Ctx> = readonly ToolSpec<Ctx>[] | (() => Promise<readonly ToolSpec<Ctx>[]>);

/** A tools/list that was written to a file, as a JSON module has it. */
export interface WrittenList {
  readonly tools: readonly WrittenTool[];
}

type WrittenTool = Omit<ToolsList["tools"][number], "inputSchema" | "outputSchema"> & {
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly outputSchema?: Readonly<Record<string, unknown>>;
};

/** What tools are made of and who they work for. */
export interface Toolbox<Ctx> {
  readonly catalog: Catalog<Ctx>;
  readonly listed?: () => Promise<WrittenList>;
  readonly errorData?: ErrorData<Ctx>;
  readonly meter?: Meter | undefined;
  readonly editDistance?: EditDistance;
}

/** The answers about tools, the same for all sessions of a process; loaded when first asked for. */
export interface Desk {
  /** The payload of tools/list, with a view the tools that it shows; for who gets texts alone, without what declares more. */
  list(textOnly: boolean, view?: unknown): Promise<ToolsList>;
  /** The names of the tools that are listed for this view. */
  shown(view: unknown): Promise<readonly string[]>;
  readonly dispatch: Dispatch;
  /** Whether a tool only looks: what it has done nobody else can see. */
  onlyReads(name: string): Promise<boolean>;
}

/** The desk of a server with these flags. */
export function createDesk<Ctx>(
  { catalog, listed, errorData, editDistance, meter }: Toolbox<Ctx>,
  options: Options,
  context: () => Promise<Ctx>,
): Desk {
  const tools = onceThere(catalog, (all) => {
    const offered = selectTools(all, selection(options));
    const allNames = all.map((tool) => tool.name);
    const dispatch = createDispatch({
      offered,
      allNames,
      context,
      nearest: nearestBy(editDistance),
      errorData,
      meter,
    });
    return { offered, dispatch };
  });
  // Which toolset a tool is of is not written down.
  const written = options["toolsets"] === undefined ? listed : undefined;
  const whole = once(async () =>
    written ? fromWritten(await written(), options) : toolsList((await tools()).offered),
  );
  const textOnly = once(async () => withoutOutput(await whole()));
  const shown = async (view: unknown) =>
    shownIn((await tools()).offered, view).map(({ name }) => name);
  return {
    async list(isTextOnly, view) {
      const list = await (isTextOnly ? textOnly() : whole());
      if (view === undefined) return list;
      const names = new Set(await shown(view));
      return { tools: list.tools.filter(({ name }) => names.has(name)) };
    },
    shown,
    dispatch: async (request, call) => (await tools()).dispatch(request, call),
    onlyReads: async (name) =>
      (await tools()).offered.some((tool) => tool.name === name && tool.access === "read"),
  };
}

/** The list of what the flags leave on. */
function fromWritten({ tools }: WrittenList, { readOnly }: Options): ToolsList {
  const left = tools.filter(({ annotations }) => readOnly !== true || annotations.readOnlyHint);
  return {
    tools: left.map(({ outputSchema, ...tool }) => ({
      ...tool,
      inputSchema: { ...tool.inputSchema, type: "object" },
      ...(outputSchema && { outputSchema: { ...outputSchema, type: "object" } }),
    })),
  };
}

/** What is made of a catalog: at once, so that its mistakes show at the start, or when it is first asked for. */
function onceThere<Ctx, Made>(
  catalog: Catalog<Ctx>,
  make: (all: readonly ToolSpec<Ctx>[]) => Made,
): () => Promise<Made> {
  if (typeof catalog === "function") return once(async () => make(await catalog()));
  const made = Promise.resolve(make(catalog));
  return () => made;
}

function selection({ toolsets, readOnly }: Options) {
  const names = typeof toolsets === "string" ? toolsets.split(",").map((name) => name.trim()) : [];
  return { ...(toolsets !== undefined && { toolsets: names }), readOnly: readOnly === true };
}

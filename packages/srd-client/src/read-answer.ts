import { UpstreamError } from "./errors.js";
import { type FetchContext, fetchRows, type SectionRow } from "./fetch-route.js";
import { MalformedAnswer } from "./records/malformed.js";
import type { RouteId } from "./records/read.js";
import type { LookupRecord } from "./records/types.js";
import { type Params, type Route, routes } from "./routes.js";

/** Loaded at the first answer: their schemas take longer to make than a server should take to start. */
let readers: Promise<typeof import("./records/read.js")> | undefined;

/** A route's rows as records, checked; what completes them is fetched, too. */
export async function readAnswer(
  route: Route,
  rows: readonly unknown[],
  { params, context }: { params: Params; context: FetchContext },
): Promise<readonly LookupRecord[]> {
  const items = await completing(route, { params, context });
  const { readRecords } = await (readers ??= import("./records/read.js"));
  try {
    if (route.shape === "rules") return readRecords(...sections(rows as readonly SectionRow[]));
    return readRecords(route.id as RouteId, rows, items === undefined ? {} : { items });
  } catch (error) {
    if (!(error instanceof MalformedAnswer)) throw error;
    const host = route.api;
    throw new UpstreamError("malformed", { host, detail: error.message });
  }
}

/** Sections as rows of their route, with the rules that list them, each rule once. */
const sections = (rows: readonly SectionRow[]) =>
  [
    "2014/rule-sections",
    rows.map(({ section }) => section),
    { rules: [...new Set(rows.map(({ rule }) => rule))] },
  ] as const;

/** The items whose cost and weight weapons and armour take: all of them, as no filter is shared. */
async function completing(
  { completedBy, documents }: Route,
  { params, context }: { params: Params; context: FetchContext },
): Promise<readonly unknown[] | undefined> {
  if (completedBy === undefined) return undefined;
  const [gear] = routes.gear;
  if (gear === undefined || documents === undefined) return undefined;
  const only = params[documents];
  return fetchRows(gear, only === undefined ? {} : { [documents]: only }, context);
}

import { UpstreamError } from "./errors.js";
import { type FetchContext, fetchRows, type SectionRow } from "./fetch-route.js";
import { MalformedAnswer } from "./records/malformed.js";
import { type RouteId, readRecords } from "./records/read.js";
import type { LookupRecord } from "./records/types.js";
import { type Params, type Route, routes } from "./routes.js";

/** A route's rows as records, checked; what completes them is fetched, too. */
export async function readAnswer(
  route: Route,
  rows: readonly unknown[],
  { params, context }: { params: Params; context: FetchContext },
): Promise<readonly LookupRecord[]> {
  const items = await completing(route, { params, context });
  try {
    if (route.shape === "rules") return readSections(rows as readonly SectionRow[]);
    return readRecords(route.id as RouteId, rows, items === undefined ? {} : { items });
  } catch (error) {
    if (!(error instanceof MalformedAnswer)) throw error;
    const host = route.api;
    throw new UpstreamError("malformed", { host, detail: error.message });
  }
}

/** Sections with the rules that list them, each rule once. */
const readSections = (rows: readonly SectionRow[]): readonly LookupRecord[] =>
  readRecords(
    "2014/rule-sections",
    rows.map(({ section }) => section),
    { rules: [...new Set(rows.map(({ rule }) => rule))] },
  );

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

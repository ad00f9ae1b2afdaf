import { includes, onlyInV2, type Sources, v1Slug } from "./documents.js";
import type { FilterName, Filters } from "./filters.js";
import type { Kind } from "./records/types.js";
import { type Params, type Route, routes } from "./routes.js";

/** One question to the upstream: routes that can answer it, best first, for some documents. */
export interface Ask {
  readonly kind: Kind;
  readonly routes: readonly Route[];
  readonly documents: Sources;
}

/** Splits what is asked by who has it: v1 and the D&D 5e API lack documents that v2 has. */
export function planAsks(kind: Kind, sources: Sources): readonly Ask[] {
  const [first, ...others] = routes[kind];
  if (first === undefined) return [];
  const ask = (by: readonly Route[], documents: Sources): Ask => ({ kind, routes: by, documents });
  if (first.api === "open5e-v2") return [ask([first, ...others], sources)];
  const second = others.filter(({ api }) => api === "open5e-v2");
  const older = olderDocuments(first, sources);
  const newer = newerDocuments(first, sources);
  return [
    ...(older.length > 0 ? [ask([first, ...others], older)] : []),
    ...(newer.length > 0 && second.length > 0 ? [ask(second, newer)] : []),
  ];
}

/** Of the documents asked for, those that v1, or the D&D 5e API, has. */
function olderDocuments({ api }: Route, sources: Sources): Sources {
  if (api === "dnd5eapi-2014") return includes(sources, "srd-2014") ? ["srd-2014"] : [];
  return sources === "all" ? "all" : sources.filter((key) => !onlyInV2.has(key));
}

function newerDocuments({ api }: Route, sources: Sources): readonly string[] {
  if (sources === "all") return [...onlyInV2];
  return sources.filter((key) =>
    api === "dnd5eapi-2014" ? key !== "srd-2014" : onlyInV2.has(key),
  );
}

/** The documents that a route can be asked for: a fallback to v1 has not all that v2 has. */
export function reachable(route: Route, documents: Sources): Sources {
  if (documents === "all" || route.api === "open5e-v2") return documents;
  if (route.api === "dnd5eapi-2014") return documents.filter((key) => key === "srd-2014");
  return documents.filter((key) => !onlyInV2.has(key));
}

/** What is sent: only filters that the route is known to narrow by. */
export function paramsOf(route: Route, filters: Filters, documents: Sources): Params {
  const params: Record<string, string> = {};
  for (const [name, wanted] of Object.entries(filters)) {
    const send = route.sends[name as FilterName] as
      | ((value: unknown) => Params | undefined)
      | undefined;
    if (wanted !== undefined) Object.assign(params, send?.(wanted));
  }
  return Object.assign(params, documentParams(route, documents));
}

function documentParams({ documents: parameter }: Route, documents: Sources): Params {
  if (parameter === undefined || documents === "all") return {};
  const keys = parameter === "document__slug__in" ? documents.map(v1Slug) : documents;
  return { [parameter]: keys.toSorted().join(",") };
}

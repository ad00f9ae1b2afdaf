export { bundledRecords } from "./bundled/index.js";
export { memoryCache } from "./cache/memory.js";
export type * from "./cache/port.js";
export * from "./client.js";
export { closedSubrace } from "./closed-subraces.js";
export type { After, Deadline } from "./deadline.js";
export { defaultSources, type Sources } from "./documents.js";
export { LookupUnavailable, UpstreamError, type UpstreamReason } from "./errors.js";
export { type Origins, routeLimits } from "./fetch-route.js";
export { type FilterName, type Filters, filtersOf, matches } from "./filters.js";
export {
  type Asking,
  type GetJson,
  type HttpAnswer,
  type HttpOptions,
  httpGet,
  type Transport,
} from "./http.js";
export { lifetimes, since } from "./lifetimes.js";
export { allDocuments, type Freshness, type Provenance } from "./parts.js";
export { type QuestionLimits, questionLimits } from "./question.js";
export * from "./records/types.js";
export { routeCount } from "./routes.js";

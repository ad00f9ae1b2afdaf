import { type FaultDetails, type Reply, ToolFault } from "@tabletop-mcp/mcp-kit";
import type { Attribution } from "@tabletop-mcp/srd-client";
import { type QualityInfo, qualityOf } from "./browse/quality.js";
import { type Origin, type OriginData, originData } from "./origin.js";

/** What every answer says of itself. */
export interface Metadata extends OriginData {
  /** The APIs that the records come from; "bundled" for facts of this program, "none" without records. */
  readonly source: string;
  readonly quality: QualityInfo;
  /** Nothing was fetched for it just now. */
  readonly cached: boolean;
  readonly timestamp: string;
}

export interface Pagination {
  readonly total: number;
  readonly page: number;
  readonly per_page: number;
  readonly has_more: boolean;
}

/** The answer of every browsing tool. */
export interface ToolResponse<T> {
  /** One line. */
  readonly summary: string;
  readonly success: true;
  readonly data: T;
  readonly metadata: Metadata;
  readonly pagination?: Pagination;
  /** Names that may have been meant, where nothing was found. */
  readonly suggestions?: readonly string[];
}

/** The answer of a tool that failed. */
export interface ErrorResponse {
  readonly success: false;
  readonly error: string;
  readonly suggestions: readonly string[];
  readonly metadata: { readonly timestamp: string; readonly cached: boolean };
}

/** Milliseconds since 1970. */
interface Clock {
  readonly now: () => number;
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** What an answer says of itself: `records` are those that it shows. */
export function metadataOf(
  origin: Origin,
  records: readonly { readonly source: Attribution }[],
  { now }: Clock,
): Metadata {
  return {
    source: origin.sources.join(", ") || "none",
    quality: qualityOf(records.map(({ source }) => source)),
    cached: origin.cache !== "miss",
    timestamp: iso(now()),
    ...originData(origin),
  };
}

/** A response and its text as a tool's reply. */
export const respond = <T>(response: ToolResponse<T>, text: string): Reply => ({
  data: { ...response },
  text,
});

type Refusal = Omit<FaultDetails, "data"> & { readonly suggestions?: readonly string[] };

/** A fault that names what may have been meant. */
export function refusal({ suggestions = [], ...details }: Refusal, clock: Clock): ToolFault {
  const data = { ...errorBody(details.message, suggestions, clock) };
  return new ToolFault({ ...meantBy(suggestions), ...details, data });
}

/** The body of every failure. */
export const errorBody = (
  error: string,
  suggestions: readonly string[],
  { now }: Clock,
): ErrorResponse => ({
  success: false,
  error,
  suggestions,
  metadata: { timestamp: iso(now()), cached: false },
});

const meantBy = (suggestions: readonly string[]): { hint?: string } =>
  suggestions.length === 0 ? {} : { hint: `Did you mean ${suggestions.join(", ")}?` };

/** Why a source did not answer. */
export type UpstreamReason =
  /** No connection came about: trying again at once is no use. */
  | "unreachable"
  /** A connection broke. */
  | "broken"
  | "timeout"
  | "status"
  | "malformed"
  | "too-large"
  | "redirect"
  /** It was not asked: it has just failed, and wants to be left alone. */
  | "left-alone"
  /** The question's time was up, or its caller had left, before it could answer. */
  | "late"
  | "cancelled";

interface UpstreamDetails {
  readonly host: string;
  readonly detail: string;
  readonly status?: number;
  /** How long it wants to be left alone, as it says itself. */
  readonly retryAfterMs?: number | undefined;
}

/** One request that failed. Its message is for the log, never for the caller. */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly reason: UpstreamReason;
  readonly host: string;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(reason: UpstreamReason, { host, detail, status, retryAfterMs }: UpstreamDetails) {
    super(`${host}: ${reason}: ${detail}`);
    this.reason = reason;
    this.host = host;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** No source, no stored copy and no bundled fact can answer. Safe to show. */
export class LookupUnavailable extends Error {
  override readonly name = "LookupUnavailable";
  readonly code = "UPSTREAM_UNAVAILABLE";
}

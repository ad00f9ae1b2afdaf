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
  | "redirect";

/** One request that failed. Its message is for the log, never for the caller. */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly reason: UpstreamReason;
  readonly host: string;
  readonly status: number | undefined;

  constructor(
    reason: UpstreamReason,
    { host, detail, status }: { host: string; detail: string; status?: number },
  ) {
    super(`${host}: ${reason}: ${detail}`);
    this.reason = reason;
    this.host = host;
    this.status = status;
  }
}

/** No source, no stored copy and no bundled fact can answer. Safe to show. */
export class LookupUnavailable extends Error {
  override readonly name = "LookupUnavailable";
  readonly code = "UPSTREAM_UNAVAILABLE";
}

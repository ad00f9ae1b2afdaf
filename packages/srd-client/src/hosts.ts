import type { UpstreamError } from "./errors.js";
import { lifetimes, since } from "./lifetimes.js";

/** How long a host is left alone that says itself for how long: within these bounds. */
export const restMs = { least: 1_000, most: 60 * 60_000 } as const;

/** Hosts that have failed in a way that asking again at once would only make worse. */
export interface Hosts {
  /** Whether it is left alone now. */
  resting(host: string): boolean;
  failed(error: UpstreamError): void;
}

/** Remembers them; `now` is in milliseconds since 1970. */
export function hostsLeftAlone(now: () => number): Hosts {
  const resting = new Map<string, { readonly from: number; readonly ms: number }>();
  return {
    resting(host) {
      const rest = resting.get(host);
      return rest !== undefined && since(rest.from, now()) < rest.ms;
    },
    failed(error) {
      const ms = restOf(error);
      if (ms !== undefined) resting.set(error.host, { from: now(), ms });
    },
  };
}

function restOf({ reason, status, retryAfterMs }: UpstreamError): number | undefined {
  if (reason === "unreachable" || reason === "timeout") return lifetimes.hostMs;
  if (status !== 429 && status !== 503) return undefined;
  return Math.min(Math.max(retryAfterMs ?? lifetimes.hostMs, restMs.least), restMs.most);
}

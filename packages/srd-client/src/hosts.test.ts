import { expect, test } from "vitest";
import { UpstreamError } from "./errors.js";
import { hostsLeftAlone } from "./hosts.js";

const minute = 60_000;
const host = "open5e.test";

/** Whether a host is left alone until this moment after such a failure, and from then on not. */
function restsFor(error: UpstreamError, milliseconds: number): boolean {
  let now = 1_000;
  const hosts = hostsLeftAlone(() => now);
  hosts.failed(error);
  now += milliseconds - 1;
  const before = hosts.resting(host);
  now += 1;
  return before && !hosts.resting(host);
}

const status = (code: number, retryAfterMs?: number) =>
  new UpstreamError("status", { host, detail: "", status: code, retryAfterMs });

test.each([
  ["unreachable", new UpstreamError("unreachable", { host, detail: "" }), minute],
  ["too slow", new UpstreamError("timeout", { host, detail: "" }), minute],
  ["busy", status(503), minute],
  ["busy for so long", status(503, 90_000), 90_000],
  ["asked too often", status(429, 2_000), 2_000],
  ["asked too often, for a year", status(429, 365 * 24 * 60 * minute), 60 * minute],
  ["asked too often, for no time", status(429, 0), 1_000],
])("a host that is %s is left alone", (_, error, milliseconds) => {
  expect(restsFor(error, milliseconds)).toBe(true);
});

test.each([
  ["in error", status(500)],
  ["without the record", status(404)],
  ["wrong", new UpstreamError("malformed", { host, detail: "" })],
  ["not waited for", new UpstreamError("late", { host, detail: "" })],
])("a host that is %s may be asked something else", (_, error) => {
  const hosts = hostsLeftAlone(() => 0);
  hosts.failed(error);
  expect(hosts.resting(host)).toBe(false);
});

test("other hosts are not meant", () => {
  const hosts = hostsLeftAlone(() => 0);
  hosts.failed(status(503));
  expect(hosts.resting("dnd5e.test")).toBe(false);
});

test("a clock that is set back leaves no host alone for longer", () => {
  let now = 10 * minute;
  const hosts = hostsLeftAlone(() => now);
  hosts.failed(status(503));
  now = 0;
  expect(hosts.resting(host)).toBe(false);
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeClock } from "../testing/clock.js";
import type { Fault } from "../testing/faults.js";
import { deadOrigin, startUpstream, type Upstream } from "../testing/upstream.js";
import type { Deadline } from "./deadline.js";
import { UpstreamError } from "./errors.js";
import { type Asking, type HttpAnswer, type HttpOptions, httpGet } from "./http.js";
import { Stop } from "./stop.js";

let upstream: Upstream;
let waits: number[];
beforeEach(async () => {
  upstream = await startUpstream();
  waits = [];
});
afterEach(() => upstream.close());

const sleep = async (milliseconds: number): Promise<void> => void waits.push(milliseconds);
const spells = (origin = upstream.origin): URL =>
  new URL("/v2/spells/?name__icontains=bane", origin);

async function failureOf(options: HttpOptions = {}, url = spells()): Promise<UpstreamError> {
  const thrown = await httpGet({ sleep, ...options })(url).catch((error: unknown) => error);
  if (thrown instanceof UpstreamError) return thrown;
  throw new Error(`No UpstreamError, but ${JSON.stringify(thrown)}`);
}

test("gets the JSON of a URL with one request", async () => {
  expect(await httpGet()(spells())).toMatchObject({ count: 2, results: [{ name: "Bane" }, {}] });
  expect(upstream.asked).toEqual(["/v2/spells/?name__icontains=bane"]);
});

describe("what may pass is tried again, twice at most", () => {
  test.each<[Fault, string]>([
    [500, "status"],
    [503, "status"],
    ["drop", "broken"],
    ["truncated", "broken"],
  ])("%s", async (fault, reason) => {
    upstream.misbehave({ fault });
    expect(await failureOf()).toMatchObject({ reason, host: upstream.origin.host });
    expect(upstream.asked).toHaveLength(3);
  });

  test.each<Fault>([500, "drop", "truncated"])(
    "%s once, or twice, is not noticed",
    async (fault) => {
      for (const times of [1, 2]) {
        upstream.misbehave({ fault, times });
        expect(await httpGet({ sleep })(spells())).toMatchObject({ count: 2 });
      }
    },
  );

  test("later each time, and never all clients at the same instant", async () => {
    upstream.misbehave({ fault: 500 });
    for (let time = 0; time < 5; time++) await failureOf();
    const first = waits.filter((_, at) => at % 2 === 0);
    const second = waits.filter((_, at) => at % 2 === 1);
    expect(waits).toHaveLength(10);
    expect(first.every((wait) => wait >= 200 && wait < 400)).toBe(true);
    expect(second.every((wait) => wait >= 400 && wait < 800)).toBe(true);
    expect(new Set(waits).size).toBeGreaterThan(2);
  });
});

test.each<[Fault, string]>([
  [400, "status"],
  [404, "status"],
  [429, "status"],
  ["json-as-html", "malformed"],
  ["malformed", "malformed"],
  ["html", "malformed"],
  ["elsewhere", "redirect"],
  ["nowhere", "redirect"],
])("%s is meant, and asked for once", async (fault, reason) => {
  upstream.misbehave({ fault });
  expect(await failureOf()).toMatchObject({ reason });
  expect(upstream.asked).toHaveLength(1);
  expect(waits).toEqual([]);
});

test("the status of a refusal is told apart", async () => {
  upstream.misbehave({ fault: 429 });
  expect((await failureOf()).status).toBe(429);
});

test("a host that nobody listens at is unreachable, at the first try", async () => {
  const origin = await deadOrigin();
  expect(await failureOf({}, spells(origin))).toMatchObject({ reason: "unreachable" });
  expect(waits).toEqual([]);
});

test.each(["ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "ETIMEDOUT", "UND_ERR_CONNECT_TIMEOUT"])(
  "%s is unreachable, too",
  async (code) => {
    const transport = async (): Promise<HttpAnswer> => {
      throw Object.assign(new Error("no connection"), { code });
    };
    expect(await failureOf({ transport })).toMatchObject({ reason: "unreachable" });
  },
);

test.each<Fault>(["time-out", "slow"])("%s ends after the time for all of it", async (fault) => {
  upstream.misbehave({ fault });
  const began = performance.now();
  expect(await failureOf({ limits: { totalMs: 100 } })).toMatchObject({ reason: "timeout" });
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(upstream.asked).toHaveLength(1);
});

test("the time is for all tries together", async () => {
  let tries = 0;
  const transport = async (_url: URL, deadline: Deadline): Promise<HttpAnswer> => {
    tries += 1;
    if (deadline.passed) throw new Error("too late");
    return { status: 500, headers: {}, body: noBody() };
  };
  const past = { transport, sleep: () => new Promise((resolve) => setTimeout(resolve, 60)) };
  expect(await failureOf({ ...past, limits: { totalMs: 50 } })).toMatchObject({
    reason: "timeout",
  });
  expect(tries).toBe(2);
});

async function* noBody(): AsyncGenerator<Uint8Array> {}

describe("on somebody's behalf", () => {
  const asking = (own: Partial<Asking> = {}): Asking => ({
    stop: new Stop(),
    requestMs: 60_000,
    mayAsk: () => undefined,
    failed: () => undefined,
    read: () => undefined,
    ...own,
  });

  test("a request may have less time than others have", async () => {
    upstream.misbehave({ fault: "time-out" });
    const clock = fakeClock();
    const got = httpGet({ after: clock.after })(spells(), asking({ requestMs: 40 }));
    await vi.waitFor(() => expect(upstream.asked).toHaveLength(1));
    clock.advance(40);
    await expect(got).rejects.toMatchObject({ reason: "timeout" });
    expect(clock.waiting).toBe(0);
  });

  test.each(["late", "cancelled"] as const)("it ends as the question ends: %s", async (reason) => {
    upstream.misbehave({ fault: "slow" });
    const stop = new Stop();
    const got = httpGet()(spells(), asking({ stop }));
    await vi.waitFor(() => expect(upstream.asked).toHaveLength(1));
    stop.end(reason);
    await expect(got).rejects.toMatchObject({ reason });
  });

  test("no try goes out that may not, and what fails for good is told once", async () => {
    upstream.misbehave({ fault: 500 });
    const told: UpstreamError[] = [];
    let tries = 0;
    const mayAsk = (host: string) => {
      tries += 1;
      if (tries > 2) throw new UpstreamError("left-alone", { host, detail: "busy" });
    };
    const got = httpGet({ sleep })(
      spells(),
      asking({ mayAsk, failed: (error) => told.push(error) }),
    );
    await expect(got).rejects.toMatchObject({ reason: "left-alone" });
    expect(upstream.asked).toHaveLength(2);
    expect(told).toMatchObject([{ reason: "left-alone", host: upstream.origin.host }]);
  });

  test("what was read is counted, and may be too much", async () => {
    const sizes: number[] = [];
    await httpGet()(spells(), asking({ read: (bytes) => sizes.push(bytes) }));
    const body = await (await fetch(spells())).text();
    expect(sizes).toEqual([Buffer.byteLength(body)]);
  });
});

describe("a host that says when to come again", () => {
  test.each<[number, string, readonly number[]]>([
    // What is short is waited for, and what is long is not.
    [503, "2", [2_000, 2_000]],
    [503, "3", []],
    [429, "1", []],
  ])("%d, %s s", async (fault, retryAfter, waited) => {
    upstream.misbehave({ fault, retryAfter });
    expect(await failureOf()).toMatchObject({ retryAfterMs: Number(retryAfter) * 1_000 });
    expect(waits).toEqual(waited);
  });

  test("is not heard where it says so of an error", async () => {
    upstream.misbehave({ fault: 500, retryAfter: "2" });
    expect((await failureOf()).retryAfterMs).toBeUndefined();
    expect(Math.max(...waits)).toBeLessThan(800);
  });
});

test.each([
  ["text/html; charset=utf-8", "malformed"],
  ["text/plain", "malformed"],
  ["application/jsonp", "malformed"],
  ["application/json; charset=utf-8", undefined],
  ["Application/JSON", undefined],
  ["application/problem+json", undefined],
  [undefined, undefined],
])("JSON of the type %s is %s", async (type, reason) => {
  const transport = async (): Promise<HttpAnswer> => ({
    status: 200,
    headers: { "content-type": type },
    body: [Buffer.from("[]")],
  });
  if (reason === undefined) expect(await httpGet({ transport })(spells())).toEqual([]);
  else expect(await failureOf({ transport })).toMatchObject({ reason });
});

describe("size", () => {
  test.each<Fault>(["endless", "endless-redirect"])("%s ends at the limit", async (fault) => {
    upstream.misbehave({ fault });
    const failure = await failureOf({ limits: { bytes: 1_000_000 } });
    expect(failure).toMatchObject({ reason: "too-large" });
    expect(upstream.asked).toHaveLength(1);
  });

  test("10 MB exactly is read, and not one byte more", async () => {
    const limit = 10 * 1_024 * 1_024;
    const answering = (bytes: number) => async (): Promise<HttpAnswer> => ({
      status: 200,
      headers: {},
      body: (async function* () {
        yield Buffer.from("1");
        yield Buffer.alloc(bytes - 1, " ");
      })(),
    });
    expect(await httpGet({ transport: answering(limit) })(spells())).toBe(1);
    expect(await failureOf({ transport: answering(limit + 1) })).toMatchObject({
      reason: "too-large",
    });
  });
});

describe("redirects", () => {
  test("are followed within the host", async () => {
    upstream.misbehave({ fault: "moved" });
    expect(await httpGet()(spells())).toMatchObject({ count: 2 });
    expect(upstream.asked).toEqual([
      "/v2/spells/?name__icontains=bane",
      "/moved/v2/spells/?name__icontains=bane",
    ]);
  });

  test("to another host are not: it is never asked", async () => {
    const other = await startUpstream();
    const transport = async (url: URL): Promise<HttpAnswer> => {
      expect(url.host).toBe(upstream.origin.host);
      return {
        status: 302,
        headers: { location: new URL("/v2/spells/", other.origin).href },
        body: noBody(),
      };
    };
    expect(await failureOf({ transport })).toMatchObject({ reason: "redirect" });
    expect(other.asked).toEqual([]);
    await other.close();
  });

  test.each(["file:///etc/hosts", "//169.254.169.254/latest", "https://127.0.0.1/", ""])(
    "to %j are not",
    async (location) => {
      const transport = async (): Promise<HttpAnswer> => ({
        status: 301,
        headers: { location },
        body: noBody(),
      });
      expect(await failureOf({ transport })).toMatchObject({ reason: "redirect" });
    },
  );

  test("in a circle end", async () => {
    upstream.misbehave({ fault: "round" });
    expect(await failureOf()).toMatchObject({ reason: "redirect" });
    expect(upstream.asked).toHaveLength(4);
  });
});

test("at most 8 requests are under way at once, and all are answered", async () => {
  let running = 0;
  let most = 0;
  const transport = async (): Promise<HttpAnswer> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    return {
      status: 200,
      headers: {},
      body: (async function* () {
        yield Buffer.from("[]");
      })(),
    };
  };
  const get = httpGet({ transport });
  const answers = await Promise.all(Array.from({ length: 50 }, () => get(spells())));
  expect(answers).toHaveLength(50);
  expect(most).toBe(8);
});

test("failures give their place in the queue back", async () => {
  upstream.misbehave({ fault: 404 });
  const get = httpGet({ sleep, limits: { atOnce: 2 } });
  await Promise.allSettled(Array.from({ length: 10 }, () => get(spells())));
  upstream.misbehave(undefined);
  expect(await get(spells())).toMatchObject({ count: 2 });
  expect(upstream.asked).toHaveLength(11);
});

test("a failure says nothing of the answer's text", async () => {
  upstream.misbehave({ fault: 500 });
  expect((await failureOf()).message).toBe(`${upstream.origin.host}: status: 500 for /v2/spells/`);
});

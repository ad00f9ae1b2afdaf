import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type FakeClock, fakeClock } from "../testing/clock.js";
import type { Fault } from "../testing/faults.js";
import { startUpstream, type Upstream } from "../testing/upstream.js";
import { type ClientOptions, createSrdClient, type SrdClient } from "./client.js";
import { LookupUnavailable, type UpstreamError } from "./errors.js";
import { type GetJson, httpGet } from "./http.js";
import { questionLimits } from "./question.js";

let upstream: Upstream;
let clock: FakeClock;
let failures: UpstreamError[];
beforeEach(async () => {
  upstream = await startUpstream();
  clock = fakeClock();
  failures = [];
});
afterEach(() => upstream.close());

/** Two hosts, as the real ones are; every clock is the fake one. */
const clientOf = (options: ClientOptions = {}): SrdClient =>
  createSrdClient({
    getJson: httpGet({ after: clock.after, now: clock.now, sleep: async () => undefined }),
    now: clock.now,
    after: clock.after,
    origins: {
      open5e: upstream.origin,
      dnd5e: new URL(`http://localhost:${upstream.origin.port}`),
    },
    bundled: async () => [],
    onFailure: (error) => failures.push(error),
    ...options,
  });

const asked = (count: number) => vi.waitFor(() => expect(upstream.asked).toHaveLength(count));

describe("one question is answered", () => {
  test("after a source's six seconds where another has the answer", async () => {
    upstream.misbehave({ fault: "time-out", only: "/api/" });
    const found = clientOf().find("skill", { name: "arcana" });
    await asked(1);
    clock.advance(questionLimits.requestMs);
    expect(await found).toMatchObject({ records: [{ name: "Arcana" }], sources: ["open5e-v2"] });
  });

  test.each<Fault>(["time-out", "slow"])("after eleven where all of them: %s", async (fault) => {
    upstream.misbehave({ fault });
    const began = clock.now();
    const found = clientOf().find("skill");
    await asked(1);
    clock.advance(questionLimits.requestMs);
    await asked(2);
    clock.advance(questionLimits.ms - questionLimits.requestMs);
    await expect(found).rejects.toThrow(LookupUnavailable);
    expect(clock.now() - began).toBe(11_000);
  });

  test("however many finds it takes, in the same time", async () => {
    upstream.misbehave({ fault: "time-out" });
    const question = clientOf().question();
    const first = question.find("creature");
    await asked(1);
    clock.advance(questionLimits.ms);
    await expect(first).rejects.toThrow(LookupUnavailable);
    await expect(question.find("skill")).rejects.toThrow(LookupUnavailable);
    expect(upstream.asked).toHaveLength(1);
  });

  test("while it waits in the queue behind others that hang", async () => {
    upstream.misbehave({ fault: "time-out" });
    const client = clientOf();
    const names = Array.from({ length: 12 }, (_, at) => `spell ${at}`);
    const all = Promise.allSettled(names.map((name) => client.find("spell", { name })));
    await asked(8);
    clock.advance(questionLimits.requestMs);
    expect((await all).every(({ status }) => status === "rejected")).toBe(true);
    // The host has timed out: who waited does not ask it any more.
    expect(upstream.asked).toHaveLength(8);
  });
});

describe("a host is left alone", () => {
  test("for a minute after it took too long", async () => {
    upstream.misbehave({ fault: "time-out" });
    const client = clientOf();
    const first = client.find("spell").catch(() => undefined);
    await asked(1);
    clock.advance(questionLimits.requestMs);
    await first;
    upstream.misbehave(undefined);
    clock.advance(59_999);
    await expect(client.find("creature")).rejects.toThrow(LookupUnavailable);
    expect(upstream.asked).toHaveLength(1);
    clock.advance(1);
    expect(await client.find("creature")).toMatchObject({ records: [{ name: "Goblin" }] });
  });

  test.each([
    [429, "120", 120_000],
    [503, "120", 120_000],
    [429, "Thu, 09 Oct 2025 09:10:00 GMT", 3 * 60_000 + 20_000],
    // A date far ahead is no reason to be away for ever.
    [503, "Fri, 31 Dec 2999 23:59:59 GMT", 60 * 60_000],
    [429, "never again", 60_000],
  ])("after %d with Retry-After %j for %d ms", async (fault, retryAfter, milliseconds) => {
    expect(new Date(clock.now()).toISOString()).toBe("2025-10-09T08:53:20.000Z");
    clock.advance(13 * 60_000 + 20_000);
    const client = clientOf();
    upstream.misbehave({ fault, retryAfter });
    await expect(client.find("spell")).rejects.toThrow(LookupUnavailable);
    expect(upstream.asked).toHaveLength(1);
    upstream.misbehave(undefined);
    clock.advance(milliseconds - 1);
    await expect(client.find("creature")).rejects.toThrow(LookupUnavailable);
    expect(upstream.asked).toHaveLength(1);
    clock.advance(1);
    expect(await client.find("creature")).toMatchObject({ cache: "miss" });
  });
});

describe("an answer without an end is given up", () => {
  // The two routes of spells are asked alike: requests are those of both.
  test.each<[Fault, number, string]>([
    ["endless-pages", 2, "too-large"],
    ["one-more", 80, "too-large"],
    ["same-page", 4, "malformed"],
    ["repeated", 2, "malformed"],
    ["crowded", 2, "too-large"],
  ])("%s after %d requests", async (fault, requests, reason) => {
    upstream.misbehave({ fault });
    await expect(clientOf().find("spell")).rejects.toThrow(LookupUnavailable);
    expect(upstream.asked).toHaveLength(requests);
    expect(failures.map((failure) => failure.reason)).toEqual([reason, reason]);
  });

  test("heavy pages after 48 MB in all, whatever the routes", async () => {
    upstream.misbehave({ fault: "heavy" });
    await expect(clientOf().find("spell")).rejects.toThrow(LookupUnavailable);
    // Nine pages of 5.4 MB fit; the tenth is too much, and the other route's first, too.
    expect(upstream.asked).toHaveLength(11);
    expect(failures.map(({ reason }) => reason)).toEqual(["too-large", "too-large"]);
  });

  test("a list of more links than any source has is not followed", async () => {
    upstream.misbehave({ fault: "crowded", only: "/api/" });
    expect(await clientOf().find("skill")).toMatchObject({ sources: ["open5e-v2"] });
    expect(upstream.asked).toHaveLength(2);
    expect(failures).toMatchObject([{ reason: "too-large" }]);
  });
});

describe("a caller who leaves", () => {
  test("is waited for no longer, and no more is asked", async () => {
    const links: string[] = [];
    const waiting: (() => void)[] = [];
    const getJson: GetJson = async ({ pathname }, asking) => {
      if (pathname === "/api/2014/proficiencies")
        return {
          count: 400,
          results: Array.from({ length: 400 }, (_, at) => ({ index: `p${at}` })),
        };
      asking?.mayAsk("dnd5e.test");
      links.push(pathname);
      await new Promise<void>((done) => waiting.push(done));
      return {};
    };
    const caller = new AbortController();
    const found = clientOf({ getJson }).question(caller.signal).find("proficiency");
    await vi.waitFor(() => expect(links).toHaveLength(8));
    caller.abort();
    await expect(found).rejects.toThrow("cancelled");
    for (const done of waiting) done();
    await new Promise((turn) => setImmediate(turn));
    expect(links).toHaveLength(8);
  });

  test("ends the request that is under way", async () => {
    upstream.misbehave({ fault: "time-out" });
    const caller = new AbortController();
    const client = clientOf();
    const found = client.question(caller.signal).find("spell");
    await asked(1);
    caller.abort();
    await expect(found).rejects.toThrow(LookupUnavailable);
    await vi.waitFor(() => expect(clock.waiting).toBe(0));
    // The source has not failed: the next one asks it again.
    upstream.misbehave(undefined);
    expect(await client.find("spell", { name: "bane" })).toMatchObject({ cache: "miss" });
    expect(failures).toEqual([]);
  });

  test("takes nothing from another who asks the same", async () => {
    const client = clientOf();
    const caller = new AbortController();
    const left = client.question(caller.signal).find("spell");
    const stayed = client.find("spell");
    caller.abort();
    await expect(left).rejects.toThrow("cancelled");
    expect((await stayed).records).toHaveLength(4);
    expect(upstream.asked).toHaveLength(1);
  });
});

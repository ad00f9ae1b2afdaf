import { expect, test } from "vitest";
import { library } from "../test/library-spec.js";
import { connect } from "../testing/index.js";
import { reportProgress, type Step } from "./progress.js";

function scripted() {
  const sent: Step[] = [];
  const clock = { ms: 0 };
  const report = reportProgress(
    async (step) => void sent.push(step),
    () => clock.ms,
  );
  return { ...report, sent, clock };
}

test("the first step is sent at once, then one every 100 ms, and the last before the end", async () => {
  const { progress, end, sent, clock } = scripted();
  for (let done = 1; done <= 25; done++) {
    clock.ms = done * 10;
    progress(done, 25);
  }
  expect(sent.map((step) => step.progress)).toEqual([1, 11, 21]);
  await end();
  expect(sent.map((step) => step.progress)).toEqual([1, 11, 21, 25]);
});

test("total and message travel when given", async () => {
  const { progress, end, sent, clock } = scripted();
  progress(1);
  clock.ms = 100;
  progress(2, 3, "spells");
  await end();
  expect(sent).toEqual([{ progress: 1 }, { progress: 2, total: 3, message: "spells" }]);
});

test("only growth is told, and nothing after the end", async () => {
  const { progress, end, sent, clock } = scripted();
  for (const done of [2, 2, 1, Number.NaN, Number.POSITIVE_INFINITY]) {
    clock.ms += 1000;
    progress(done);
  }
  await end();
  progress(3);
  await end();
  expect(sent).toEqual([{ progress: 2 }]);
});

test("a caller that left does not fail the work", async () => {
  const { progress, end } = reportProgress(
    () => Promise.reject(new Error("gone")),
    () => 0,
  );
  progress(1);
  await expect(end()).resolves.toBeUndefined();
});

test.each(["2025", "2026"] as const)(
  "a %s client that asks sees it, an error's too",
  async (era) => {
    const { client, call, close } = await connect(library, { era });
    for (const how of ["well", "badly"]) {
      const steps: unknown[] = [];
      const request = { name: "count", arguments: { pages: 50, how } };
      await client.callTool(request, { onprogress: (step) => steps.push(step) });
      expect(steps.at(-1)).toEqual({ progress: 50, total: 50, message: "page 50" });
    }
    expect(await call("count", { pages: 3 })).toMatchObject({ structuredContent: { pages: 3 } });
    await close();
  },
);

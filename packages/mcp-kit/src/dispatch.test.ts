import { expect, test } from "vitest";
import { fixture } from "../test/fixture-spec.js";
import { connect } from "../testing/index.js";
import { ToolFault } from "./faults.js";
import type { Options } from "./flags.js";

type Args = Record<string, unknown>;

async function answer(name: string, args: Args, options: Options = {}) {
  const { call, close } = await connect(fixture, { options });
  const reply = await call(name, args).finally(close);
  const [block] = reply.content;
  return { ...reply, text: block?.type === "text" ? block.text : "" };
}

test.each<[string, string, Args, string]>([
  ["an unknown tool", "gret", {}, '[UNKNOWN_TOOL] There is no tool "gret". Did you mean greet?'],
  [
    "a tool like no other",
    "zzzzzzzz",
    {},
    '[UNKNOWN_TOOL] There is no tool "zzzzzzzz". tools/list names the tools there are.',
  ],
  [
    "a misspelt parameter",
    "greet",
    { whom: "Ada" },
    '[UNKNOWN_PARAMETER] Unknown parameter "whom". Did you mean "who"? Allowed: who, manner.',
  ],
  [
    "a strange parameter",
    "greet",
    { who: "Ada", volume: 11 },
    '[UNKNOWN_PARAMETER] Unknown parameter "volume". Allowed: who, manner.',
  ],
  [
    "a prototype's name",
    "greet",
    { who: "Ada", constructor: 1 },
    '[UNKNOWN_PARAMETER] Unknown parameter "constructor". Allowed: who, manner.',
  ],
  ["a missing parameter", "greet", {}, "[INVALID_ARGUMENT] who is missing: expected string."],
  [
    "a wrong type",
    "greet",
    { who: 5 },
    "[INVALID_ARGUMENT] who: expected string, received number.",
  ],
  [
    "a wrong choice",
    "greet",
    { who: "Ada", manner: "odd" },
    '[INVALID_ARGUMENT] manner: Invalid option: expected one of "warm"|"cold".',
  ],
  [
    "a number too big",
    "add",
    { step: 99 },
    "[INVALID_ARGUMENT] step: Too big: expected number to be <=10.",
  ],
  [
    "two faults",
    "add",
    { step: 0, pauseMs: "x" },
    "[INVALID_ARGUMENT] step: Too small: expected number to be >=1; pauseMs: expected number, received string.",
  ],
  [
    "a fault",
    "greet",
    { who: "nobody" },
    '[NOBODY_THERE] There is nobody to greet. Name somebody. Example: greet({ who: "Ada" })',
  ],
])("%s", async (_, name, args, text) => {
  const reply = await answer(name, args);
  expect(reply.text).toBe(text);
  expect(reply.isError).toBe(true);
  expect(reply).not.toHaveProperty("structuredContent");
});

test("a fault's data travels where no output schema forbids it", async () => {
  const reply = await answer("fail", { how: "fault" });
  expect(reply).toMatchObject({
    text: "[NO_LUCK] No luck!",
    structuredContent: { luck: 0 },
    isError: true,
  });
});

test("a bug is an opaque id", async () => {
  const { text } = await answer("fail", { how: "bug" });
  expect(text).toMatch(
    /^\[INTERNAL\] fail failed because of a bug in this server \(error id [0-9a-f-]{36}\)\./u,
  );
  expect(text).not.toContain("secret");
});

test("defaults are filled in, and a success is not an error", async () => {
  const reply = await answer("add", {}, { startAt: 4 });
  expect(reply).toMatchObject({ text: "total 5", structuredContent: { total: 5, start: 4 } });
  expect(reply).not.toHaveProperty("isError");
});

test("what is called often answers as it did the first time", async () => {
  const { call, close } = await connect(fixture);
  const asked = [{ who: "Ada" }, { who: 5 }, { who: "Ada", manner: "odd" }, { whom: "Ada" }, {}];
  const answers = async () => {
    const replies = [];
    for (const args of asked) replies.push(await call("greet", args));
    return replies;
  };
  const first = await answers();
  for (let i = 0; i < 250; i++) await call("greet", { who: "Bo", manner: "cold" });
  expect(await answers()).toEqual(first);
  await close();
});

test("a tool switched off says so", async () => {
  const { text } = await answer("add", {}, { readOnly: true });
  expect(text).toBe(
    "[UNKNOWN_TOOL] add is switched off in this server by --toolsets or --read-only.",
  );
});

test.each([
  [{ readOnly: true }, ["greet"]],
  [{ toolsets: "maths" }, ["add", "fail"]],
  [{ toolsets: "maths, manners", readOnly: true }, ["greet"]],
])("%j offers %j", async (options, names) => {
  const { client, close } = await connect(fixture, { options });
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(names);
  await close();
});

test("the context is made once for all calls and sessions, and again after a failure", async () => {
  let made = 0;
  const createContext = () => {
    made += 1;
    if (made === 1) throw new ToolFault({ code: "NOT_YET", message: "The file is locked" });
    return { total: 0, start: 0 };
  };
  const { call, close } = await connect({ ...fixture, createContext });
  expect(made).toBe(0);
  expect(await call("add")).toMatchObject({
    isError: true,
    content: [{ text: "[NOT_YET] The file is locked." }],
  });
  await Promise.all([call("add"), call("add"), call("add")]);
  expect(await call("add")).toMatchObject({ structuredContent: { total: 4 } });
  expect(made).toBe(2);
  await close();
});

test("both eras answer alike", async () => {
  for (const era of ["2025", "2026"] as const) {
    const { client, call, close } = await connect(fixture, { era });
    expect(client.getNegotiatedProtocolVersion()).toBe(
      era === "2026" ? "2026-07-28" : "2025-11-25",
    );
    expect(await call("greet", { who: "Ada" })).toMatchObject({
      structuredContent: { greeting: "Hello, Ada!" },
    });
    await close();
  }
});

import { expect, test } from "vitest";
import * as z from "zod";
import { connect } from "../../testing/index.js";
import { ToolFault } from "../faults.js";
import { promptsFor } from "../prompt.js";
import { type Reply, toolsFor } from "../tool.js";

const defineTool = toolsFor<undefined>();
const about = { title: "T", description: "D", access: "read", input: {} } as const;

/** The result of a tool with this answer, through the protocol. */
async function resultOf(answer: () => Reply, output?: Record<string, z.ZodType>) {
  const tool = defineTool({ ...about, name: "t", ...(output && { output }), handle: answer });
  const { call, close } = await connect({
    name: "s",
    title: "S",
    version: "0",
    instructions: "",
    catalog: [tool],
    createContext: () => undefined,
  });
  const result = await call("t").finally(close);
  const [block] = result.content;
  const data = result.structuredContent;
  return { ...result, data, text: block?.type === "text" ? block.text : "" };
}

const size = (data: unknown): number => JSON.stringify(data).length;

test("a small answer is as it was", async () => {
  const data = { summary: "Fine.", list: [1, 2, 3] };
  const reply = await resultOf(() => ({ data, text: "Fine." }));
  expect(reply).toMatchObject({ text: "Fine.", data });
  expect(reply.data).toEqual(data);
});

test("pictures follow the text, and stay whole where it is cut", async () => {
  const picture = { mimeType: "image/png", base64: "A".repeat(60_000) };
  const { content } = await resultOf(() => ({
    data: {},
    text: "x\n".repeat(30_000),
    images: [picture],
  }));
  expect(content).toHaveLength(2);
  expect(content[1]).toEqual({ type: "image", data: picture.base64, mimeType: "image/png" });
});

test("text of 50,000 characters is whole, one more is cut at the end of a line", async () => {
  const line = `${"x".repeat(99)}\n`;
  const whole = line.repeat(500);
  expect((await resultOf(() => ({ data: {}, text: whole }))).text).toBe(whole);
  const { text } = await resultOf(() => ({ data: {}, text: `${whole}y` }));
  expect(text.length).toBeLessThanOrEqual(50_000);
  // Of the 499 lines that fit, one makes room for what is missing.
  const lines = text.split("\n");
  expect(lines.slice(0, -1)).toEqual(Array.from({ length: 498 }, () => "x".repeat(99)));
  expect(lines.at(-1)).toBe("… (cut: 202 of 50001 characters are missing; ask for less at a time)");
});

test("text without lines is never cut inside a character", async () => {
  for (const start of ["", "a"]) {
    const { text } = await resultOf(() => ({ data: {}, text: start + "💥".repeat(30_000) }));
    expect(text.length).toBeLessThanOrEqual(50_000);
    expect(text).not.toMatch(/\p{Surrogate}/u);
  }
});

test("of structured content the longest lists and texts are shortened, the summary last", async () => {
  const data = {
    summary: "s".repeat(5_000),
    short: ["a", "b"],
    list: Array.from({ length: 3_000 }, (_, index) => ({ name: `Thing ${index}`, weight: 1 })),
    story: "z".repeat(40_000),
  };
  const first = (await resultOf(() => ({ data, text: "" }))).data;
  expect(size(first)).toBeLessThanOrEqual(50_000);
  expect(first).toMatchObject({ summary: data.summary, short: data.short, truncated: true });
  expect(first).toMatchObject({
    cut: [
      expect.stringMatching(/^list: \d+ of 3000$/),
      expect.stringMatching(/^story: \d+ of 40000 characters$/),
    ],
  });
  expect(size(first)).toBeGreaterThan(25_000);
  expect((await resultOf(() => ({ data, text: "" }))).data).toEqual(first);
});

test.each([
  [
    "deep lists",
    { a: Array.from({ length: 60 }, () => Array.from({ length: 60 }, () => "word".repeat(20))) },
  ],
  ["escapes", { text: '\u0001"\\'.repeat(20_000) }],
  ["half characters", { text: "\uD800".repeat(20_000) }],
  [
    "many fields",
    Object.fromEntries(Array.from({ length: 9_000 }, (_, index) => [`k${index}`, 1])),
  ],
  ["long names of fields", { a: { ["k".repeat(60_000)]: 1 } }],
  ["a long name", { ["k".repeat(60_000)]: 1 }],
  ["a long summary", { summary: "s".repeat(200_000), list: ["a"] }],
  ["numbers", { list: Array.from({ length: 20_000 }, () => Math.PI) }],
])("%s end up within the limit", async (_name, data) => {
  const reply = await resultOf(() => ({ data, text: "" }));
  expect(size(reply.data)).toBeLessThanOrEqual(50_000);
  expect(reply.data).toMatchObject({ truncated: true });
});

test("content with a schema of its own stays valid: it is not touched", async () => {
  const list = Array.from({ length: 9_000 }, (_, index) => index * 1_000);
  const output = { list: z.array(z.number()) };
  const reply = await resultOf(() => ({ data: { list }, text: "t".repeat(60_000) }), output);
  expect(reply.data).toEqual({ list });
  expect(reply.text.length).toBeLessThanOrEqual(50_000);
});

test("errors are limited as well, and keep their code", async () => {
  const legal = Array.from({ length: 5_000 }, (_, index) => `Thing of the number ${index}`);
  const message = `It is none of ${legal.join(", ")}`;
  const reply = await resultOf(() => {
    throw new ToolFault({ code: "NO", message, data: { code: "NO", message, legal } });
  });
  expect(reply.text).toMatch(/^\[NO\] It is none of Thing of the number 0, /);
  expect(reply.text.length).toBeLessThanOrEqual(50_000);
  expect(size(reply.data)).toBeLessThanOrEqual(50_000);
  expect(reply).toMatchObject({ isError: true, data: { code: "NO", truncated: true } });
});

test("a prompt's text is limited too", async () => {
  const prompt = promptsFor<undefined>()({
    name: "p",
    title: "P",
    description: "D",
    arguments: [],
    render: () => ({ messages: [{ role: "user", text: "x".repeat(60_000) }] }),
  });
  const { client, close } = await connect({
    name: "s",
    title: "S",
    version: "0",
    instructions: "",
    catalog: [],
    prompts: [prompt],
    createContext: () => undefined,
  });
  const { messages } = await client.getPrompt({ name: "p" }).finally(close);
  const [text = ""] = messages.map(({ content }) => (content.type === "text" ? content.text : ""));
  expect(text.length).toBeLessThanOrEqual(50_000);
  expect(text).toMatch(/^x{49000}x+\n… \(cut: \d+ of 60000 characters/);
});

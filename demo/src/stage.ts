import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

/** What a tool answered: its text, and the same as data. */
export interface Answer {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A server on the stage: a child process, and a client that speaks to it. */
export interface Actor {
  /** The tools it offers, by name. */
  readonly tools: readonly string[];
  /** Calls a tool; a refusal ends the demo. */
  ask(tool: string, args: Record<string, unknown>): Promise<Answer>;
  /** Calls a tool that must refuse, with this code; gives its words. */
  refuse(tool: string, args: Record<string, unknown>, code: string): Promise<string>;
  leave(): Promise<void>;
}

/** The program of a built server. */
export const mainOf = (packageName: string): string =>
  fileURLToPath(
    import.meta.resolve(`${packageName}/package.json`).replace("package.json", "dist/main.js"),
  );

/** Starts a built server as a client would, and shakes hands with it. */
export async function enter(packageName: string, flags: readonly string[] = []): Promise<Actor> {
  const client = new Client({ name: "tabletop-demo", version: "1.0.0" });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [mainOf(packageName), ...flags] }),
  );
  const { tools } = await client.listTools();
  const call = async (name: string, args: Record<string, unknown>) => {
    const result = await client.callTool({ name, arguments: args });
    assert(Array.isArray(result.content), `${name} answered without content.`);
    return {
      text: textOf(result.content),
      data: result.structuredContent,
      isError: result.isError === true,
    };
  };
  return {
    tools: tools.map(({ name }) => name),
    async ask(tool, args) {
      const { text, data, isError } = await call(tool, args);
      assert(!isError, `${tool} refused: ${text}`);
      assert(isRecord(data), `${tool} answered without data.`);
      return { text, data };
    },
    async refuse(tool, args, code) {
      const { text, isError } = await call(tool, args);
      assert(isError, `${tool} should have refused, but said: ${text}`);
      assert(
        text.startsWith(`[${code}] `),
        `${tool} should have refused with ${code}, but said: ${text}`,
      );
      return text;
    },
    leave: () => client.close(),
  };
}

const textOf = (content: CallToolResult["content"]): string =>
  content.map((block) => (block.type === "text" ? block.text : `(${block.type})`)).join("\n");

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What the table hears: a line of story, what was asked, what was answered. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);
export const show = (asked: string, answered: string): void =>
  say(`  > ${asked}\n    ${answered.replaceAll("\n", "\n    ")}`);

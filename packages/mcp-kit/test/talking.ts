import { createInterface } from "node:readline";
import { vi } from "vitest";
import type { Options } from "../src/flags.js";
import type { ServerSpec } from "../src/server.js";
import { INITIALIZE } from "./child.js";
import { wire } from "./serving.js";

/** A server on a wire in this process, and every message that it has written. */
export async function talking<Ctx>(spec: ServerSpec<Ctx>, options: Options = {}) {
  const { input, output } = await wire(spec, options);
  const heard: Record<string, unknown>[] = [];
  createInterface(output).on("line", (line) => heard.push(JSON.parse(line)));
  const send = (message: object) =>
    void input.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const answer = (id: number) => vi.waitUntil(() => heard.find((one) => one["id"] === id));
  let id = 100;
  const ask = async (method: string, params: object = {}) => {
    id += 1;
    send({ id, method, params });
    return answer(id);
  };
  /** The methods of what it has told of its own accord. */
  const told = () => heard.flatMap(({ method }) => (typeof method === "string" ? [method] : []));
  return { send, answer, ask, heard, told };
}

/** The same in a session of the older era that has begun. */
export async function inSession<Ctx>(spec: ServerSpec<Ctx>, options: Options = {}) {
  const table = await talking(spec, options);
  table.send(INITIALIZE);
  const { result: opening } = await table.answer(1);
  table.send({ method: "notifications/initialized" });
  return { ...table, opening };
}

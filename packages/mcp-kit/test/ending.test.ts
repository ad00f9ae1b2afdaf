import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { expect, test } from "vitest";
import { type Child, INITIALIZE, LIBRARY, startLibrary, toolCall } from "./child.js";

const END = ["disposing of 3 books", "disposed"];

async function busy(args: readonly string[] = []): Promise<Child> {
  const server = startLibrary(args);
  server.send(INITIALIZE);
  await server.answer(1);
  server.send(toolCall(2, "count", { pages: 1 }));
  await server.answer(2);
  server.send(toolCall(3, "count", { pages: 3, pauseMs: 100 }));
  return server;
}

test("at stdin's end the context is disposed of once, after the answers", async () => {
  const server = await busy();
  server.process.stdin.end();
  expect(await server.exit).toEqual({ code: 0, signal: null });
  expect(server.out.map((line) => JSON.parse(line).id)).toEqual([1, 2, 3]);
  expect(server.err).toEqual(END);
});

test("stdin's end and a signal together dispose of it once", async () => {
  const server = await busy();
  server.process.stdin.end();
  server.process.kill("SIGTERM");
  expect(await server.exit).toEqual({ code: 0, signal: null });
  expect(server.err).toEqual(END);
});

test.each(["SIGTERM", "SIGINT"] as const)("%s disposes of the context once", async (signal) => {
  const server = await busy();
  server.process.kill(signal);
  expect(await server.exit).toEqual({ code: 0, signal: null });
  expect(server.err).toEqual(END);
});

test("the end of HTTP disposes of the context once", async () => {
  const server = startLibrary(["--http", "--port", "0"]);
  const url = (await server.said(/listens at/u)).replace(/^.* at /u, "");
  const accept = "application/json, text/event-stream";
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", accept },
    body: JSON.stringify(toolCall(1, "count", { pages: 1 })),
  });
  expect(await answer.text()).toContain("1 pages");
  server.process.kill("SIGTERM");
  expect(await server.exit).toEqual({ code: 0, signal: null });
  expect(server.err.slice(1)).toEqual(END);
});

test("a context that nobody needed is neither made nor disposed of", async () => {
  const server = startLibrary();
  server.send(INITIALIZE);
  await server.answer(1);
  server.process.stdin.end();
  await server.exit;
  expect(server.err).toEqual([]);
});

test.each([
  [["shelf", "list"], 0, ["Emma", "Emil", "Dune"], END],
  [
    ["shelf", "list", "--upper", "--extra", "Ulysses"],
    0,
    ["EMMA", "EMIL", "DUNE", "ULYSSES"],
    ["disposing of 4 books", "disposed"],
  ],
  [["shelf", "burn"], 1, [], [...END, "library: it does not burn"]],
  [["hours"], 0, ["9 to 5"], []],
])("the command %j has flags, context and stdout, and gives the context back", async (...row) => {
  const [args, code, out, err] = row;
  const command = startLibrary(args);
  expect(await command.exit).toEqual({ code, signal: null });
  expect(command.out).toEqual(out);
  expect(command.err).toEqual(err);
});

const FULL = "/dev/full";
test.runIf(existsSync(FULL))(
  "what cannot be printed fails the command, and gives the context back",
  async () => {
    const stdout = openSync(FULL, "w");
    const command = spawn(process.execPath, [LIBRARY, "shelf", "list"], {
      stdio: ["ignore", stdout, "pipe"],
    });
    closeSync(stdout);
    let err = "";
    command.stderr?.setEncoding("utf8").on("data", (said: string) => {
      err += said;
    });
    await once(command, "close");
    expect(err.trim().split("\n")).toEqual([
      ...END,
      "library: standard output cannot be written to: no space is left",
    ]);
    expect(command.exitCode).toBe(1);
  },
);

const ALLOWED = "(allowed: shelf list, shelf burn, shelf find, hours)";
test.each([
  [["shelf"], `unknown command "shelf" ${ALLOWED}`],
  [["shelf", "lsit"], `unknown command "shelf lsit" ${ALLOWED}`],
  [["shelf", "list", "now"], "too many arguments for 'list'"],
  [["shelf", "list", "--uper"], "unknown option '--uper'"],
])("%j is refused with code 2", async (args, message) => {
  const command = startLibrary(args);
  expect((await command.exit).code).toBe(2);
  expect(command.err.join("\n")).toContain(message);
  expect(command.out).toEqual([]);
});

test("progress goes to who asked for it, and never after the answer", async () => {
  const server = startLibrary();
  server.send(INITIALIZE);
  server.send(toolCall(2, "count", { pages: 3 }));
  const call = toolCall(3, "count", { pages: 3 });
  server.send({ ...call, params: { ...call.params, _meta: { progressToken: "mine" } } });
  await server.answer(3);
  // The forgotten piece of work wakes up before this one ends.
  server.send(toolCall(4, "count", { pages: 1, pauseMs: 100 }));
  await server.answer(4);
  server.process.stdin.end();
  await server.exit;
  const messages = server.out.map((line) => JSON.parse(line));
  const told = messages.map(({ id, params }) => id ?? `${params.progressToken} ${params.progress}`);
  expect(told.filter((one) => one !== 2)).toEqual([1, "mine 1", "mine 3", 3, 4]);
});

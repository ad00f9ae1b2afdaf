import { expect, test } from "vitest";
import { INITIALIZE, startFixture, toolCall } from "../test/child.js";

test("--help and --version go to stdout, code 0", async () => {
  const help = startFixture(["--help"]);
  expect((await help.exit).code).toBe(0);
  for (const word of [
    "--toolsets",
    "--read-only",
    "--http",
    "--token-file",
    "--allow-anyone",
    "--log-level",
    "--start-at",
    "sync",
  ]) {
    expect(help.out.join("\n")).toContain(word);
  }
  expect(help.err).toEqual([]);
  const version = startFixture(["--version"]);
  expect((await version.exit).code).toBe(0);
  expect(version.out).toEqual(["1.2.3"]);
});

test.each([
  [["--bogus"], "unknown option '--bogus'"],
  [["--htpp"], "Did you mean --http?"],
  [["--era", "2025"], "unknown option '--era'"],
  [["snyc"], 'unknown command "snyc" (allowed: sync)'],
  [["sync", "now"], "too many arguments for 'sync'"],
  [["--port", "70000"], '--port <number>: "70000" is not a port (0 to 65535)'],
  [["--port", "3999"], "--port goes with --http"],
  [["--host", "0.0.0.0"], "--host goes with --http"],
  [["--allow-anyone"], "--allow-anyone goes with --http"],
  [["--http", "--host", ""], "--host is empty"],
  [["--port", "1e3"], "is not a port"],
  [["--port"], "argument missing"],
  [["--log-level", "loud"], '"loud" is not one of debug, info, warn, error, silent'],
  [["--toolsets", "maths,magic"], "unknown toolset magic (allowed: maths, manners)"],
  [["--toolsets", "maths", "--read-only"], "these --toolsets and --read-only leave no tool"],
  [["--start-at", "x"], '--start-at <number>: "x" is not a whole number'],
])("%j is refused with code 2", async (args, message) => {
  const server = startFixture(args);
  expect((await server.exit).code).toBe(2);
  expect(server.err.join("\n")).toContain(message);
  expect(server.err.at(-1)).toBe("Try fixture --help");
  expect(server.out).toEqual([]);
});

test.each([[["--start-at", "1000"]], [["sync", "--start-at", "1000"]]])(
  "options that cannot work end %j with one line and code 1",
  async (args) => {
    const server = startFixture(args);
    expect((await server.exit).code).toBe(1);
    expect(server.err).toEqual(["fixture: there is no start beyond 999"]);
    expect(server.out).toEqual([]);
  },
);

test("a subcommand runs instead of serving, with flags on either side of it", async () => {
  const command = startFixture(["--start-at", "4", "sync", "--loud"]);
  expect((await command.exit).code).toBe(0);
  expect(command.out).toEqual(["START 4"]);
});

test.each([
  { args: [], env: { FIXTURE_START_AT: "7" }, start: 7 },
  { args: ["--start-at", "9"], env: { FIXTURE_START_AT: "7" }, start: 9 },
  { args: ["--read-only=x"], env: {}, start: undefined },
  { args: ["--log-level", "error"], env: {}, start: 0 },
])("flag, environment, default: $args $env", async ({ args, env, start }) => {
  const server = startFixture(args, env);
  if (start === undefined) {
    expect((await server.exit).code).toBe(2);
    return;
  }
  server.send(INITIALIZE);
  server.send(toolCall(2, "add", {}));
  expect((await server.answer(2)).result).toMatchObject({ structuredContent: { start } });
  server.process.stdin.end();
  await server.exit;
});

test("a server begins what takes long a moment after it serves, and goes on where that fails", async () => {
  const server = startFixture(["--log-level", "info"]);
  server.send(INITIALIZE);
  await server.answer(1);
  expect(server.err).toEqual([]);
  expect(JSON.parse(await server.said(/begun/u))).toMatchObject({ level: "info", msg: "begun" });
  server.process.stdin.end();
  await server.exit;
  const failing = startFixture(["--start-at", "998"]);
  const line = JSON.parse(await failing.said(/not ready/u));
  expect(line).toMatchObject({ level: "warn", detail: "there is no end" });
  failing.send(INITIALIZE);
  failing.send(toolCall(2, "add", {}));
  expect((await failing.answer(2)).result).toMatchObject({ structuredContent: { start: 998 } });
  failing.process.stdin.end();
  expect((await failing.exit).code).toBe(0);
});

test("the environment is held to the same rules as the flag", async () => {
  const server = startFixture([], { FIXTURE_START_AT: "x" });
  expect((await server.exit).code).toBe(2);
  expect(server.err[0]).toBe('fixture: FIXTURE_START_AT: "x" is not a whole number');
});

test("a bug shows an id to the caller and its stack on stderr, as JSON", async () => {
  const server = startFixture();
  server.send(INITIALIZE);
  server.send(toolCall(2, "fail", { how: "bug" }));
  const { result } = await server.answer(2);
  expect(JSON.stringify(result)).not.toContain("secret");
  const line = JSON.parse(await server.said(/secret detail/u));
  expect(line).toMatchObject({ level: "error", name: "fixture", tool: "fail" });
  expect(JSON.stringify(result)).toContain(line.errorId);
  server.process.stdin.end();
  await server.exit;
});

test("lines below --log-level are not written, lines at it are", async () => {
  const server = startFixture(["--log-level", "debug"]);
  server.send(INITIALIZE);
  server.send(toolCall(2, "add", { step: 3 }));
  expect(JSON.parse(await server.said(/added/u))).toMatchObject({ level: "debug", step: 3 });
  server.process.stdin.end();
  await server.exit;
});

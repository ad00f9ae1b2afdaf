// What the proofs have in common: a machine as if it were new, and talk with a server on it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { run } from "../run.mjs";
import { ownHeaders } from "../setup.mjs";

/**
 * An empty folder to work in, and the environment of somebody who has never used npm or a server.
 * @typedef {{ folder: string, env: NodeJS.ProcessEnv }} Machine
 */

/**
 * Does something on a new machine, and throws that away.
 * @template T
 * @param {(machine: Machine) => Promise<T>} work
 */
export async function onNewMachine(work) {
  const base = mkdtempSync(path.join(tmpdir(), "tabletop-proof-"));
  const [folder, home] = [path.join(base, "folder"), path.join(base, "home")];
  for (const one of [folder, home]) mkdirSync(one);
  try {
    return await work({ folder, env: newcomersEnv(home) });
  } finally {
    rmSync(base, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

const ours =
  /^(npm_|XDG_|TABLETOP_|OPEN5E_|DND5E_|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$|CLAUDE|ANTHROPIC)/i;

function newcomersEnv(/** @type {string} */ home) {
  const rest = Object.entries(process.env).filter(([name]) => !ours.test(name));
  const headers = ownHeaders();
  return {
    ...Object.fromEntries(rest),
    HOME: home,
    USERPROFILE: home,
    APPDATA: path.join(home, "AppData", "Roaming"),
    LOCALAPPDATA: path.join(home, "AppData", "Local"),
    ...(headers === undefined ? {} : { npm_config_nodedir: headers }),
  };
}

/**
 * Runs a command there to its end, and gives what it printed to stdout; throws all that it said where it fails.
 * @param {Machine} machine
 * @param {string} command
 * @param {readonly string[]} args
 */
export async function runThere({ folder, env }, command, args) {
  const options = { quiet: true, cwd: folder, env, bare: true };
  const { code, output, stdout } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}.\n${output}`);
  return stdout;
}

/** Ten minutes: SQLite may have to be compiled before a server's first word. */
const PATIENCE_MS = 600_000;

/**
 * Starts a server as a client does, talks with it, and lets it end.
 * @template T
 * @param {Machine} machine
 * @param {readonly [string, ...string[]]} line the command and its arguments
 * @param {(ask: (method: string, params?: object) => Promise<any>, capabilities: Readonly<Record<string, unknown>>) => Promise<T>} talk
 * @returns {Promise<T>}
 */
export async function talkWith({ folder, env }, [command, ...args], talk) {
  const shell = process.platform === "win32" && !path.isAbsolute(command);
  const child = spawn(command, args, { cwd: folder, env, shell });
  const ended = once(child, "close");
  const { ask, complaint } = conversation(child);
  try {
    const { capabilities } = await ask("initialize", {
      protocolVersion: "2025-06-18",
      capabilities: {},
      clientInfo: { name: "proof", version: "1.0.0" },
    });
    return await talk(ask, capabilities);
  } catch (thrown) {
    throw new Error(`${[command, ...args].join(" ")}: ${String(thrown)}\n${complaint()}`);
  } finally {
    child.stdin.end();
    await ended;
  }
}

/**
 * Questions by id over a child's standard input and output, line by line.
 * @param {import("node:child_process").ChildProcessWithoutNullStreams} child
 */
function conversation(child) {
  /** @type {Map<number, (reply: any) => void>} */
  const waiting = new Map();
  let [asked, complaint] = [0, ""];
  child.stderr.setEncoding("utf8").on("data", (text) => {
    complaint += text;
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    const reply = JSON.parse(line);
    waiting.get(reply.id)?.(reply);
  });
  const ask = async (/** @type {string} */ method, params = {}) => {
    const id = ++asked;
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
    const reply = await new Promise((resolve, reject) => {
      waiting.set(id, resolve);
      const timer = setTimeout(() => reject(new Error(`${method} got no answer`)), PATIENCE_MS);
      timer.unref();
      child.once("close", () => reject(new Error(`it ended before ${method} was answered`)));
    });
    if (reply.error !== undefined) throw new Error(`${method}: ${reply.error.message}`);
    return reply.result;
  };
  return { ask, complaint: () => complaint };
}

/**
 * Asks a server for its tools and its first question, and checks both; gives how many tools it has.
 * @param {(method: string, params?: object) => Promise<any>} ask
 * @param {import("../packages.mjs").Server} server
 * @param {() => void} [onListed] called once the tools are there
 */
export async function checkAnswers(ask, { manifest, asks }, onListed) {
  const { tools } = await ask("tools/list");
  if (tools.length === 0) throw new Error(`${manifest.name} lists no tool.`);
  onListed?.();
  const { tool: name, arguments: args, hears } = asks;
  const call = () => ask("tools/call", { name, arguments: args });
  let { isError, content } = await call();
  // As it asks for: it is making SQLite ready.
  while (content[0]?.text.startsWith("[SQLITE_NOT_READY]")) {
    await sleep(1_000);
    ({ isError, content } = await call());
  }
  const said = content[0]?.text ?? "";
  if (isError === true || !hears.test(said)) throw new Error(`${name} answered: ${said}`);
  return tools.length;
}

/** Seconds since then, for people: "1.2 s". */
export const since = (/** @type {number} */ start) =>
  `${((performance.now() - start) / 1000).toFixed(1)} s`;

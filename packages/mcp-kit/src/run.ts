import type { Readable, Writable } from "node:stream";
import { assemble, type Materials } from "./assemble.js";
import { holdContext } from "./context.js";
import { ToolFault } from "./faults.js";
import {
  type CommandSpec,
  defaultOptions,
  flagKey,
  flagName,
  flagsOf,
  type Options,
} from "./flags.js";
import { createGrace, type Grace } from "./grace.js";
import type { Door } from "./http/door.js";
import { createLog, LOG_LEVELS } from "./log.js";
import { metricsAddress } from "./metrics/address.js";
import type { Metrics } from "./metrics/serve.js";
import { plainFlags } from "./plain-flags.js";
import { printerOn } from "./printer.js";
import type { ServerSpec } from "./server.js";
import { runStdio } from "./stdio/serve.js";
import { UsageError } from "./usage-error.js";

/** Runs a server from its command line to the end of the process: code 0, 1 after a failure, 2 for bad usage. */
export async function runServer<Ctx>(
  spec: ServerSpec<Ctx>,
  argv: readonly string[] = process.argv.slice(2),
): Promise<void> {
  const code = await obeyed(spec, argv);
  // A context may hold sockets or timers open; the answers are written, so nothing is lost.
  process.stdout.write("", () => process.exit(code));
}

/** What commands read, print and complain on. */
export interface Terminal {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** The same in a process that goes on after it: gives the code. */
export function obeyed<Ctx>(
  spec: ServerSpec<Ctx>,
  argv: readonly string[],
  terminal: Terminal = process,
): Promise<number> {
  return obey(spec, argv, terminal).then(
    () => 0,
    (thrown: unknown) => complain(spec.name, thrown, terminal),
  );
}

async function obey<Ctx>(
  spec: ServerSpec<Ctx>,
  argv: readonly string[],
  terminal: Terminal,
): Promise<void> {
  const asked = await readRequest(spec, argv);
  if (asked === "done") return printerOn(process.stdout).written();
  if (asked.command === undefined) refuseUnheard(spec, asked.given);
  const flags = [...flagsOf(spec), ...(asked.command?.flags ?? [])];
  const options = { ...defaultOptions(flags), ...asked.given };
  await spec.refuse?.(options);
  await carryOut(spec, options, asked.command && { command: asked.command, terminal });
}

/** Many players must not wait long for the next start: with what disposing may take, five seconds. */
const GUARDED_MS = 4_000;

/** A context is given back even where a call has used up the time of all. */
const DISPOSE_MS = 1_000;

/** A port without HTTP would leave its user waiting for a server that listens to stdin. */
function refuseUnheard<Ctx>(spec: ServerSpec<Ctx>, given: Options): void {
  const unheard = flagsOf(spec).find((one) => one.overHttp && given[flagKey(one)] !== undefined);
  if (given["http"] !== true && unheard !== undefined)
    throw new UsageError(`--${flagName(unheard)} goes with --http`);
}

interface Asked<Ctx> {
  readonly command?: CommandSpec<Ctx> | undefined;
  readonly given: Options;
}

/** The usual start has flags at most, and need not wait for a command-line parser to load. */
async function readRequest<Ctx>(
  spec: ServerSpec<Ctx>,
  argv: readonly string[],
): Promise<Asked<Ctx> | "done"> {
  const flags = flagsOf(spec);
  const given = plainFlags(flags, argv);
  if (given !== undefined) return { given };
  const { readCommandLine } = await import("./command-line.js");
  return readCommandLine({ ...spec, flags }, argv);
}

/** Runs the command, or else serves; what it has used is given back whatever happens. */
async function carryOut<Ctx>(
  spec: ServerSpec<Ctx>,
  options: Options,
  asked: Commanded<Ctx> | undefined,
): Promise<void> {
  const level = LOG_LEVELS.find((name) => name === options["logLevel"]) ?? "warn";
  const log = createLog(spec.name, level);
  const grace = createGrace(log, spec.door && GUARDED_MS);
  const holder = holdContext(spec, options, log);
  try {
    if (asked) await runCommand(asked, { options, log, holder });
    else await serve(spec, { options, log, holder }, grace);
  } finally {
    await grace(holder.dispose(), DISPOSE_MS);
    await log.flush();
  }
}

interface Commanded<Ctx> {
  readonly command: CommandSpec<Ctx>;
  readonly terminal: Terminal;
}

async function runCommand<Ctx>(
  { command, terminal: { stdin: input, stdout, stderr } }: Commanded<Ctx>,
  { options, log, holder }: Materials<Ctx>,
): Promise<void> {
  const { print, written } = printerOn(stdout);
  const say = (line: string) => void stderr.write(`${line}\n`);
  await command.run(options, { print, say, input, context: () => holder.get(), log });
  await written();
}

async function serve<Ctx>(
  spec: ServerSpec<Ctx>,
  wiring: Materials<Ctx>,
  grace: Grace,
): Promise<void> {
  const { options, log } = wiring;
  const metrics = await metricsOf(spec, wiring);
  const meter = metrics?.meter;
  const whole = await narrowed(spec, options);
  const { factory, live, own, ready } = await assemble(whole, { ...wiring, meter });
  setTimeout(() => void begin(spec, wiring), BEGIN_MS).unref();
  const serving = { log, stop: stopSignal(), grace };
  if (options["http"] !== true) {
    const caller = own();
    await runStdio(factory, { ...serving, streams: live?.streams(caller), era: options["era"] });
    return;
  }
  const [{ httpSettings }, { runHttp }] = await Promise.all([
    import("./http/settings.js"),
    import("./http/listen.js"),
  ]);
  const settings = await httpSettings(options, spec.door !== undefined);
  const door = await doorOf(spec, wiring);
  const tell = (line: string) => process.stderr.write(`${spec.name} ${line}\n`);
  const era = options["era"];
  if (metrics) tell(`shows its metrics at ${metrics.url}`);
  try {
    await runHttp(factory, settings, { ...serving, live, own, ready, door, era, meter, tell });
  } finally {
    await metrics?.close();
  }
}

/** Loaded only for who asks for them. */
async function metricsOf<Ctx>(
  { metrics = [] }: ServerSpec<Ctx>,
  { options, holder }: Materials<Ctx>,
): Promise<Metrics | undefined> {
  const asked = options["metrics"];
  if (asked === undefined) return undefined;
  const { openMetrics } = await import("./metrics/serve.js");
  return openMetrics(metricsAddress(String(asked)), metrics, () => holder.get());
}

/** A client that only asks which tools there are has gone by then. */
const BEGIN_MS = 1_000;

async function begin<Ctx>(spec: ServerSpec<Ctx>, { options, log }: Materials<Ctx>): Promise<void> {
  try {
    await spec.begin?.(options, log);
  } catch (thrown) {
    log.warn("what calls will need is not ready", {
      detail: thrown instanceof Error ? thrown.message : String(thrown),
    });
  }
}

/** Loaded only for a server that has one. */
async function doorOf<Ctx>(
  { door }: ServerSpec<Ctx>,
  materials: Materials<Ctx>,
): Promise<Door | undefined> {
  if (door === undefined) return undefined;
  const { openDoor } = await import("./http/door.js");
  return openDoor(door, materials);
}

/** A toolset that there is not is refused before serving, for which the tools have to be there. */
async function narrowed<Ctx>(
  spec: ServerSpec<Ctx>,
  { toolsets }: Options,
): Promise<ServerSpec<Ctx>> {
  const { catalog } = spec;
  if (toolsets === undefined || typeof catalog !== "function") return spec;
  return { ...spec, catalog: await catalog() };
}

/** Settles at the first SIGINT or SIGTERM; a second one ends the process at once, as usual. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
}

function complain(name: string, thrown: unknown, { stderr }: Terminal): number {
  const message =
    thrown instanceof ToolFault
      ? thrown.text
      : thrown instanceof Error
        ? thrown.message
        : String(thrown);
  const usage = thrown instanceof UsageError;
  stderr.write(`${name}: ${message}${usage ? `\nTry ${name} --help` : ""}\n`);
  return usage ? 2 : 1;
}

import type { Readable } from "node:stream";
import type { DoorLimits } from "./http/door-spec.js";
import { LOG_LEVELS, type Log } from "./log.js";
import { metricsAddress } from "./metrics/address.js";
import { RESULTS } from "./results.js";
import { UsageError } from "./usage-error.js";

/** A flag's value after parsing. */
export type FlagValue = string | number | boolean;

/** Parsed flags by camelCase name (`--data-dir` is `dataDir`); a flag without value or default is absent. */
export type Options = Readonly<Partial<Record<string, FlagValue>>>;

/** A flag that a server declares. */
export interface FlagSpec {
  /** `--data-dir <path>`, or `--offline` for a switch. */
  readonly flag: string;
  readonly description: string;
  readonly default?: FlagValue;
  /** The environment variable that stands in for the flag; for a switch, any value but `0`, `false` and empty. */
  readonly env?: string;
  /** Means nothing without --http. */
  readonly overHttp?: boolean;
  /** Turns the text into a value; what it throws refuses the command line, with its message. */
  readonly parse?: (text: string) => FlagValue;
}

/** What a command gets besides its flags. */
export interface CommandCall<Ctx> {
  /** Writes a line to stdout; stderr, for a progress bar, is the process's own. */
  print(line: string): void;
  /** Writes a line to stderr: what is not the command's result. */
  say(line: string): void;
  /** What is piped into it. */
  readonly input: Readable;
  /** The server's context, made when first asked for and disposed of after the command. */
  context(): Promise<Ctx>;
  readonly log: Log;
}

/** A word that a command takes after its name. */
export interface ArgumentSpec {
  /** In camelCase: its value is among the options by this name. */
  readonly name: string;
  readonly description: string;
  /** Those that are not come last. */
  readonly required: boolean;
}

/** A subcommand that a server declares; it runs instead of serving. */
export interface CommandSpec<Ctx = unknown> {
  /** One word, or a group and a word: `cache clear`. */
  readonly name: string;
  readonly description: string;
  readonly arguments?: readonly ArgumentSpec[];
  /** Flags of this command alone; it has the server's, too. */
  readonly flags?: readonly FlagSpec[];
  run(options: Options, call: CommandCall<Ctx>): Promise<void> | void;
}

/** The flags every server has, besides --help and --version. */
export const COMMON_FLAGS: readonly FlagSpec[] = [
  { flag: "--toolsets <names>", description: "offer only these groups of tools (comma-separated)" },
  { flag: "--read-only", description: "offer only tools that change nothing" },
  {
    flag: "--results <parts>",
    description: `what is sent of a result: ${RESULTS.join(", ")} (text and JSON); auto: text alone for clients that show their model the JSON in its place`,
    default: "auto",
    parse: oneOf(RESULTS),
  },
  { flag: "--http", description: "serve Streamable HTTP at /mcp instead of stdio" },
  {
    flag: "--host <address>",
    overHttp: true,
    description: "address to listen on with --http",
    default: "127.0.0.1",
  },
  {
    flag: "--port <number>",
    overHttp: true,
    description: "port to listen on with --http; 0 takes a free one",
    default: 3000,
    parse: parsePort,
  },
  {
    flag: "--metrics <port>",
    overHttp: true,
    description:
      "with --http: show what is counted to Prometheus, at /metrics of a port of its own; only to this machine, unless it is ADDRESS:PORT",
    parse: parseMetrics,
  },
  {
    flag: "--log-level <level>",
    description: `least severe log line on stderr: ${LOG_LEVELS.join(", ")}`,
    default: "warn",
    parse: oneOf(LOG_LEVELS),
  },
];

/** Who is let in over HTTP where not everybody has a token of their own. */
const OPEN_DOOR_FLAGS: readonly FlagSpec[] = [
  {
    flag: "--token-file <file>",
    overHttp: true,
    description:
      "with --http: serve only who sends the token in this file (Authorization: Bearer ...)",
  },
  {
    flag: "--allow-anyone",
    overHttp: true,
    description: "with --host beyond this machine: serve everybody who reaches it",
  },
];

/** What everybody with a token gets, at most. */
const guardedDoorFlags = (limits: DoorLimits): readonly FlagSpec[] => [
  limit("--per-second <number>", "requests of one player in a second", limits.perSecond),
  limit("--burst <number>", "requests of one player at once", limits.burst),
  limit("--body-bytes <number>", "the longest message", limits.bodyBytes),
  limit("--sessions-each <number>", "sessions of one player", limits.sessionsEach),
  limit("--sessions <number>", "sessions of all players", limits.sessions),
  {
    flag: "--idle <minutes>",
    overHttp: true,
    description: "how long a session is kept that nothing is asked for in",
    default: limits.idleMs / 60_000,
    parse: parseMinutes,
  },
];

const limit = (flag: string, description: string, otherwise: number): FlagSpec => ({
  flag,
  overHttp: true,
  description: `with --http: ${description}`,
  default: otherwise,
  parse: parseCount,
});

/** Flags of servers whose lists follow each caller's state. */
const VIEW_FLAGS: readonly FlagSpec[] = [
  {
    flag: "--era <year>",
    description:
      "2025: serve the protocol's versions with sessions alone, in which lists follow the state; for clients that would open in a newer one",
    parse: oneOf(["2025"]),
  },
  { flag: "--static-tools", description: "list everything always, whatever the state" },
];

/** What says which flags a server has. */
interface Flagged {
  readonly flags?: readonly FlagSpec[];
  readonly live?: { readonly view?: unknown };
  readonly door?: { readonly limits: DoorLimits };
}

/** All flags of a server. */
export const flagsOf = ({ flags = [], live, door }: Flagged): readonly FlagSpec[] => [
  ...COMMON_FLAGS,
  ...(door ? guardedDoorFlags(door.limits) : OPEN_DOOR_FLAGS),
  ...(live?.view === undefined ? [] : VIEW_FLAGS),
  ...flags,
];

/** A flag's name, without the hyphens before it. */
export function flagName({ flag }: Pick<FlagSpec, "flag">): string {
  const name = /--([a-z][a-z0-9-]*)/u.exec(flag)?.[1];
  if (name === undefined) throw new Error(`"${flag}" is not a flag`);
  return name;
}

/** The key a flag's value is found under. */
export function flagKey({ flag }: Pick<FlagSpec, "flag">): string {
  return flagName({ flag }).replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
}

/** The options of a command line that names no flag: environment, then defaults. */
export function defaultOptions(flags: readonly FlagSpec[], env = process.env): Options {
  const options: Partial<Record<string, FlagValue>> = {};
  for (const spec of flags) {
    const given = spec.env === undefined ? undefined : env[spec.env];
    const value = given ? fromEnvironment(spec, given) : spec.default;
    if (value !== undefined) options[flagKey(spec)] = value;
  }
  return options;
}

/** A flag's text as its value; what `parse` throws names the flag. */
export function flagValue(spec: FlagSpec, text: string, source = spec.flag): FlagValue {
  try {
    return spec.parse ? spec.parse(text) : text;
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new UsageError(`${source}: ${reason}`);
  }
}

function fromEnvironment(spec: FlagSpec, text: string): FlagValue {
  const isSwitch = !spec.flag.includes("<");
  return isSwitch ? !["0", "false"].includes(text) : flagValue(spec, text, spec.env);
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/u.test(text) || port > 65_535)
    throw new Error(`"${text}" is not a port (0 to 65535)`);
  return port;
}

function parseMetrics(text: string): string {
  metricsAddress(text);
  return text;
}

function parseCount(text: string): number {
  const count = Number(text);
  if (!/^\d{1,12}$/u.test(text) || count === 0)
    throw new Error(`"${text}" is not a whole number from 1 on`);
  return count;
}

function parseMinutes(text: string): number {
  const minutes = Number(text);
  if (!/^\d{1,6}(\.\d{1,6})?$/u.test(text) || minutes === 0)
    throw new Error(`"${text}" is not a number of minutes`);
  return minutes;
}

function oneOf(allowed: readonly string[]): (text: string) => string {
  return (text) => {
    if (!allowed.includes(text)) throw new Error(`"${text}" is not one of ${allowed.join(", ")}`);
    return text;
  };
}

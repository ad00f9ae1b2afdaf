import { Command, CommanderError, Option } from "commander";
import {
  type ArgumentSpec,
  type CommandSpec,
  type FlagSpec,
  flagValue,
  type Options,
} from "./flags.js";
import { UsageError } from "./usage-error.js";

/** What a command line describes. */
export interface Interface<Ctx> {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  /** All of them, those that every server has too. */
  readonly flags?: readonly FlagSpec[];
  readonly commands?: readonly CommandSpec<Ctx>[];
}

/** What a command line asks for: nothing more (help was printed), or serving or a command with these flags. */
export type Request<Ctx> =
  | "done"
  | { readonly command: CommandSpec<Ctx> | undefined; readonly given: Options };

/** Reads a command line; prints help and version on stdout, throws UsageError when it makes no sense. */
export function readCommandLine<Ctx>(
  server: Interface<Ctx>,
  argv: readonly string[],
): Request<Ctx> {
  let request: Request<Ctx> = "done";
  const program = base(server, () => {
    refuseStranger(program.args[0], server.commands ?? []);
    request = { command: undefined, given: program.opts() };
  });
  for (const spec of server.commands ?? []) {
    const command = placed(program, spec.name, server.commands ?? [])
      .description(spec.description)
      .allowExcessArguments(false);
    for (const argument of spec.arguments ?? []) addArgument(command, argument);
    addFlags(command, spec.flags ?? []).action(() => {
      request = {
        command: spec,
        given: { ...command.optsWithGlobals(), ...wordsOf(command, spec) },
      };
    });
  }
  try {
    program.parse(argv, { from: "user" });
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown;
    if (thrown.exitCode !== 0) throw new UsageError(thrown.message.replace(/^error: /u, ""));
  }
  return request;
}

type Named = Pick<CommandSpec, "name">;

/** `cache clear` is the command clear in the group cache, which does nothing by itself. */
function placed(program: Command, name: string, commands: readonly Named[]): Command {
  const [first = "", second] = name.split(" ");
  if (second === undefined) return program.command(first);
  const known = program.commands.find((command) => command.name() === first);
  const group = known ?? program.command(first).helpCommand(false).allowExcessArguments(true);
  group.action(() => refuseStranger([first, ...group.args].join(" "), commands));
  return group.command(second);
}

/** Commander calls a misspelt command one argument too many. */
function refuseStranger(word: string | undefined, commands: readonly Named[]): void {
  if (word === undefined) return;
  const names = commands.map(({ name }) => name);
  const allowed = names.length === 0 ? "this server has none" : `allowed: ${names.join(", ")}`;
  throw new UsageError(`unknown command ${JSON.stringify(word)} (${allowed})`);
}

function base<Ctx>(
  { name, title, version, flags = [] }: Interface<Ctx>,
  serve: () => void,
): Command {
  const program = new Command(name)
    .description(
      `${title}: an MCP server. Without a command it serves, on stdio unless --http is given.`,
    )
    .version(version, "--version")
    .helpOption("-h, --help")
    .helpCommand(false)
    .allowExcessArguments(true)
    .exitOverride()
    // Errors are thrown, and printed once, by whoever catches them.
    .configureOutput({ writeErr: () => undefined })
    .action(serve);
  return addFlags(program, flags);
}

function addArgument(command: Command, { name, description, required }: ArgumentSpec): void {
  command.argument(required ? `<${name}>` : `[${name}]`, description);
}

/** The words given, by the names of the arguments; a blank one is as good as none. */
function wordsOf(
  command: Command,
  { arguments: taken = [] }: Pick<CommandSpec, "arguments">,
): Options {
  const given = taken.flatMap(({ name, required }, index) => {
    const word = command.args[index]?.trim() ?? "";
    if (word === "" && required) throw new UsageError(`${name} is blank`);
    return word === "" ? [] : [[name, word] as const];
  });
  return Object.fromEntries(given);
}

/** Defaults are shown but not set: what commander returns is only what was given. */
function addFlags(command: Command, flags: readonly FlagSpec[]): Command {
  for (const spec of flags) {
    const notes = [
      ...(spec.default === undefined ? [] : [`default: ${spec.default}`]),
      ...(spec.env === undefined ? [] : [`env: ${spec.env}`]),
    ];
    const note = notes.length === 0 ? "" : ` (${notes.join(", ")})`;
    const option = new Option(spec.flag, spec.description + note);
    if (spec.flag.includes("<")) option.argParser((text) => flagValue(spec, text));
    command.addOption(option);
  }
  return command;
}

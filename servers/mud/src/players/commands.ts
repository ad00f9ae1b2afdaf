import {
  type CommandCall,
  type CommandSpec,
  type Options,
  ToolFault,
  UsageError,
} from "@tabletop-mcp/mcp-kit";
import { isPlayerName, nameRule } from "./name.js";
import {
  type Cabinet,
  give,
  holders,
  newToken,
  type Refusal,
  replace,
  takeBack,
} from "./tokens.js";

type Call = CommandCall<Cabinet>;

const named = [{ name: "name", description: "the player's name", required: true }] as const;

/** The command's argument; throws a UsageError for what nobody can be called. */
function nameIn({ name }: Options): string {
  const asked = String(name);
  if (isPlayerName(asked)) return asked;
  throw new UsageError(
    `${JSON.stringify(asked.slice(0, 60))} cannot be a player's name: ${nameRule}`,
  );
}

function accepted(name: string, refusal: Refusal | undefined): void {
  if (refusal === "has one")
    throw new ToolFault({
      code: "PLAYER_EXISTS",
      message: `${name} has a token already`,
      hint: `It is shown only once: player rotate ${name} gives another in its place`,
    });
  if (refusal === "has none")
    throw new ToolFault({
      code: "PLAYER_NOT_FOUND",
      message: `${name} has no token`,
      hint: "player list names those who have one",
    });
}

async function add(options: Options, { context, print, say }: Call): Promise<void> {
  const [name, token] = [nameIn(options), newToken()];
  accepted(name, await give(await context(), name, token));
  print(token);
  say(
    `${name} comes in with this token over --http (Authorization: Bearer ...). It is not shown again.`,
  );
}

async function rotate(options: Options, { context, print, say }: Call): Promise<void> {
  const [name, token] = [nameIn(options), newToken()];
  accepted(name, await replace(await context(), name, token));
  print(token);
  say(`${name}'s old token is one no more. This one is not shown again.`);
}

async function remove(options: Options, { context, say }: Call): Promise<void> {
  const name = nameIn(options);
  accepted(name, await takeBack(await context(), name));
  say(`${name} cannot come in over --http any more; the character stays in the world.`);
}

async function list(_: Options, { context, print, say }: Call): Promise<void> {
  const all = await holders((await context()).store);
  for (const { name, givenAt } of all) print(`${name}\t${new Date(givenAt).toISOString()}`);
  if (all.length === 0) say("Nobody has a token yet: player add NAME gives one.");
}

/** Who may come in over HTTP: only a token itself, and the list, go to stdout. */
export const playerCommands: readonly CommandSpec<Cabinet>[] = [
  {
    name: "player add",
    description: "give a player a token for --http, which is printed once",
    arguments: named,
    run: add,
  },
  { name: "player list", description: "print who has a token, and since when", run: list },
  {
    name: "player remove",
    description: "take a player's token back; ends what is open with it",
    arguments: named,
    run: remove,
  },
  {
    name: "player rotate",
    description: "give a player another token; ends what is open with the old one",
    arguments: named,
    run: rotate,
  },
];

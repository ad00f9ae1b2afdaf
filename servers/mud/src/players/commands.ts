import {
  type CommandCall,
  type CommandSpec,
  type Options,
  ToolFault,
  UsageError,
} from "@tabletop-mcp/mcp-kit";
import { ban, bansIn, unban } from "./bans.js";
import type { Cabinet } from "./ledger.js";
import { isPlayerName, nameRule } from "./name.js";
import { give, holders, newToken, type Refusal, replace, takeBack } from "./tokens.js";

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
  if (refusal === "too many")
    throw new ToolFault({
      code: "PLAYERS_LIMIT",
      message: "As many players have a token as may have one",
      hint: "world limit says how many; player remove takes one back",
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
  const { store } = await context();
  const [all, bans] = [await holders(store), await bansIn(store)];
  const idOf = ({ name }: { readonly name: string }) => name.toLowerCase();
  const [tokens, banned] = [byId(all, idOf), byId(bans, idOf)];
  const names = byId([...bans, ...all], idOf);
  for (const [id, { name }] of [...names].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [token, since] = [tokens.get(id), banned.get(id)];
    const ends = since ? `\tbanned ${iso(since.bannedAt)}` : "";
    print(`${name}\t${token ? iso(token.givenAt) : "no token"}${ends}`);
  }
  if (all.length === 0) say("Nobody has a token yet: player add NAME gives one.");
}

const byId = <T>(all: readonly T[], idOf: (one: T) => string): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [idOf(one), one]));

const iso = (at: number): string => new Date(at).toISOString();

async function shutOut(options: Options, { context, say }: Call): Promise<void> {
  const name = nameIn(options);
  if ((await ban(await context(), name)) !== undefined)
    throw new ToolFault({ code: "PLAYER_BANNED", message: `${name} is banned already` });
  say(`${name} cannot come in any more, by whatever token; the character stays in the world.`);
}

async function letIn(options: Options, { context, say }: Call): Promise<void> {
  const name = nameIn(options);
  if ((await unban(await context(), name)) !== undefined)
    throw new ToolFault({
      code: "PLAYER_NOT_BANNED",
      message: `${name} is not banned`,
      hint: "player list names those who are",
    });
  say(`${name} may come in again, with the token that was theirs.`);
}

/** Who may come in: only a token itself, and the list, go to stdout. */
export const playerCommands: readonly CommandSpec<Cabinet>[] = [
  {
    name: "player add",
    description: "give a player a token for --http, which is printed once",
    arguments: named,
    run: add,
  },
  {
    name: "player ban",
    description: "let a player in no more; ends what is open, the token stays for later",
    arguments: named,
    run: shutOut,
  },
  {
    name: "player list",
    description: "print who has a token or is banned, and since when",
    run: list,
  },
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
  {
    name: "player unban",
    description: "let a banned player in again",
    arguments: named,
    run: letIn,
  },
];

import { setTimeout as sleep } from "node:timers/promises";

/** What both client lines can do. */
export interface Client {
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<object>;
  close(): Promise<void>;
}

/** What somebody has asked for, and what came of it. */
export interface Account {
  /** Lines whose saying was answered. */
  readonly said: string[];
  /** The tools of commands that were obeyed. */
  readonly obeyed: string[];
  /** Those of which it is not known whether they were. */
  readonly unanswered: string[];
  /** How often a command was obeyed, or refused by the game. */
  answers: number;
  lines: number;
}

/** Of somebody who has not asked for anything. */
export const newAccount = (): Account => ({
  said: [],
  obeyed: [],
  unanswered: [],
  answers: 0,
  lines: 0,
});

const directions = ["north", "south", "east", "west"] as const;
const things = ["key", "pouch", "coin", "torch", "sword", "shield", "chain"] as const;

function pick<T>(from: readonly [T, ...T[]]): T {
  return from[Math.floor(Math.random() * from.length)] ?? from[0];
}

/** Anything that a player may do and that neither makes things nor uses them up. */
const deed = (line: string, others: readonly [string, ...string[]]) =>
  pick([
    { name: "look", arguments: {} },
    { name: "move", arguments: { direction: pick(directions) } },
    { name: "move", arguments: { direction: pick(directions) } },
    { name: "pick_up", arguments: { item: pick(things) } },
    { name: "drop", arguments: { item: pick(things) } },
    { name: "give", arguments: { item: pick(things), player: pick(others) } },
    { name: "battle", arguments: {} },
    { name: "flee", arguments: {} },
    { name: "say", arguments: { text: line } },
  ]);

/** Somebody who plays. */
export interface Playing {
  readonly name: string;
  readonly account: Account;
  /** Comes in, and again where a server is gone; rejects while there is none. */
  enter(): Promise<Client>;
  readonly others: readonly [string, ...string[]];
  isOver(): boolean;
}

/** Plays until it is over, whatever becomes of servers. */
export async function plays(player: Playing): Promise<void> {
  const { enter, isOver } = player;
  while (!isOver()) {
    const client = await enter().catch(() => undefined);
    if (client !== undefined) await playsBy(client, player);
    await client?.close().catch(() => undefined);
    await sleep(50);
  }
}

async function playsBy(client: Client, { name, account, others, isOver }: Playing): Promise<void> {
  while (!isOver()) {
    const line = `${name} says line ${account.lines}`;
    account.lines += 1;
    const asked = deed(line, others);
    const answer = await client.callTool(asked).catch(() => undefined);
    if (answer === undefined || isUnknown(answer)) account.unanswered.push(asked.name);
    if (answer === undefined) return;
    if (isOfStore(answer)) {
      // What it had not done it has said so of.
      await sleep(20);
      continue;
    }
    account.answers += 1;
    if (isRefusal(answer) && !isDone(answer)) continue;
    account.obeyed.push(asked.name);
    if (asked.name === "say") account.said.push(line);
  }
}

const isRefusal = (answer: object): boolean => "isError" in answer && answer.isError === true;
const isOfStore = (answer: object): boolean =>
  isRefusal(answer) && /\[(?:DATABASE|COMMIT)_/u.test(JSON.stringify(answer));
const isDone = (answer: object): boolean => JSON.stringify(answer).includes("[DONE_UNSEEN]");
const isUnknown = (answer: object): boolean =>
  isRefusal(answer) && JSON.stringify(answer).includes("[COMMIT_UNKNOWN]");

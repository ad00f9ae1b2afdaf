import { statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { call, opened, program } from "./served.js";
import type { StdioPeer } from "./stdio-peer.js";

const server = program(import.meta.resolve("@tabletop-mcp/combat-spatial-magic/package.json"));

/** A campaign with a server of its own, and whose turn it is in its fight. */
export interface Table {
  readonly peer: StdioPeer;
  readonly file: string;
  current: string;
}

/** What a call answers, as far as it is read here. */
export interface Answer {
  readonly structuredContent?: {
    readonly current?: { readonly name: string };
    readonly saves?: readonly unknown[];
  };
}

/** Calls a tool at a table; gives the whole result. */
export async function tell(table: Table, tool: string, args: object): Promise<Answer> {
  const answer = (await call(table.peer, tool, args)()) as Answer;
  table.current = answer.structuredContent?.current?.name ?? table.current;
  return answer;
}

/** What all shoot at: it does not fall. */
const butt = { name: "Butt", hp: 10_000, ac: 1 } as const;

/** A server for a campaign. */
export async function seated(folder: string, campaign: string): Promise<Table> {
  const peer = await opened(server, [`--data-dir=${folder}`, `--campaign=${campaign}`]);
  return { peer, file: path.join(folder, "campaigns", `${campaign}.sqlite`), current: "" };
}

/** A fight of so many on a map of 40 by 40 squares: archers, and a butt that all can see. */
export async function shooting(folder: string, campaign: string, size: number): Promise<Table> {
  const table = await seated(folder, campaign);
  const participants = [
    { custom: butt, position: "39,20", initiative: 30 },
    // No more than 50 of a kind at a time.
    ...[Math.min(50, size - 1), Math.max(0, size - 51)]
      .filter((count) => count > 0)
      .map((count) => ({ creature: "Scout", count, side: "party", initiative: 10 })),
  ];
  const terrain = { width: 40, height: 40 };
  await tell(table, "create_encounter", { name: "Fight", participants, terrain });
  await next(table);
  return table;
}

/** Shoots, if anybody's turn is that of an archer. */
export const shoot = (table: Table): Promise<unknown> =>
  tell(table, "execute_action", {
    actorId: table.current,
    action: "attack",
    targetId: butt.name,
    weapon: "Longbow",
  });

/** What has been shot at is whole again. */
export const mend = (table: Table): Promise<unknown> =>
  tell(table, "apply_healing", { targetId: butt.name, amount: butt.hp });

/** The next turn of an archer. */
export async function next(table: Table): Promise<void> {
  do await tell(table, "advance_turn", {});
  while (table.current === butt.name);
}

/** The bytes that the last command has put on disk: what the log says of it, and the rows that it wrote. */
export function lastWrite(file: string): string {
  const database = new Database(file, { readonly: true });
  const command = database.prepare("select * from commands order by seq desc limit 1").get();
  const images = database
    .prepare(
      "select * from images where seq >= (select max(seq) from commands) * 1000000 order by seq",
    )
    .all() as readonly { readonly aggregate: string; readonly before: string }[];
  const rowOf = (table: string, id: string): unknown =>
    database.prepare(`select * from ${table} where id = ?`).get(id);
  const rows = images.map(({ aggregate, before }) => {
    const [kind, id = ""] = aggregate.split(":");
    if (kind === "character") return rowOf("characters", id);
    const { combatants = {} } = JSON.parse(before) as { readonly combatants?: object };
    const taking = database.prepare("select * from combatants where creature_id = ?");
    return [rowOf("encounters", id), Object.keys(combatants).map((one) => taking.get(one))];
  });
  database.close();
  return JSON.stringify({ command, images, rows });
}

/** Bytes that each of these adds to the disk: what goes to the log that SQLite writes ahead, page by page. */
export async function writtenBy(file: string, works: readonly (() => Promise<unknown>)[]) {
  const reader = new Database(file);
  reader.pragma("wal_checkpoint(TRUNCATE)");
  // While somebody reads an earlier state, the log only grows.
  reader.exec("begin");
  reader.prepare("select count(*) from commands").get();
  const bytes: number[] = [];
  for (const work of works) {
    const before = statSync(`${file}-wal`).size;
    await work();
    bytes.push(statSync(`${file}-wal`).size - before);
  }
  reader.exec("commit");
  reader.close();
  return bytes;
}

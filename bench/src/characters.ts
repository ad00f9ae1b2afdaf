import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openCampaign } from "@tabletop-mcp/storage";
import Database from "better-sqlite3";
import { bareTransaction } from "./bare-transaction.js";
import { crowd } from "./crowd.js";
import { type Figure, interleavedAsync, report, reportCount } from "./measure.js";
import { call, echo, listFigure, opened, program, tripTimes } from "./served.js";
import { coldStart, type StdioPeer } from "./stdio-peer.js";

const server = program(import.meta.resolve("@tabletop-mcp/combat-spatial-magic/package.json"));

/** Somebody with much on the sheet: two classes, spells, armour, a pack of things. */
const hero = {
  name: "Ysolde",
  race: "High Elf",
  class: "Fighter",
  subclass: "Champion",
  level: 5,
  multiclass: [{ class: "Wizard", level: 5, subclass: "School of Evocation" }],
  abilities: { str: 15, dex: 14, con: 14, int: 16, wis: 10, cha: 8 },
  skills: ["Athletics", "Perception"],
  choices: { fightingStyle: "Defense" },
  spells: ["Fire Bolt", "Mage Hand", "Magic Missile", "Shield", "Fireball", "Misty Step"],
  equipment: [
    "Chain Mail",
    "Shield",
    "Longsword",
    "Longbow",
    { item: "Arrow", quantity: 20 },
    "Explorer's Pack",
  ],
} as const;

const at = (folder: string, campaign: string) => [`--data-dir=${folder}`, `--campaign=${campaign}`];

/** A call against an echo of the very bytes that answer it. */
async function tripFigure(
  name: string,
  args: object,
  { table, floor }: { readonly table: StdioPeer; readonly floor: StdioPeer },
): Promise<Figure> {
  const ask = call(table, name, args);
  const text = JSON.stringify(await ask());
  const [ours = 0, other = 0] = await tripTimes([ask, call(floor, "echo", { text })], 2_001);
  return {
    name: `${name} over stdio, ${text.length} bytes, p50`,
    ours,
    other,
    otherName: "echo of the same bytes",
    unit: "ms",
    goal: { kind: "at most", ratio: 1.5 },
  };
}

/** The bytes that one commit has put on disk: what the log says of it, and the row itself. */
function lastWrite(file: string): string {
  const database = new Database(file, { readonly: true });
  const log = ["commands", "images"].map((table) =>
    database.prepare(`select * from ${table} order by seq desc limit 1`).get(),
  );
  const row = database.prepare("select * from characters limit 1").get();
  database.close();
  return JSON.stringify({ log, row });
}

/** One write that is on disk when it is answered, against a bare transaction of the same bytes plus an echo of the answer. */
async function writeFigure(
  folder: string,
  { table, floor }: { readonly table: StdioPeer; readonly floor: StdioPeer },
): Promise<Figure> {
  let xp = 0;
  const write = async () => {
    xp += 1;
    return call(table, "update_character", { characterId: hero.name, xp })();
  };
  const text = JSON.stringify(await write());
  const bytes = lastWrite(path.join(folder, "campaigns", "one.sqlite"));
  const keep = bareTransaction(path.join(folder, "bare.sqlite"), bytes);
  const [ours = 0, disk = 0, trip = 0] = await tripTimes(
    [write, async () => keep(), call(floor, "echo", { text })],
    2_001,
  );
  return {
    name: `update_character, ${bytes.length} bytes on disk, p50`,
    ours,
    other: disk + trip,
    otherName: "a bare transaction of the same bytes and an echo",
    unit: "ms",
    goal: { kind: "at most", ratio: 1.3 },
  };
}

const megabytes = (file: string): string => `${(statSync(file).size / 1_048_576).toFixed(1)} MB`;

/** The same questions to a small campaign and to a crowded one. */
async function crowdFigures(folder: string): Promise<readonly Figure[]> {
  const sizes = {
    small: { characters: 100, notes: 1_000 },
    big: { characters: 10_000, notes: 100_000 },
  };
  for (const [name, size] of Object.entries(sizes)) {
    const campaign = await openCampaign({ file: path.join(folder, "campaigns", `${name}.sqlite`) });
    await crowd(campaign, size);
    await campaign.close();
  }
  const small = await opened(server, at(folder, "small"));
  const big = await opened(server, at(folder, "big"));
  const size = (name: string) => megabytes(path.join(folder, "campaigns", `${name}.sqlite`));
  const questions = [
    { tool: "get_character", args: { characterId: "Hero 77" }, ratio: 2 },
    { tool: "list_characters", args: { query: "hero" }, ratio: 2 },
    {
      tool: "roll_check",
      args: { characterId: "Hero 42", kind: "skill", skill: "stealth" },
      ratio: 2,
    },
    { tool: "get_session_context", args: {}, ratio: 2 },
    { tool: "search_notes", args: { query: "amulet of the drowned king" }, ratio: 5 },
    { tool: "search_notes", args: { query: "dunkaka" }, ratio: 5 },
  ];
  const figures: Figure[] = [];
  for (const { tool, args, ratio } of questions) {
    const works = [call(big, tool, args), call(small, tool, args)];
    const [ours = 0, other = 0] = await tripTimes(works, 301);
    figures.push({
      name: `${tool} ${JSON.stringify(args)} with 10,000 characters and 100,000 notes (${size("big")}), p50`,
      ours,
      other,
      otherName: `with 100 and 1,000 (${size("small")})`,
      unit: "ms",
      goal: { kind: "at most", ratio },
    });
  }
  await small.end();
  await big.end();
  return figures;
}

/** How long a server takes to start, against an echo: to the answer to `initialize`, or to the list of its tools. */
export async function startFigure(folder: string, toList: boolean): Promise<Figure> {
  const works = [
    () => coldStart(server, "initialize", { args: at(folder, "one"), toList }),
    () => coldStart(echo, "initialize", { toList }),
  ];
  await interleavedAsync(works, 3);
  const [ours = 0, other = 0] = await interleavedAsync(works, 25);
  return {
    name: `cold start to ${toList ? "the first tools/list" : "initialize"}`,
    ours,
    other,
    otherName: "echo",
    unit: "ms",
    goal: { kind: "at most", ratio: toList ? 1.5 : 1.3 },
  };
}

/** Most that a server may hold after two hundred calls. */
const mostMegabytes = 90;

/** What a fresh server holds after a hundred reads and a hundred writes, against an echo of as many of the same bytes. */
async function memoryFigures(folder: string): Promise<readonly boolean[]> {
  const table = await opened(server, at(folder, "one"));
  const floor = await opened(echo);
  for (let xp = 0; xp < 100; xp++) {
    const text = JSON.stringify(await call(table, "get_character", { characterId: hero.name })());
    await call(table, "update_character", { characterId: hero.name, xp })();
    for (let i = 0; i < 2; i++) await call(floor, "echo", { text })();
  }
  const [ours, other] = [table.residentMegabytes, floor.residentMegabytes];
  await table.end();
  await floor.end();
  if (ours === undefined || other === undefined) return [];
  const name = "memory after 200 calls";
  const goal = { kind: "at most", ratio: 1.5 } as const;
  return [
    report({ name, ours, other, otherName: "echo", unit: "MB", goal }),
    reportCount({
      name: `${name}, MB`,
      ours: Math.round(ours),
      goal: { kind: "at most", count: mostMegabytes },
    }),
  ];
}

/** Every figure of characters, parties and notes; true when all goals are met. */
export async function benchCharacters(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), "tabletop-bench-"));
  const table = await opened(server, at(folder, "one"));
  const floor = await opened(echo);
  try {
    await call(table, "create_character", hero)();
    const peers = { table, floor };
    const check = { characterId: hero.name, kind: "skill", skill: "perception", dc: 12 };
    return [
      report(await tripFigure("get_character", { characterId: hero.name }, peers)),
      report(await tripFigure("roll_check", check, peers)),
      report(await writeFigure(folder, peers)),
      report(await startFigure(folder, false)),
      report(await startFigure(folder, true)),
      ...(await memoryFigures(folder)),
      ...(await crowdFigures(folder)).map(report),
      await listFigure(table),
    ].every(Boolean);
  } finally {
    await table.end();
    await floor.end();
    rmSync(folder, { recursive: true });
  }
}

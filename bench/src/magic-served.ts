import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bareTransaction } from "./bare-transaction.js";
import { startFigure } from "./characters.js";
import { asClient } from "./cpus.js";
import { interleavedAsync, report, reportCount } from "./measure.js";
import { call, echo, listFigure, opened, timed } from "./served.js";
import { lastWrite, seated, type Table, tell } from "./tabled.js";

const mira = {
  name: "Mira",
  race: "High Elf",
  class: "Wizard",
  level: 20,
  subclass: "School of Evocation",
  abilities: { str: 8, dex: 14, con: 16, int: 20, wis: 12, cha: 10 },
  spells: ["Fire Bolt", "Magic Missile", "Fireball", "Web", "Misty Step"],
} as const;

/** Most that a server may hold after a fight full of spells. */
const mostMegabytes = 90;

/** A wizard, and four whom nothing brings down. */
async function duel(folder: string, campaign: string): Promise<Table> {
  const table = await seated(folder, campaign);
  await tell(table, "create_character", mira);
  const butts = [1, 2, 3, 4].map((at) => ({
    custom: { name: `Butt ${at}`, hp: 10_000, ac: 1 },
    position: `20,${9 + at}`,
    initiative: 10,
  }));
  const participants = [{ characterId: "Mira", initiative: 30, position: "2,2" }, ...butts];
  const terrain = { width: 40, height: 40 };
  await tell(table, "create_encounter", { name: "Duel", participants, terrain });
  return table;
}

const cast = (table: Table, spellName: string, more: object): Promise<unknown> =>
  tell(table, "cast_spell", { casterId: "Mira", spellName, ...more });

const darts = (table: Table): Promise<unknown> =>
  cast(table, "Magic Missile", { targetIds: ["Butt 1"] });

/** Mira's next turn, with all her slots, and those whole whom she shoots at. */
async function nextTurn(table: Table): Promise<void> {
  await tell(table, "apply_healing", { targetId: "Butt 1", amount: 10_000 });
  for (const level of [1, 2, 3])
    await tell(table, "manage_spell_slots", {
      characterId: "Mira",
      operation: "restore",
      slotLevel: level,
      count: 1,
    });
  do await tell(table, "advance_turn", {});
  while (table.current !== "Mira");
}

/** A casting over stdio against an echo of its answer and a bare transaction of its bytes. */
async function castTimes(folder: string, table: Table): Promise<boolean> {
  const floor = await opened(echo);
  const text = JSON.stringify(await darts(table));
  const bytes = lastWrite(table.file);
  const keep = bareTransaction(path.join(folder, "bare.sqlite"), bytes);
  await nextTurn(table);
  const works = [
    timed(() => darts(table)),
    timed(() => nextTurn(table)),
    timed(async () => keep()),
    timed(call(floor, "echo", { text })),
  ];
  const [ours = 0, , disk = 0, trip = 0] = await asClient(async () => {
    await interleavedAsync(works, 100);
    return interleavedAsync(works, 301);
  });
  await floor.end();
  return report({
    name: `cast_spell, ${text.length} bytes, ${bytes.length} on disk, p50`,
    ours,
    other: disk + trip,
    otherName: "a bare transaction of the same bytes and an echo",
    unit: "ms",
    goal: { kind: "at most", ratio: 2.5 },
  });
}

/** What a fresh server holds after a fight of a minute, ten rounds, with a spell in each: spells that strike many, lie in places and are concentrated on. */
async function memoryFigure(folder: string): Promise<readonly boolean[]> {
  const table = await duel(folder, "minute");
  const spells = [
    ["Fireball", { targetPosition: "20,11" }],
    ["Web", { targetPosition: "14,8" }],
    ["Fire Bolt", { targetIds: ["Butt 1"] }],
    ["Magic Missile", { targetIds: ["Butt 1"] }],
  ] as const;
  for (let turn = 0; turn < 10; turn += 1) {
    const [name, more] = spells[turn % spells.length] ?? spells[0];
    await cast(table, name, more);
    await nextTurn(table);
  }
  const held = table.peer.residentMegabytes;
  await table.peer.end();
  if (held === undefined) return [];
  return [
    reportCount({
      name: "MB of memory after a fight of ten rounds with spells",
      ours: Math.round(held),
      goal: { kind: "at most", count: mostMegabytes },
    }),
  ];
}

/** Castings through a server, each on disk when it is answered; what it starts with, and what it holds. */
export async function castServedFigures(): Promise<readonly boolean[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "tabletop-bench-"));
  const table = await duel(folder, "duel");
  try {
    return [
      await castTimes(folder, table),
      ...(await memoryFigure(folder)),
      report(await startFigure(folder, false)),
      report(await startFigure(folder, true)),
      await listFigure(table.peer),
    ];
  } finally {
    await table.peer.end();
    rmSync(folder, { recursive: true });
  }
}

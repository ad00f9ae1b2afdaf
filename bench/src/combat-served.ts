import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bareTransaction } from "./bare-transaction.js";
import { asClient } from "./cpus.js";
import { interleavedAsync, median, report } from "./measure.js";
import { replyFigures } from "./replies.js";
import { call, echo, listFigure, opened, timed } from "./served.js";
import { lastWrite, mend, next, seated, shoot, shooting, type Table, writtenBy } from "./tabled.js";

const textOf = (answer: unknown): string => JSON.stringify(answer);

/** An attack over stdio against an echo of its answer and a bare transaction of its bytes; and among 100 against among 4. */
async function attackTimes(folder: string, few: Table, many: Table): Promise<readonly boolean[]> {
  const floor = await opened(echo);
  const text = textOf(await shoot(few));
  const bytes = lastWrite(few.file);
  const keep = bareTransaction(path.join(folder, "bare.sqlite"), bytes);
  await Promise.all([next(few), next(many)]);
  const works = [
    timed(() => shoot(few)),
    timed(() => shoot(many)),
    timed(() => next(few)),
    timed(() => next(many)),
    timed(async () => keep()),
    timed(call(floor, "echo", { text })),
  ];
  const times = await asClient(async () => {
    await interleavedAsync(works, 150);
    return interleavedAsync(works, 601);
  });
  await floor.end();
  const [ofFew = 0, ofMany = 0, turnOfFew = 0, turnOfMany = 0, disk = 0, trip = 0] = times;
  const among = { otherName: "among 4", unit: "ms", goal: { kind: "at most", ratio: 3 } } as const;
  return [
    report({
      name: `execute_action, ${text.length} bytes, ${bytes.length} on disk, p50`,
      ours: ofFew,
      other: disk + trip,
      otherName: "a bare transaction of the same bytes and an echo",
      unit: "ms",
      goal: { kind: "at most", ratio: 2 },
    }),
    report({ name: "execute_action among 100", ours: ofMany, other: ofFew, ...among }),
    report({ name: "advance_turn among 100", ours: turnOfMany, other: turnOfFew, ...among }),
  ];
}

/** What an attack and a turn put on disk among 100 against among 4. */
async function attackBytes(few: Table, many: Table): Promise<readonly boolean[]> {
  const written = async (table: Table) => {
    const turns = Array.from({ length: 30 }, () => [() => shoot(table), () => next(table)]).flat();
    const bytes = await writtenBy(table.file, turns);
    const every = (rest: number) => median(bytes.filter((_, at) => at % 2 === rest)) / 1_024;
    return { attack: every(0), turn: every(1) };
  };
  const [four, hundred] = [await written(few), await written(many)];
  const among = { otherName: "among 4", unit: "KB", goal: { kind: "at most", ratio: 3 } } as const;
  return [
    report({
      name: "execute_action among 100, on disk",
      ours: hundred.attack,
      other: four.attack,
      ...among,
    }),
    report({
      name: "advance_turn among 100, on disk",
      ours: hundred.turn,
      other: four.turn,
      ...among,
    }),
  ];
}

/** Three shots and their turns, for which the butt is whole. */
async function round(table: Table): Promise<void> {
  await mend(table);
  for (let turn = 0; turn < 3; turn += 1) {
    await shoot(table);
    await next(table);
  }
}

/** Rounds at the end of a log of 1,000 rounds against rounds of a fight that has just begun, each with a server of its own that has just started. */
async function longLog(folder: string): Promise<boolean> {
  const played = await shooting(folder, "long", 4);
  for (let rounds = 0; rounds < 1_000; rounds += 1) await round(played);
  await played.peer.end();
  const [long, fresh] = [await seated(folder, "long"), await shooting(folder, "fresh", 4)];
  long.current = played.current;
  const works = [timed(() => round(long)), timed(() => round(fresh))];
  const [ours = 0, other = 0] = await asClient(async () => {
    await interleavedAsync(works, 25);
    return interleavedAsync(works, 51);
  });
  await long.peer.end();
  await fresh.peer.end();
  return report({
    name: "a round after 1,000 rounds",
    ours,
    other,
    otherName: "one of a fight that has just begun",
    unit: "ms",
    goal: { kind: "at most", ratio: 1.5 },
  });
}

/** Fights through a server, each command of them on disk when it is answered. */
export async function servedFigures(): Promise<readonly boolean[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "tabletop-bench-"));
  const few = await shooting(folder, "few", 4);
  const many = await shooting(folder, "many", 100);
  try {
    return [
      ...(await attackTimes(folder, few, many)),
      ...(await attackBytes(few, many)),
      await longLog(folder),
      ...(await replyFigures(folder)),
      await listFigure(few.peer),
    ];
  } finally {
    await few.peer.end();
    await many.peer.end();
    rmSync(folder, { recursive: true });
  }
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openWorld } from "@tabletop-mcp/storage";
import { asClient } from "./cpus.js";
import { printCpu } from "./engine.js";
import { HttpPlayer } from "./http-player.js";
import { type HttpServer, httpServer } from "./http-server.js";
import { report, reportCount } from "./measure.js";
import { type Ask, part, type Traffic, traffic } from "./mud-mix.js";
import { crowdWithTokens } from "./mud-world.js";
import { program } from "./served.js";

/** The dungeon's program. */
export const mud = program(import.meta.resolve("@tabletop-mcp/mud/package.json"));
const echo = fileURLToPath(new URL("echo-http/echo-http-server.js", import.meta.url));

/** A command of the dungeon's. */
export const play: Ask = (player, { name, args }) => player.call(name, args);
const say: Ask = (player, deed) => player.call("echo", { text: JSON.stringify(deed) });

/** Limits that no player of a bench comes near. */
export const generous = ["--per-second=100000", "--burst=100000", "--sessions=5000"];

/** Players of the older era, each with a session of their own. */
export async function opened(url: string, tokens: readonly (string | undefined)[]) {
  const players = tokens.map((token) => new HttpPlayer(url, token));
  // Some at once, as they come.
  for (let from = 0; from < players.length; from += 10)
    await Promise.all(players.slice(from, from + 10).map((player) => player.open()));
  return players;
}

/** A line under a figure. */
export const print = (line: string): void => void process.stdout.write(`       ${line}\n`);

const told = (name: string, { perSecond, p50, p99 }: Traffic): void =>
  print(
    `${name}: ${perSecond.toFixed(0)} commands a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );

/** As many commands a second as there can be, against a bare server on the SDK that says everything again. */
async function throughput(ours: readonly HttpPlayer[], theirs: readonly HttpPlayer[]) {
  const figures: { ours: Traffic[]; theirs: Traffic[] } = { ours: [], theirs: [] };
  for (let round = 0; round < 6; round += 1) {
    figures.ours.push(await traffic(ours, play, { ms: 3_000 }));
    figures.theirs.push(await traffic(theirs, say, { ms: 3_000 }));
  }
  // The first rounds warm up: of a server that does more, more is to be compiled.
  const [own, other] = [best(figures.ours.slice(3)), best(figures.theirs.slice(3))];
  told(`${ours.length} players at once`, own);
  told("a bare server", other);
  return report({
    name: `a command of ${ours.length} players at once`,
    ours: 1_000 / own.perSecond,
    other: 1_000 / other.perSecond,
    otherName: "a bare server of one echo",
    unit: "ms",
    goal: { kind: "at most", ratio: 2 },
  });
}

const best = (all: readonly Traffic[]): Traffic =>
  all.reduce((one, other) => (other.perSecond > one.perSecond ? other : one));

/** What others see of a player who comes and goes, from the asking to the hearing. */
export async function delays(watcher: HttpPlayer, walker: HttpPlayer): Promise<readonly number[]> {
  let hear: () => void = () => undefined;
  watcher.listen(({ method }) => {
    if (method === "notifications/resources/updated") hear();
  });
  await sleep(200);
  await watcher.request("resources/subscribe", { uri: "game://room/current" });
  const took: number[] = [];
  for (let i = 0; i < 60; i += 1) {
    const heard = new Promise<void>((resolve) => {
      hear = resolve;
    });
    const begun = performance.now();
    const late = sleep(5_000, "late" as const, { ref: false });
    await walker.call("move", { direction: i % 2 === 0 ? "north" : "south" });
    if ((await Promise.race([heard, late])) === "late") throw new Error("Nothing was heard.");
    took.push(performance.now() - begun);
    await sleep(20);
  }
  return took.sort((a, b) => a - b);
}

/** Kilobytes of heap that a session holds that does nothing but listen. */
async function idleKilobytes(server: HttpServer, tokens: readonly string[]): Promise<number> {
  const before = await server.heap();
  for (const player of await opened(server.url, tokens)) player.listen();
  await sleep(1_000);
  return ((await server.heap()) - before) / 1_024 / tokens.length;
}

/** Every figure of the shared dungeon; true when all goals are met. */
export async function benchMud(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), "tabletop-bench-"));
  const file = path.join(folder, "worlds", "ninth-bell.sqlite");
  const tokens = await crowdWithTokens(await openWorld({ file }), 2_102);
  const server = await httpServer(mud, ["--http", "--port=0", `--data-dir=${folder}`, ...generous]);
  const floor = await httpServer(echo);
  try {
    return await asClient(() => figures(server, floor, tokens));
  } finally {
    await server.end();
    await floor.end();
    rmSync(folder, { recursive: true });
  }
}

async function figures(server: HttpServer, floor: HttpServer, tokens: readonly string[]) {
  const [watcher, walker, ...others] = tokens;
  const met: boolean[] = [];
  const [here, goes] = await opened(server.url, [watcher, walker]);
  if (here === undefined || goes === undefined) throw new Error("Nobody plays.");
  await Promise.all([here.call("look", {}), goes.call("look", {})]);
  const heard = await delays(here, goes);
  print(
    `another's step is heard of after p50 ${part(heard, 0.5).toFixed(1)} ms, p99 ${part(heard, 0.99).toFixed(1)} ms`,
  );
  const hundred = await opened(server.url, others.slice(0, 100));
  const bare = await opened(
    floor.url,
    hundred.map(() => undefined),
  );
  met.push(await throughput(hundred, bare));
  const thousand = await opened(server.url, others.slice(100, 1_100));
  const calm = await traffic(thousand, play, { ms: 30_000, everyMs: 10_000 });
  told("1,000 players, a command of each every 10 seconds", calm);
  const p99 = Math.round(calm.p99);
  const goal = { kind: "at most", count: 50 } as const;
  met.push(reportCount({ name: "p99 of 1,000 players, ms", ours: p99, goal }));
  const idle = others.slice(1_100);
  const kilobytes = Math.round(await idleKilobytes(server, idle));
  const name = `KB of heap an idle session with its stream (${idle.length})`;
  met.push(reportCount({ name, ours: kilobytes, goal: { kind: "at most", count: 60 } }));
  const list = (await here.request("tools/list", {})) as object;
  met.push(
    reportCount({
      name: "bytes of tools/list where there is nothing to fight or to open",
      ours: JSON.stringify(list).length,
      goal: { kind: "at most", count: 12 * 1_024 },
    }),
  );
  printCpu();
  return met.every(Boolean);
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createSrdClient } from "@tabletop-mcp/srd-client";
import { startMirror, startUpstream } from "@tabletop-mcp/srd-client/testing";
import { creatures } from "@tabletop-mcp/srd-data/creatures";
import { spells } from "@tabletop-mcp/srd-data/spells";
import { openLookupCache } from "@tabletop-mcp/storage";
import Database from "better-sqlite3";
import { request } from "undici";
import { hostileCounts } from "./hostile.js";
import { type Figure, interleavedAsync, report, reportCount } from "./measure.js";
import { call, echo, opened, program, timed, tripTimes } from "./served.js";
import { coldStart } from "./stdio-peer.js";
import { misspelt } from "./typos.js";

/** Where lore comes from in a run: every SRD record where the stand-in is there, else a few. */
interface Source {
  readonly origin: URL;
  requests(): number;
  close(): Promise<void>;
}

async function openSource(): Promise<Source> {
  if (startMirror !== undefined) {
    const mirror = await startMirror();
    return {
      origin: new URL(mirror.url),
      requests: () => mirror.requests().total,
      close: () => mirror.close(),
    };
  }
  const upstream = await startUpstream();
  return {
    origin: upstream.origin,
    requests: () => upstream.asked.length,
    close: () => upstream.close(),
  };
}

const at = ({ origin }: Source) => ({ open5e: origin, dnd5e: origin });

/** A cached answer against the least that reads it: one select, one JSON.parse. */
async function cachedFigure(source: Source, folder: string): Promise<Figure> {
  const file = path.join(folder, "cached.sqlite");
  const client = createSrdClient({ cache: await openLookupCache({ file }), origins: at(source) });
  await client.find("spell", { name: "Fireball" });
  await client.close();

  const again = createSrdClient({ cache: await openLookupCache({ file }), origins: at(source) });
  const bare = new Database(file, { readonly: true });
  const { key } = bare.prepare<[], { key: string }>("select key from answers").get() ?? {};
  const select = bare.prepare<[string], { body: string }>("select * from answers where key = ?");
  const many = async (work: () => unknown) => {
    for (let call = 0; call < 200; call++) await work();
  };
  const works = [
    timed(() => many(() => again.find("spell", { name: "Fireball" }))),
    timed(() => many(() => JSON.parse(select.get(String(key))?.body ?? ""))),
  ];
  await interleavedAsync(works, 20);
  const [ours = 0, other = 0] = await interleavedAsync(works, 101);
  bare.close();
  await again.close();
  return {
    name: "a cached spell, in process, p50",
    ours: ours / 200,
    other: other / 200,
    otherName: "select and JSON.parse",
    unit: "µs",
    goal: { kind: "at most", ratio: 3 },
  };
}

/** A spell that nobody has asked for yet, against one request of the same address. */
async function coldFigure(source: Source, folder: string): Promise<Figure> {
  const cache = await openLookupCache({ file: path.join(folder, "cold.sqlite") });
  const client = createSrdClient({ cache, origins: at(source) });
  const names = spells.map(({ name }) => name);
  // Each question once: in lower case to warm up, as it is written to measure.
  const questions = [...names.map((name) => name.toLowerCase()), ...names];
  let next = 0;
  const address = (name: string) => {
    const url = new URL("/v2/spells/", source.origin);
    url.search = new URLSearchParams({
      document__key__in: "srd-2014",
      limit: "500",
      name__icontains: name,
    }).toString();
    return url;
  };
  const works = [
    timed(() => client.find("spell", { name: questions[next] ?? "" })),
    timed(async () => {
      const { body } = await request(address(questions[next++] ?? ""));
      await body.json();
    }),
  ];
  await interleavedAsync(works, names.length);
  const [ours = 0, other = 0] = await interleavedAsync(works, names.length);
  await client.close();
  return {
    name: "a cold spell, p50",
    ours,
    other,
    otherName: "one undici request",
    unit: "ms",
    goal: { kind: "at most", ratio: 1.3 },
  };
}

/** How many requests a hundred equal questions at once make. */
async function floodCount(source: Source): Promise<boolean> {
  const client = createSrdClient({ origins: at(source) });
  const before = source.requests();
  await Promise.all(Array.from({ length: 100 }, () => client.find("creature", { name: "Goblin" })));
  await client.close();
  return reportCount({
    name: "requests for 100 equal questions at once",
    ours: source.requests() - before,
    goal: { kind: "at most", count: 1 },
  });
}

const server = program(import.meta.resolve("@tabletop-mcp/lorekeeper-lookup/package.json"));

const flags = (source: Source, folder: string) => [
  `--open5e-url=${source.origin.href}`,
  `--dnd5e-url=${source.origin.href}`,
  `--data-dir=${folder}`,
];

async function tripFigure(source: Source, folder: string): Promise<Figure> {
  const lore = await opened(server, flags(source, folder));
  const floor = await opened(echo);
  const works = [
    call(lore, "lookup_spell", { name: "Fireball" }),
    call(floor, "echo", { text: "Fireball" }),
  ];
  const [ours = 0, other = 0] = await tripTimes(works, 2_001);
  await lore.end();
  await floor.end();
  return {
    name: "a cached lookup_spell over stdio, p50",
    ours,
    other,
    otherName: "echo",
    unit: "ms",
    goal: { kind: "at most", ratio: 2 },
  };
}

async function startFigure(): Promise<Figure> {
  const works = [() => coldStart(server, "initialize"), () => coldStart(echo, "initialize")];
  await interleavedAsync(works, 3);
  const [ours = 0, other = 0] = await interleavedAsync(works, 25);
  return {
    name: "cold start to initialize",
    ours,
    other,
    otherName: "echo",
    unit: "ms",
    goal: { kind: "at most", ratio: 1.4 },
  };
}

/** What the whole tool list costs a model, and what it does with names that are misspelt. */
async function modelCounts(source: Source, folder: string): Promise<readonly boolean[]> {
  const lore = await opened(server, flags(source, folder));
  const list = (await lore.request("tools/list", {})) as { tools: readonly unknown[] };
  const asked = misspelt(
    [...spells, ...creatures].map(({ name }) => name),
    200,
  );
  const spellNames = new Set(spells.map(({ name }) => name));
  let first = 0;
  for (const { right, wrong } of asked) {
    const name = spellNames.has(right) ? "lookup_spell" : "lookup_creature";
    const answer = (await lore.request("tools/call", { name, arguments: { name: wrong } })) as {
      structuredContent: { suggestions?: readonly string[] };
    };
    if (answer.structuredContent.suggestions?.[0] === right) first += 1;
  }
  await lore.end();
  return [
    reportCount({
      name: `bytes of tools/list, ${list.tools.length} tools`,
      ours: JSON.stringify(list).length,
      goal: { kind: "at most", count: 18.5 * 1_024 },
    }),
    reportCount({
      name: `of ${asked.length} misspelt names, the right one suggested first`,
      ours: first,
      goal: { kind: "at least", count: 180 },
    }),
  ];
}

/** Every figure of the lookup server; true when all goals are met. */
export async function benchLookup(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), "tabletop-bench-"));
  const source = await openSource();
  try {
    return [
      report(await cachedFigure(source, folder)),
      report(await tripFigure(source, folder)),
      report(await coldFigure(source, folder)),
      await floodCount(source),
      report(await startFigure()),
      ...(await modelCounts(source, folder)),
      ...(await hostileCounts()),
    ].every(Boolean);
  } finally {
    await source.close();
    rmSync(folder, { recursive: true });
  }
}

import { type Call, ToolFault } from "@tabletop-mcp/mcp-kit";
import * as z from "zod";
import { catalog } from "../src/catalog.js";
import type { MudContext } from "../src/context.js";
import { healthOf } from "../src/fight/life.js";
import { seeded } from "../src/fight/testing/fighting.js";
import { isAlive, type Scene } from "../src/state/scene.js";
import type { Table } from "../src/testing/table.js";
import {
  type Chest,
  type Direction,
  directions,
  type Exit,
  type World,
} from "../src/world/model.js";

/** Somebody who plays by commands, knows the way, and has dice that fall by chance, each time the same. */
export interface Pilgrim {
  readonly ctx: MudContext;
  /** Six seconds after the last one. A refusal is its text. */
  readonly call: (tool: string, args?: Readonly<Record<string, unknown>>) => Promise<string>;
  readonly wait: (minutes: number) => void;
  readonly scene: () => Promise<Scene>;
}

/** A new player at a table. */
export function pilgrim(table: Table, name: string, seed: number): Pilgrim {
  const ctx = { ...table.ctx, rng: seeded(seed) };
  return {
    ctx,
    wait: table.wait,
    scene: () => table.scene(name),
    async call(tool, args = {}) {
      const spec = catalog.find((one) => one.name === tool);
      if (spec === undefined) throw new Error(`there is no tool ${tool}`);
      table.wait(0.1);
      const parsed = z.strictObject(spec.input).parse(args);
      try {
        return (await spec.handle(parsed, ctx, { ...quiet, caller: { name } })).text;
      } catch (thrown) {
        if (thrown instanceof ToolFault) return thrown.text;
        throw thrown;
      }
    },
  };
}

/** Walks there; what is locked on the way is opened, though that may take a walk of its own. */
export async function go(who: Pilgrim, to: string): Promise<void> {
  const { rooms, locks } = who.ctx.atlas;
  for (let { room } = await who.scene(); room.id !== to; { room } = await who.scene()) {
    const direction = firstStep(rooms, room.id, to);
    const told = await who.call("move", { direction });
    const lock = locks.get(room.exits[direction]?.lock ?? "");
    if (!told.startsWith("[LOCKED]") || lock === undefined) continue;
    for (const key of lock.keys) await get(who, key);
  }
}

/** The first step of a shortest way, through doors, too. */
function firstStep(rooms: MudContext["atlas"]["rooms"], from: string, to: string): Direction {
  const first = new Map<string, Direction | undefined>([[from, undefined]]);
  // A map grows while it is walked through: each room comes once, the near ones first.
  for (const [here, step] of first)
    for (const direction of directions) {
      const exit: Exit | undefined = rooms.get(here)?.exits[direction];
      if (exit !== undefined && !first.has(exit.to)) first.set(exit.to, step ?? direction);
    }
  const found = first.get(to);
  if (found === undefined) throw new Error(`no way from ${from} to ${to}`);
  return found;
}

/** Gets a thing from a chest, or from a monster that drops it, also when somebody else was faster or it was lost by a fall. */
export async function get(who: Pilgrim, kind: string): Promise<void> {
  const { chests, monsters }: World = who.ctx.atlas.world;
  const chest = chests.find(({ items }) => items.includes(kind));
  const monster = monsters.find(({ drops }) => drops.includes(kind));
  for (let tries = 0; !(await has(who, kind)); tries += 1) {
    if (tries > 5) throw new Error(`nobody gets ${kind}`);
    // What has been taken comes back.
    if (tries > 0) who.wait(11);
    if (chest !== undefined) await open(who, chest);
    else if (monster !== undefined) await slay(who, monster.id);
    await takeAll(who);
  }
}

const has = async (who: Pilgrim, kind: string): Promise<boolean> =>
  (await who.scene()).carried.some(({ body }) => body.of === kind);

async function open(who: Pilgrim, { room, name, lock }: Chest): Promise<void> {
  for (const key of who.ctx.atlas.locks.get(lock ?? "")?.keys ?? []) await get(who, key);
  await go(who, room);
  await who.call("open_chest", { chest: name });
}

async function takeAll(who: Pilgrim): Promise<void> {
  for (const { name: item, kind } of (await who.scene()).items)
    if (kind.fixed !== true) await who.call("pick_up", { item });
}

/** Rests as soon as one can. */
export async function recover(who: Pilgrim): Promise<void> {
  who.wait(5);
  await who.call("rest");
}

/** Fights a monster until it is dead, from the entrance again after each fall. */
async function slay(who: Pilgrim, id: string): Promise<void> {
  const monster = who.ctx.atlas.monsters.get(id);
  if (monster === undefined) throw new Error(`there is no ${id}`);
  for (let tries = 0; tries < 20; tries += 1) {
    await go(who, monster.room);
    while (await strikes(who, monster.id)) {
      // Until one of them has fallen.
    }
    if ((await who.scene()).room.id === monster.room) return;
    await recover(who);
  }
  throw new Error(`nobody beats ${id}`);
}

/** One exchange with a monster, a draught before it where that is needed; tells whether both were still there. */
async function strikes(who: Pilgrim, id: string): Promise<boolean> {
  const { me, monsters, carried } = await who.scene();
  const foe = monsters.find((one) => one.id === id);
  if (foe === undefined || !isAlive(foe)) return false;
  const { current } = healthOf({ origin: who.ctx.origin, life: me.body.life });
  const potion = carried.find(({ body }) => /potion|draught/.test(body.of));
  if (current <= 12 && potion !== undefined) await who.call("use", { item: potion.name });
  await who.call("battle", { target: foe.made.name });
  return true;
}

/** Gives it to somebody, however often it is lost on the way. */
export async function bring(who: Pilgrim, kind: string, to: { name: string; room: string }) {
  do {
    await get(who, kind);
    await go(who, to.room);
  } while (!(await has(who, kind)));
  await who.call("give", { item: who.ctx.atlas.items.get(kind)?.name, player: to.name });
}

const nothing = () => undefined;
const quiet: Omit<Call, "caller"> = {
  signal: new AbortController().signal,
  progress: nothing,
  log: {
    debug: nothing,
    info: nothing,
    warn: nothing,
    error: nothing,
    flush: async () => undefined,
  },
};

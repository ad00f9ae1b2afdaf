import {
  type Chest,
  type Direction,
  directions,
  type Exit,
  type Monster,
  type World,
} from "../src/world/model.js";

/** Something that is carried or lies about: its kind in the world's file. */
interface Thing {
  readonly of: string;
  readonly name: string;
}

/** What a player knows of itself and the room. */
export interface Seen {
  readonly room: string;
  readonly hp: number;
  readonly carried: readonly Thing[];
  readonly items: readonly Thing[];
  /** Ids of the monsters that are up. */
  readonly foes: readonly string[];
}

/** Somebody who plays by commands and knows the way. */
export interface Pilgrim {
  readonly world: World;
  /** A refusal is its text. */
  readonly call: (tool: string, args?: Readonly<Record<string, unknown>>) => Promise<string>;
  /** Where time can be made to pass, it does. */
  readonly wait: (minutes: number) => void;
  readonly see: () => Promise<Seen>;
}

/** Walks there; what is locked on the way is opened, though that may take a walk of its own. */
export async function go(who: Pilgrim, to: string): Promise<void> {
  const { locks } = who.world;
  for (let { room } = await who.see(); room !== to; { room } = await who.see()) {
    const direction = firstStep(who.world, room, to);
    const told = await who.call("move", { direction });
    const exit = roomIn(who.world, room)?.exits[direction];
    const lock = locks.find(({ id }) => id === exit?.lock);
    if (!told.startsWith("[LOCKED]") || lock === undefined) continue;
    for (const key of lock.keys) await get(who, key);
  }
}

const roomIn = ({ rooms }: World, room: string) => rooms.find(({ id }) => id === room);

/** The first step of a shortest way, through doors, too. */
function firstStep(world: World, from: string, to: string): Direction {
  const first = new Map<string, Direction | undefined>([[from, undefined]]);
  // A map grows while it is walked through: each room comes once, the near ones first.
  for (const [here, step] of first)
    for (const direction of directions) {
      const exit: Exit | undefined = roomIn(world, here)?.exits[direction];
      if (exit !== undefined && !first.has(exit.to)) first.set(exit.to, step ?? direction);
    }
  const found = first.get(to);
  if (found === undefined) throw new Error(`no way from ${from} to ${to}`);
  return found;
}

/** Gets a thing from a chest, or from a monster that drops it, also when somebody else was faster or it was lost by a fall. */
export async function get(who: Pilgrim, kind: string): Promise<void> {
  const { chests, monsters }: World = who.world;
  const chest = chests.find(({ items }) => items.includes(kind));
  const monster = monsters.find(({ drops }) => drops.includes(kind));
  for (let tries = 0; !(await has(who, kind)); tries += 1) {
    if (tries > 5) throw new Error(`nobody gets ${kind}`);
    // What has been taken comes back.
    if (tries > 0) who.wait(11);
    if (chest !== undefined) await open(who, chest);
    else if (monster !== undefined) await slay(who, monster);
    await takeAll(who);
  }
}

const has = async (who: Pilgrim, kind: string): Promise<boolean> =>
  (await who.see()).carried.some(({ of }) => of === kind);

async function open(who: Pilgrim, { room, name, lock }: Chest): Promise<void> {
  for (const key of who.world.locks.find(({ id }) => id === lock)?.keys ?? []) await get(who, key);
  await go(who, room);
  await who.call("open_chest", { chest: name });
}

async function takeAll(who: Pilgrim): Promise<void> {
  const isFixed = ({ of }: Thing) => who.world.items.find(({ id }) => id === of)?.fixed === true;
  for (const one of (await who.see()).items)
    if (!isFixed(one)) await who.call("pick_up", { item: one.name });
}

/** Rests as soon as one can. */
export async function recover(who: Pilgrim): Promise<void> {
  who.wait(5);
  await who.call("rest");
}

/** Fights a monster until it is dead, from the entrance again after each fall; what was lost there lies there. */
async function slay(who: Pilgrim, { id, room, name }: Monster): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    await go(who, room);
    while ((await who.see()).foes.includes(id)) await strike(who, name);
    if ((await who.see()).room === room) return takeAll(who);
    await recover(who);
  }
  throw new Error(`nobody beats ${id}`);
}

/** One exchange with a monster, a draught before it where that is needed. */
async function strike(who: Pilgrim, target: string): Promise<void> {
  const { hp, carried } = await who.see();
  const potion = carried.find(({ of }) => /potion|draught/.test(of));
  if (hp <= 12 && potion !== undefined) await who.call("use", { item: potion.name });
  await who.call("battle", { target });
}

/** Gives it to somebody, however often it is lost on the way. */
export async function bring(who: Pilgrim, kind: string, to: { name: string; room: string }) {
  do {
    await get(who, kind);
    await go(who, to.room);
  } while (!(await has(who, kind)));
  const item = who.world.items.find(({ id }) => id === kind)?.name;
  await who.call("give", { item, player: to.name });
}

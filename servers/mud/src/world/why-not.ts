import { hasAll, keysOf, type Reached, sourcesOf, waysOf } from "./closure.js";
import type { World } from "./model.js";

const quoted = (id: string): string => JSON.stringify(id);

/** Why a player never comes into a room. */
export function whyNotRoom(room: string, world: World, reached: Reached): string {
  const ways = waysOf(world).filter(({ from, to }) => to === room && from !== room);
  const near = ways.find(({ from }) => reached.rooms.has(from));
  if (near?.lock !== undefined)
    return `the way from ${quoted(near.from)} is shut, as ${whyNotLock(near.lock, world, reached)}`;
  const [far] = ways;
  return far === undefined
    ? "no exit leads there"
    : `the way is through ${quoted(far.from)}, which is not reached either`;
}

/** Why a lock is never opened. */
export function whyNotLock(lock: string, world: World, reached: Reached): string {
  const missing = keysOf(lock, world).filter((key) => !reached.items.has(key));
  const why = missing.map((key) => `${quoted(key)}: ${whyNotItem(key, world, reached)}`);
  return `the lock ${quoted(lock)} lacks ${why.join("; and ")}`;
}

const instead = "put it into a chest, a monster's drops or a trade";

/** Why an item cannot be had by everybody who comes, at any time. */
export function whyNotItem(item: string, world: World, reached: Reached): string {
  const sources = sourcesOf(world)
    .filter(({ gives }) => gives.includes(item))
    .map(({ what, room, needs }) => {
      if (!reached.rooms.has(room))
        return `${what} has it, in ${quoted(room)}, which is not reached`;
      const missing = needs.filter((one) => !hasAll([one], reached));
      return `${what} has it, and needs ${missing.map(quoted).join(", ")}, which cannot be had first`;
    });
  const once = onceOnly(item, world);
  const found = [...sources, ...once.map((one) => `${one}: ${instead}, too`)];
  return found.length === 0 ? `nothing gives it: ${instead}` : found.slice(0, 3).join("; ");
}

/** What is there once, and is gone when somebody has taken it. */
const onceOnly = (item: string, { rooms, quests, sheet }: World): readonly string[] => [
  ...rooms
    .filter(({ items }) => items.includes(item))
    .map(({ id }) => `it lies in ${quoted(id)} once and does not come back`),
  ...quests
    .filter(({ reward }) => reward.items.includes(item))
    .map(({ id }) => `the quest ${quoted(id)} gives it once`),
  ...(sheet.equipment.includes(item) ? ["players begin with it and may lose it"] : []),
];

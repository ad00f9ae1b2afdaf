import { exitsOf } from "../play/move.js";
import { foes, type Scene } from "../state/scene.js";
import type { Direction } from "../world/model.js";
import type { Table } from "./table.js";

/** Somebody who knows nothing of the dungeon, and goes everywhere, takes everything and fights everything. */
export interface Adventurer {
  /** Does one sensible thing; gives what was told. */
  step(): Promise<string>;
}

/** By what is seen and told alone: an exit that is locked is tried again with the next key. */
export function adventurer({ as, scene, wait }: Table, name: string): Adventurer {
  const tried = new Map<string, number>();
  const taken = new Map<string, number>();
  let turn = 0;
  const once = (what: string, every: number): boolean => {
    const last = tried.get(what);
    if (last !== undefined && turn - last < every) return false;
    tried.set(what, turn);
    return true;
  };
  async function step(): Promise<string> {
    turn += 1;
    const now = await scene(name);
    const hp = now.me.body.life.hp?.current ?? 28;
    wait(0.1);
    const draught = now.carried.find(({ kind }) => kind.use?.heals !== undefined);
    if (hp < 10 && draught !== undefined) return as(name, "use", { item: draught.name });
    if (foes(now).length > 0) return as(name, "battle");
    if (hp < 20 && once("rest", 10)) return as(name, "rest");
    return (await handle(now)) ?? as(name, "move", { direction: nextWay(now, taken) });
  }
  async function handle(now: Scene): Promise<string | undefined> {
    const { id } = now.room;
    const loot = lootIn(now);
    if (loot !== undefined) return as(name, "pick_up", { item: loot });
    const chest = now.chests.find((one) => once(`${one.id} with ${now.carried.length}`, 200));
    if (chest !== undefined) return as(name, "open_chest", { chest: chest.name });
    if (once(`accept in ${id}`, 200)) return as(name, "accept_quest");
    return undefined;
  }
  return { step };
}

/** Something that lies there and of which the player has none. */
function lootIn({ items, carried }: Scene): string | undefined {
  const has = new Set(carried.map(({ body }) => body.of));
  return items.find(({ kind, body }) => !kind.fixed && !has.has(body.of))?.name;
}

/** The exit that was not taken for the longest time. */
function nextWay({ room }: Scene, taken: Map<string, number>): Direction {
  const [way] = exitsOf({ room })
    .map(({ direction }) => direction)
    .toSorted(
      (a, b) => (taken.get(`${a} from ${room.id}`) ?? 0) - (taken.get(`${b} from ${room.id}`) ?? 0),
    );
  if (way === undefined) throw new Error(`there is no way out of ${room.id}`);
  taken.set(`${way} from ${room.id}`, Math.max(0, ...taken.values()) + 1);
  return way;
}

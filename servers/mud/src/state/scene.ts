import type { Aggregate, WorldKey, WorldStore } from "@tabletop-mcp/storage";
import type {
  Chest as ChestMade,
  ItemKind,
  Lock,
  Monster as MonsterMade,
  Npc,
  Room,
} from "../world/model.js";
import type { Atlas } from "./atlas.js";
import { type Bodies, type Kind, shapes } from "./bodies.js";

/** An aggregate as it was read; of version 0 where the store has none yet. */
export interface Loaded<K extends Kind> {
  readonly id: string;
  readonly place: string;
  readonly version: number;
  readonly body: Bodies[K];
}

export interface ItemThere extends Loaded<"item"> {
  readonly kind: ItemKind;
  readonly name: string;
}
export interface MonsterThere extends Loaded<"monster"> {
  readonly made: MonsterMade;
  readonly name: string;
}
export interface ChestThere extends Loaded<"chest"> {
  readonly made: ChestMade;
  readonly name: string;
}
export interface LockThere extends Loaded<"lock"> {
  readonly made: Lock;
  readonly name: string;
}
export interface PlayerThere extends Loaded<"player"> {
  readonly name: string;
}

/** What one player's command can see and change: the player, what is carried, the room and what is in it. */
export interface Scene {
  readonly atlas: Atlas;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly me: PlayerThere;
  readonly carried: readonly ItemThere[];
  readonly room: Room;
  readonly items: readonly ItemThere[];
  /** The dead, too: see `isAlive`. */
  readonly monsters: readonly MonsterThere[];
  readonly chests: readonly ChestThere[];
  readonly npcs: readonly Npc[];
  /** The other players in the room, who may be asleep: see `isAwake`. */
  readonly players: readonly PlayerThere[];
  /** All that were ever opened, and those of the room, by id. */
  readonly locks: ReadonlyMap<string, LockThere>;
}

/** Where a player's things are. */
export const carriedBy = (playerId: string): string => `@${playerId}`;

/** A player's name as an id: in any case it is one player. */
export const playerId = (name: string): string => name.toLowerCase();

/** Minutes after which who has done nothing is asleep. */
const awakeFor = 5 * 60_000;

export const isAlive = ({ body }: Pick<MonsterThere, "body">): boolean => body.dueAt === undefined;
export const isOpen = ({ body }: { readonly body: { readonly dueAt?: number } }): boolean =>
  body.dueAt !== undefined;
export const isAwake = ({ body }: Pick<PlayerThere, "body">, now: number): boolean =>
  now - body.seenAt < awakeFor;

/** The monsters of a scene that are not dead. */
export const foes = ({ monsters }: Pick<Scene, "monsters">): readonly MonsterThere[] =>
  monsters.filter(isAlive);

/** Reads what a command of this player needs; nothing where there is no such player. `guess` is a room it was in. */
export async function readScene(
  store: WorldStore,
  { atlas, now, id, guess }: SceneAsked,
): Promise<Scene | undefined> {
  const where = guess ?? atlas.start.id;
  const rows = await store.read(keysOf(id, where));
  const me = rows.find((row) => row.kind === "player" && row.id === id);
  if (me === undefined) return undefined;
  const all = me.place === where ? rows : await store.read(keysOf(id, me.place));
  return sceneOf(all, { atlas, now, id });
}

/** Whose scene, of which world, and when. */
export interface SceneAsked {
  readonly atlas: Atlas;
  readonly now: number;
  readonly id: string;
  readonly guess?: string | undefined;
}

const keysOf = (id: string, room: string): readonly WorldKey[] => [
  { kind: "player", id },
  { place: room },
  { place: carriedBy(id) },
  { place: "", kind: "lock" },
];

/** The scene that these aggregates make; nothing where the player is not among them. */
export function sceneOf(
  rows: readonly Aggregate[],
  { atlas, now, id }: Omit<SceneAsked, "guess">,
): Scene | undefined {
  const players = loaded("player", rows).map((one) => ({ ...one, name: one.body.name }));
  const me = players.find((one) => one.id === id);
  if (me === undefined) return undefined;
  const room = atlas.rooms.get(me.place) ?? atlas.start;
  const { chests, monsters, npcs, locks } = atlas.in(room.id);
  const items = itemsOf(rows, atlas);
  const here = rows.filter(({ place }) => place === me.place);
  const opened = loaded("lock", rows).flatMap(({ id: lock }) => atlas.locks.get(lock) ?? []);
  return {
    atlas,
    now,
    me,
    carried: items.filter(({ place }) => place === carriedBy(id)),
    room,
    items: items.filter(({ place }) => place === room.id),
    monsters: made("monster", monsters, { rows: here, asNew: { life: {}, fought: [] } }).map(
      (monster) => ({ ...monster, name: calledBy(monster.made) }),
    ),
    chests: made("chest", chests, { rows: here, asNew: {} }),
    npcs,
    players: players.filter((one) => one.id !== id && one.place === me.place),
    locks: new Map(
      made("lock", [...locks, ...opened], { rows, asNew: {} }).map((lock) => [lock.id, lock]),
    ),
  };
}

/** A stat block's name is no name of its own: "goblin". */
const calledBy = ({ name, monster }: MonsterMade): string =>
  name === monster ? name.toLowerCase() : name;

/** Aggregates of one kind, their bodies checked. What this program cannot have written is a bug, and throws. */
export function loaded<K extends Kind>(kind: K, rows: readonly Aggregate[]): readonly Loaded<K>[] {
  const shape = shapes[kind];
  return rows.flatMap((row) => {
    if (row.kind !== kind) return [];
    const body = shape.parse(row.body);
    return [{ id: row.id, place: row.place, version: row.version, body }];
  });
}

/** Items whose kind the file does not have any more are not there. */
export const itemsOf = (rows: readonly Aggregate[], atlas: Atlas): readonly ItemThere[] =>
  loaded("item", rows).flatMap((item) => {
    const kind = atlas.items.get(item.body.of);
    return kind === undefined ? [] : [{ ...item, kind, name: kind.name }];
  });

/** What the file makes, as the store has it; `asNew` where the store has nothing of it. */
function made<
  K extends Kind,
  Made extends { readonly id: string; readonly name: string; readonly room?: string },
>(
  kind: K,
  all: readonly Made[],
  { rows, asNew }: { readonly rows: readonly Aggregate[]; readonly asNew: Bodies[K] },
) {
  const known = new Map(loaded(kind, rows).map((one) => [one.id, one]));
  return all.map((one) => {
    const { id, name, room = "" } = one;
    const fresh: Loaded<K> = { id, place: room, version: 0, body: asNew };
    return { ...(known.get(id) ?? fresh), made: one, name };
  });
}

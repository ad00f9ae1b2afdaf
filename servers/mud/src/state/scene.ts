import type {
  Chest as ChestMade,
  Lock,
  Monster as MonsterMade,
  Npc,
  Room,
} from "../world/model.js";
import type { Atlas } from "./atlas.js";
import type { Bodies, Kind } from "./bodies.js";
import type { ItemThere, Loaded, Place, PlayerThere } from "./place.js";

export type { ItemThere, Loaded, PlayerThere } from "./place.js";

/** A monster of the room, dead or alive, with what the file says of it. */
export interface MonsterThere extends Loaded<"monster"> {
  readonly made: MonsterMade;
  readonly name: string;
}

/** A chest of the room. */
export interface ChestThere extends Loaded<"chest"> {
  readonly made: ChestMade;
  readonly name: string;
}

/** A lock, wherever it is. */
export interface LockThere extends Loaded<"lock"> {
  readonly made: Lock;
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
export const awakeFor = 5 * 60_000;

/** A dead monster is due to come back. */
export const isAlive = ({ body }: Pick<MonsterThere, "body">): boolean => body.dueAt === undefined;
/** What is open is due to be shut again. */
export const isOpen = ({ body }: { readonly body: { readonly dueAt?: number } }): boolean =>
  body.dueAt !== undefined;
/** Who is asleep is neither struck at nor robbed. */
export const isAwake = ({ body }: Pick<PlayerThere, "body">, now: number): boolean =>
  now - body.seenAt < awakeFor;

/** The monsters of a scene that are not dead. */
export const foes = ({ monsters }: Pick<Scene, "monsters">): readonly MonsterThere[] =>
  monsters.filter(isAlive);

/** Whose scene, of which world, and when. */
export interface SceneAsked {
  readonly atlas: Atlas;
  readonly now: number;
  readonly id: string;
}

/** What a scene is made of: a room, what its player carries, and what is nowhere (locks). */
export interface Parts {
  readonly at: Place;
  readonly carried: Place;
  readonly nowhere: Place;
}

/** The scene of a player; nothing where the player is not in that place. */
export function sceneOf(
  { at, carried, nowhere }: Parts,
  { atlas, now, id }: SceneAsked,
): Scene | undefined {
  const mine = at.players.findIndex((one) => one.id === id);
  const me = at.players[mine];
  if (me === undefined) return undefined;
  const room = atlas.rooms.get(me.place) ?? atlas.start;
  const { chests, monsters, npcs, locks } = atlas.in(room.id);
  const opened = [...nowhere.locks.keys()].flatMap((lock) => atlas.locks.get(lock) ?? []);
  return {
    atlas,
    now,
    me,
    carried: carried.items,
    room,
    items: at.items,
    monsters: made(monsters, at.monsters, { life: {}, fought: [] }),
    chests: made(chests, at.chests, {}),
    npcs,
    players: at.players.toSpliced(mine, 1),
    locks: new Map(made([...locks, ...opened], nowhere.locks, {}).map((lock) => [lock.id, lock])),
  };
}

/** What the file makes, as the store has it; `asNew` where the store has nothing of it. */
const made = <
  K extends Kind,
  Made extends { readonly id: string; readonly name: string; readonly room?: string },
>(
  all: readonly Made[],
  known: ReadonlyMap<string, Loaded<K>>,
  asNew: Bodies[K],
) =>
  all.map((one) => {
    const { id, name, room = "" } = one;
    const fresh: Loaded<K> = { id, place: room, version: 0, body: asNew };
    return { ...(known.get(id) ?? fresh), made: one, name };
  });

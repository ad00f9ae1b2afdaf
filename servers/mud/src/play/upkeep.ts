import {
  type ChestThere,
  type ItemThere,
  isAwake,
  type MonsterThere,
  type Scene,
} from "../state/scene.js";
import { changed, type Deed, gone, here } from "./deed.js";
import { progress } from "./quests.js";

/** After so many milliseconds it is written anew that a player is there. */
const seenFor = 60_000;

/**
 * What is due where a player is and has not been noticed by anybody: monsters, chests and locks come
 * back, quests go on, the player is there. Nothing where nothing is.
 */
export const upkeep = (scene: Scene): Deed | undefined =>
  together([lost(scene), presence(scene), ...returns(scene), progress(scene)]);

/** Of that what comes back by itself, whoever sees it. */
export const dueReturns = (scene: Scene): Deed | undefined => together(returns(scene));

function together(all: readonly (Deed | undefined)[]): Deed | undefined {
  const parts = all.filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  const to = parts.find((part) => part.to !== undefined)?.to;
  return {
    ...(parts.some(({ me }) => me !== undefined) && {
      me: Object.assign({}, ...parts.map(({ me }) => me)),
    }),
    ...(to !== undefined && { to }),
    changes: parts.flatMap(({ changes = [] }) => changes),
    mints: parts.flatMap(({ mints = [] }) => mints),
    happened: parts.flatMap(({ happened = [] }) => happened),
  };
}

/** Who stands in a room that the file does not have any more begins anew where all begin. */
function lost({ me, room }: Scene): Deed | undefined {
  return me.place === room.id ? undefined : { to: room.id };
}

function presence(scene: Scene): Deed | undefined {
  const { me, now } = scene;
  if (now - me.body.seenAt < seenFor) return undefined;
  const woke = here(scene, { type: "woke", who: me.name });
  return { me: { seenAt: now }, happened: isAwake(me, now) ? [] : [woke] };
}

function returns(scene: Scene): readonly Deed[] {
  const { now, locks, monsters, chests, atlas, room } = scene;
  const isDue = ({ body }: { readonly body: { readonly dueAt?: number } }) =>
    body.dueAt !== undefined && body.dueAt <= now;
  const ofRoom = new Set(atlas.in(room.id).locks.map(({ id }) => id));
  const shut = [...locks.values()].filter((lock) => ofRoom.has(lock.id) && isDue(lock));
  const lying = [...scene.items];
  return [
    ...monsters.filter(isDue).map((monster) => revived(scene, monster)),
    ...chests.filter(isDue).map((chest) => refilled(scene, chest, lying)),
    ...shut.map((lock) => ({
      changes: [changed("lock", lock, { body: {} })],
      happened: [here(scene, { type: "locked", lock: lock.name })],
    })),
  ];
}

const revived = (scene: Scene, monster: MonsterThere): Deed => ({
  changes: [changed("monster", monster, { body: { life: {}, fought: [] } })],
  happened: [here(scene, { type: "returned", monster: monster.name })],
});

/** What was left of a chest's things in the room is in it again: it must not grow with each time. */
function refilled(scene: Scene, chest: ChestThere, lying: ItemThere[]): Deed {
  const taken = chest.made.items.flatMap((kind): readonly ItemThere[] => {
    const at = lying.findIndex(({ body }) => body.of === kind);
    return at < 0 ? [] : lying.splice(at, 1);
  });
  return {
    changes: [changed("chest", chest, { body: {} }), ...taken.map((item) => gone("item", item))],
    happened: [here(scene, { type: "closed", chest: chest.name })],
  };
}

import { healthOf } from "../fight/life.js";
import { hasQuest, isUnlocked, textNow } from "../play/facts.js";
import { exitsOf } from "../play/move.js";
import type { Using } from "../play/wear.js";
import { wornBy } from "../play/wear.js";
import { foes, type ItemThere, isOpen, type Scene } from "../state/scene.js";
import type { Room } from "../world/model.js";

/** A player as JSON: the fields of the specification, and more after them. */
export function playerView(scene: Scene, { origin }: Pick<Using, "origin">) {
  const { me, room, carried, atlas } = scene;
  const { current, max } = healthOf({ origin, life: me.body.life });
  const worn = wornBy(me.body);
  return {
    player_id: me.name,
    room: room.id,
    inventory: carried.map(itemView),
    hasQuest: hasQuest(scene),
    monsterPresent: foes(scene).length > 0,
    health: current,
    maxHealth: max,
    equipped: carried.filter(({ id }) => worn.includes(id)).map(({ id }) => id),
    quests: Object.entries(me.body.quests).flatMap(([id, { status, done }]) => {
      const quest = atlas.quests.get(id);
      if (quest === undefined) return [];
      const steps = quest.steps.map(({ text }, at) => ({ text, done: done.includes(at) }));
      return [{ id, name: quest.name, status, steps }];
    }),
  };
}

/** Where somebody is. Nothing in it changes by itself. */
export function roomView(scene: Scene) {
  const { room, items, npcs, players, chests } = scene;
  return {
    ...placeView(scene),
    items: items.map(itemView),
    monsters: foes(scene).map(({ id, name }) => ({ id, name })),
    npcs: npcs.map(({ id, name }) => ({ id, name })),
    players: players.map(({ name }) => name),
    chests: chests.map((chest) => ({
      id: chest.id,
      name: chest.name,
      open: isOpen(chest),
      locked: chest.made.lock !== undefined && !isUnlocked(scene, chest.made.lock),
    })),
    level: room.level,
  };
}

/** A room without what is in it. */
export function placeView(scene: Scene) {
  const { room, atlas, me } = scene;
  const isKnown = (id: string) => me.body.visited.includes(id);
  return {
    id: room.id,
    name: room.name,
    description: textNow(room.description, scene),
    exits: exitsOf(scene).map(({ direction, to, lock }) => ({
      direction,
      ...(isKnown(to) && { to, name: atlas.rooms.get(to)?.name ?? to }),
      ...(lock !== undefined && {
        lock: scene.locks.get(lock)?.name ?? atlas.locks.get(lock)?.name ?? lock,
        locked: !isUnlocked(scene, lock),
      }),
    })),
  };
}

/** Rooms that the player has entered, and where their exits go as far as that is known. */
export function mapView(scene: Scene) {
  const { me, atlas, room } = scene;
  const rooms = me.body.visited.flatMap((id) => atlas.rooms.get(id) ?? []);
  return {
    world: atlas.world.name,
    current: room.id,
    rooms: rooms.map((known) => ({
      id: known.id,
      name: known.name,
      level: known.level,
      exits: exitsKnown(known, me.body.visited),
    })),
  };
}

const exitsKnown = (room: Room, visited: readonly string[]) =>
  Object.fromEntries(
    exitsOf({ room }).map(({ direction, to }) => [
      direction,
      visited.includes(to) ? to : "unexplored",
    ]),
  );

/** A thing as JSON; its id is the same for as long as it is there. */
export const itemView = ({ id, name, kind }: ItemThere) => ({
  id,
  name,
  description: kind.description,
});

import type { Known } from "../context.js";

/** The players whom a process has served, by id; and by the room, where few of many thousands are. */
export interface Acquaintances {
  get(id: string): Known | undefined;
  set(id: string, known: Known): void;
  values(): Iterable<Known>;
  /** Ids of those who were last seen in a room. */
  readonly rooms: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Nobody yet. */
export function newAcquaintances(): Acquaintances {
  const all = new Map<string, Known>();
  const rooms = new Map<string, Set<string>>();
  const leave = (id: string, room: string): void => {
    const ids = rooms.get(room);
    ids?.delete(id);
    if (ids?.size === 0) rooms.delete(room);
  };
  return {
    rooms,
    get: (id) => all.get(id),
    values: () => all.values(),
    set(id, known) {
      const before = all.get(id)?.room;
      all.set(id, known);
      if (before === known.room) return;
      if (before !== undefined) leave(id, before);
      const there = rooms.get(known.room);
      if (there === undefined) rooms.set(known.room, new Set([id]));
      else there.add(id);
    },
  };
}

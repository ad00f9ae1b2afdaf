import type { Remark } from "./report.js";

/** Room for one choice: a skill of the class's list, a spell known. */
export interface Slot<Item> {
  readonly takes: (item: Item) => boolean;
  /** It may stay empty without a word. */
  readonly optional?: boolean;
  /** Whose number limits it, where that is not the list as a whole: "Magical Secrets". */
  readonly limit?: string;
  /** What is to be said if it is used. */
  readonly remark?: Remark;
}

/** Who got which slot. */
export interface Allotment<Item, Room> {
  readonly placed: readonly { readonly item: Item; readonly slot: Room }[];
  /** Items without a slot, though one might take them. */
  readonly left: readonly Item[];
  readonly free: readonly Room[];
}

/** Puts as many items as possible into slots, one each, earlier slots first: a bipartite matching. */
export function allot<Item, Room extends Slot<Item>>(
  items: readonly Item[],
  slots: readonly Room[],
): Allotment<Item, Room> {
  const held = new Map<Room, Item>();
  const place = (item: Item, seen: Set<Room>): boolean => {
    for (const slot of slots) {
      if (seen.has(slot) || !slot.takes(item)) continue;
      seen.add(slot);
      const holder = held.get(slot);
      if (holder !== undefined && !place(holder, seen)) continue;
      held.set(slot, item);
      return true;
    }
    return false;
  };
  const left = items.filter((item) => !place(item, new Set()));
  return {
    placed: [...held].map(([slot, item]) => ({ item, slot })),
    left,
    free: slots.filter((slot) => !held.has(slot)),
  };
}

/** So many equal slots. */
export const slots = <Room>(count: number, slot: Room): readonly Room[] =>
  Array.from({ length: Math.max(0, count) }, () => ({ ...slot }));

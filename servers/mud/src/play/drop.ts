import type { Scene } from "../state/scene.js";
import { changed, type Decision, here } from "./deed.js";
import { find } from "./find.js";
import { withoutWorn, wornBy } from "./wear.js";

const notCarried = { code: "NOT_CARRIED", none: "You carry no" } as const;

/** One of the things that a player carries: of equal ones one that is not worn. */
export function findCarried({ carried, me }: Scene, wanted: string) {
  const worn = wornBy(me.body);
  const last = ({ id }: { readonly id: string }): number => Number(worn.includes(id));
  return find(
    wanted,
    carried.toSorted((a, b) => last(a) - last(b)),
    notCarried,
  );
}

/** Lays something down in the room; what was worn or wielded is not any more. */
export function drop(scene: Scene, wanted: string): Decision {
  const matched = findCarried(scene, wanted);
  if ("refused" in matched) return matched;
  const item = matched.found;
  return {
    me: withoutWorn(scene.me.body, [item.id]),
    changes: [changed("item", item, { place: scene.room.id })],
    happened: [here(scene, { type: "dropped", who: scene.me.name, item: item.name })],
    data: { item: { id: item.id, name: item.name } },
  };
}

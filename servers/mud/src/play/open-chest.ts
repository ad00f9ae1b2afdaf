import { capital, the } from "../render/words.js";
import { isOpen, type Scene } from "../state/scene.js";
import { changed, type Decision, here, minutes, refuse } from "./deed.js";
import { findOnly } from "./find.js";
import { unlock } from "./unlock.js";

/** Opens a chest, with its keys where it is locked. What was in it then lies in the room. */
export function openChest(scene: Scene, wanted: string | undefined): Decision {
  const { me, chests, now, atlas, room } = scene;
  const closed = chests.filter((chest) => !isOpen(chest));
  if (closed.length === 0)
    return chests.length === 0
      ? refuse("NO_CHEST", "There is no chest here")
      : refuse("ALREADY_OPEN", `${capital(the(chests[0]?.name ?? "chest"))} is open and empty`);
  const search = { code: "NO_CHEST", none: "There is no closed", where: " here" };
  const matched = findOnly(wanted, closed, search);
  if ("refused" in matched) return matched;
  const { made, name } = matched.found;
  const lock = made.lock === undefined ? { changes: [], happened: [] } : unlock(scene, made.lock);
  if ("refused" in lock) return lock;
  const body = { dueAt: now + minutes(made.returnsAfterMinutes) };
  const items = made.items.map((kind) => atlas.items.get(kind)?.name ?? kind);
  const opened = { type: "opened", who: me.name, chest: name, items } as const;
  return {
    changes: [...lock.changes, changed("chest", matched.found, { body })],
    mints: made.items.map((of) => ({ of, place: room.id })),
    happened: [...lock.happened, here(scene, opened)],
  };
}

import { listed, the } from "../render/words.js";
import type { Scene } from "../state/scene.js";
import { changed, type Deed, here, minutes, type Refusal } from "./deed.js";
import { isUnlocked } from "./facts.js";

type Opened = Required<Pick<Deed, "changes" | "happened">>;

/** What opens a lock for who holds all of its keys: nothing more to do where it is open. */
export function unlock(scene: Scene, id: string): Opened | { readonly refused: Refusal } {
  const lock = scene.locks.get(id);
  if (lock === undefined || isUnlocked(scene, id)) return { changes: [], happened: [] };
  const { keys, text, name, shutsAfterMinutes } = lock.made;
  const missing = keys.filter((key) => !scene.carried.some(({ body }) => body.of === key));
  const named = (kinds: readonly string[]) =>
    kinds.map((kind) => scene.atlas.items.get(kind)?.name ?? kind);
  if (missing.length > 0)
    return {
      refused: {
        code: "LOCKED",
        message: text,
        hint: `You need ${listed(named(missing).map(the))} to open ${the(name)}`,
      },
    };
  const body = { dueAt: scene.now + minutes(shutsAfterMinutes) };
  const told = { type: "unlocked", who: scene.me.name, lock: name, keys: named(keys) } as const;
  return { changes: [changed("lock", lock, { body })], happened: [here(scene, told)] };
}

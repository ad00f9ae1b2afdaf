import type { World } from "./model.js";
import { type Path, type Problem, unknownName } from "./problem.js";

export const kinds = ["room", "lock", "item", "chest", "monster", "npc", "quest"] as const;
export type Kind = (typeof kinds)[number];

/** A world that is being checked: what it names, and what was found. */
export interface Checking {
  readonly world: World;
  readonly ids: Readonly<Record<Kind, readonly string[]>>;
  readonly problems: Problem[];
}

/** Begins a check. */
export function checking(world: World): Checking {
  const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  const ids = {
    room: idsOf(world.rooms),
    lock: idsOf(world.locks),
    item: idsOf(world.items),
    chest: idsOf(world.chests),
    monster: idsOf(world.monsters),
    npc: idsOf(world.npcs),
    quest: idsOf(world.quests),
  };
  return { world, ids, problems: [] };
}

/** Notes that the file has nothing of this kind and name. */
export function mustBe(kind: Kind, said: string, at: { check: Checking; path: Path }): void {
  const { check, path } = at;
  const names = check.ids[kind];
  if (!names.includes(said)) check.problems.push({ path, message: unknownName(kind, said, names) });
}

/** Notes whatever is listed a second time, by the place where it is. */
export function mustDiffer(
  what: string,
  names: readonly { readonly said: string; readonly path: Path }[],
  { problems }: Checking,
): void {
  const seen = new Set<string>();
  for (const { said, path } of names) {
    const key = said.toLowerCase();
    if (seen.has(key))
      problems.push({ path, message: `${what} ${JSON.stringify(said)} is there twice` });
    seen.add(key);
  }
}

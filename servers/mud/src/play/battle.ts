import { exchange } from "../fight/exchange.js";
import { flee as fleeFrom, walkOut } from "../fight/flee.js";
import type { Asked } from "../fight/types.js";
import { carriedBy, foes, type PlayerThere, type Scene } from "../state/scene.js";
import type { Direction } from "../world/model.js";
import { type Decision, type Deed, here, refuse } from "./deed.js";
import { type FightUsing, fightOf, isEngaged } from "./fight.js";
import { type Fighters, outcomeOf } from "./fight-outcome.js";
import { find } from "./find.js";
import { exitsOf, goThrough, move } from "./move.js";
import { unlock } from "./unlock.js";

/** What a fight needs besides the room. */
export interface Fighting {
  readonly fighters: Fighters;
  readonly using: FightUsing;
}

const noEnemy = refuse("NO_ENEMY", "No enemies here");

/** One exchange of blows with who is named, or with whoever is fought already. */
export function battle(
  scene: Scene,
  target: string | undefined,
  { fighters, using }: Fighting,
): Decision {
  const enemies = foes(scene);
  if (enemies.length === 0) return noEnemy;
  const search = { code: "NO_ENEMY", none: "There is no enemy", where: " here" };
  const matched = target === undefined ? undefined : find(target, enemies, search);
  if (matched !== undefined && "refused" in matched) return matched;
  const asked = matched === undefined ? {} : { target: matched.found.id };
  return exchanged(scene, asked, { fighters, using });
}

/** What a player does with a turn. */
interface Turn extends Omit<Asked, "caller"> {
  /** Somebody whom it is done to, in the fight or not. */
  readonly to?: PlayerThere;
  /** Id of what is gone with it. */
  readonly empties?: string;
}

/** What the player's turn comes to, with those of the enemies after it. */
export function exchanged(
  scene: Scene,
  { to, empties, ...asked }: Turn,
  { fighters, using }: Fighting,
): Decision {
  const caller = carriedBy(scene.me.id);
  const fought = exchange(fightOf(scene, using, to), { caller, ...asked }, using);
  if (!fought.ok) return { refused: fought.error };
  const consumed = [...fought.value.consumed, ...(empties === undefined ? [] : [empties])];
  return outcomeOf(scene, { ...fought.value, consumed }, fighters);
}

/** Leaves a fight with care, by an exit that is named or by one that is open, to a room that is known where there is one. */
export function flee(
  scene: Scene,
  direction: Direction | undefined,
  { fighters, using }: Fighting,
): Decision {
  if (foes(scene).length === 0) return noEnemy;
  const ways = exitsOf(scene).filter(
    ({ direction: way, lock }) =>
      (direction ?? way) === way && (lock === undefined || !("refused" in unlock(scene, lock))),
  );
  const open = ways.find(({ to }) => scene.me.body.visited.includes(to)) ?? ways[0];
  if (open === undefined)
    return direction === undefined
      ? refuse("NO_EXIT", "There is no way out that is open")
      : move(scene, direction);
  const fled = fleeFrom(fightOf(scene, using), carriedBy(scene.me.id), using);
  if (!fled.ok) return { refused: fled.error };
  const deed = outcomeOf(scene, fled.value, fighters);
  return fled.value.away ? leaving(scene, deed, { type: "fled", direction: open.direction }) : deed;
}

/** Walks to the next room; out of a fight, enemies strike at who goes. */
export function walk(scene: Scene, direction: Direction, { fighters, using }: Fighting): Decision {
  const walked = move(scene, direction);
  if ("refused" in walked || !isEngaged(scene)) return walked;
  const out = walkOut(fightOf(scene, using), carriedBy(scene.me.id), using);
  if (!out.ok) return { refused: out.error };
  const deed = outcomeOf(scene, out.value, fighters);
  return out.value.away ? leaving(scene, deed, { type: "left", direction }) : deed;
}

/** A fight that ends for the player by going away. */
function leaving(
  scene: Scene,
  fought: Deed,
  { type, direction }: { readonly type: "left" | "fled"; readonly direction: Direction },
): Decision {
  const exit = scene.room.exits[direction];
  if (exit === undefined) return fought;
  const way = exit.lock === undefined ? { changes: [], happened: [] } : unlock(scene, exit.lock);
  if ("refused" in way) return way;
  const gone = goThrough(scene, direction, exit);
  const { name: who } = scene.me;
  return {
    ...fought,
    to: gone.to,
    me: { ...fought.me, ...gone.me },
    changes: [...(fought.changes ?? []), ...way.changes],
    happened: [
      ...(fought.happened ?? []),
      ...way.happened,
      here(scene, { type, who, to: direction }),
      ...gone.happened,
    ],
  };
}

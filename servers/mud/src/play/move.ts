import { capital, listed } from "../render/words.js";
import type { Scene } from "../state/scene.js";
import { type Direction, directions, type Exit } from "../world/model.js";
import { type Decision, type Deed, here, refuse } from "./deed.js";
import { unlock } from "./unlock.js";

/** The way back. */
export const opposite: Readonly<Record<Direction, Direction>> = {
  north: "south",
  south: "north",
  east: "west",
  west: "east",
  up: "down",
  down: "up",
};

/** Exits in the order in which they are named. */
export const exitsOf = ({ room }: Pick<Scene, "room">) =>
  directions.flatMap((direction) => {
    const exit = room.exits[direction];
    return exit === undefined ? [] : [{ direction, ...exit }];
  });

/** Goes to the next room; a lock on the way is opened with the keys that are carried. */
export function move(scene: Scene, direction: Direction): Decision {
  const exit = scene.room.exits[direction];
  if (exit === undefined) return noExit(scene, direction);
  const way = exit.lock === undefined ? { changes: [], happened: [] } : unlock(scene, exit.lock);
  if ("refused" in way) return way;
  const { name: who } = scene.me;
  const { to, me, happened } = goThrough(scene, direction, exit);
  const left = here(scene, { type: "left", who, to: direction });
  return { to, me, changes: way.changes, happened: [...way.happened, left, ...happened] };
}

/** Arrives on the other side of an exit, however the room was left. */
export function goThrough(
  { me, atlas }: Scene,
  direction: Direction,
  { to }: Exit,
): Required<Pick<Deed, "to" | "me" | "happened">> {
  if (!atlas.rooms.has(to)) throw new Error(`the world has no room "${to}"`);
  const arrived = { type: "arrived", who: me.name, from: opposite[direction] } as const;
  return {
    to,
    me: { visited: seen(me.body.visited, to) },
    happened: [{ place: to, body: arrived }],
  };
}

const seen = (visited: readonly string[], room: string): readonly string[] =>
  visited.includes(room) ? visited : [...visited, room];

const isUpright = (direction: Direction): boolean => direction === "up" || direction === "down";

function noExit(scene: Scene, direction: Direction): Decision {
  const why = isUpright(direction)
    ? `there is no way ${direction} from here`
    : "there is a wall blocking your path";
  const exits = exitsOf(scene).map((exit) => capital(exit.direction));
  return refuse("NO_EXIT", `Cannot move ${direction} - ${why}`, `Exits: ${listed(exits, "and")}`);
}

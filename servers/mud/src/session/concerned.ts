import type { Touched, WorldLogged } from "@tabletop-mcp/storage";
import type { MudContext } from "../context.js";
import type { Atlas } from "../state/atlas.js";
import { carriedBy } from "../state/scene.js";

/** A caller whose world commits may have changed: its lists, too, or what there is to read alone. */
export interface Concerned {
  readonly name: string;
  readonly concern: "everything" | "resources";
}

/**
 * Who is one of so many sees the same tools whoever else comes or goes. Far more than it takes: the
 * rooms are read somewhat later than the log.
 */
const crowd = 12;

/** The callers whom these commits concern: something was changed where they are, or of theirs. */
export async function concernedBy(
  ctx: Pick<MudContext, "known" | "atlas" | "places">,
  log: readonly WorldLogged[],
): Promise<readonly Concerned[]> {
  const { known, atlas } = ctx;
  const touched = log.flatMap((commit) => commit.touched);
  // Much of what is logged is only said.
  if (touched.length === 0) return [];
  const moves = touched.filter(({ kind, from, to }) => kind === "player" && from !== to);
  const crowded = await crowdedOf(ctx, moves);
  const isMove = new Set(moves);
  const places = new Set(
    touched.flatMap((one) =>
      placesOf(one, atlas).filter((place) => !isMove.has(one) || !crowded.has(place)),
    ),
  );
  for (const { kind, id, to } of touched) {
    const player = kind === "player" ? known.get(id) : undefined;
    if (player !== undefined) known.set(id, { ...player, room: to });
  }
  const concerned = new Map<string, Concerned["concern"]>();
  for (const place of places) for (const id of idsAt(place, ctx)) concerned.set(id, "everything");
  for (const room of crowded)
    for (const id of idsAt(room, ctx)) if (!concerned.has(id)) concerned.set(id, "resources");
  return [...concerned].flatMap(([id, concern]) =>
    (known.get(id)?.callers ?? []).map((name) => ({ name, concern })),
  );
}

/** Who is in a room; or to whom belongs what is carried. */
const idsAt = (place: string, { known }: Pick<MudContext, "known">): Iterable<string> =>
  known.rooms.get(place) ?? (place.startsWith(carrier) ? [place.slice(carrier.length)] : []);

const carrier = carriedBy("");

/** Of the rooms that players came to and went from, those in which many were all the time. */
async function crowdedOf(
  { places, atlas }: Pick<MudContext, "places" | "atlas">,
  moves: readonly Touched[],
): Promise<ReadonlySet<string>> {
  const rooms = [...new Set(moves.flatMap(({ from, to }) => [from, to]))].filter((room) =>
    atlas.rooms.has(room),
  );
  if (rooms.length === 0) return new Set();
  const now = await places.of(rooms);
  return new Set(
    rooms.filter((room, at) => {
      const came = moves.filter(({ to }) => to === room).length;
      return (now[at]?.players.length ?? 0) - came >= crowd;
    }),
  );
}

/** Where a change can be seen: what a player is, and not where, is the player's own affair. */
function placesOf({ kind, id, from, to }: Touched, atlas: Atlas): readonly string[] {
  if (kind === "lock") return roomsWith(id, atlas);
  if (kind !== "player") return [from, to];
  return from === to ? [carriedBy(id)] : [carriedBy(id), from, to];
}

const roomsWith = (lock: string, { world, in: contents }: Atlas): readonly string[] =>
  world.rooms.flatMap(({ id }) => (contents(id).locks.some((one) => one.id === lock) ? [id] : []));

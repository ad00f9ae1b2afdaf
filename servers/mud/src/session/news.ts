import type { WorldLogged } from "@tabletop-mcp/storage";
import type { MudContext } from "../context.js";
import type { Happening } from "../state/happening.js";
import { happeningsOf } from "../state/log.js";
import { carriedBy, type Scene } from "../state/scene.js";

/** So many commits are looked through: what is older is forgotten. */
const mostCommits = 2_000;
const atOnce = 500;
/** Further behind nobody is left, though nothing was told: to another process it would be forgotten. */
const mostBehind = mostCommits / 2;

/** What others did where the player was, since it was last told of it. */
export interface News {
  readonly happenings: readonly Happening[];
  /** The commits before these are too many to tell. */
  readonly forgotten: boolean;
  /** To be written before any of this is told, so that no other process tells it again. */
  readonly heard?: number;
}

/** The last commit that a player was told of: what the player keeps, or of which there was nothing to tell since. */
export const heardOf = ({ known }: Pick<MudContext, "known">, { id, body }: Scene["me"]): number =>
  Math.max(body.heard, known.get(id)?.quiet ?? 0);

/** Reads the log from where this player was last told of it. */
export async function news(ctx: MudContext, { me, now }: Scene): Promise<News> {
  const { store, known } = ctx;
  const latest = await store.latest();
  const heard = heardOf(ctx, me);
  const from = Math.max(heard, latest - mostCommits);
  const log: WorldLogged[] = [];
  for (let seq = from; seq < latest; seq += atOnce)
    log.push(...(await store.changesSince(seq, Math.min(atOnce, latest - seq))));
  const happenings = heardBy(me, log);
  const forgotten = from > heard;
  if (happenings.length > 0 || latest - me.body.heard > mostBehind)
    return { happenings, forgotten, heard: latest };
  const before = known.get(me.id) ?? { servedAt: now, callers: [] };
  known.set(me.id, { ...before, room: me.place, quiet: latest });
  return { happenings, forgotten };
}

/** Of these commits what a player heard, who was in one room after another while they were made. */
export function heardBy(
  me: Pick<Scene["me"], "id" | "place">,
  log: readonly WorldLogged[],
): readonly Happening[] {
  const moves = log.map(({ touched }) =>
    touched.find(({ kind, id }) => kind === "player" && id === me.id),
  );
  let place = moves.find((move) => move !== undefined)?.from ?? me.place;
  return log.flatMap((commit, at) => {
    const was = place;
    place = moves[at]?.to ?? place;
    const ears = new Set([was, place, carriedBy(me.id)]);
    return happeningsOf([commit])
      .filter((one) => ears.has(one.place) && one.by !== me.id)
      .map(({ body }) => body);
  });
}

import type { Touched, WorldLogged } from "@tabletop-mcp/storage";
import type { MudContext } from "../context.js";
import type { Atlas } from "../state/atlas.js";
import { carriedBy } from "../state/scene.js";

/** So many commits are read at once. */
const atOnce = 200;

/** Wakes the players whose world commits may have changed, of this process or of others. Gives what ends it. */
export function wakeUps(ctx: MudContext, wake: (who?: string) => void): () => void {
  const { store } = ctx;
  const begun = store.latest();
  let seq: number | undefined;
  let isReading = false;
  let isAsked = false;
  let isOver = false;
  const read = async (): Promise<void> => {
    seq ??= await begun;
    while (isAsked && !isOver) {
      isAsked = false;
      const log = await store.changesSince(seq, atOnce);
      seq = log.at(-1)?.seq ?? seq;
      for (const name of touchedBy(ctx, log)) wake(name);
      isAsked ||= log.length === atOnce;
    }
  };
  const changed = (): void => {
    isAsked = true;
    if (isReading) return;
    isReading = true;
    // A store that cannot be read now is read at the next change.
    void read()
      .catch(() => undefined)
      .finally(() => {
        isReading = false;
        // Somebody may have asked between the last look and this.
        if (isAsked && !isOver) changed();
      });
  };
  begun.catch(() => undefined);
  const stop = store.onChange(changed);
  return () => {
    isOver = true;
    stop();
  };
}

/** The callers whom these commits concern: something was changed where they are, or of theirs. */
export function touchedBy(
  { known, atlas }: Pick<MudContext, "known" | "atlas">,
  log: readonly WorldLogged[],
): readonly string[] {
  const touched = log.flatMap((commit) => commit.touched);
  const places = new Set(touched.flatMap((one) => placesOf(one, atlas)));
  for (const { kind, id, to } of touched) {
    const player = kind === "player" ? known.get(id) : undefined;
    if (player !== undefined) known.set(id, { ...player, room: to });
  }
  return [...known].flatMap(([id, { room, callers }]) =>
    places.has(room) || places.has(carriedBy(id)) ? callers : [],
  );
}

/** Where a change can be seen: what a player is, and not where, is the player's own affair. */
const placesOf = ({ kind, id, from, to }: Touched, atlas: Atlas): readonly string[] =>
  kind === "lock"
    ? roomsWith(id, atlas)
    : kind === "player" && from === to
      ? [carriedBy(id)]
      : [from, to];

const roomsWith = (lock: string, { world, in: contents }: Atlas): readonly string[] =>
  world.rooms.flatMap(({ id }) => (contents(id).locks.some((one) => one.id === lock) ? [id] : []));

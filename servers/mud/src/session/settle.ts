import type { WorldCommit } from "@tabletop-mcp/storage";
import { WorldStaleError } from "@tabletop-mcp/storage";
import type { MudContext } from "../context.js";
import type { Deed } from "../play/deed.js";
import { upkeep } from "../play/upkeep.js";
import type { Happened } from "../state/happening.js";
import { happeningsOf, toLog } from "../state/log.js";
import { carriedBy, playerId, type Scene, sceneOf } from "../state/scene.js";
import { join } from "./join.js";
import { mint, mintKeys } from "./mint.js";
import { heardOf } from "./news.js";

/** So often is a command decided anew where others were faster. */
export const mostTries = 40;

/** A scene in which nothing is due, and what came about until then. */
export interface Settled {
  readonly scene: Scene;
  readonly happened: readonly Happened[];
}

/** The scene of a player, who joins where there is none of that name, after all that is due has been done. */
export async function settled(ctx: MudContext, name: string): Promise<Settled> {
  const happened: Happened[] = [];
  for (let tries = 0; tries < mostTries; tries += 1) {
    const scene = await sceneOrJoin(ctx, name);
    const due = upkeep(scene);
    if (due === undefined) return { scene, happened };
    if (await done(ctx, scene, due)) happened.push(...(due.happened ?? []));
  }
  throw new Error(`the world is never at rest around ${name}`);
}

/** The scene as it is, whatever is due; who is not there yet joins. */
export async function sceneOrJoin(ctx: MudContext, name: string): Promise<Scene> {
  await ctx.register.refuseBanned(name);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const there = await sceneNow(ctx, name);
    if (there !== undefined) return there;
    // Who was only on the way to another room has not joined by this.
    await join(ctx, name);
  }
  throw new Error(`${name} has joined and is nowhere`);
}

async function sceneNow(ctx: MudContext, caller: string): Promise<Scene | undefined> {
  const { store, known } = ctx;
  const id = playerId(caller);
  const before = known.get(id);
  const here = await sceneAt(ctx, id, before?.room ?? ctx.atlas.start.id);
  const [elsewhere] = here === undefined ? await store.read([{ kind: "player", id }]) : [];
  const scene = here ?? (elsewhere && (await sceneAt(ctx, id, elsewhere.place)));
  if (scene === undefined) return undefined;
  const { place } = scene.me;
  const callers = before?.callers.includes(caller)
    ? before.callers
    : [...(before?.callers ?? []), caller];
  known.set(id, { room: place, quiet: before?.quiet ?? 0, servedAt: scene.now, callers });
  return scene;
}

/** The scene of a player who is in that room; nothing where the player is not. */
export async function sceneAt(
  { places, atlas, now }: MudContext,
  id: string,
  room: string,
): Promise<Scene | undefined> {
  const [at, carried, nowhere] = await places.of([room, carriedBy(id), ""]);
  if (at === undefined || carried === undefined || nowhere === undefined) return undefined;
  return sceneOf({ at, carried, nowhere }, { atlas, now: now(), id });
}

/** Whether a deed of a player is done and on disk; not where others were faster: then nothing is. */
export const done = (ctx: MudContext, scene: Scene, deed: Deed): Promise<boolean> =>
  written(ctx, { scene, deed, by: scene.me.id });

/** What is to be written, and by whose command, who is told of it in the answer. */
interface Writing {
  readonly scene: Scene;
  readonly deed: Deed;
  readonly by?: string;
}

/** The same for what comes about by nobody's command, too. */
export async function written(ctx: MudContext, { scene, deed, by }: Writing): Promise<boolean> {
  const { store } = ctx;
  const { mints = [] } = deed;
  const rows = mints.length === 0 ? [] : await store.read(mintKeys(mints));
  try {
    const changes = [...(deed.changes ?? []), ...mint(mints, rows).changes];
    await store.commit(commitOf(ctx, { scene, deed: { ...deed, changes }, ...(by && { by }) }));
    return true;
  } catch (thrown) {
    if (thrown instanceof WorldStaleError) return false;
    throw thrown;
  }
}

/** Whatever a player does, the player has to be as it was: alive, and in this room. */
function commitOf(ctx: MudContext, { scene, deed, by }: Writing): WorldCommit {
  const { me, now } = scene;
  const { id, version, place, body } = me;
  const { me: patch = {}, to = place, changes = [], happened = [] } = deed;
  const isOther = to !== place || Object.keys(patch).length > 0;
  const after = { place: to, body: { ...body, heard: heardOf(ctx, me), ...patch } };
  return {
    at: now,
    changes: [...(isOther ? [{ kind: "player", id, version, after }] : []), ...changes],
    ...(!isOther && { unchanged: [{ kind: "player", id, version }] }),
    events: toLog(happened, by),
  };
}

/** What happened last in the world, for who comes too late. */
export async function lately({ store }: Pick<MudContext, "store">, commits = 60) {
  const from = Math.max(0, (await store.latest()) - commits);
  return happeningsOf(await store.changesSince(from, commits + 20)).map(({ body }) => body);
}

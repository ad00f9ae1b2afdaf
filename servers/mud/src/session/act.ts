import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { StorageError } from "@tabletop-mcp/storage";
import type { MudContext } from "../context.js";
import { availableIn } from "../play/available.js";
import type { Decision, Deed } from "../play/deed.js";
import type { Happened } from "../state/happening.js";
import type { Scene } from "../state/scene.js";
import { inTurn } from "./in-turn.js";
import { done, mostTries, settled } from "./settle.js";

/** What a player decides to do, as the world is. */
export type Decide = (scene: Scene) => Decision | Promise<Decision>;

/** What has come of a command. */
export interface Outcome {
  readonly deed: Deed;
  readonly before: Scene;
  readonly after: Scene;
  /** All that has happened since the command was given, in order. */
  readonly happened: readonly Happened[];
}

/**
 * One command of a player: what is due is done, the decision is taken and written; where others were
 * faster it is taken anew. Throws the fault of a refusal.
 */
export async function act(ctx: MudContext, name: string, decide: Decide): Promise<Outcome> {
  const first = await attempt(ctx, name, decide);
  const { happened, done: isDone } = first;
  if (isDone !== undefined) return { ...isDone, happened };
  // Whoever was too late waits for the others of this process who were, too: all at once, they
  // would be in each other's way again and again.
  return inTurn(ctx.turns, first.room, async () => {
    const all = [...happened];
    for (let tries = 1; tries < mostTries; tries += 1) {
      const next = await attempt(ctx, name, decide);
      all.push(...next.happened);
      if (next.done !== undefined) return { ...next.done, happened: all };
    }
    throw new ToolFault({
      code: "BUSY",
      message: "Too many others are doing something here at this moment",
      hint: "Try again",
    });
  });
}

/** What has come of one try: nothing but what was due, where others were faster. */
interface Attempt {
  readonly room: string;
  readonly happened: readonly Happened[];
  readonly done?: Omit<Outcome, "happened">;
}

async function attempt(ctx: MudContext, name: string, decide: Decide): Promise<Attempt> {
  const { scene: before, happened: due } = await settled(ctx, name);
  const room = before.room.id;
  const deed = await decide(before);
  if ("refused" in deed) throw refusalOf(deed.refused, before);
  const { happened: told = [] } = deed;
  const isChange = changesAny(deed);
  const asBefore = { deed, before, after: before };
  if (!isChange && told.length === 0) return { room, happened: due, done: asBefore };
  if (!(await done(ctx, before, deed))) return { room, happened: due };
  // What is only said leaves everything as it was.
  if (!isChange) return { room, happened: [...due, ...told], done: asBefore };
  const { scene: after, happened } = await settled(ctx, name).catch(doneUnseen);
  return { room, happened: [...due, ...told, ...happened], done: { deed, before, after } };
}

/** Who was told that the store has failed would ask for it again: it is done, though nobody can say what has come of it. */
function doneUnseen(thrown: unknown): never {
  if (!(thrown instanceof StorageError)) throw thrown;
  throw new ToolFault({
    code: "DONE_UNSEEN",
    message: `It was done, but what has come of it could not be read: ${thrown.message}`,
    hint: "Do not ask for it again: look, once the world can be read",
  });
}

const changesAny = ({ me, to, changes = [], mints = [] }: Deed): boolean =>
  me !== undefined || to !== undefined || changes.length + mints.length > 0;

const refusalOf = (
  {
    code,
    message,
    hint,
  }: { readonly code: string; readonly message: string; readonly hint?: string | undefined },
  scene: Scene,
): ToolFault =>
  new ToolFault({
    code,
    message,
    ...(hint !== undefined && { hint }),
    data: { error: code, message, available_actions: availableIn(scene) },
  });

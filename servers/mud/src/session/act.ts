import { ToolFault } from "@tabletop-mcp/mcp-kit";
import type { MudContext } from "../context.js";
import { availableIn } from "../play/available.js";
import type { Decision, Deed } from "../play/deed.js";
import type { Happened } from "../state/happening.js";
import type { Scene } from "../state/scene.js";
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
  const happened: Happened[] = [];
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { scene, happened: due } = await settled(ctx, name);
    happened.push(...due);
    const decision = await decide(scene);
    if ("refused" in decision) throw refusalOf(decision.refused, scene);
    const { happened: told = [] } = decision;
    const asBefore = { deed: decision, before: scene, after: scene };
    const changes = changesAny(decision);
    if (!changes && told.length === 0) return { ...asBefore, happened };
    if (!(await done(ctx, scene, decision))) continue;
    // What is only said leaves everything as it was.
    if (!changes) return { ...asBefore, happened: [...happened, ...told] };
    const after = await settled(ctx, name);
    happened.push(...told, ...after.happened);
    return { deed: decision, before: scene, after: after.scene, happened };
  }
  throw new ToolFault({
    code: "BUSY",
    message: "Too many others are doing something here at this moment",
    hint: "Try again",
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

import type { Economy, Event } from "@tabletop-mcp/rules-engine";
import type { DeedAsked, Doing } from "../input/deed.js";
import { needed } from "../input/taken.js";
import { actionOf, type Doer } from "./deed-action.js";
import { fightIfAny } from "./in-fight.js";
import { isReaction, reactionOf } from "./reacting.js";
import type { Session } from "./session.js";

/** What somebody has done, and what came of it. */
export interface Done {
  readonly id: string;
  /** Whom it was done to, where one was named. */
  readonly target?: string | undefined;
  readonly events: readonly Event[];
  /** It comes after what waits for a reaction. */
  readonly queued?: true;
}

/**
 * Does one thing that is asked for: in the fight that goes on, or outside of any. What comes `after`
 * something of the same call that waits for a reaction waits with it, unless it is the answer.
 */
export async function doDeed(session: Session, asked: DeedAsked, after: boolean): Promise<Done> {
  await fightIfAny(session, asked.encounterId);
  const id = await session.who(needed(asked.actorId, "actorId", "execute_action"));
  const doer: Doer = { session, id, asked, economy: economyOf(asked) };
  if (isReaction(asked)) {
    const events = await session.act(await reactionOf(doer));
    return { id, events };
  }
  const action = await actionOf(doer, doingOf(asked));
  const target = "target" in action ? action.target : undefined;
  if (!after || session.state().waiting === undefined)
    return { id, target, events: await session.act(action) };
  return { id, queued: true, events: await session.act({ type: "queue", action }) };
}

function economyOf({ economy, bonusAction }: DeedAsked): Economy | undefined {
  return economy ?? (bonusAction === undefined ? undefined : "bonus");
}

function doingOf({ action, bonusAction }: DeedAsked): Doing {
  const second = { offhand_attack: "attack", spell: "cast_spell" } as const;
  const meant =
    bonusAction === "offhand_attack" || bonusAction === "spell" ? second[bonusAction] : undefined;
  return needed(action ?? meant, "action", "execute_action");
}

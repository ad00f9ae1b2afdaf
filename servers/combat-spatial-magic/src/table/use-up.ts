import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { Creature, HeldRef } from "@tabletop-mcp/rules-engine";
import type { CombatContext } from "../context.js";
import { briefEvents } from "../render/brief-events.js";
import { narrate } from "../render/events.js";
import { inSession } from "./session.js";

/** What came of ending what a roll has spent. */
interface Spent {
  readonly text: string;
  readonly events: readonly object[];
}

/** Ends what was good for one roll (Guidance, Help), and with it the spell that was for nothing else. */
export const useUp = (
  refs: readonly HeldRef[],
  ctx: CombatContext,
): Promise<Spent | undefined> | undefined =>
  refs.length === 0
    ? undefined
    : inSession(ctx, async (session) => {
        const events = [];
        for (const ref of refs) {
          const id = await session.who(ref.id);
          const { effects } = await session.creature(id);
          if (effects.some((one) => one.id === ref.held))
            events.push(
              ...(await session.act({ type: "lose_effect", id, held: ref.held, used: true })),
            );
        }
        const text = narrate(events, await session.telling(events));
        return { text, events: briefEvents(events) };
      });

/** A creature as it is once its rolls before this one have spent what they did. */
export function withoutSpent(creature: Creature, spent: readonly HeldRef[]): Creature {
  const gone = new Set(spent.flatMap(({ id, held }) => (id === creature.id ? [held] : [])));
  return gone.size === 0
    ? creature
    : { ...creature, effects: creature.effects.filter(({ id }) => !gone.has(id)) };
}

/** A reply that tells of it, too. */
export const withSpent = ({ data, text }: Reply, spent: Spent | undefined): Reply =>
  spent === undefined
    ? { data, text }
    : {
        data: { ...data, summary: `${text} ${spent.text}`, events: spent.events },
        text: `${text} ${spent.text}`,
      };

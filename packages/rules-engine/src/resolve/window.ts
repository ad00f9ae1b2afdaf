import { askedOf, type Frame } from "../game/frame.js";
import type { Asking, Pending, Reaction, Window } from "../game/reaction.js";
import type { GameState } from "../game/state.js";
import type { Using } from "../game/using.js";
import { onceOf } from "../once.js";
import { groupBy } from "../sheet/group.js";
import { momentOf } from "./frames.js";

/** The window that opens before a step is taken: for whoever could react to it and was not asked yet. */
export function windowAt(state: GameState, frame: Frame, using: Using): Window | undefined {
  const moment = momentOf(state, frame);
  if (moment === undefined || using.reactions === undefined) return undefined;
  const asked = askedOf(frame);
  const offers: Offer[] = [];
  for (const { name, offeredTo } of reactionsAt(using.reactions).get(moment) ?? [])
    for (const creatureId of offeredTo(state, { moment, frame }, using))
      if (!asked.includes(creatureId)) offers.push({ creatureId, name });
  if (offers.length === 0) return undefined;
  const ids = [...new Set(offers.map(({ creatureId }) => creatureId))];
  const open = ids.map(
    (creatureId): Pending => ({
      pendingId: `${moment}:${creatureId}`,
      creatureId,
      options: offers.filter((one) => one.creatureId === creatureId).map(({ name }) => name),
    }),
  );
  return { moment, open };
}

interface Offer {
  readonly creatureId: string;
  readonly name: string;
}

/** By their moments: every step of every attack asks. */
const reactionsAt = onceOf((reactions: readonly Reaction[]) =>
  groupBy(reactions, ({ moment }) => moment),
);

/** The reaction of this name at this moment. */
export const reactionCalled = (
  name: string,
  { moment }: Pick<Asking, "moment">,
  { reactions = [] }: Using,
): Reaction | undefined =>
  reactions.find((reaction) => reaction.moment === moment && reaction.name === name);

import { askedOf, type Frame } from "../game/frame.js";
import type { Asking, Pending, Reaction, Window } from "../game/reaction.js";
import type { GameState } from "../game/state.js";
import type { Using } from "../game/using.js";
import { momentOf } from "./frames.js";

/** The window that opens before a step is taken: for whoever could react to it and was not asked yet. */
export function windowAt(state: GameState, frame: Frame, using: Using): Window | undefined {
  const moment = momentOf(state, frame);
  if (moment === undefined || using.reactions === undefined) return undefined;
  const asked = askedOf(frame);
  const offers = using.reactions
    .filter((reaction) => reaction.moment === moment)
    .flatMap(({ name, offeredTo }) =>
      offeredTo(state, { moment, frame }, using).map((creatureId) => ({ creatureId, name })),
    )
    .filter(({ creatureId }) => !asked.includes(creatureId));
  const ids = [...new Set(offers.map(({ creatureId }) => creatureId))];
  if (ids.length === 0) return undefined;
  const open = ids.map(
    (creatureId): Pending => ({
      pendingId: `${moment}:${creatureId}`,
      creatureId,
      options: offers.filter((one) => one.creatureId === creatureId).map(({ name }) => name),
    }),
  );
  return { moment, open };
}

/** The reaction of this name at this moment. */
export const reactionCalled = (
  name: string,
  { moment }: Pick<Asking, "moment">,
  { reactions = [] }: Using,
): Reaction | undefined =>
  reactions.find((reaction) => reaction.moment === moment && reaction.name === name);

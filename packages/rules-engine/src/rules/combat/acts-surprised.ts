import { isOnTurn } from "../../encounter/turns.js";
import type { EventOf } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { gather } from "../../gather/gather.js";
import { prohibition } from "../../gather/prohibition.js";
import { foldName } from "../../tables/compendium.js";

type Tables = Pick<Using, "compendium">;

/** What lets a surprised creature act as soon as it runs on it ("Barbarian, Feral Instinct"). */
const liftings = (state: GameState, id: string, { compendium }: Tables): readonly string[] =>
  gather(creatureIn(state, id), compendium).actives.flatMap(({ effect }) =>
    effect.kind === "acts-surprised" ? [effect.during] : [],
  );

/** Whether somebody who is surprised has a first turn all the same, to begin with that. */
export const mayActSurprised = (state: GameState, id: string, using: Tables): boolean =>
  liftings(state, id, using).length > 0 &&
  prohibition(creatureIn(state, id), "act", using.compendium) === undefined;

/** Whether this is what it has to begin with, on its turn. */
export const startsActing = (
  state: GameState,
  { id, what }: { readonly id: string; readonly what: string },
  using: Tables,
): boolean =>
  isOnTurn(state, id) &&
  liftings(state, id, using).some((name) => foldName(name) === foldName(what));

/** Once it runs, its bearer is surprised no more. */
export function shakeOffSurprise(
  state: GameState,
  { id, held }: EventOf<"effect_gained">,
  using: Using,
): Next {
  const combatant = combatantOf(state, id);
  if (!combatant?.surprised || held.during === undefined) return nothing;
  if (!liftings(state, id, using).includes(held.during)) return nothing;
  const { surprised: _surprised, ...rest } = combatant;
  return happens({
    type: "combatant_changed",
    id,
    rule: "Surprise",
    what: "is surprised no more",
    combatant: rest,
  });
}

import type { Creature } from "../../creature/creature.js";
import type { ConditionHeld, EffectHeld, Lasting } from "../../creature/held.js";
import type { Event, EventOf } from "../../game/event.js";
import { happens, type Next } from "../../game/next.js";
import { combatantOf, type GameState, secondsNow, secondsPerRound } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { castEnded, endAll } from "./ending.js";

/** Why what ends by the clock ends. */
export const because = "its time is over";

/** When time passes, what was to last until then is over, on everybody ("Duration"). */
export const endOver = (
  { creatures }: GameState,
  { clock }: EventOf<"time_passed">,
  { compendium }: Using,
): Next =>
  happens(
    ...Object.values(creatures).flatMap((creature): readonly Event[] => [
      ...castsOver(creature, clock),
      ...endAll([creature], ({ lasting }) => isOver(timeOf(lasting), clock), {
        because,
        compendium,
      }),
    ]),
  );

/**
 * A round is six seconds for those who fight ("Time"). Their spells end on their own turns. What was
 * to last until a turn that nobody took (of who is dead, or gone) is over with that round.
 */
export const endOverInFight = (
  state: GameState,
  { round }: EventOf<"round_began">,
  { compendium }: Using,
): Next => {
  const clock = secondsNow(state);
  const past = ({ lasting }: ConditionHeld | EffectHeld): boolean =>
    lasting.kind === "turn" ? lasting.round < round : isOver(timeOf(lasting), clock);
  return happens(...endAll(fighters(state), past, { because, compendium }));
};

const fighters = (state: GameState): readonly Creature[] =>
  Object.values(state.creatures).filter(({ id }) => combatantOf(state, id) !== undefined);

/** A creature's spells that were to last until this second. */
export const castsOver = (creature: Creature, clock: number): readonly Event[] =>
  creature.casts
    .filter(({ until }) => isOver(until, clock))
    .map((cast) => castEnded(creature, cast, { because }));

/** The same as its turn begins: what lasts for one round is over, too, though it was cast on another's turn (Shield). */
export const castsOverAtTurn = (creature: Creature, now: number): readonly Event[] =>
  creature.casts
    .filter(
      ({ since, until }) =>
        isOver(until, now) || (until !== undefined && until - since <= secondsPerRound),
    )
    .map((cast) => castEnded(creature, cast, { because }));

/** Whether something with this end, by the clock, is over; what has none is not. */
export const isOver = (until: number | undefined, clock: number): boolean =>
  until !== undefined && until <= clock;

const timeOf = (lasting: Lasting): number | undefined =>
  lasting.kind === "time" ? lasting.until : undefined;

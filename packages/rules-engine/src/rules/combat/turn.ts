import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import { freshTurn } from "../../encounter/combatant.js";
import type { Turn } from "../../encounter/encounter.js";
import {
  hasSecondTurn,
  onSecondTurn,
  placeOfTurn,
  type SecondTurn,
  secondBefore,
  withoutSecondTurn,
} from "../../encounter/second-turn.js";
import { hasMadeDeathSave } from "../../encounter/turns.js";
import type { Event } from "../../game/event.js";
import type { FrameOf, TurnFrame } from "../../game/frame.js";
import { type Decision, happens, type Next, steps } from "../../game/next.js";
import { combatantIn, combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { gather } from "../../gather/gather.js";
import { mayActSurprised } from "./acts-surprised.js";
import { turnSpent } from "./economy.js";
import { anotherTurn } from "./more-turns.js";
import { isControlled } from "./mounts/ridden.js";
import { noFight } from "./no-fight.js";

const rule = "Your Turn";

/** The turn that is going on ends, and the next one begins. */
export function endTurnRule(state: GameState): Decision {
  const { encounter } = state;
  return encounter?.status === "active"
    ? ok(steps({ kind: "turn", step: "end", id: encounter.turn.of }))
    : err(noFight);
}

/** A step from one turn to the next; everything that a turn's end or start brings is settled in between. */
export function turnStep(state: GameState, frame: FrameOf<"turn">, using: Using): Decision {
  switch (frame.step) {
    case "end":
      return ok(end(state, frame.id));
    case "next":
      return ok(next(state, using));
    case "begin":
      return ok(
        frame.second === undefined
          ? begin(state, frame.id, using)
          : beginAgain(state, { id: frame.id, by: frame.second }),
      );
  }
}

const toNext: TurnFrame = { kind: "turn", step: "next" };

/** A death save that nobody has rolled on this turn is rolled before it ends ("Death Saving Throws"). */
function end(state: GameState, id: string) {
  const { turn, round } = fightIn(state);
  if (isDying(state.creatures[id]) && !hasMadeDeathSave(state, id)) {
    return steps(
      { kind: "act", action: { type: "death_save", id }, lenient: true },
      { kind: "turn", step: "end", id },
    );
  }
  const ended: Event = { type: "turn_ended", id, rule, round, seq: turn.seq };
  return { events: combatantOf(state, id) === undefined ? [] : [ended], run: [toNext] };
}

/** Whether a creature makes death saves on its turns. */
export const isDying = (creature: Creature | undefined): boolean =>
  creature?.deathSaves?.stable === false;

/** Whoever is next in the order; the dead are passed over, and after the last one a round begins. */
function next(state: GameState, using: Using) {
  const again = anotherTurn(state);
  if (again !== undefined) return again;
  const encounter = fightIn(state);
  const { id, order, turn, round } = encounter;
  const isUp = (one: { readonly id: string }): boolean => !creatureIn(state, one.id).dead;
  const place = placeOfTurn(state, encounter);
  const later = order.slice(place + 1).find(isUp);
  const begun = round === 1 ? order.slice(0, place + 1).filter(isUp) : [];
  const second = secondBefore(
    begun.flatMap((one) => secondTurnsOf(state, one, using)),
    later,
  );
  if (second !== undefined)
    return steps({ kind: "turn", step: "begin", id: second.id, second: second.by });
  if (later !== undefined) return steps({ kind: "turn", step: "begin", id: later.id });
  const first = order.find(isUp);
  const of = first?.id ?? turn.of;
  return {
    events: [roundBegan(id, round + 1)],
    run: [{ kind: "turn", step: "begin", id: of } as const],
  };
}

/** The second turn in the first round that somebody has left ("Rogue, Thief's Reflexes"). */
function secondTurnsOf(
  state: GameState,
  { id, initiative }: Turn,
  { compendium }: Using,
): readonly SecondTurn[] {
  if (!hasSecondTurn(state, id)) return [];
  const { actives } = gather(creatureIn(state, id), compendium);
  return actives.flatMap(({ effect }) =>
    effect.kind === "second-turn"
      ? [{ id, initiative: initiative - effect.later, by: effect.later }]
      : [],
  );
}

const roundBegan = (encounter: string, round: number): Event => ({
  type: "round_began",
  about: { encounter },
  rule: "The Order of Combat",
  round,
});

/**
 * Whoever is surprised can do nothing on its first turn: it is over at once ("Surprise"). So is that of
 * a mount under control, which acts on its rider's.
 */
function begin(state: GameState, id: string, using: Using): Next {
  const { turn, round } = fightIn(state);
  const seq = turn.seq + 1;
  const combatant = combatantOf(state, id);
  const over = { kind: "turn", step: "end", id } as const;
  if (!combatant?.surprised || mayActSurprised(state, id, using))
    return {
      events: [{ type: "turn_began", id, rule, round, seq }],
      run: isControlled(state, id, using.compendium) ? [over] : [],
    };
  const hasAnother = secondTurnsOf(state, { id, initiative: 0 }, using).length > 0;
  const forgone = turnSpent({ id }, "Surprise", withoutSecondTurn(freshTurn(combatant.turn)));
  return {
    events: [
      { type: "turn_began", id, rule: "Surprise", round, seq, surprised: true },
      ...(hasAnother ? [forgone] : []),
    ],
    run: [over],
  };
}

/** A second turn of the same round: new from the start, whatever the first one has spent. */
function beginAgain(state: GameState, { id, by }: { readonly id: string; readonly by: number }) {
  const { turn, round } = fightIn(state);
  const seq = turn.seq + 1;
  const fresh = freshTurn(combatantIn(state, id).turn);
  return happens(
    { type: "turn_began", id, rule, round, seq },
    turnSpent({ id }, "second turn", onSecondTurn(fresh, seq, by)),
  );
}

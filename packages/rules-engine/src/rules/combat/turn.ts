import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import { placeInOrder } from "../../encounter/encounter.js";
import { hasMadeDeathSave } from "../../encounter/turns.js";
import type { Event } from "../../game/event.js";
import type { FrameOf, TurnFrame } from "../../game/frame.js";
import { type Decision, happens, steps } from "../../game/next.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
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
export function turnStep(state: GameState, frame: FrameOf<"turn">): Decision {
  switch (frame.step) {
    case "end":
      return ok(end(state, frame.id));
    case "next":
      return ok(next(state));
    case "begin":
      return ok(begin(state, frame.id));
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
function next(state: GameState) {
  const { id, order, turn, round } = fightIn(state);
  const isUp = (one: { readonly id: string }): boolean => !creatureIn(state, one.id).dead;
  const place = placeInOrder({ order }, turn.of);
  const later = order.slice(place + 1).find(isUp);
  if (later !== undefined) return steps({ kind: "turn", step: "begin", id: later.id });
  const first = order.find(isUp);
  const of = first?.id ?? turn.of;
  return {
    events: [roundBegan(id, round + 1)],
    run: [{ kind: "turn", step: "begin", id: of } as const],
  };
}

const roundBegan = (encounter: string, round: number): Event => ({
  type: "round_began",
  about: { encounter },
  rule: "The Order of Combat",
  round,
});

/** Whoever is surprised can do nothing on its first turn: it is over at once ("Surprise"). */
function begin(state: GameState, id: string) {
  const { turn, round } = fightIn(state);
  const seq = turn.seq + 1;
  return combatantOf(state, id)?.surprised
    ? {
        events: [
          { type: "turn_began", id, rule: "Surprise", round, seq, surprised: true } as const,
        ],
        run: [{ kind: "turn", step: "end", id } as const],
      }
    : happens({ type: "turn_began", id, rule, round, seq });
}

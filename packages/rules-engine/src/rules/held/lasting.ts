import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { concentrationOf } from "../../creature/cast.js";
import type { Creature } from "../../creature/creature.js";
import type { Held, Lasting } from "../../creature/held.js";
import { begunTurns, endedTurns } from "../../encounter/turns.js";
import type { DurationAsked } from "../../game/action.js";
import {
  combatantOf,
  creatureIn,
  fightIn,
  type GameState,
  isTime,
  secondsNow,
  secondsPerRound,
} from "../../game/state.js";
import type { RuleViolation } from "../../game/violation.js";

/** On whom something is laid, by whom, and for how long. */
interface Asked {
  readonly id: string;
  readonly from?: string;
  readonly lasting: DurationAsked;
}

type End = Result<Lasting, RuleViolation>;

type Bounds = Pick<
  Held,
  "target" | "rounds" | "endsOn" | "save" | "range" | "ails" | "escape" | "brings"
>;

/** What else bounds what is laid: whom it is aimed at, what ends it before its time, and what its end brings. */
export const boundsOf = ({
  target,
  rounds,
  endsOn,
  save,
  range,
  ails,
  escape,
  brings,
}: Bounds): Bounds => ({
  ...(target !== undefined && { target }),
  ...(rounds !== undefined && { rounds }),
  ...(endsOn && { endsOn }),
  ...(save && { save }),
  ...(range !== undefined && { range }),
  ...(ails && { ails }),
  ...(escape && { escape }),
  ...(brings && { brings }),
});

/** When what is laid now ends; no to what could never end, or would be over before it began. */
export function endOf(state: GameState, { id, from, lasting }: Asked): End {
  switch (lasting.kind) {
    case "rounds":
      return inRounds(state, lasting.rounds, id);
    case "next-turn":
      return ok(nextTurn(state, lasting));
    case "this-turn":
      return ok(thisTurn(state));
    case "time":
      return lasting.until > secondsNow(state) && isTime(lasting.until)
        ? ok(lasting)
        : err(tooEarly(lasting.until, state));
    case "concentration":
      return whileConcentrating(state, from);
    case "cast":
      return withCast(state, lasting, from);
    case "with":
      return withOther(state, lasting, id);
    case "with-condition":
      return withCondition(state, lasting, from === undefined ? { id } : { id, from });
    default:
      return ok(lasting);
  }
}

/** So many rounds from now on: of turns of its bearer in a fight, else of the clock ("Time"). */
function inRounds(state: GameState, rounds: number, bearer: string): End {
  const refused = refuseRounds(rounds);
  if (refused !== undefined) return err(refused);
  const until = state.clock + rounds * secondsPerRound;
  if (!isTime(until)) return err(tooLong(rounds));
  if (combatantOf(state, bearer) === undefined) return ok({ kind: "time", until });
  const { round } = fightIn(state);
  const isOver = endedTurns(state).includes(bearer);
  return ok({
    kind: "turn",
    edge: "end",
    of: bearer,
    round: round + rounds - (isOver ? 0 : 1),
  });
}

/** The next turn of somebody: not the one that is going on. Outside fights it is six seconds away. */
function nextTurn(
  state: GameState,
  { edge, of }: Extract<DurationAsked, { readonly kind: "next-turn" }>,
): Lasting {
  if (combatantOf(state, of) === undefined)
    return { kind: "time", until: secondsNow(state) + secondsPerRound };
  const { round } = fightIn(state);
  return { kind: "turn", edge, of, round: begunTurns(state).includes(of) ? round + 1 : round };
}

/** Outside fights nobody counts turns: a round is as near as it comes. */
const thisTurn = (state: GameState): Lasting =>
  state.encounter?.status === "active"
    ? {
        kind: "turn",
        edge: "end",
        of: state.encounter.turn.of,
        round: state.encounter.round,
      }
    : { kind: "time", until: secondsNow(state) + secondsPerRound };

const tooLong = (rounds: number): RuleViolation => ({
  code: "INVALID_ROUNDS",
  message: `${rounds} rounds are beyond the end of the campaign's clock.`,
  hint: "What has no end lasts until it is removed.",
});

/** Says no to rounds that are none. */
export const refuseRounds = (rounds: number): RuleViolation | undefined =>
  Number.isSafeInteger(rounds) && rounds >= 1
    ? undefined
    : {
        code: "INVALID_ROUNDS",
        message: `${rounds} is no number of rounds.`,
        hint: "Give a whole number of rounds, 1 or more.",
      };

const tooEarly = (until: number, state: GameState): RuleViolation => ({
  code: "INVALID_END",
  message: `Nothing begins now, at ${secondsNow(state)} seconds, that is to end at ${until}.`,
  hint: "Give a whole number of seconds by the campaign's clock, later than now.",
});

/** As long as its source concentrates on what it does now ("Concentration"). */
function whileConcentrating({ creatures }: GameState, from: string | undefined): End {
  const source = from === undefined ? undefined : creatures[from];
  const cast = source && concentrationOf(source);
  return cast === undefined
    ? err({
        code: "NOT_CONCENTRATING",
        message:
          source === undefined
            ? "Nobody is named on whose concentration this could hang."
            : `${source.name} is not concentrating on anything that this could last as long as.`,
        hint: "Give a number of rounds, or none, until it is removed: only what a creature concentrates on already can be its source.",
      })
    : ok({ kind: "cast", id: cast.id });
}

function withCast(
  { creatures }: GameState,
  lasting: Extract<Lasting, { readonly kind: "cast" }>,
  from: string | undefined,
): End {
  const source = from === undefined ? undefined : creatures[from];
  const casts = source?.casts ?? [];
  return casts.some(({ id }) => id === lasting.id)
    ? ok(lasting)
    : err({
        code: "NO_SUCH_CAST",
        message: `${source?.name ?? "Nobody"} keeps no spell "${lasting.id}" running that this could last as long as.`,
        hint: "Name as its source the creature whose spell it is.",
        legal: casts.map(({ id, spell }) => `${id} (${spell})`),
      });
}

/** Says no to what would last as long as something that lasts as long as it. */
export function refuseCircle(
  { name, conditions, effects }: Creature,
  renewed: string,
  lasting: Lasting,
): RuleViolation | undefined {
  const all = [...conditions, ...effects];
  const seen = new Set<string>();
  for (let end: Lasting | undefined = lasting; end?.kind === "with"; ) {
    const { id }: { readonly id: string } = end;
    if (id === renewed)
      return {
        code: "ENDLESS",
        message: `${name} would have something ("${renewed}") that lasts as long as itself.`,
        hint: "Let one of them last by itself.",
      };
    if (seen.has(id)) return undefined;
    seen.add(id);
    end = all.find((held) => held.id === id)?.lasting;
  }
  return undefined;
}

function withOther(
  state: GameState,
  lasting: Extract<Lasting, { readonly kind: "with" }>,
  bearer: string,
): End {
  const { name, conditions, effects } = creatureIn(state, bearer);
  const legal = [...conditions, ...effects].map(({ id }) => id);
  return legal.includes(lasting.id)
    ? ok(lasting)
    : err({
        code: "NOT_HELD",
        message: `${name} has nothing with the id "${lasting.id}" that this could last as long as.`,
        legal,
      });
}

/** With a condition that the same creature brings at the same time: who is immune to the one has not the other either. */
function withCondition(
  state: GameState,
  { condition }: Extract<DurationAsked, { readonly kind: "with-condition" }>,
  { id, from }: Pick<Asked, "id" | "from">,
): End {
  const { name, conditions } = creatureIn(state, id);
  const held = conditions.findLast((one) => one.condition === condition && one.from === from);
  return held === undefined
    ? err({
        code: "NOT_HELD",
        message: `${name} is not ${condition}, so nothing comes with that.`,
        legal: conditions.map((one) => one.condition),
      })
    : ok({ kind: "with", id: held.id });
}

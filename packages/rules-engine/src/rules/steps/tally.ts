import type { Frame } from "../../game/frame.js";
import { creatureIn } from "../../game/state.js";
import type { StepOutcome } from "../../game/steps-frame.js";
import { untilRemoved } from "./durations.js";
import { actQuietly, type StepTurn } from "./settling.js";

/** Those with whom a count is full, and what is noted of the others. */
interface Tally {
  readonly full: readonly StepOutcome[];
  readonly run: readonly Frame[];
}

/** Failures and successes are noted on those who save, until there are so many of a kind ("Flesh to Stone"). */
export function tallied(turn: StepTurn, outcomes: readonly StepOutcome[]): Tally {
  const { tally } = turn.step;
  if (tally === undefined) return { full: outcomes, run: [] };
  const isFull = (outcome: StepOutcome): boolean => countOf(turn, outcome) + 1 >= tally;
  return {
    full: outcomes.filter(isFull),
    run: outcomes.flatMap((one) => (isFull(one) ? forgotten(turn, one) : noted(turn, one))),
  };
}

const nameOf = ({ frame }: StepTurn, { hit }: StepOutcome): string =>
  `${frame.by.source}: ${hit ? "failed" : "saved"}`;

const countOf = (turn: StepTurn, outcome: StepOutcome): number =>
  creatureIn(turn.state, outcome.id).effects.filter(
    ({ name, from }) => name === nameOf(turn, outcome) && from === turn.frame.id,
  ).length;

const noted = (turn: StepTurn, outcome: StepOutcome): readonly Frame[] => {
  const { id, by } = turn.frame;
  return [
    actQuietly({
      type: "gain_effect",
      id: outcome.id,
      name: nameOf(turn, outcome),
      kind: "neutral",
      source: by.source,
      from: id,
      effects: [],
      stacks: true,
      lasting: by.cast === undefined ? untilRemoved : { kind: "cast", id: by.cast },
    }),
  ];
};

/** What was noted, and what has brought the saves, where nothing else is in it. */
const forgotten = ({ state, frame }: StepTurn, { id }: StepOutcome): readonly Frame[] =>
  creatureIn(state, id)
    .effects.filter(
      ({ effects, source, from }) =>
        effects.length === 0 && source === frame.by.source && from === frame.id,
    )
    .map((held) => actQuietly({ type: "lose_effect", id, held: held.id }));

import type { AttackFrame } from "../../game/attack-frame.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { attackRolled } from "../combat/attack/roll.js";
import { affected } from "../steps/affected.js";
import type { StepTurn } from "../steps/settling.js";
import { type Aiming, framesOf } from "./aim.js";
import { checksDue } from "./dispel.js";
import { attackBySpell } from "./spell-attack.js";

interface Asked {
  readonly when: "use" | "sustain";
  readonly using: Using;
}

/** Says no to more dice of the table than a casting has d20s for: attacks in their order, checks against spells. */
export function refuseDice(
  state: GameState,
  aiming: Aiming,
  { when, using }: Asked,
): RuleViolation | undefined {
  const { manual } = aiming.action;
  if (manual === undefined || manual.length === 0) return undefined;
  const { manual: _dice, ...craft } = aiming.craft ?? {};
  const turns = framesOf(state, Object.assign({}, aiming, { craft }), { when, using }).flatMap(
    (frame) => turnOf(state, { aiming, frame }, using),
  );
  // A check of its caster's own counts its dice when it is made.
  if (turns.some(({ step }) => step.check !== undefined)) return undefined;
  const due = turns.reduce((sum, turn) => sum + dueIn(turn, manual.slice(sum)), 0);
  return manual.length <= due ? undefined : tooMany(aiming, manual.length, due);
}

function turnOf(
  state: GameState,
  { aiming, frame }: { readonly aiming: Aiming; readonly frame: StepsFrame },
  using: Using,
): readonly StepTurn[] {
  const step = aiming.spell.steps[Number(frame.at.path[0])];
  return step === undefined ? [] : [{ state, frame, step, using }];
}

/** How many d20s a step has its caster roll. */
function dueIn(turn: StepTurn, dice: readonly number[]): number {
  if (turn.step.dispels !== undefined) return checksDue(turn, affected(turn));
  if (turn.step.attack === undefined) return 0;
  const { run = [] } = attackBySpell(turn, affected(turn));
  return run.reduce(
    (sum, attack) =>
      attack.kind === "attack" ? sum + fallenFor(turn, attack, dice.slice(sum)) : sum,
    0,
  );
}

/** The dice that fall for an attack as things are: two with advantage or disadvantage, one more for who is lucky. */
function fallenFor(
  { state, using }: StepTurn,
  frame: AttackFrame,
  dice: readonly number[],
): number {
  const two = { self: creatureIn(state, frame.id), other: creatureIn(state, frame.target) };
  const order = Object.assign({}, frame.order, { manual: dice });
  const tried = Object.assign({}, frame, { order, volley: [] });
  const made = attackRolled(state, { frame: tried, two }, { ...using, rng: middling });
  return made.ok ? made.value.d20.rolls.length : 0;
}

/** Nothing is rolled yet: no die of these is kept. */
const middling: Using["rng"] = { source: "none", die: (sides) => Math.ceil(sides / 2) };

const tooMany = ({ spell }: Aiming, given: number, due: number): RuleViolation => ({
  code: "TOO_MANY_DICE",
  message: `${given} ${given === 1 ? "die was" : "dice were"} given, but ${spell.name} rolls ${due === 0 ? "no d20" : `${due} d20${due === 1 ? "" : "s"}`} of its caster's here.`,
  hint: due === 0 ? "Leave the dice out." : `Give at most ${due}.`,
});

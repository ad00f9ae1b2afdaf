import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import type { ActionOf } from "../../game/action.js";
import type { Event, EventOf } from "../../game/event.js";
import type { FrameOf, RestStep } from "../../game/frame.js";
import { type Decision, nothing } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { maximumOf } from "../../sheet/hit-points.js";
import { refuseInFight } from "../combat/in-fight.js";
import { refuseDead } from "../life/dead.js";
import { hitDiceStep, refuseInLongRest } from "./hit-dice.js";
import { attuned, ended, lessExhausted, recharge } from "./parts.js";
import { recover } from "./recover.js";
import { refuseRest, restTime } from "./time.js";

type Rest = FrameOf<"rest">;

/** What a rest brings, in order: hit dice are spent in its hour; what weighs on the hit point maximum ends before hit points come back. */
const brings: Readonly<Record<Rest["rest"], readonly RestStep[]>> = {
  short: ["hit-dice", "ends", "attunement", "recovery"],
  long: ["ends", "exhaustion", "attunement", "recharge", "recovery"],
};

/** A short or a long rest ("Resting"). Interrupted it brings nothing, but its time is gone. */
export function restRule(state: GameState, { id, request }: ActionOf<"rest">): Decision {
  const creature = creatureIn(state, id);
  const { restType: rest, hitDice, company } = request;
  const refused =
    (creature.dead ? refuseDead(creature, "cannot rest") : undefined) ??
    refuseInFight(state, id, "cannot rest") ??
    (rest === "long" ? refuseInLongRest(hitDice) : undefined) ??
    refuseRest(state, creature, request);
  if (refused !== undefined) return err(refused);
  const { passed, end } = restTime(state, creature, request);
  const frame: Rest = {
    kind: "rest",
    id,
    rest,
    steps: request.interrupted ? [] : brings[rest],
    end,
    ...(hitDice !== undefined && { hitDice }),
    ...(company !== undefined && { company }),
  };
  return ok({ events: passed, run: [frame] });
}

/** The next part of a rest. Who dies of one has no part in those that follow. */
export function restStep(state: GameState, frame: Rest, using: Using): Decision {
  const creature = state.creatures[frame.id];
  const [step, ...left] = frame.steps;
  if (step === undefined || creature === undefined || creature.dead) return ok(nothing);
  if (step === "hit-dice") return hitDiceStep(state, frame, using);
  return ok({
    events: parts[step]({ creature, frame }, using),
    run: [{ ...frame, steps: left }],
  });
}

interface Resting {
  readonly creature: Creature;
  readonly frame: Rest;
}

type Part = (resting: Resting, using: Using) => readonly Event[];

const parts: Readonly<Record<Exclude<RestStep, "hit-dice">, Part>> = {
  ends: ({ creature, frame }, { compendium }) => ended(creature, frame.rest, compendium),
  exhaustion: ({ creature }, { compendium }) => lessExhausted(creature, compendium),
  attunement: ({ creature }) => attuned(creature),
  recharge: ({ creature }, using) => recharge(creature, using),
  recovery: ({ creature, frame }, using) => [rested(creature, frame, using)],
};

function rested(
  creature: Creature,
  { rest, end, dice = [] }: Rest,
  { compendium }: Using,
): EventOf<"rested"> {
  const { spent, recovered } = recover(creature, rest, compendium);
  const { current, temporary } = creature.hp;
  const full = rest === "long" ? maximumOf(creature, compendium) : current;
  return {
    type: "rested",
    rule: rest === "long" ? "Resting, Long Rest" : "Resting, Short Rest",
    id: creature.id,
    rest,
    hp: Math.max(current, full),
    temporary: rest === "long" ? 0 : temporary,
    spent,
    recovered,
    ...(rest === "long" && { restedAt: end }),
    ...(dice.length > 0 && { hitDiceKept: dice.length }),
  };
}

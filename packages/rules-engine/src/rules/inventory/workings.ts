import { err, ok, type Rng } from "@tabletop-mcp/dice-core";
import {
  conditionIds,
  type Damage,
  type Duration,
  type Healing,
  type Inflicted,
  type Step,
  type Lasting as StepLasting,
} from "@tabletop-mcp/srd-data";
import type { Creature, Item, Lasting } from "../../creature/creature.js";
import { rollPoints } from "../../dice/points.js";
import { creatureIn } from "../../game/state.js";
import { numbersOf } from "../../sheet/numbers.js";
import type { ItemFacts } from "../../tables/item-facts.js";
import { gainConditionRule, loseConditionRule } from "../held/condition.js";
import { gainEffectRule } from "../held/effect.js";
import { damageRule } from "../life/damage.js";
import { healingRule } from "../life/healing.js";
import { plainSteps } from "./plain-steps.js";
import { inTurn, type Outcome, type Turn } from "./turn.js";

interface InUse {
  readonly item: Item;
  readonly facts: ItemFacts;
  readonly count: number;
}

/** What an item does by numbers, to `to` or to whoever uses it: healing, damage, conditions, effects. */
export function workings(turn: Turn, { item, facts, count }: InUse): Outcome {
  const id = turn.request.to ?? turn.creature.id;
  const target = creatureIn(turn.state, id);
  const steps = plainSteps(facts).filter((step) => reaches(step, target, turn));
  const times = facts.magic?.charges === undefined ? count : 1;
  return inTurn(
    turn,
    Array.from({ length: times }).flatMap(() =>
      steps.flatMap((step) => doings(step, { id, source: item.name })),
    ),
  );
}

const reaches = ({ targets }: Step, creature: Creature, { compendium }: Turn): boolean =>
  !targets?.except?.includes(numbersOf(creature, compendium).type);

/** On whom, and by what. */
interface To {
  readonly id: string;
  readonly source: string;
}

type Doing = (turn: Turn) => Outcome;

const doings = (step: Step, to: To): readonly Doing[] => [
  ...(step.healing ?? []).map((healing) => heal(healing, to)),
  ...(step.damage ?? []).map((damage) => hurt(damage, to)),
  ...(step.conditions ?? []).map((condition) => inflict(condition, to)),
  ...(step.effects ?? []).map((effect) => bestow(effect, to)),
  ...(step.ends ?? []).map((ended) => end(ended, to)),
  ...(step.stabilizes ? [stabilize(to)] : []),
];

const heal =
  ({ roll, temporary }: Healing, to: To): Doing =>
  (turn) =>
    healingRule(
      turn.state,
      { type: "heal", ...to, dice: roll, ...(temporary && { temporary }) },
      turn,
    );

const hurt =
  ({ roll, type }: Damage, to: To): Doing =>
  (turn) => {
    const damageType = typeof type === "string" && type !== "weapon" ? type : undefined;
    return damageRule(
      turn.state,
      { type: "damage", ...to, dice: roll, ...(damageType && { damageType }) },
      turn,
    );
  };

const inflict =
  ({ condition, duration }: Inflicted, to: To): Doing =>
  (turn) => {
    const lasting = lastingOf(duration, turn.rng);
    return orNothing(
      gainConditionRule(turn.state, { type: "gain_condition", ...to, condition, lasting }, turn),
    );
  };

const bestow =
  ({ effects, duration }: StepLasting, to: To): Doing =>
  (turn) =>
    gainEffectRule(turn.state, {
      type: "gain_effect",
      ...to,
      name: to.source,
      kind: "boon",
      effects,
      lasting: lastingOf(duration, turn.rng),
    });

const end =
  (what: NonNullable<Step["ends"]>[number], { id }: To): Doing =>
  (turn) => {
    const condition = conditionIds.find((one) => one === what);
    return condition === undefined
      ? ok([])
      : orNothing(loseConditionRule(turn.state, { type: "lose_condition", id, condition }, turn));
  };

/** Whoever is immune, or has not what it would end, has used it all the same. */
const orNothing = (outcome: Outcome): Outcome => (outcome.ok ? outcome : ok([]));

/** A healer's kit stabilizes without a check (Equipment, Adventuring Gear). */
const stabilize =
  ({ id }: To): Doing =>
  ({ state }) => {
    const { name, deathSaves } = creatureIn(state, id);
    return deathSaves === undefined || deathSaves.stable
      ? err({
          code: "NOT_DYING",
          message: `${name} is not dying, so there is nothing to stabilize.`,
          hint: "Say who is tended: toCharacterId.",
        })
      : ok([
          {
            type: "stabilized",
            rule: "Stabilizing a Creature",
            id,
            deathSaves: { successes: 0, failures: 0, stable: true },
          },
        ]);
  };

/** Rounds of six seconds in each unit of time; the longer units stay until somebody ends them. */
const rounds: Readonly<Record<string, number>> = { round: 1, minute: 10, hour: 600, day: 14_400 };

/** Until the end of a turn is a round; what has no end in time stays until somebody ends it. */
function lastingOf(duration: Duration, rng: Rng): Lasting {
  if (duration.kind === "turn") return { kind: "rounds", left: 1 };
  const each = duration.kind === "time" ? rounds[duration.unit] : undefined;
  if (duration.kind !== "time" || each === undefined) return { kind: "until", what: "removed" };
  const amount =
    typeof duration.amount === "number"
      ? ok({ rolled: duration.amount })
      : rollPoints({ dice: duration.amount }, rng);
  return { kind: "rounds", left: (amount.ok ? Math.max(1, amount.value.rolled) : 1) * each };
}

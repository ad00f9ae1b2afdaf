import { ok, type Rng } from "@tabletop-mcp/dice-core";
import {
  conditionIds,
  type Damage,
  type Duration,
  type Healing,
  type Inflicted,
  type Step,
  type Lasting as StepLasting,
} from "@tabletop-mcp/srd-data";
import type { Creature, Item } from "../../creature/creature.js";
import { rollPoints } from "../../dice/points.js";
import type { Command, DurationAsked } from "../../game/action.js";
import type { Frame } from "../../game/frame.js";
import { creatureIn } from "../../game/state.js";
import { numbersOf } from "../../sheet/numbers.js";
import type { ItemFacts } from "../../tables/item-facts.js";
import { plainSteps } from "./plain-steps.js";
import type { Turn } from "./turn.js";

interface InUse {
  readonly item: Item;
  readonly facts: ItemFacts;
  readonly count: number;
}

/** What an item does by numbers, to `to` or to whoever uses it: healing, damage, conditions, effects. */
export function workings(turn: Turn, { item, facts, count }: InUse): readonly Frame[] {
  const id = turn.request.to ?? turn.creature.id;
  const target = creatureIn(turn.state, id);
  const steps = plainSteps(facts).filter((step) => reaches(step, target, turn));
  const times = facts.magic?.charges === undefined ? count : 1;
  return Array.from({ length: times }).flatMap(() =>
    steps.flatMap((step) => doings(step, { id, source: item.name }, turn)),
  );
}

const reaches = ({ targets }: Step, creature: Creature, { compendium }: Turn): boolean =>
  !targets?.except?.includes(numbersOf(creature, compendium).type);

/** On whom, and by what. */
interface To {
  readonly id: string;
  readonly source: string;
}

const doings = (step: Step, to: To, { rng, compendium }: Turn): readonly Frame[] => [
  ...(step.healing ?? []).map((healing) => act(heal(healing, to))),
  ...(step.damage ?? []).map((damage) => act(hurt(damage, to))),
  ...(step.conditions ?? []).map((condition) => ifItCan(inflict(condition, to, rng))),
  ...(step.effects ?? []).map((effect) => act(bestow(effect, to, { rng, compendium }))),
  ...(step.ends ?? []).flatMap((ended) => end(ended, to).map(ifItCan)),
  ...(step.stabilizes ? [act({ type: "stabilize", id: to.id })] : []),
];

const act = (action: Command): Frame => ({ kind: "act", action });

/** Whoever is immune, or has not what it would end, has used it all the same. */
const ifItCan = (action: Command): Frame => ({ kind: "act", action, lenient: true });

const heal = ({ roll, temporary }: Healing, to: To): Command => ({
  type: "heal",
  ...to,
  dice: roll,
  ...(temporary && { temporary }),
});

function hurt({ roll, type }: Damage, { id, source }: To): Command {
  const damageType = typeof type === "string" && type !== "weapon" ? type : undefined;
  const part = { dice: roll, ...(damageType && { type: damageType }) };
  return { type: "damage", id, source, parts: [part] };
}

const inflict = (
  { condition, duration, endsOn, escape }: Inflicted,
  to: To,
  rng: Rng,
): Command => ({
  type: "gain_condition",
  ...to,
  condition,
  lasting: lastingOf(duration, rng),
  ...(endsOn && { endsOn }),
  ...(escape && { escape }),
});

/** What is a spell's is called after it: two of one name do not add up (Combining Magical Effects). */
const bestow = (
  { spell, effects, duration, endsOn }: StepLasting,
  to: To,
  { rng, compendium }: Pick<Turn, "rng" | "compendium">,
): Command => ({
  type: "gain_effect",
  ...to,
  name: (spell && compendium.spells.find(spell)?.name) ?? to.source,
  kind: "boon",
  effects,
  lasting: lastingOf(duration, rng),
  ...(endsOn && { endsOn }),
});

function end(what: NonNullable<Step["ends"]>[number], { id }: To): readonly Command[] {
  const condition = conditionIds.find((one) => one === what);
  return condition === undefined ? [] : [{ type: "lose_condition", id, condition }];
}

/** Rounds of six seconds in each unit of time; the longer units stay until somebody ends them. */
const rounds: Readonly<Record<string, number>> = { round: 1, minute: 10, hour: 600, day: 14_400 };

/** Until the end of a turn is a round; what has no end in time stays until somebody ends it. */
function lastingOf(duration: Duration, rng: Rng): DurationAsked {
  if (duration.kind === "turn") return { kind: "rounds", rounds: 1 };
  const each = duration.kind === "time" ? rounds[duration.unit] : undefined;
  if (duration.kind !== "time" || each === undefined) return { kind: "until", what: "removed" };
  const amount =
    typeof duration.amount === "number"
      ? ok({ rolled: duration.amount })
      : rollPoints({ dice: duration.amount }, rng);
  return { kind: "rounds", rounds: (amount.ok ? Math.max(1, amount.value.rolled) : 1) * each };
}

import type { Result } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../../creature/creature.js";
import { holds } from "../../../effects/predicate.js";
import type { UseAction } from "../../../game/action.js";
import type { AttackFrame, AttackOrder } from "../../../game/attack-frame.js";
import type { Event } from "../../../game/event.js";
import type { HitUse } from "../../../game/fight-action.js";
import type { Frame } from "../../../game/frame.js";
import type { GameState } from "../../../game/state.js";
import type { StepsFrame } from "../../../game/steps-frame.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import { circumstancesOf } from "../../../gather/circumstances.js";
import type { AttackDamage } from "../../../sheet/attacks/facts.js";
import { splitRoll } from "../../../sheet/attacks/step-damage.js";
import { rollOfUse } from "../../../sheet/attacks/use.js";
import { foldName } from "../../../tables/compendium.js";
import { isFor } from "../../steps/damage.js";
import { numbersFor } from "../../steps/numbers.js";
import { diceOf } from "../../steps/rolls.js";
import { act } from "../../steps/settling.js";
import { spendBeside, type Use } from "../../steps/use/spend.js";
import { type Usable, usablesOf } from "../../steps/use/usable.js";
import type { Two } from "../bodies.js";

/** An attack that somebody makes on another, with what it uses if it hits. */
interface Made {
  readonly two: Two;
  readonly order: AttackOrder;
}

/** What cannot be used with this attack, and why: before its die falls. */
export function refuseHitUses(
  state: GameState,
  { two, order }: Made,
  using: Using,
): RuleViolation | undefined {
  for (const asked of order.uses ?? []) {
    const usable = usableFor(two.self, asked, using);
    if (usable === undefined) return noSuchUse(two.self, asked, using);
    if (!isOf(usable, { two, order }, using)) return notWithThis(usable, order);
    const paid = pay(state, { creature: two.self, usable, asked }, using);
    if (!paid.ok) return paid.error;
  }
  return undefined;
}

/** What somebody can decide to use when an attack hits: the rest comes by itself. */
const onHit = (creature: Creature, { compendium }: Using): readonly Usable[] =>
  usablesOf(creature, compendium).filter(
    ({ comesWithHit, cost, steps, item, charges, limit }) =>
      comesWithHit &&
      (item === undefined
        ? cost !== undefined || steps.every(({ damage }) => damage === undefined)
        : charges !== undefined || (limit !== undefined && limit.per !== "turn")),
  );

const usableFor = (creature: Creature, { name }: HitUse, using: Using): Usable | undefined => {
  const wanted = foldName(name);
  const all = onHit(creature, using);
  return (
    all.find((one) => foldName(one.name) === wanted) ??
    all.find(({ use = "" }) => foldName(use) === wanted)
  );
};

/** Whether it is for an attack of this kind, as far as is known. */
function isOf(
  { if: when, item, steps }: Usable,
  { two, order }: Made,
  { compendium }: Pick<Using, "compendium">,
): boolean {
  const { from } = order.facts;
  if (item !== undefined && !("item" in from && from.item === item.id)) return false;
  if (when === undefined && steps.every((step) => step.if === undefined)) return true;
  const roll = rollOfUse(order.facts, order.use);
  const known = circumstancesOf(roll, { self: two.self, other: two.other }, compendium);
  const running = [...(known.running ?? []), ...(order.during === undefined ? [] : [order.during])];
  const moment = Object.assign({}, known, { running });
  return (
    (when === undefined || holds(when, moment) === true) &&
    steps.every((step) => step.if === undefined || holds(step.if, moment) !== false)
  );
}

interface Paying {
  readonly creature: Creature;
  readonly usable: Usable;
  readonly asked: HitUse;
}

const pay = (
  state: GameState,
  { creature, usable, asked }: Paying,
  using: Using,
): Result<readonly Event[], RuleViolation> => {
  const use: Use = { state, creature, usable, action: actionOf(creature.id, asked, usable), using };
  return spendBeside(use);
};

const actionOf = (
  id: string,
  { slot, option, points }: HitUse,
  { home, name, use, item }: Usable,
): UseAction => ({
  type: "use",
  id,
  what:
    item === undefined
      ? { of: "feature", name }
      : { of: home.of === "item" ? "item" : "feature", name, ...(use !== undefined && { use }) },
  ...(slot !== undefined && { slot }),
  ...(points !== undefined && { points }),
  ...(option !== undefined && { option }),
});

/** Damage that is added to the blow, and what it cost. */
interface Used {
  readonly damage: readonly AttackDamage[];
  readonly events: readonly Event[];
}

/** Nothing is added. */
export const nothingUsed: Used = { damage: [], events: [] };

/** What is added to the blow, each paid for in turn; what cannot be paid for by now is left out. */
export function damageOfUses(
  state: GameState,
  { frame, two }: { readonly frame: AttackFrame; readonly two: Two },
  using: Using,
): Used {
  const { uses } = frame.order;
  if (uses === undefined) return nothingUsed;
  const events: Event[] = [];
  const damage: AttackDamage[] = [];
  let creature = two.self;
  for (const asked of uses) {
    const usable = usableFor(creature, asked, using);
    if (usable === undefined || !addsToBlow(usable)) continue;
    const paid = pay(state, { creature, usable, asked }, using);
    if (!paid.ok) continue;
    for (const event of paid.value)
      if (event.type === "use_spent")
        creature = Object.assign({}, creature, { spent: event.spent });
    events.push(...paid.value);
    damage.push(...partsOf({ state, usable, asked, two }, using));
  }
  return { damage, events };
}

const addsToBlow = ({ steps }: Usable): boolean =>
  steps.some(({ damage, save }) => damage !== undefined && save === undefined);

interface Adding {
  readonly state: GameState;
  readonly usable: Usable;
  readonly asked: HitUse;
  readonly two: Two;
}

const partsOf = (
  { state, usable, asked, two: { self, other } }: Adding,
  using: Using,
): readonly AttackDamage[] =>
  usable.steps.flatMap((step, place) => {
    const frame: StepsFrame = {
      kind: "steps",
      id: self.id,
      at: { ...usable.home, path: [place] },
      by: numbersFor(self, { usable, action: actionOf(self.id, asked, usable) }, using.compendium),
      targets: [other.id],
    };
    return (step.damage ?? [])
      .filter((one) => isFor(one, other, using.compendium))
      .map(
        (one): AttackDamage => ({
          ...splitRoll(diceOf(one, { state, frame, step, using })),
          source: usable.name,
          ...(one.type !== "weapon" && { type: one.type }),
        }),
      );
  });

/** What else is used, once the blow has fallen: each as a use of its own, with its price and its save. */
export const framesOfUses = (
  { frame, two }: { readonly frame: AttackFrame; readonly two: Two },
  using: Using,
): readonly Frame[] =>
  (frame.order.uses ?? []).flatMap((asked): readonly Frame[] => {
    const usable = usableFor(two.self, asked, using);
    if (usable === undefined) return [];
    return addsToBlow(usable)
      ? whatFollows(usable, { frame, self: two.self, asked }, using)
      : [act({ ...actionOf(frame.id, asked, usable), targets: [frame.target], economy: "free" })];
  });

/** What follows damage that was part of the blow: a Staff of Withering's save. */
const whatFollows = (
  usable: Usable,
  {
    frame,
    self,
    asked,
  }: { readonly frame: AttackFrame; readonly self: Creature; readonly asked: HitUse },
  using: Using,
): readonly StepsFrame[] =>
  usable.steps.flatMap(({ next }, place) =>
    next === undefined
      ? []
      : [
          {
            kind: "steps",
            id: self.id,
            at: { ...usable.home, path: [place] },
            by: numbersFor(
              self,
              { usable, action: actionOf(self.id, asked, usable) },
              using.compendium,
            ),
            targets: [frame.target],
            moment: "weapon-hit",
            outcomes: [{ id: frame.target, hit: true, dealt: frame.dealt ?? [] }],
          },
        ],
  );

function noSuchUse(creature: Creature, { name }: HitUse, using: Using): RuleViolation {
  const isOther = usablesOf(creature, using.compendium).some(
    (one) => foldName(one.name) === foldName(name),
  );
  return {
    code: "NO_SUCH_USE",
    message: `${creature.name} has no "${name}" that comes with a hit.`,
    hint: isOther
      ? `${name} is used by itself, before the attack.`
      : "Name a feature that is used when an attack hits.",
    legal: onHit(creature, using).map((one) => one.name),
  };
}

const notWithThis = ({ name }: Usable, { facts }: AttackOrder): RuleViolation => ({
  code: "INVALID_ATTACK",
  message: `${name} does not come with a hit of ${facts.name} made so.`,
  hint: "Most of these are for melee weapon attacks alone.",
});

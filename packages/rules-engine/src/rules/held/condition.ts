import { err, ok } from "@tabletop-mcp/dice-core";
import { isSame } from "../../build/make/updated.js";
import type { Creature } from "../../creature/creature.js";
import { type ConditionHeld, type Lasting, unknownSource } from "../../creature/held.js";
import { nextId } from "../../creature/held-id.js";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { conditionsOn } from "../../gather/gather.js";
import type { Compendium } from "../../tables/compendium.js";
import { deadlyLevel, needsItsSource, ruleOf } from "../../tables/condition-facts.js";
import { refuseDead } from "../life/dead.js";
import { lettingGo } from "./consequences.js";
import { conditionLost } from "./ending.js";
import { levelsLike, relieved } from "./exhaustion.js";
import { refuseMore } from "./held-limit.js";
import { refuseImmune } from "./immunity.js";
import { boundsOf, endOf, refuseCircle } from "./lasting.js";
import { levelsApart, levelsIn } from "./levels.js";
import { outlasts } from "./outlast.js";
import { fromSource, sameSource } from "./source.js";

type Gain = ActionOf<"gain_condition">;
type Lose = ActionOf<"lose_condition">;

/** A condition comes over a creature, or is renewed by what brought it before ("Conditions"). */
export function gainConditionRule(state: GameState, action: Gain, { compendium }: Using): Decision {
  const creature = creatureIn(state, action.id);
  const refused = refuseGain(state, action, compendium);
  if (refused !== undefined) return err(refused);
  const lasting = endOf(state, action);
  if (!lasting.ok) return lasting;
  const brought = broughtBy(state, action, lasting.value);
  return condition(creature, action, { brought, compendium });
}

interface Brought {
  readonly brought: Omit<ConditionHeld, "id">;
  readonly compendium: Compendium;
}

function condition(creature: Creature, action: Gain, { brought, compendium }: Brought): Decision {
  const { id } = creature;
  const rule = ruleOf(action.condition, compendium);
  const isExhaustion = action.condition === "exhaustion";
  const from = isExhaustion ? levelsLike(creature, brought) : renewedBy(creature, brought);
  const level = isExhaustion
    ? { level: (from?.level ?? 0) + levelsMore(creature, action, compendium) }
    : {};
  if (from === undefined) {
    const tooMany = refuseMore(creature, "conditions");
    if (tooMany !== undefined) return err(tooMany);
    const held = { ...brought, id: nextId(creature, "c"), ...level };
    const apart = levelsApart(creature, held);
    return ok(happens({ type: "condition_gained", id, rule, held, ...apart }));
  }
  const circle = refuseCircle(creature, from.id, brought.lasting);
  if (circle !== undefined) return err(circle);
  const held = isExhaustion ? { ...from, ...level } : renewed(from, brought);
  const apart = levelsApart(creature, from);
  return ok(happens({ type: "condition_changed", id, rule, held, from, ...apart }));
}

/** What brought it before brings it anew. Of what nobody named nobody knows whether it is the same: then only where one surely lasts as long as the other. */
const renewedBy = (
  { conditions }: Creature,
  brought: Omit<ConditionHeld, "id">,
): ConditionHeld | undefined =>
  conditions.find(
    (held) =>
      held.condition === brought.condition &&
      !isOfNoHitPoints(held) &&
      sameSource(held, brought) &&
      (isNamed(brought) || outlasts(held, brought) || outlasts(brought, held)),
  );

const isNamed = ({ source, from }: Omit<ConditionHeld, "id">): boolean =>
  source !== unknownSource || from !== undefined;

/** What is brought anew takes the place of what was, and does not shorten it; its source may yet say what ends it. */
function renewed(from: ConditionHeld, brought: Omit<ConditionHeld, "id">): ConditionHeld {
  const isRefined = isNamed(brought) && isSame(from.lasting, brought.lasting);
  const isShorter = outlasts(from, brought) && !outlasts(brought, from);
  return isShorter && !isRefined ? from : { ...brought, id: from.id };
}

function refuseGain(
  state: GameState,
  action: Gain,
  compendium: Compendium,
): RuleViolation | undefined {
  const { id, levels = 1 } = action;
  const creature = creatureIn(state, id);
  if (creature.dead) return refuseDead(creature, "gains no conditions any more");
  return (
    refuseImmune(state, action, compendium) ??
    refuseUnheld(state, action, compendium) ??
    refuseLevels(levels)
  );
}

/** What ends when who brings it is incapacitated does not begin then ("Grappled"). */
function refuseUnheld(
  { creatures }: GameState,
  { condition: id, from }: Gain,
  compendium: Compendium,
): RuleViolation | undefined {
  const holder = from === undefined ? undefined : creatures[from];
  if (holder === undefined || !needsItsSource(id, compendium)) return undefined;
  const why = lettingGo(holder, compendium);
  return why === undefined
    ? undefined
    : {
        code: "CANNOT_HOLD",
        message: `${holder.name} is ${why}: nobody is ${id} by it.`,
        hint: "Leave out who brings it, or end that first.",
      };
}

const refuseLevels = (levels: number): RuleViolation | undefined =>
  Number.isSafeInteger(levels) && levels >= 1
    ? undefined
    : {
        code: "INVALID_LEVELS",
        message: `${levels} is no number of exhaustion levels.`,
        hint: "Give a whole number of levels, 1 or more.",
      };

const broughtBy = (
  { creatures }: GameState,
  { condition, source, from, ...held }: Gain,
  lasting: Lasting,
): Omit<ConditionHeld, "id"> => ({
  condition,
  source: source ?? (from === undefined ? undefined : creatures[from]?.name) ?? unknownSource,
  ...(from !== undefined && { from }),
  lasting,
  ...boundsOf(held),
});

/** Levels of exhaustion add up, to the deadly one at most. */
function levelsMore(
  { conditions }: Creature,
  { levels = 1 }: Gain,
  compendium: Compendium,
): number {
  const room = deadlyLevel("exhaustion", compendium) - levelsIn(conditions);
  return Math.max(1, Math.min(levels, room));
}

/** A condition ends: of one source, or all of it. Of exhaustion, some levels do. */
export function loseConditionRule(state: GameState, action: Lose, { compendium }: Using): Decision {
  const creature = creatureIn(state, action.id);
  const ending = creature.conditions.filter(
    (held) => held.condition === action.condition && fromSource(held, action.source),
  );
  if (ending.length === 0) return err(noSuchCondition(creature, action, compendium));
  if (creature.dead !== true && creature.hp.current < 1 && ending.some(isOfNoHitPoints))
    return err(noHitPoints(creature));
  const { levels } = action;
  const refused = levels === undefined ? undefined : refuseLevels(levels);
  if (refused !== undefined) return err(refused);
  const because = "removed";
  return ok(
    happens(
      ...(action.condition === "exhaustion" && levels !== undefined
        ? relieved(creature, { levels, of: ending, because }, compendium)
        : ending.map((held) => conditionLost(creature, held, { because, compendium }))),
    ),
  );
}

/** Falling to 0 hit points brings unconsciousness, which lasts as long (Falling Unconscious). */
const isOfNoHitPoints = ({ condition, lasting }: ConditionHeld): boolean =>
  condition === "unconscious" && lasting.kind === "until" && lasting.what === "healed";

const noHitPoints = ({ name }: Creature): RuleViolation => ({
  code: "NO_HIT_POINTS",
  message: `${name} is unconscious because it has 0 hit points (Falling Unconscious).`,
  hint: "Heal it: it wakes with its first hit point.",
});

function noSuchCondition(
  creature: Creature,
  { condition, source }: Lose,
  compendium: Compendium,
): RuleViolation {
  const of = source === undefined ? "" : ` through ${source}`;
  const bringing = conditionsOn(creature, compendium).find(
    ({ held, impliedBy }) => held.condition === condition && impliedBy !== undefined,
  )?.impliedBy;
  const legal = creature.conditions.map((one) =>
    one.source === unknownSource ? one.condition : `${one.condition} (${one.source})`,
  );
  const has = legal.length === 0 ? "It has no conditions" : `It has: ${legal.join(", ")}`;
  return {
    code: "NO_SUCH_CONDITION",
    message: `${creature.name} is not ${condition}${of}. ${has}.`,
    ...(bringing && { hint: `It comes with ${bringing}: remove that.` }),
    legal,
  };
}

import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import { type ConditionHeld, type Lasting, unknownSource } from "../../creature/held.js";
import { nextId } from "../../creature/held-id.js";
import type { ActionOf } from "../../game/action.js";
import type { Event } from "../../game/event.js";
import { type Decision, happens } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { conditionsOn } from "../../gather/gather.js";
import type { Compendium } from "../../tables/compendium.js";
import { deadlyLevel, ruleOf } from "../../tables/condition-facts.js";
import { refuseDead } from "../life/dead.js";
import { conditionLost } from "./ending.js";
import { refuseMore } from "./held-limit.js";
import { refuseImmune } from "./immunity.js";
import { boundsOf, endOf } from "./lasting.js";
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
  const { id, condition } = action;
  const brought = broughtBy(state, action, lasting.value);
  const from = creature.conditions.find(
    (held) =>
      held.condition === condition &&
      !isOfNoHitPoints(held) &&
      (condition === "exhaustion" || sameSource(held, brought)),
  );
  const rule = ruleOf(condition, compendium);
  if (from === undefined) {
    const tooMany = refuseMore(creature, "conditions");
    if (tooMany !== undefined) return err(tooMany);
    const held = { ...brought, id: nextId(creature, "c"), ...levelOf(action, 0, compendium) };
    return ok(happens({ type: "condition_gained", id, rule, held }));
  }
  const level = levelOf(action, from.level ?? 0, compendium);
  const held = condition === "exhaustion" ? { ...from, ...level } : { ...brought, id: from.id };
  return ok(happens({ type: "condition_changed", id, rule, held, from }));
}

function refuseGain(
  state: GameState,
  action: Gain,
  compendium: Compendium,
): RuleViolation | undefined {
  const { id, levels = 1 } = action;
  const creature = creatureIn(state, id);
  if (creature.dead) return refuseDead(creature, "gains no conditions any more");
  return refuseImmune(state, action, compendium) ?? refuseLevels(levels);
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
const levelOf = ({ condition, levels = 1 }: Gain, before: number, compendium: Compendium) =>
  condition === "exhaustion"
    ? { level: Math.min(deadlyLevel(condition, compendium), before + levels) }
    : {};

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
  return ok(happens(...ending.map((held) => lowered(creature, { held, levels }, compendium))));
}

/** Falling to 0 hit points brings unconsciousness, which lasts as long (Falling Unconscious). */
const isOfNoHitPoints = ({ condition, lasting }: ConditionHeld): boolean =>
  condition === "unconscious" && lasting.kind === "until" && lasting.what === "healed";

const noHitPoints = ({ name }: Creature): RuleViolation => ({
  code: "NO_HIT_POINTS",
  message: `${name} is unconscious because it has 0 hit points (Falling Unconscious).`,
  hint: "Heal it: it wakes with its first hit point.",
});

function lowered(
  creature: Creature,
  { held, levels }: { readonly held: ConditionHeld; readonly levels: number | undefined },
  compendium: Compendium,
): Event {
  const { condition, level = 0 } = held;
  if (condition !== "exhaustion" || levels === undefined || level <= levels)
    return conditionLost(creature, held, { because: "removed", compendium });
  return {
    type: "condition_changed",
    id: creature.id,
    rule: ruleOf(condition, compendium),
    held: { ...held, level: level - levels },
    from: held,
  };
}

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

import type { Result } from "@tabletop-mcp/dice-core";
import type { Action, ActionOf, ActionType } from "./action.js";
import type { Event } from "./event.js";
import { breakConcentrationRule, concentrateRule } from "./rules/concentration.js";
import { gainConditionRule, loseConditionRule } from "./rules/condition.js";
import { createRule } from "./rules/create.js";
import { damageRule } from "./rules/damage.js";
import { deathSaveRule } from "./rules/death-save.js";
import { deleteRule } from "./rules/delete.js";
import { gainEffectRule, loseEffectRule } from "./rules/effect.js";
import { healingRule } from "./rules/healing.js";
import { inventoryRule } from "./rules/inventory/index.js";
import { levelUpRule } from "./rules/level-up.js";
import { restRule } from "./rules/rest.js";
import { setHpRule } from "./rules/set-hp.js";
import { tickRule } from "./rules/tick.js";
import { timeRule } from "./rules/time.js";
import { updateRule } from "./rules/update.js";
import type { GameState } from "./state.js";
import type { Using } from "./using.js";
import type { RuleViolation } from "./violation.js";

type Decision = Result<readonly Event[], RuleViolation>;

type Rules = {
  readonly [Type in ActionType]: (
    state: GameState,
    action: ActionOf<Type>,
    using: Using,
  ) => Decision;
};

/** Judges an action by its rule, and rolls what it needs: what happens, or why it may not. */
export const decide = (state: GameState, action: Action, using: Using): Decision =>
  ruleFor(action, action.type)(state, using);

const ruleFor =
  <Type extends ActionType>(action: ActionOf<Type>, type: Type) =>
  (state: GameState, using: Using): Decision =>
    rules[type](state, action, using);

const rules: Rules = {
  create: createRule,
  delete: deleteRule,
  update: updateRule,
  level_up: levelUpRule,
  inventory: inventoryRule,
  rest: restRule,
  damage: damageRule,
  heal: healingRule,
  set_hp: setHpRule,
  death_save: deathSaveRule,
  gain_condition: gainConditionRule,
  lose_condition: loseConditionRule,
  gain_effect: gainEffectRule,
  lose_effect: loseEffectRule,
  tick: tickRule,
  concentrate: concentrateRule,
  break_concentration: breakConcentrationRule,
  pass_time: timeRule,
};

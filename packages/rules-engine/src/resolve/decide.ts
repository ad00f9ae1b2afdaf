import type { ActionOf, Command } from "../game/action.js";
import type { Decision } from "../game/next.js";
import type { GameState } from "../game/state.js";
import type { Using } from "../game/using.js";
import { createRule } from "../rules/character/create.js";
import { deleteRule } from "../rules/character/delete.js";
import { levelUpRule } from "../rules/character/level-up.js";
import { updateRule } from "../rules/character/update.js";
import { actionSurgeRule } from "../rules/combat/action-surge.js";
import { beginRule, joinRule } from "../rules/combat/begin.js";
import { changeTerrainRule } from "../rules/combat/change-terrain.js";
import { dashRule } from "../rules/combat/dash.js";
import { disengageRule } from "../rules/combat/disengage.js";
import { dodgeRule } from "../rules/combat/dodge.js";
import { endEncounterRule, leaveRule } from "../rules/combat/end.js";
import { escapeRule } from "../rules/combat/escape.js";
import { firstAidRule } from "../rules/combat/first-aid.js";
import { grappleRule } from "../rules/combat/grapple.js";
import { helpRule } from "../rules/combat/help.js";
import { hideRule } from "../rules/combat/hide.js";
import { initiativeRule } from "../rules/combat/initiative.js";
import { lairRule } from "../rules/combat/lair-action.js";
import { dismountRule, mountRule } from "../rules/combat/mounts/mount.js";
import { moveRule } from "../rules/combat/move.js";
import { dropProneRule, standRule } from "../rules/combat/prone.js";
import { placePropRule } from "../rules/combat/props.js";
import { readyRule } from "../rules/combat/ready.js";
import { releaseRule } from "../rules/combat/release.js";
import { searchRule } from "../rules/combat/search.js";
import { shoveRule } from "../rules/combat/shove.js";
import { endTurnRule } from "../rules/combat/turn.js";
import { askedAttackRule } from "../rules/combat/unprovoked.js";
import { useObjectRule } from "../rules/combat/use-object.js";
import { endFormRule, takeFormRule } from "../rules/forms/form.js";
import { wildShapeRule } from "../rules/forms/wild-shape.js";
import { gainConditionRule, loseConditionRule } from "../rules/held/condition.js";
import { gainEffectRule, loseEffectRule } from "../rules/held/effect.js";
import { tickRule } from "../rules/held/tick.js";
import { inventoryRule } from "../rules/inventory/index.js";
import { damageRule } from "../rules/life/damage.js";
import { deathSaveRule } from "../rules/life/death-save.js";
import { healingRule } from "../rules/life/healing.js";
import { setHpRule } from "../rules/life/set-hp.js";
import { stabilizeRule } from "../rules/life/stabilize.js";
import { castRule } from "../rules/magic/cast-rule.js";
import { changeSlotsRule } from "../rules/magic/change-slots.js";
import { breakConcentrationRule, concentrateRule } from "../rules/magic/concentration.js";
import { prepareRule } from "../rules/magic/prepare.js";
import { synthesizeRule } from "../rules/magic/synthesize.js";
import { testConcentrationRule } from "../rules/magic/test-concentration.js";
import { timeRule } from "../rules/rest/pass-time.js";
import { restRule } from "../rules/rest/rest.js";
import { useRule } from "../rules/steps/use.js";
import { comeOutRule } from "../rules/swallow/come-out.js";
import { takeInRule } from "../rules/swallow/take-in.js";
import { layAuraRule } from "../rules/zones/lay-aura.js";
import { layZoneRule } from "../rules/zones/lay-zone.js";
import { moveZoneRule } from "../rules/zones/move-zone.js";
import { endZoneRule, standInZoneRule, strikeZoneRule } from "../rules/zones/zone-actions.js";

type Rules = {
  readonly [Type in Command["type"]]: (
    state: GameState,
    action: ActionOf<Type>,
    using: Using,
  ) => Decision;
};

/** Judges an action by its rule, and rolls what it needs: what happens, or why it may not. */
export const decide = (state: GameState, action: Command, using: Using): Decision =>
  ruleFor(action, action.type)(state, using);

const ruleFor =
  <Type extends Command["type"]>(action: ActionOf<Type>, type: Type) =>
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
  stabilize: stabilizeRule,
  gain_condition: gainConditionRule,
  lose_condition: loseConditionRule,
  gain_effect: gainEffectRule,
  lose_effect: loseEffectRule,
  tick: tickRule,
  concentrate: concentrateRule,
  break_concentration: breakConcentrationRule,
  test_concentration: testConcentrationRule,
  change_slots: changeSlotsRule,
  pass_time: timeRule,
  begin_encounter: beginRule,
  join_encounter: joinRule,
  leave_encounter: leaveRule,
  roll_initiative: initiativeRule,
  end_turn: endTurnRule,
  move: moveRule,
  change_terrain: changeTerrainRule,
  end_encounter: endEncounterRule,
  attack: askedAttackRule,
  dodge: dodgeRule,
  dash: dashRule,
  disengage: disengageRule,
  help: helpRule,
  place_prop: placePropRule,
  hide: hideRule,
  search: searchRule,
  ready: readyRule,
  use_object: useObjectRule,
  grapple: grappleRule,
  shove: shoveRule,
  escape: escapeRule,
  first_aid: firstAidRule,
  stand: standRule,
  drop_prone: dropProneRule,
  mount: mountRule,
  dismount: dismountRule,
  release: releaseRule,
  action_surge: actionSurgeRule,
  use: useRule,
  lair_action: lairRule,
  wild_shape: wildShapeRule,
  take_form: takeFormRule,
  end_form: endFormRule,
  take_in: takeInRule,
  come_out: comeOutRule,
  lay_aura: layAuraRule,
  lay_zone: layZoneRule,
  move_zone: moveZoneRule,
  end_zone: endZoneRule,
  strike_zone: strikeZoneRule,
  stand_in_zone: standInZoneRule,
  cast: castRule,
  prepare: prepareRule,
  synthesize: synthesizeRule,
};

/** The types of all that is decided. */
export const decided: readonly string[] = Object.keys(rules);

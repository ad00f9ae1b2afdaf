import type { EventOf, EventType } from "../game/event.js";
import type { Next } from "../game/next.js";
import type { GameState } from "../game/state.js";
import type { Using } from "../game/using.js";
import { shakeOffSurprise } from "../rules/combat/acts-surprised.js";
import { leaveWorld, returnToWorld } from "../rules/combat/away.js";
import { endDeedsBefore } from "../rules/combat/before-the-fight.js";
import { comeIntoTheOpen } from "../rules/combat/come-into-the-open.js";
import { endDodge } from "../rules/combat/dodge.js";
import { growHeads, loseHead } from "../rules/combat/heads.js";
import { withdrawLimb } from "../rules/combat/limbs.js";
import { saveSeat, unseatByEnd, unseatByFall } from "../rules/combat/mounts/unseat.js";
import { endGrapples, squeeze } from "../rules/combat/move/after.js";
import { fallFromTheAir, fallInto } from "../rules/combat/move/fall.js";
import { sufferPlace } from "../rules/combat/move/hazards.js";
import { removeProp } from "../rules/combat/props.js";
import { recoverAtInitiative } from "../rules/combat/recover.js";
import { splitAtDamage } from "../rules/combat/split.js";
import { vanishFallen, vanishOver, vanishWithCast } from "../rules/combat/vanish.js";
import { endFormOfDead, endFormsEffect, endFormWith } from "../rules/forms/ends.js";
import { makeRoom } from "../rules/forms/room.js";
import {
  dieOfExhaustion,
  endAttacking,
  endDamaged,
  endHealed,
  endHealedBy,
  endHealedByRest,
  endUnconscious,
  endUnhurt,
  endUsed,
  endWith,
  fallProne,
  outliveExhaustion,
  releaseHeld,
} from "../rules/held/consequences.js";
import { dropByEffect, dropHeld } from "../rules/held/drop.js";
import { ease } from "../rules/held/ease.js";
import { endIdle, keepUpByAttack, keepUpByDamage } from "../rules/held/idle.js";
import { endOutOfRange } from "../rules/held/out-of-range.js";
import { endOver, endOverInFight } from "../rules/held/passing.js";
import { makeRoomForSize, resize } from "../rules/held/resize.js";
import { endAtTurn, saveAtTurn, saveWhenDamaged } from "../rules/held/turns.js";
import { lieDown } from "../rules/life/down.js";
import { loseTemporary } from "../rules/life/healing.js";
import { regenerate, stopRegeneration } from "../rules/life/regeneration.js";
import { endOtherBonds, shareDamage } from "../rules/life/shared-damage.js";
import {
  capHitPoints,
  concludeDeathSave,
  dieAtThreeFailures,
  loseConsciousness,
  revive,
  sufferAtZero,
} from "../rules/life/zero.js";
import {
  dropConcentration,
  endWithCast,
  testConcentration,
} from "../rules/magic/hold-concentration.js";
import { loseReadied } from "../rules/magic/ready-spell.js";
import { foreseenByCondition, foreseenByDamage } from "../rules/magic/waiting.js";
import { comeInTime } from "../rules/steps/in-time.js";
import { endBrings, stepsAtTurn, stepsWhenHurt } from "../rules/steps/later.js";
import { traitsAtDamage, traitsAtDeath, traitsAtTurn } from "../rules/steps/moments.js";
import { thingsWhenHurt } from "../rules/steps/of-things.js";
import { traitsAtMove } from "../rules/steps/on-the-way.js";
import { rechargeAtTurn } from "../rules/steps/recharge.js";
import { comeOutFreed, freeInsiders } from "../rules/swallow/come-out.js";
import { countHarm, spitAtTurn } from "../rules/swallow/spit.js";
import { endBurnt, kindleAround, kindleInPlace } from "../rules/zones/alight.js";
import {
  endFires,
  endPushing,
  endZonesAtTurn,
  endZonesOf,
  endZonesOver,
  endZonesWithCast,
} from "../rules/zones/ends.js";
import { endPeeled } from "../rules/zones/layers.js";
import { driftZones } from "../rules/zones/move-zone.js";
import { pushOut } from "../rules/zones/push-out.js";
import { quenchZones } from "../rules/zones/quench.js";
import {
  endOwnShares,
  endShares,
  reconcileOther,
  reconcileZones,
} from "../rules/zones/reconcile.js";
import { clearSections } from "../rules/zones/sections.js";
import { strikeAtTurn, strikeEntering } from "../rules/zones/strike.js";

/** What follows from an event, seen in the state that it and what came before have led to. */
export type FollowUp<Type extends EventType> = (
  state: GameState,
  event: EventOf<Type>,
  using: Using,
) => Next;

type FollowUps = { readonly [Type in EventType]?: readonly FollowUp<Type>[] };

/** The consequences of an event, in the order of the rules. */
export const followUpsOf = <Type extends EventType>(type: Type): readonly FollowUp<Type>[] =>
  followUps[type] ?? [];

/** Where what is on a creature may have changed: what it can no longer do, and how many hit points it can have. */
const reassess = [dropConcentration, releaseHeld, capHitPoints, endDodge, fallFromTheAir] as const;
/** The same, and who is inside which zone. */
const reassessAll = [...reassess, reconcileZones] as const;

const followUps: FollowUps = {
  encounter_begun: [endDeedsBefore, reconcileZones],
  encounter_ended: [endShares],
  joined: [reconcileZones],
  left: [freeInsiders, unseatByEnd, endOwnShares, endZonesOf, reconcileZones],
  combatant_changed: [reconcileZones],
  terrain_changed: [fallInto, kindleInPlace, reconcileZones],
  zone_laid: [pushOut, quenchZones, kindleInPlace, reconcileZones],
  zone_moved: [quenchZones, kindleInPlace, reconcileZones],
  zone_broken: [fallInto, clearSections, endBurnt, reconcileZones],
  zone_layer_lost: [clearSections, endPeeled, reconcileZones],
  zone_ended: [clearSections, endFires, reconcileZones],
  time_passed: [endOver, lieDown, comeInTime],
  round_began: [endOverInFight, endZonesOver, comeInTime, vanishOver],
  turn_began: [
    loseReadied,
    regenerate,
    rechargeAtTurn,
    traitsAtTurn,
    stepsAtTurn,
    endAtTurn,
    endZonesAtTurn,
    driftZones,
    strikeAtTurn,
    saveAtTurn,
    sufferPlace,
  ],
  turn_ended: [
    traitsAtTurn,
    stepsAtTurn,
    strikeAtTurn,
    endAtTurn,
    endZonesAtTurn,
    saveAtTurn,
    sufferPlace,
    endIdle,
    spitAtTurn,
    growHeads,
  ],
  rolled: [endUsed, endAttacking, keepUpByAttack, recoverAtInitiative],
  damage_taken: [
    keepUpByDamage,
    thingsWhenHurt,
    endDamaged,
    stopRegeneration,
    // What it gives back comes with the damage, before anybody falls by it.
    traitsAtDamage,
    sufferAtZero,
    testConcentration,
    saveWhenDamaged,
    stepsWhenHurt,
    countHarm,
    shareDamage,
    splitAtDamage,
    loseHead,
    kindleAround,
    foreseenByDamage,
  ],
  healed: [revive, endHealedBy, endUnhurt],
  hit_die_spent: [revive, endHealed, endUnhurt],
  rested: [revive, endHealedByRest, endUnhurt, ease],
  hp_set: [revive, endUnhurt],
  leveled_up: [revive, ...reassessAll],
  fell: [loseConsciousness, vanishFallen],
  died: [
    endFormOfDead,
    vanishFallen,
    traitsAtDeath,
    dropConcentration,
    releaseHeld,
    unseatByEnd,
    fallFromTheAir,
    removeProp,
    freeInsiders,
    endZonesOf,
    reconcileZones,
  ],
  form_taken: [resize, makeRoom, ...reassessAll],
  form_ended: [resize, makeRoom, endFormsEffect, ...reassessAll],
  deleted: [releaseHeld, endZonesOf, reconcileZones],
  revived: [endHealed, outliveExhaustion, reconcileZones],
  death_save: [concludeDeathSave],
  death_save_failed: [dieAtThreeFailures],
  condition_gained: [
    fallProne,
    unseatByFall,
    dropHeld,
    endUnconscious,
    dieOfExhaustion,
    foreseenByCondition,
    ...reassessAll,
  ],
  condition_changed: [dieOfExhaustion, ...reassessAll],
  condition_lost: [endWith, comeOutFreed, withdrawLimb, ...reassessAll, endBrings],
  effect_gained: [
    dropByEffect,
    leaveWorld,
    endOtherBonds,
    shakeOffSurprise,
    resize,
    ...reassess,
    reconcileOther,
  ],
  effect_changed: [...reassess, reconcileOther],
  effect_lost: [
    returnToWorld,
    endWith,
    endFormWith,
    resize,
    loseTemporary,
    // Before whoever was held aloft falls: its end may let it down gently (Levitate).
    endBrings,
    ...reassessAll,
  ],
  cast_ended: [vanishWithCast, endWithCast, endZonesWithCast],
  moved: [
    endGrapples,
    endOutOfRange,
    squeeze,
    saveSeat,
    quenchZones,
    reconcileZones,
    comeIntoTheOpen,
    endPushing,
    strikeEntering,
    traitsAtMove,
  ],
  changed: [makeRoomForSize, ...reassessAll],
  item_gained: reassessAll,
  item_lost: reassessAll,
  item_changed: reassessAll,
};

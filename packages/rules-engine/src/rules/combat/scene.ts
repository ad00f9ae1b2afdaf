import type { Creature } from "../../creature/creature.js";
import { oncePerSubject } from "../../creature/subject.js";
import { mentions } from "../../effects/mentions.js";
import { begunTurns } from "../../encounter/turns.js";
import { combatantOf, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { Scene } from "../../gather/circumstances.js";
import { effectsOn } from "../../gather/gather.js";
import { prohibition } from "../../gather/prohibition.js";
import { feetBetween } from "../../grid/distance.js";
import { isFlanked } from "../../grid/flanking.js";
import { attackFactsOf } from "../../sheet/attacks.js";
import { bodyOf, feetOf, propIn, type Two } from "./bodies.js";
import { feetStraightTo } from "./feet-straight-to.js";
import { insideOf } from "./inside.js";
import { isInSun, lightOn } from "./light-on.js";
import { coverFrom, type Looking, seenFrom, spotOf } from "./sight-between.js";

const nothing: Scene = {};

/**
 * What the fight and its map know of two who take part. Without a map feet are unknown, and everybody
 * is within reach of everybody.
 */
export function sceneOf(state: GameState, two: Two, using: Tables): Scene {
  const { self, other } = two;
  const { compendium } = using;
  const isProp = propIn(state, other.id) !== undefined;
  const isFight =
    combatantOf(state, self.id) !== undefined &&
    (isProp || combatantOf(state, other.id) !== undefined);
  if (state.encounter === undefined || !isFight) return nothing;
  const feet = feetOf(state, two, compendium);
  const { from, to } = lookOf(state, two, using);
  return {
    feet,
    light: lightOn(state, from.body, compendium),
    sunlight: isInSun(state, self.id),
    moved: feetStraightTo(state, { self, other }, compendium),
    early: isProp ? late : earlyIn(state, other.id),
    sees: seenFrom(state, { from, to }, using).visible,
    unseen: !seenFrom(state, { from: to, to: from }, using).visible,
    allyBeside:
      feet !== undefined && needsAllies(self, compendium)
        ? hasAllyBeside(state, two, using)
        : undefined,
  };
}

type Tables = Pick<Using, "compendium">;

/** What the fight and its map know of where somebody is, for what it does alone. */
export function sceneAround(state: GameState, id: string, { compendium }: Tables): Scene {
  if (combatantOf(state, id) === undefined) return nothing;
  return {
    light: lightOn(state, bodyOf(state, id, compendium), compendium),
    sunlight: isInSun(state, id),
    inside: insideOf(state, id, compendium),
  };
}

const late: NonNullable<Scene["early"]> = [];

/** What only the first round has: whoever has had no turn yet, and the surprised (Assassinate, Surprise Attack). */
function earlyIn(state: GameState, other: string): Scene["early"] {
  const isSurprised = combatantOf(state, other)?.surprised === true;
  if (state.encounter?.round !== 1) return isSurprised ? ["other-surprised"] : late;
  return [
    "first-round",
    ...(begunTurns(state).includes(other) ? [] : (["other-has-not-acted"] as const)),
    ...(isSurprised ? (["other-surprised"] as const) : []),
  ];
}

const lookOf = (state: GameState, { self, other }: Two, using: Tables): Looking => ({
  from: spotOf(state, self, using),
  to: spotOf(state, other, using),
});

/** What hides the other from the one's attack; unknown without a map. */
export const coverOf = (state: GameState, two: Two, using: Tables): Scene["cover"] =>
  coverFrom(state, lookOf(state, two, using), using)?.cover;

/** Whether somebody is neither down nor incapacitated. */
export function isUp({ creatures }: GameState, id: string, { compendium }: Tables): boolean {
  const creature = creatures[id];
  return (
    creature !== undefined &&
    !creature.dead &&
    creature.hp.current > 0 &&
    prohibition(creature, "act", compendium) === undefined
  );
}

/** Whether anything of a creature asks for allies beside its target: else nobody looks for them. */
const needsAllies = oncePerSubject((creature, compendium): boolean => {
  const attacks = attackFactsOf(creature, compendium);
  return (
    effectsOn(creature, compendium).some(({ effect }) => mentions(effect.when, allies)) ||
    attacks.some(({ damage, riders }) =>
      [...damage, ...riders].some(({ when }) => mentions(when, allies)),
    )
  );
});

const allies = "allyBesideTarget";

/** An ally of the one, not incapacitated, within 5 feet of the other (Pack Tactics, Sneak Attack). */
function hasAllyBeside(state: GameState, { self, other }: Two, using: Tables): boolean {
  const side = combatantOf(state, self.id)?.side;
  const there = bodyOf(state, other.id, using.compendium);
  if (there === undefined) return false;
  for (const { id, side: its } of Object.values(state.combatants ?? {})) {
    if (its !== side || id === self.id || id === other.id) continue;
    const here = bodyOf(state, id, using.compendium);
    if (here !== undefined && feetBetween(here, there) <= 5 && isUp(state, id, using)) return true;
  }
  return false;
}

/** An enemy that is up, sees the one and stands within 5 feet of it ("Ranged Attacks in Close Combat"). */
export function hasFoeBeside(state: GameState, self: Creature, using: Tables): boolean {
  const side = combatantOf(state, self.id)?.side;
  const here = bodyOf(state, self.id, using.compendium);
  if (here === undefined) return false;
  for (const { id, side: its } of Object.values(state.combatants ?? {})) {
    if (its === side || its === "neutral" || side === "neutral") continue;
    const there = bodyOf(state, id, using.compendium);
    const foe = state.creatures[id];
    if (foe === undefined || there === undefined || feetBetween(here, there) > 5) continue;
    if (isUp(state, id, using) && isSeenBy(state, { self, other: foe }, using)) return true;
  }
  return false;
}

/** Whether the other sees the one. */
export function isSeenBy(state: GameState, two: Two, using: Tables): boolean {
  const { from, to } = lookOf(state, two, using);
  return seenFrom(state, { from: to, to: from }, using).visible;
}

/** House rule: an ally that is up stands on the opposite side of the other. */
export function isFlanking(state: GameState, { self, other }: Two, using: Tables): boolean {
  const side = combatantOf(state, self.id)?.side;
  const here = bodyOf(state, self.id, using.compendium);
  const there = bodyOf(state, other.id, using.compendium);
  if (here === undefined || there === undefined || feetBetween(here, there) > 5) return false;
  for (const { id, side: its } of Object.values(state.combatants ?? {})) {
    if (its !== side || id === self.id || id === other.id) continue;
    const ally = bodyOf(state, id, using.compendium);
    if (
      ally !== undefined &&
      feetBetween(there, ally) <= 5 &&
      isFlanked(there, here, ally) &&
      isUp(state, id, using)
    )
      return true;
  }
  return false;
}

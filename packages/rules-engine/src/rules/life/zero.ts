import { ok } from "@tabletop-mcp/dice-core";
import type { Creature, OwnSelf } from "../../creature/creature.js";
import { nextId } from "../../creature/held-id.js";
import type { Event, EventOf, OfCreature } from "../../game/event.js";
import type { Blow, FrameOf, Stand, ZeroFrame } from "../../game/frame.js";
import { type Decision, happens, type Next, nothing, steps } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { maximumOf } from "../../sheet/hit-points.js";
import { formEnded } from "../forms/ends.js";
import { isThing, thingsSection } from "./dead.js";
import { died } from "./died.js";
import { escaping, hasEscaped } from "./escape.js";
import { rewardsOf } from "./felled.js";
import { attempt, standsOf } from "./last-stand.js";
import { outlives } from "./regeneration.js";

type Damage = EventOf<"damage_taken">;

/** Who dies at 0 hit points, in place of falling unconscious ("Monsters and Death"). */
const mortal = ({ characterType }: Creature): boolean =>
  characterType === "enemy" || characterType === "neutral";

/** Damage at 0 hit points, or down to them ("Dropping to 0 Hit Points"). */
export function sufferAtZero(state: GameState, event: Damage): Next {
  const felt = event.dealt - event.absorbedByTemp;
  if (event.hp > 0 || felt === 0) return nothing;
  const creature = creatureIn(state, event.id);
  if (creature.own !== undefined) return outOfForm(creature, creature.own, event);
  return steps(fallBy(event.id, blowOf(event, felt)));
}

/** A form at 0 hit points ends, and what is left of the damage hurts what is under it ("Wild Shape"). */
function outOfForm(creature: Creature, own: OwnSelf, event: Damage): Next {
  const { id } = creature;
  const hp = Math.max(0, own.hp - event.beyond);
  const ended = formEnded(creature, own, { hp, because: "it has no hit points left" });
  if (hp > 0) return happens(ended);
  const blow = blowOf(event, event.beyond, event.beyond - own.hp);
  return { events: [ended], run: [fallBy(id, blow)] };
}

const fallBy = (id: string, blow: Blow): ZeroFrame => ({ kind: "zero", id, blow, tried: [] });

const blowOf = (
  { dealt, beyond: left, damage, source, by, critical, nonlethal }: Damage,
  felt: number,
  beyond = left,
): Blow => ({
  dealt,
  felt,
  beyond,
  types: damage.flatMap(({ type, afterResistance }) =>
    type !== undefined && afterResistance > 0 ? type : [],
  ),
  ...(source !== undefined && { source }),
  ...(by !== undefined && { by }),
  ...(critical && { critical }),
  ...(nonlethal && { nonlethal }),
});

/** What may keep it up has its say, one after another; then it falls, unless somebody has helped it up meanwhile. */
export function zeroStep(state: GameState, zero: FrameOf<"zero">, using: Using): Decision {
  const creature = fallingBy(state, zero);
  if (creature === undefined || liesOn(creature, using) || hasEscaped(creature, using))
    return ok(nothing);
  const { blow, tried } = zero;
  const stand = standsOf(creature, blow, using).find(({ trait }) => !tried.includes(trait));
  if (stand !== undefined)
    return ok(attempt(state, creature, { stand, zero: withTried(zero, stand) }));
  const escape = escaping(state, creature, using);
  if (escape !== undefined) return ok(steps(escape));
  const felled = { id: creature.id, by: isFall(blow) ? blow.by : undefined };
  return ok({
    events: [lost(creature, blow, using)],
    run: rewardsOf(state, felled, using),
  });
}

/** A blow that has taken the last hit points, and not one at none. */
const isFall = ({ felt, beyond }: Blow): boolean => felt > beyond;

/** Whoever this blow leaves without hit points, still: not who was helped up, or has fallen by another since. */
function fallingBy({ creatures }: GameState, { id, blow }: FrameOf<"zero">): Creature | undefined {
  const creature = creatures[id];
  if (creature === undefined || creature.dead || creature.hp.current > 0) return undefined;
  return isFall(blow) && creature.deathSaves !== undefined ? undefined : creature;
}

/** Whoever lies there and dies only as its turn begins: a further blow changes nothing of that (Monsters, Troll). */
const liesOn = (creature: Creature, { compendium }: Using): boolean =>
  creature.deathSaves !== undefined && outlives(creature, compendium);

/** Whether somebody falls now, which others may react to. */
export const isFalling = (state: GameState, zero: FrameOf<"zero">): boolean =>
  isFall(zero.blow) && fallingBy(state, zero) !== undefined;

const withTried = ({ id, blow, tried, asked }: FrameOf<"zero">, { trait }: Stand): ZeroFrame => ({
  kind: "zero",
  id,
  blow,
  tried: [...tried, trait],
  ...(asked && { asked }),
});

/** Death, the fall, or a death save that fails. */
function lost(creature: Creature, blow: Blow, { compendium }: Using): Event {
  const { id } = creature;
  const wasDown = creature.deathSaves !== undefined;
  if (outlives(creature, compendium)) return fell(id, "Regeneration", true);
  if (isThing(creature)) return died(id, thingsSection, blow.source ?? "damage");
  if (blow.nonlethal && !wasDown) return fell(id, "Knocking a Creature Out", true);
  if (mortal(creature)) return died(id, "Monsters and Death", blow.source ?? "damage");
  if (blow.beyond >= maximumOf(creature, compendium))
    return died(id, "Instant Death", "massive damage");
  return wasDown ? failed(creature, blow) : fell(id, "Falling Unconscious", false);
}

const fell = (id: string, rule: string, stable: boolean): Event => ({
  type: "fell",
  id,
  rule,
  deathSaves: { successes: 0, failures: 0, stable },
});

/** A creature that was stable is so no longer ("Stabilizing a Creature"). */
function failed({ id, deathSaves }: Creature, { critical }: Blow): Event {
  const count = critical ? 2 : 1;
  const { successes = 0, failures = 0 } = deathSaves ?? {};
  return {
    type: "death_save_failed",
    id,
    rule: "Death Saving Throws",
    count,
    deathSaves: { successes, failures: Math.min(3, failures + count), stable: false },
  };
}

/** Three failures are death. */
export const dieAtThreeFailures = (
  _: GameState,
  { id, deathSaves }: EventOf<"death_save_failed">,
): Next =>
  deathSaves.failures < 3
    ? nothing
    : happens(died(id, "Death Saving Throws", "three failed death saves"));

/** What a death saving throw leads to, where it decides. */
export function concludeDeathSave(_: GameState, { id, outcome }: EventOf<"death_save">): Next {
  const rule = "Death Saving Throws";
  switch (outcome) {
    case "revived":
      return happens({ type: "revived", id, rule, hp: 1 });
    case "stable":
      return happens(stabilized(id, rule));
    case "dead":
      return happens(died(id, rule, "three failed death saves"));
    default:
      return nothing;
  }
}

/** It dies no more, and lies there at 0 hit points ("Stabilizing a Creature"). */
export const stabilized = (id: string, rule: string): Event => ({
  type: "stabilized",
  id,
  rule,
  deathSaves: { successes: 0, failures: 0, stable: true },
});

/** Whoever was down or dead and has hit points is up again ("Healing"). */
export function revive(state: GameState, { id }: OfCreature): Next {
  const { hp, deathSaves, dead } = creatureIn(state, id);
  const down = deathSaves !== undefined || dead === true;
  return down && hp.current > 0
    ? happens({ type: "revived", id, rule: "Healing", hp: hp.current })
    : nothing;
}

/** Falling to 0 hit points brings unconsciousness until some are regained. */
export function loseConsciousness(state: GameState, { id, rule }: EventOf<"fell">): Next {
  return happens({
    type: "condition_gained",
    id,
    rule,
    held: {
      id: nextId(creatureIn(state, id), "c"),
      condition: "unconscious",
      source: "0 hit points",
      lasting: { kind: "until", what: "healed" },
    },
  });
}

/** Nobody has more hit points than its maximum, and nobody lives without one ("Hit Points"). */
export function capHitPoints(state: GameState, { id }: OfCreature, { compendium }: Using): Next {
  const creature = creatureIn(state, id);
  if (creature.dead) return nothing;
  const to = maximumOf(creature, compendium);
  const { current: from } = creature.hp;
  if (to <= 0) return happens(died(id, "Hit Points", "a hit point maximum of 0"));
  return from <= to ? nothing : happens({ type: "hp_set", id, rule: "Hit Points", from, to });
}

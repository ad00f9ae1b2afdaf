import type { Creature } from "../../creature/creature.js";
import { nextId } from "../../creature/held-id.js";
import type { Event, EventOf } from "../../game/event.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { maximumOf } from "../../sheet/hit-points.js";
import { standFast } from "./last-stand.js";

type Damage = EventOf<"damage_taken">;

/** Who dies at 0 hit points, in place of falling unconscious ("Monsters and Death"). */
const mortal = ({ characterType }: Creature): boolean =>
  characterType === "enemy" || characterType === "neutral";

/** Damage at 0 hit points, or down to them ("Dropping to 0 Hit Points"). */
export function sufferAtZero(state: GameState, event: Damage, using: Using): readonly Event[] {
  const creature = creatureIn(state, event.id);
  const felt = event.dealt - event.absorbedByTemp;
  if (event.hp > 0 || felt === 0) return [];
  const stands = felt > event.beyond ? standFast(creature, event, using) : [];
  return stands.at(-1)?.averted === true ? stands : [...stands, lost(creature, event, using)];
}

/** Death, the fall, or a death save that fails. */
function lost(creature: Creature, event: Damage, { compendium }: Using): Event {
  const wasDown = creature.deathSaves !== undefined;
  if (event.nonlethal && !wasDown) return fell(event.id, "Knocking a Creature Out", true);
  if (mortal(creature)) return died(event.id, "Monsters and Death", causeOf(event));
  if (event.beyond >= maximumOf(creature, compendium))
    return died(event.id, "Instant Death", "massive damage");
  return wasDown ? failed(creature, event) : fell(event.id, "Falling Unconscious", false);
}

const causeOf = ({ source }: Damage): string => source ?? "damage";

const fell = (id: string, rule: string, stable: boolean): Event => ({
  type: "fell",
  id,
  rule,
  deathSaves: { successes: 0, failures: 0, stable },
});

const died = (id: string, rule: string, cause: string): Event => ({
  type: "died",
  id,
  rule,
  cause,
});

/** A creature that was stable is so no longer ("Stabilizing a Creature"). */
function failed({ id, deathSaves }: Creature, { critical }: Damage): Event {
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
): readonly Event[] =>
  deathSaves.failures < 3 ? [] : [died(id, "Death Saving Throws", "three failed death saves")];

/** What a death saving throw leads to, where it decides. */
export function concludeDeathSave(
  _: GameState,
  { id, outcome }: EventOf<"death_save">,
): readonly Event[] {
  const rule = "Death Saving Throws";
  switch (outcome) {
    case "revived":
      return [{ type: "revived", id, rule, hp: 1 }];
    case "stable":
      return [
        { type: "stabilized", id, rule, deathSaves: { successes: 0, failures: 0, stable: true } },
      ];
    case "dead":
      return [died(id, rule, "three failed death saves")];
    default:
      return [];
  }
}

/** Whoever was down or dead and has hit points is up again ("Healing"). */
export function revive(state: GameState, { id }: Event): readonly Event[] {
  const { hp, deathSaves, dead } = creatureIn(state, id);
  const down = deathSaves !== undefined || dead === true;
  return down && hp.current > 0 ? [{ type: "revived", id, rule: "Healing", hp: hp.current }] : [];
}

/** Falling to 0 hit points brings unconsciousness until some are regained. */
export function loseConsciousness(
  state: GameState,
  { id, rule }: EventOf<"fell">,
): readonly Event[] {
  return [
    {
      type: "condition_gained",
      id,
      rule,
      held: {
        id: nextId(creatureIn(state, id), "c"),
        condition: "unconscious",
        source: "0 hit points",
        lasting: { kind: "until", what: "healed" },
      },
    },
  ];
}

/** Nobody has more hit points than its maximum, and nobody lives without one ("Hit Points"). */
export function capHitPoints(
  state: GameState,
  { id }: Event,
  { compendium }: Using,
): readonly Event[] {
  const creature = creatureIn(state, id);
  if (creature.dead) return [];
  const to = maximumOf(creature, compendium);
  const { current: from } = creature.hp;
  if (to <= 0) return [died(id, "Hit Points", "a hit point maximum of 0")];
  return from <= to ? [] : [{ type: "hp_set", id, rule: "Hit Points", from, to }];
}

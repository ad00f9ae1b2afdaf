import type { Creature } from "../creature/creature.js";
import type { Event, EventType } from "../game/event.js";
import type { GameState } from "../game/state.js";

/**
 * Whether an event has been overtaken since it was decided, by a consequence of another: who it
 * happens to is gone, or dead, or what ends or changes has ended.
 */
export function isOver({ creatures }: GameState, event: Event): boolean {
  if (!("id" in event)) return false;
  if (event.type === "created") return false;
  const creature = creatures[event.id];
  if (creature === undefined || (creature.dead === true && ofTheLiving.has(event.type)))
    return true;
  switch (event.type) {
    case "condition_lost":
      return !creature.conditions.some(({ id }) => id === event.held);
    case "condition_changed":
      return !creature.conditions.some(({ id }) => id === event.held.id);
    case "effect_lost":
      return !creature.effects.some(({ id }) => id === event.held);
    case "effect_changed":
      return !creature.effects.some(({ id }) => id === event.held.id);
    case "cast_ended":
      return !creature.casts.some(({ id }) => id === event.cast);
    case "form_ended":
      return creature.own === undefined;
    case "cast_changed":
      return !creature.casts.some(({ id }) => id === event.cast.id);
    default:
      return false;
  }
}

/** What does not happen to the dead: they are not hurt, healed or afflicted, and do nothing. */
const ofTheLiving: ReadonlySet<EventType> = new Set<EventType>([
  "damage_taken",
  "healed",
  "fell",
  "fall_resisted",
  "died",
  "stabilized",
  "death_save",
  "death_save_failed",
  "condition_gained",
  "effect_gained",
  "cast_begun",
  "spell_cast",
  "hit_die_spent",
  "rested",
]);

/**
 * Throws for an event that was decided on hit points which are no longer there: two blows that one
 * rule decides on one state would count once. They are steps, each decided when the one before is settled.
 */
export function expectFresh({ creatures }: GameState, event: Event): void {
  if (event.type !== "damage_taken") return;
  const { current, temporary } = hpOf(creatures[event.id]);
  if (current === event.from.current && temporary === event.from.temporary) return;
  throw new Error(
    `The damage to ${event.id} was decided at ${event.from.current} hit points and settled at ${current}.`,
  );
}

const hpOf = (creature: Creature | undefined): Creature["hp"] =>
  creature?.hp ?? { current: 0, temporary: 0 };

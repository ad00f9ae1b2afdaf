import type { Creature } from "../../creature/creature.js";
import { lastIdWith } from "../../creature/held-id.js";
import type { Event, EventOf, EventType } from "../../game/event.js";
import { drop, put, swap } from "./collection.js";

/** What happens to the state as a whole, not to a creature in it. */
export type StateEventType = "created" | "deleted" | "time_passed";
type CreatureEventType = Exclude<EventType, StateEventType>;

type Folds = {
  readonly [Type in CreatureEventType]: (creature: Creature, event: EventOf<Type>) => Creature;
};

/** The creature after what has happened to it. */
export const applyToCreature = (
  creature: Creature,
  event: Exclude<Event, EventOf<StateEventType>>,
): Creature => fold(creature, event, event.type);

const fold = <Type extends CreatureEventType>(
  creature: Creature,
  event: EventOf<Type>,
  type: Type,
): Creature => folds[type](creature, event);

const unchanged = (creature: Creature): Creature => creature;

const withHp = (creature: Creature, current: number): Creature => ({
  ...creature,
  hp: { ...creature.hp, current },
});

const withTemporary = (creature: Creature, temporary: number): Creature => ({
  ...creature,
  hp: { ...creature.hp, temporary },
});

function died(creature: Creature): Creature {
  const { deathSaves: _, ...rest } = creature;
  return { ...rest, dead: true, hp: { current: 0, temporary: 0 } };
}

function alive(creature: Creature, hp: number): Creature {
  const { deathSaves: _, dead: __, ...rest } = creature;
  return withHp(rest, hp);
}

const withDeathSaves = (
  creature: Creature,
  { deathSaves }: EventOf<"fell" | "stabilized" | "death_save" | "death_save_failed">,
): Creature => ({ ...creature, deathSaves });

function withoutConcentration(creature: Creature): Creature {
  const { concentration: _, ...rest } = creature;
  return rest;
}

const folds: Folds = {
  changed: (creature, { set }) => ({ ...creature, ...set }),
  leveled_up: (creature, { make, hp }) => withHp({ ...creature, make }, hp),
  damage_taken: (creature, { hp, temporary }) => ({
    ...creature,
    hp: { current: hp, temporary },
  }),
  healed: (creature, { hp }) => withHp(creature, hp),
  temporary_hp: (creature, { to }) => withTemporary(creature, to),
  hp_set: (creature, { to }) => withHp(creature, to),
  fell: withDeathSaves,
  fall_resisted: (creature, { hp, spent }) => withHp({ ...creature, spent }, hp),
  died,
  revived: (creature, { hp }) => alive(creature, hp),
  stabilized: withDeathSaves,
  death_save: withDeathSaves,
  death_save_failed: withDeathSaves,
  condition_gained: (creature, { held }) => ({
    ...creature,
    conditions: put(creature.conditions, held),
    lastId: lastIdWith(creature.lastId, held.id),
  }),
  condition_changed: (creature, { held }) => ({
    ...creature,
    conditions: swap(creature.conditions, held),
  }),
  condition_lost: (creature, { held }) => ({
    ...creature,
    conditions: drop(creature.conditions, held),
  }),
  effect_gained: (creature, { held }) => ({
    ...creature,
    effects: put(creature.effects, held),
    lastId: lastIdWith(creature.lastId, held.id),
  }),
  effect_changed: (creature, { held }) => ({ ...creature, effects: swap(creature.effects, held) }),
  effect_lost: (creature, { held }) => ({ ...creature, effects: drop(creature.effects, held) }),
  concentration_begun: (creature, { concentration }) => ({ ...creature, concentration }),
  concentration_changed: (creature, { concentration }) => ({ ...creature, concentration }),
  concentration_tested: unchanged,
  concentration_lost: withoutConcentration,
  hit_die_spent: (creature, { hp, spent }) => withHp({ ...creature, spent }, hp),
  rested: (creature, { hp, temporary, spent, restedAt }) => ({
    ...creature,
    hp: { current: hp, temporary },
    spent,
    ...(restedAt === undefined ? {} : { restedAt }),
  }),
  item_gained: (creature, { item }) => ({
    ...creature,
    items: put(creature.items, item),
    lastId: lastIdWith(creature.lastId, item.id),
  }),
  item_lost: (creature, { item, left }) => ({
    ...creature,
    items: left === undefined ? drop(creature.items, item) : swap(creature.items, left),
  }),
  item_changed: (creature, { item }) => ({ ...creature, items: swap(creature.items, item) }),
  coins_changed: (creature, { to }) => ({ ...creature, coins: to }),
};

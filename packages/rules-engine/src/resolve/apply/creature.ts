import { copyOf } from "../../creature/copy-of.js";
import type { Creature } from "../../creature/creature.js";
import { lastIdWith } from "../../creature/held-id.js";
import type { Draft } from "../../draft.js";
import type { Event, EventOf, OfCreature } from "../../game/event.js";
import type { CombatantEvent } from "../../game/fight-event.js";
import { add, drop, put, swap } from "./collection.js";

/** What happens to one creature that is there before and after. */
type CreatureEventType = Exclude<
  Extract<Event, OfCreature>["type"],
  "created" | "deleted" | CombatantEvent["type"]
>;

type Folds = {
  readonly [Type in CreatureEventType]: (creature: Draft<Creature>, event: EventOf<Type>) => void;
};

/** The creature after what has happened to it. */
export function applyToCreature(creature: Creature, event: EventOf<CreatureEventType>): Creature {
  // A roll is in the log alone: who has rolled stays who it was, and is not written again.
  if (folds[event.type] === changesNothing) return creature;
  const draft = copyOf(creature);
  fold(draft, event, event.type);
  return draft;
}

const fold = <Type extends CreatureEventType>(
  creature: Draft<Creature>,
  event: EventOf<Type>,
  type: Type,
): void => folds[type](creature, event);

const changesNothing = (): void => undefined;

function setHp(creature: Draft<Creature>, current: number): void {
  creature.hp = { current, temporary: creature.hp.temporary };
}

/** Temporary hit points that replace others come from elsewhere; those that are kept do not. */
function setTemporary(
  creature: Draft<Creature>,
  { from, to, source }: EventOf<"temporary_hp">,
): void {
  if (from === to) return;
  creature.hp = { current: creature.hp.current, temporary: to };
  if (source === undefined || to === 0) delete creature.temporaryFrom;
  else creature.temporaryFrom = source;
}

function died(creature: Draft<Creature>, { at }: EventOf<"died">): void {
  delete creature.deathSaves;
  creature.dead = true;
  if (at !== undefined) creature.diedAt = at;
  creature.hp = { current: 0, temporary: 0 };
}

function setDeathSaves(
  creature: Draft<Creature>,
  { deathSaves }: EventOf<"fell" | "stabilized" | "death_save" | "death_save_failed">,
): void {
  creature.deathSaves = deathSaves;
}

const folds: Folds = {
  changed: (creature, { set }) => void Object.assign(creature, set),
  leveled_up: (creature, { make, hp }) => {
    creature.make = make;
    setHp(creature, hp);
  },
  damage_taken: (creature, { hp, temporary }) => {
    creature.hp = { current: hp, temporary };
  },
  healed: (creature, { hp }) => setHp(creature, hp),
  temporary_hp: setTemporary,
  hp_set: (creature, { to }) => setHp(creature, to),
  fell: setDeathSaves,
  fall_resisted: (creature, { hp, spent }) => {
    creature.spent = spent;
    setHp(creature, hp);
  },
  died,
  form_taken: (creature, { own, make, hp }) => {
    creature.own = own;
    creature.make = make;
    creature.items = [];
    setHp(creature, hp);
  },
  form_ended: (creature, { make, hp, items }) => {
    delete creature.own;
    creature.make = make;
    creature.items = items;
    setHp(creature, hp);
  },
  revived: (creature, { hp }) => {
    delete creature.deathSaves;
    delete creature.dead;
    delete creature.diedAt;
    setHp(creature, hp);
  },
  stabilized: setDeathSaves,
  rolled: changesNothing,
  sensed: changesNothing,
  death_save: setDeathSaves,
  death_save_failed: setDeathSaves,
  condition_gained: (creature, { held }) => {
    creature.conditions = add(creature.conditions, held);
    creature.lastId = lastIdWith(creature.lastId, held.id);
  },
  condition_changed: (creature, { held }) => {
    creature.conditions = swap(creature.conditions, held);
  },
  condition_lost: (creature, { held }) => {
    creature.conditions = drop(creature.conditions, held);
  },
  effect_gained: (creature, { held }) => {
    creature.effects = add(creature.effects, held);
    creature.lastId = lastIdWith(creature.lastId, held.id);
  },
  effect_changed: (creature, { held }) => {
    creature.effects = swap(creature.effects, held);
  },
  effect_lost: (creature, { held }) => {
    creature.effects = drop(creature.effects, held);
  },
  spell_cast: (creature, { cast }) => {
    creature.casts = add(creature.casts, cast);
    creature.lastId = lastIdWith(creature.lastId, cast.id);
  },
  cast_begun: (creature, { cast }) => {
    creature.casts = add(creature.casts, cast);
    creature.lastId = lastIdWith(creature.lastId, cast.id);
  },
  cast_changed: (creature, { cast }) => {
    creature.casts = swap(creature.casts, cast);
  },
  cast_ended: (creature, { cast }) => {
    creature.casts = drop(creature.casts, cast);
  },
  ticked: (creature, { round }) => {
    creature.ticked = round;
  },
  hit_die_spent: (creature, { hp, spent }) => {
    creature.spent = spent;
    setHp(creature, hp);
  },
  use_spent: (creature, { spent }) => {
    creature.spent = spent;
  },
  slots_changed: (creature, { spent }) => {
    creature.spent = spent;
  },
  use_regained: (creature, { spent }) => {
    creature.spent = spent;
  },
  rested: (creature, { hp, temporary, spent, restedAt }) => {
    creature.hp = { current: hp, temporary };
    creature.spent = spent;
    if (restedAt !== undefined) creature.restedAt = restedAt;
  },
  item_gained: (creature, { item }) => {
    creature.items = put(creature.items, item);
    creature.lastId = lastIdWith(creature.lastId, item.id);
  },
  item_lost: (creature, { item, left }) => {
    creature.items = left === undefined ? drop(creature.items, item) : swap(creature.items, left);
  },
  item_changed: (creature, { item }) => {
    creature.items = swap(creature.items, item);
  },
  coins_changed: (creature, { to }) => {
    creature.coins = to;
  },
  recharge_rolled: (creature, { spent }) => {
    creature.spent = spent;
  },
};

import { once, onceOf } from "../once.js";
import { missiles } from "../tables/ammunition.js";
import type { Compendium } from "../tables/compendium.js";
import type { Creature, Item, Make } from "./creature.js";

/**
 * The parts of a creature that its rolls and numbers hang on: not its hit points, its coins or what
 * it has spent. Worked with, its items are those that count alone: what it carries weighs, and no more.
 */
export type Subject = Pick<Creature, "id" | "make" | "items" | "effects" | "conditions">;

/** Works out a value once for a creature, and for every other state of it in which these parts are the same. */
export function oncePerSubject<Value>(
  work: (subject: Subject, compendium: Compendium) => Value,
): (creature: Subject, compendium: Compendium) => Value {
  const ofSubject = once(work);
  return (creature, compendium) => ofSubject(subjectOf(creature), compendium);
}

const ofCreature = new WeakMap<Subject, Subject>();

/** Of each creature made so the last state: goblins of one kind do not drive each other out. */
const lastOf = onceOf((_make: Make) => new Map<string, Subject>());

/** How many creatures of one make are remembered, some 16 KB each: the players of a dungeon are all made alike. */
const mostRemembered = 2000;

interface Asked {
  readonly creature: Subject;
  readonly subject: Subject;
}

/** The two that were asked for last: a blow asks for who strikes and who is struck, again and again. */
let last: Asked | undefined;
let before: Asked | undefined;

/** The same object for all states of a creature that are the same to its rolls. */
function subjectOf(creature: Subject): Subject {
  if (last?.creature === creature) return last.subject;
  if (before?.creature === creature) return before.subject;
  const subject = ofCreature.get(creature) ?? knownAs(creature);
  before = last;
  last = { creature, subject };
  return subject;
}

/** The last state of it that was the same to its rolls, or this one from now on. */
function knownAs(creature: Subject): Subject {
  const known = lastOf(creature.make);
  const last = known.get(creature.id);
  const subject = last !== undefined && isSame(last, creature) ? last : partsOf(creature);
  if (subject !== last) remember(known, subject);
  ofCreature.set(creature, subject);
  return subject;
}

function remember(known: Map<string, Subject>, subject: Subject): void {
  ofCreature.set(subject, subject);
  known.delete(subject.id);
  known.set(subject.id, subject);
  const [oldest] = known.size > mostRemembered ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
}

const partsOf = ({ id, make, items, effects, conditions }: Subject): Subject => ({
  id,
  make,
  items: counting(items),
  effects,
  conditions,
});

/** Those of the items that count: the same list as long as they are in the same one. */
const counting = onceOf((items: readonly Item[]) => items.filter(counts));

const isSame = (known: Subject, now: Subject): boolean =>
  isSameList(known.effects, now.effects) &&
  isSameList(known.conditions, now.conditions) &&
  isSameGear(known.items, now.items);

/** Nothing is nothing, written anew or not. */
const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === 0 && b.length === 0);

/** Whether what counts of these items is what was known, in the same order. */
function isSameGear(known: readonly Item[], items: readonly Item[]): boolean {
  let at = 0;
  for (const item of items) {
    if (!counts(item)) continue;
    const before = known[at];
    if (before === undefined || !isSameThing(before, item)) return false;
    at++;
  }
  return at === known.length;
}

/** Neither how many there are nor how many charges are left counts. */
const isSameThing = (a: Item, b: Item): boolean =>
  a === b ||
  (a.id === b.id &&
    a.name === b.name &&
    a.base === b.base &&
    a.magic === b.magic &&
    a.custom === b.custom &&
    a.slot === b.slot &&
    a.attuned === b.attuned);

/** What is worn or wielded, what is magical (some of it works in a pocket), what can be shot. */
const counts = ({ slot, magic, base = "" }: Item): boolean =>
  slot !== undefined || magic !== undefined || missiles.has(base);

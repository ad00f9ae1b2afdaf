import type { Compendium } from "../compendium.js";
import type { Creature, Item } from "./creature.js";
import { findItem, type ItemFacts } from "./item-facts.js";
import { loadOf } from "./load.js";
import { numbersOf } from "./numbers.js";
import { proficienciesOf } from "./proficiencies.js";

/** What follows from how a creature is equipped and loaded, in words. */
export function gearWarnings(creature: Creature, compendium: Compendium): readonly string[] {
  const equipped = creature.items
    .filter(({ slot }) => slot !== undefined)
    .map((item) => ({ ...findItem(item, compendium), item }));
  return [
    ...equipped.flatMap((worn) => untrained(worn, creature, compendium)),
    ...equipped.flatMap((worn) => tooHeavy(worn, creature, compendium)),
    ...handsFull(creature.items),
    ...equipped.flatMap(unattuned),
    ...overloaded(creature, compendium),
  ];
}

type Worn = ItemFacts & { readonly item: Item };

/** Equipment, Armor Proficiency. */
function untrained(
  { armor, item }: Worn,
  { make }: Creature,
  compendium: Compendium,
): readonly string[] {
  if (armor === undefined || proficienciesOf(make, compendium).armor.includes(armor.category))
    return [];
  return [
    `Not proficient with ${item.name}: disadvantage on every ability check, saving throw and attack roll that uses Strength or Dexterity, and no spells can be cast.`,
  ];
}

/** Equipment, Heavy Armor; a dwarf's speed is not reduced by it (Races, Dwarf, Speed). */
function tooHeavy(
  { armor, item }: Worn,
  creature: Creature,
  compendium: Compendium,
): readonly string[] {
  if (armor?.strength === undefined || creature.make.race === "dwarf") return [];
  const strength = numbersOf(creature, compendium).abilities.str.effective;
  return strength >= armor.strength
    ? []
    : [
        `${item.name} needs Strength ${armor.strength}, and Strength is ${strength}: speed is 10 feet less.`,
      ];
}

/** Equipment, Weapon Properties, Two-Handed. */
function handsFull(items: readonly Item[]): readonly string[] {
  const weapon = items.find(({ slot }) => slot === "two_hands");
  const shield = items.find(({ slot }) => slot === "shield");
  return weapon === undefined || shield === undefined
    ? []
    : [`${weapon.name} needs both hands to attack, and one of them carries ${shield.name}.`];
}

/** Magic Items, Attunement. */
const unattuned = ({ magic, item }: Worn): readonly string[] =>
  magic === undefined || magic.attunement === false || item.attuned === true
    ? []
    : [`${item.name} gives its magic only to who is attuned to it.`];

/** Using Ability Scores, Lifting and Carrying. */
function overloaded(creature: Creature, compendium: Compendium): readonly string[] {
  const { carried, capacity, over } = loadOf(creature, compendium);
  return over
    ? [
        `The load of ${carried} lb. is over the carrying capacity of ${capacity} lb.: it can only be pushed or dragged, at a speed of 5 feet.`,
      ]
    : [];
}

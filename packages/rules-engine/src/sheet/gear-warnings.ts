import type { Creature, Item } from "../creature/creature.js";
import type { Compendium } from "../tables/compendium.js";
import { findItem, type ItemFacts } from "../tables/item-facts.js";
import { loadOf } from "./load.js";
import { type Bearer, bearerOf } from "./numbers/bearer.js";
import { tooHeavyArmor } from "./numbers/body.js";

/** What follows from how a creature is equipped and loaded, in words. */
export function gearWarnings(creature: Creature, compendium: Compendium): readonly string[] {
  const bearer = bearerOf(creature, compendium);
  const equipped = creature.items
    .filter(({ slot }) => slot !== undefined)
    .map((item) => ({ item, ...findItem(item, compendium) }));
  return [
    ...untrained(bearer),
    ...tooHeavy(bearer),
    ...handsFull(creature.items),
    ...equipped.flatMap(unattuned),
    ...equipped.flatMap(special),
    ...equipped.flatMap(harmless),
    ...overloaded(creature, compendium),
  ];
}

type Worn = ItemFacts & { readonly item: Item };

/** Equipment, Armor Proficiency. */
const untrained = ({ outfit: { armor, shield } }: Bearer): readonly string[] =>
  [armor, shield].flatMap((worn) =>
    worn === undefined || worn.proficient
      ? []
      : [
          `Not proficient with ${worn.name}: disadvantage on every ability check, saving throw and attack roll that uses Strength or Dexterity, and no spells can be cast.`,
        ],
  );

/** Equipment, Heavy Armor. */
function tooHeavy(bearer: Bearer): readonly string[] {
  const armor = tooHeavyArmor(bearer);
  return armor === undefined
    ? []
    : [
        `${armor.name} needs Strength ${armor.strength}, and Strength is ${bearer.abilities.str.effective}: speed is 10 feet less.`,
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

/** Equipment, Weapon Properties, Special. */
function special({ weapon, item: { name, slot } }: Worn): readonly string[] {
  if (weapon?.id === "net")
    return [
      `${name} makes one attack an action, whatever else allows more; it does no damage, but restrains a creature up to Large.`,
    ];
  if (weapon?.id !== "lance") return [];
  const hands = slot === "two_hands" ? "" : "takes two hands unless its wielder is mounted, and ";
  return [`${name} ${hands}has disadvantage against a target within 5 feet.`];
}

/** House rule: what a weapon of the campaign's own does has to be said. */
const harmless = ({ custom, item }: Worn): readonly string[] =>
  custom !== undefined && custom.damage === undefined && /\bweapon\b/iu.test(custom.type)
    ? [
        `${item.name} has no attack: its damage was not said (damage: { roll: "1d8", type: "slashing" }).`,
      ]
    : [];

/** Using Ability Scores, Lifting and Carrying. */
function overloaded(creature: Creature, compendium: Compendium): readonly string[] {
  const { carried, capacity, over } = loadOf(creature, compendium);
  return over
    ? [
        `The load of ${carried} lb. is over the carrying capacity of ${capacity} lb.: it can only be pushed or dragged, at a speed of 5 feet.`,
      ]
    : [];
}

import * as rules from "@tabletop-mcp/srd-data/rules";

const { hiredSpells, passiveCheck, longJump, highJump } = rules;

/** What living costs, by slug. */
const lifestyles = Object.fromEntries(
  rules.lifestyles.map(({ id, price, minimum }) => [
    `lifestyle-${id}`,
    price === undefined || price.amount === 0
      ? "It costs nothing."
      : `It costs ${minimum ? "at least " : ""}${price.amount} ${price.coin} a day.`,
  ]),
);

/** Money, by slug. */
const money: Readonly<Record<string, string>> = {
  coins: `A row says what one coin is worth in each other; ${rules.coinage.coinsPerPound} coins weigh a pound.`,
  "food-drink-and-lodging": "The price is for one, or for what the last column says.",
  services: "The price is for one, or for what the column says.",
  "spellcasting-services": `A spell of 1st or 2nd level, if it is to be had at all, costs ${hiredSpells.least.amount} to ${hiredSpells.most.amount} ${hiredSpells.most.coin}, plus the costly material components.`,
  "trade-goods": "The price is for one unit, at which the goods are also taken in payment.",
};

/** Checks, loads and jumps, by slug. */
const abilities: Readonly<Record<string, string>> = {
  "ability-modifiers":
    "The modifier is the score less 10, halved and rounded down. Adventurers reach at most 20, monsters and divine beings 30.",
  "difficulty-classes": "A check succeeds if its total equals or exceeds the DC.",
  "passive-check": `It is ${passiveCheck.base} plus all modifiers of the check, ${passiveCheck.advantage} more with advantage and 5 less with disadvantage. Passive Perception is the commonest.`,
  "carrying-capacity":
    "You can carry your Strength score times 15 in pounds. For each size above Medium, that and what you push, drag or lift doubles; for a Tiny creature it is halved.",
  encumbered:
    "A variant rule. Carrying more than 5 times your Strength score in pounds lowers your speed by 10 feet.",
  "heavily-encumbered":
    "A variant rule. Carrying more than 10 times your Strength score in pounds, up to your capacity, lowers your speed by 20 feet, and puts disadvantage on every check, attack and save that uses Strength, Dexterity or Constitution.",
  "push-drag-or-lift": `You can push, drag or lift up to 30 times your Strength score in pounds. While you push or drag more than you can carry, your speed is ${rules.lifting.overloadedSpeed.feet} feet.`,
  "long-jump": `You cover up to your Strength score in feet after moving at least ${longJump.runUp.feet} feet on foot, or half as far from a standstill; every foot jumped costs a foot of movement. A Strength (Athletics) check of DC ${longJump.obstacle.check.dc} may be asked for to clear a low obstacle, no taller than a quarter of the distance. To land on your feet in difficult terrain takes a Dexterity (Acrobatics) check of DC ${longJump.roughLanding.check.dc}, or you land prone.`,
  "high-jump": `You leap ${highJump.feet.base} feet plus your Strength modifier into the air (at least 0) after moving at least ${highJump.runUp.feet} feet on foot, or half as high from a standstill. With raised arms you reach the height of the jump plus one and a half times your own.`,
};

/** Experience and slots, by slug. */
const growth: Readonly<Record<string, string>> = {
  "character-advancement":
    "A level is reached as soon as the total of experience points equals or exceeds its row.",
  "multiclass-spellcaster":
    "Add all your levels as a bard, cleric, druid, sorcerer or wizard, and half your levels (rounded down) as a paladin or ranger. The row of that total lists your slots from 1st level up. You know and prepare spells for each class by itself.",
  "challenge-ratings":
    "A creature of challenge rating 0 that cannot harm anyone earns nothing. The proficiency bonus is that of a creature with this challenge rating.",
};

/** The texts of the other rules, by slug. */
export const numberTexts: Readonly<Record<string, string>> = {
  ...lifestyles,
  ...money,
  ...abilities,
  ...growth,
};

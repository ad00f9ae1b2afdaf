import type { Entry, Price } from "../entry.js";
import type { Coin } from "../vocabulary.js";
import type { RuleTable, Span } from "./types.js";

/** A way of living between adventures. */
export interface Lifestyle extends Entry {
  /** For a day; none where it is free. */
  readonly price?: Price;
  /** It may cost more. */
  readonly minimum?: true;
}

/** Something to buy; `group` is the heading that the SRD has over several. */
export interface PricedRow {
  readonly id: string;
  readonly name: string;
  readonly group?: string;
  readonly price: Price;
  /** What the price is for, where it is not one of the thing. */
  readonly per?: "day" | "mile" | "person";
}

export interface ServiceRow extends PricedRow {
  /** Experts may ask for more. */
  readonly minimum?: true;
}

/** A good that is traded by weight, by measure or by head. */
export interface TradeGood {
  readonly id: string;
  readonly name: string;
  readonly unit: "pound" | "square-yard" | "animal";
  readonly price: Price;
}

/** A coin and what one of it is worth in each kind. */
export interface CoinRate {
  readonly id: Coin;
  readonly name: string;
  readonly worth: Readonly<Record<Coin, number>>;
}

export interface Coinage extends RuleTable<CoinRate> {
  readonly coinsPerPound: number;
}

/** Hiring a caster: only for these spell levels does the SRD name a price. */
export interface HiredSpells extends Entry {
  readonly spellLevels: Span;
  readonly least: Price;
  readonly most: Price;
  /** Costly material components are paid besides. */
  readonly plusComponents: true;
}

const cp = (amount: number): Price => ({ amount, coin: "cp" });
const sp = (amount: number): Price => ({ amount, coin: "sp" });
const gp = (amount: number): Price => ({ amount, coin: "gp" });

/** What living costs a day. */
export const lifestyles: readonly Lifestyle[] = Object.freeze<Lifestyle[]>([
  {
    id: "wretched",
    name: "Wretched",
    srd: "Lifestyle Expenses",
    summary: "No home, no safety, no cost.",
  },
  {
    id: "squalid",
    name: "Squalid",
    srd: "Lifestyle Expenses",
    summary: "A roof among vermin and violence.",
    price: sp(1),
  },
  {
    id: "poor",
    name: "Poor",
    srd: "Lifestyle Expenses",
    summary: "Plain food and a shared room, little comfort.",
    price: sp(2),
  },
  {
    id: "modest",
    name: "Modest",
    srd: "Lifestyle Expenses",
    summary: "A clean rented room, and enough to eat.",
    price: gp(1),
  },
  {
    id: "comfortable",
    name: "Comfortable",
    srd: "Lifestyle Expenses",
    summary: "A cottage or a private room, and better clothes.",
    price: gp(2),
  },
  {
    id: "wealthy",
    name: "Wealthy",
    srd: "Lifestyle Expenses",
    summary: "A spacious home, a few servants, luxury.",
    price: gp(4),
  },
  {
    id: "aristocratic",
    name: "Aristocratic",
    srd: "Lifestyle Expenses",
    summary: "The best of everything, and the intrigue that goes with it.",
    price: gp(10),
    minimum: true,
  },
]);

/** Single meals, drinks and nights; a lifestyle's price includes them. */
export const foodDrinkAndLodging: RuleTable<PricedRow> = {
  id: "food-drink-and-lodging",
  name: "Food, Drink, and Lodging",
  also: ["inn", "meals", "food and drink"],
  srd: "Food, Drink, and Lodging",
  summary: "What eating, drinking and a bed cost.",
  rows: Object.freeze<PricedRow[]>([
    { id: "ale-gallon", name: "Ale, gallon", group: "Ale", price: sp(2) },
    { id: "ale-mug", name: "Ale, mug", group: "Ale", price: cp(4) },
    { id: "banquet", name: "Banquet", price: gp(10), per: "person" },
    { id: "bread-loaf", name: "Bread, loaf", price: cp(2) },
    { id: "cheese-hunk", name: "Cheese, hunk", price: sp(1) },
    { id: "inn-squalid", name: "Inn stay, squalid", group: "Inn stay", price: cp(7), per: "day" },
    { id: "inn-poor", name: "Inn stay, poor", group: "Inn stay", price: sp(1), per: "day" },
    { id: "inn-modest", name: "Inn stay, modest", group: "Inn stay", price: sp(5), per: "day" },
    {
      id: "inn-comfortable",
      name: "Inn stay, comfortable",
      group: "Inn stay",
      price: sp(8),
      per: "day",
    },
    { id: "inn-wealthy", name: "Inn stay, wealthy", group: "Inn stay", price: gp(2), per: "day" },
    {
      id: "inn-aristocratic",
      name: "Inn stay, aristocratic",
      group: "Inn stay",
      price: gp(4),
      per: "day",
    },
    { id: "meals-squalid", name: "Meals, squalid", group: "Meals", price: cp(3), per: "day" },
    { id: "meals-poor", name: "Meals, poor", group: "Meals", price: cp(6), per: "day" },
    { id: "meals-modest", name: "Meals, modest", group: "Meals", price: sp(3), per: "day" },
    {
      id: "meals-comfortable",
      name: "Meals, comfortable",
      group: "Meals",
      price: sp(5),
      per: "day",
    },
    { id: "meals-wealthy", name: "Meals, wealthy", group: "Meals", price: sp(8), per: "day" },
    {
      id: "meals-aristocratic",
      name: "Meals, aristocratic",
      group: "Meals",
      price: gp(2),
      per: "day",
    },
    { id: "meat-chunk", name: "Meat, chunk", price: sp(3) },
    { id: "wine-common", name: "Wine, common (pitcher)", group: "Wine", price: sp(2) },
    { id: "wine-fine", name: "Wine, fine (bottle)", group: "Wine", price: gp(10) },
  ]),
};

/** What people take for their services. */
export const services: RuleTable<ServiceRow> = {
  id: "services",
  name: "Services",
  also: ["hirelings"],
  srd: "Services",
  summary: "Pay for transport, labour, messages and tolls.",
  rows: Object.freeze<ServiceRow[]>([
    {
      id: "coach-cab-between-towns",
      name: "Coach cab, between towns",
      group: "Coach cab",
      price: cp(3),
      per: "mile",
    },
    {
      id: "coach-cab-within-a-city",
      name: "Coach cab, within a city",
      group: "Coach cab",
      price: cp(1),
    },
    {
      id: "hireling-skilled",
      name: "Hireling, skilled",
      group: "Hireling",
      price: gp(2),
      per: "day",
      minimum: true,
    },
    {
      id: "hireling-untrained",
      name: "Hireling, untrained",
      group: "Hireling",
      price: sp(2),
      per: "day",
    },
    { id: "messenger", name: "Messenger", price: cp(2), per: "mile" },
    { id: "toll", name: "Road or gate toll", price: cp(1) },
    { id: "ships-passage", name: "Ship's passage", price: sp(1), per: "mile" },
  ]),
};

/** Goods that serve as currency. */
export const tradeGoods: RuleTable<TradeGood> = {
  id: "trade-goods",
  name: "Trade Goods",
  srd: "Trade Goods",
  summary: "The worth of common wares, which keep their value in trade.",
  rows: Object.freeze<TradeGood[]>([
    { id: "wheat", name: "Wheat", unit: "pound", price: cp(1) },
    { id: "flour", name: "Flour", unit: "pound", price: cp(2) },
    { id: "chicken", name: "Chicken", unit: "animal", price: cp(2) },
    { id: "salt", name: "Salt", unit: "pound", price: cp(5) },
    { id: "iron", name: "Iron", unit: "pound", price: sp(1) },
    { id: "canvas", name: "Canvas", unit: "square-yard", price: sp(1) },
    { id: "copper", name: "Copper", unit: "pound", price: sp(5) },
    { id: "cotton-cloth", name: "Cotton cloth", unit: "square-yard", price: sp(5) },
    { id: "ginger", name: "Ginger", unit: "pound", price: gp(1) },
    { id: "goat", name: "Goat", unit: "animal", price: gp(1) },
    { id: "cinnamon", name: "Cinnamon", unit: "pound", price: gp(2) },
    { id: "pepper", name: "Pepper", unit: "pound", price: gp(2) },
    { id: "sheep", name: "Sheep", unit: "animal", price: gp(2) },
    { id: "cloves", name: "Cloves", unit: "pound", price: gp(3) },
    { id: "pig", name: "Pig", unit: "animal", price: gp(3) },
    { id: "silver", name: "Silver", unit: "pound", price: gp(5) },
    { id: "linen", name: "Linen", unit: "square-yard", price: gp(5) },
    { id: "silk", name: "Silk", unit: "square-yard", price: gp(10) },
    { id: "cow", name: "Cow", unit: "animal", price: gp(10) },
    { id: "saffron", name: "Saffron", unit: "pound", price: gp(15) },
    { id: "ox", name: "Ox", unit: "animal", price: gp(15) },
    { id: "gold", name: "Gold", unit: "pound", price: gp(50) },
    { id: "platinum", name: "Platinum", unit: "pound", price: gp(500) },
  ]),
};

/** Coins, their worth and their weight. */
export const coinage: Coinage = {
  id: "coins",
  name: "Standard Exchange Rates",
  also: ["coins", "exchange rates", "money"],
  srd: "Coins",
  summary: "What each coin is worth in the others.",
  coinsPerPound: 50,
  rows: Object.freeze<CoinRate[]>([
    {
      id: "cp",
      name: "Copper",
      worth: { cp: 1, sp: 1 / 10, ep: 1 / 50, gp: 1 / 100, pp: 1 / 1000 },
    },
    { id: "sp", name: "Silver", worth: { cp: 10, sp: 1, ep: 1 / 5, gp: 1 / 10, pp: 1 / 100 } },
    { id: "ep", name: "Electrum", worth: { cp: 50, sp: 5, ep: 1, gp: 1 / 2, pp: 1 / 20 } },
    { id: "gp", name: "Gold", worth: { cp: 100, sp: 10, ep: 2, gp: 1, pp: 1 / 10 } },
    { id: "pp", name: "Platinum", worth: { cp: 1000, sp: 100, ep: 20, gp: 10, pp: 1 } },
  ]),
};

export const hiredSpells: HiredSpells = {
  id: "spellcasting-services",
  name: "Spellcasting Services",
  srd: "Spellcasting Services",
  summary: "A lesser spell can be bought in a town; a greater one may cost a favour.",
  spellLevels: { from: 1, to: 2 },
  least: gp(10),
  most: gp(50),
  plusComponents: true,
};

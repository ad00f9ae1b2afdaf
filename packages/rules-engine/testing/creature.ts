import type { Creature, Make } from "../src/creature/creature.js";

const plain: Make = {
  levels: [],
  subclasses: {},
  feats: [],
  abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
  increases: [],
  raceIncreases: [],
  skills: [],
  expertise: [],
  tools: [],
  languages: [],
  spells: [],
  options: {},
  words: {},
  extraHp: 10,
};

/** A creature for a test: a commoner of 10 hit points, but for what is said. Frozen. */
export function creatureOf({
  make,
  ...over
}: Partial<Omit<Creature, "make">> & { readonly make?: Partial<Make> } = {}): Creature {
  return deepFreeze({
    id: "a",
    name: "Ada",
    characterType: "pc",
    make: { ...plain, ...make },
    hp: { current: 10, temporary: 0 },
    spent: { hitDice: {}, slots: {}, pact: 0, uses: {} },
    conditions: [],
    effects: [],
    casts: [],
    items: [],
    coins: { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 },
    xp: 0,
    inspiration: false,
    lastId: 100,
    ...over,
  });
}

/** Throws on any later change, however deep. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

import type { Creature } from "@tabletop-mcp/rules-engine";

/** Who comes last in the order of an exchange and does nothing, so that the last turn ends without another's beginning. */
export const nobody: Creature = {
  id: "nobody",
  name: "nobody",
  characterType: "neutral",
  make: {
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
    extraHp: 0,
  },
  hp: { current: 4, temporary: 0 },
  spent: { hitDice: {}, slots: {}, pact: 0, uses: {} },
  conditions: [],
  effects: [],
  casts: [],
  items: [],
  coins: { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 },
  xp: 0,
  inspiration: false,
  lastId: 0,
};

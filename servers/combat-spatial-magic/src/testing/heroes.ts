/** A high elf wizard of level 3: 6 + 1 and twice 4 + 1 hit points, Dexterity 16, Intelligence 16. */
export const ada = {
  name: "Ada",
  race: "High Elf",
  class: "wizard",
  level: 3,
  abilities: { str: 8, dex: 14, con: 13, int: 15, wis: 12, cha: 10 },
  skills: ["arcana", "history"],
  spells: ["Fire Bolt", "Magic Missile"],
  equipment: ["Quarterstaff"],
};

/** A hill dwarf fighter of level 1: 10 + 3 + 1 hit points, chain mail and shield. */
export const bo = {
  name: "Bo",
  race: "Hill Dwarf",
  class: "fighter",
  abilities: { str: 16, dex: 10, con: 14, int: 8, wis: 13, cha: 12 },
  skills: ["athletics", "perception"],
  equipment: ["Chain Mail", "Shield", "Warhammer"],
};

/** A goblin of the stat block: 7 hit points, armor class 15. */
export const gob = { name: "Gob", creature: "Goblin" };

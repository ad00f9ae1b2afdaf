import type { Ability, ClassId } from "@tabletop-mcp/srd-data";
import type { Creature, Make } from "../src/creature/creature.js";
import { creatureOf } from "./creature.js";
import { levelsOf } from "./levels.js";

/** Whoever casts, for a test: class and level, score of 18 in the ability that it casts with, these spells. */
export function caster(
  id: string,
  [of, level]: readonly [ClassId, number],
  spells: readonly string[],
  over: Partial<Omit<Creature, "make" | "id">> & { readonly make?: Partial<Make> } = {},
): Creature {
  const { make, ...rest } = over;
  const ability = abilities[of] ?? "int";
  return creatureOf({
    id,
    name: id.toUpperCase(),
    hp: { current: 50, temporary: 0 },
    ...rest,
    make: {
      levels: levelsOf({ [of]: level }),
      abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10, [ability]: 18 },
      spells,
      extraHp: 50,
      ...make,
    },
  });
}

const abilities: Readonly<Partial<Record<ClassId, Ability>>> = {
  bard: "cha",
  cleric: "wis",
  druid: "wis",
  paladin: "cha",
  ranger: "wis",
  sorcerer: "cha",
  warlock: "cha",
  wizard: "int",
};

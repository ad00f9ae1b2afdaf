import type { Creature } from "../src/creature/creature.js";
import { srdCompendium } from "../src/tables/compendium.js";
import { creatureOf } from "./creature.js";

/** A copy of a stat block with its average hit points, for a test: "m", an enemy, where nothing else is said. */
export async function monster(statBlock: string, over: Partial<Creature> = {}): Promise<Creature> {
  const block = (await srdCompendium()).statBlocks.find(statBlock);
  if (block === undefined) throw new Error(`There is no stat block "${statBlock}".`);
  return creatureOf({
    id: "m",
    name: block.name,
    characterType: "enemy",
    hp: { current: block.hitPoints.average, temporary: 0 },
    ...over,
    make: { statBlock: block.id, extraHp: 0, ...over.make },
  });
}

import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Creature } from "../creature/creature.js";
import type { Devised } from "../creature/devised.js";
import { onceOf } from "../once.js";
import { type Compendium, table } from "./compendium.js";

type Creatures = Readonly<Record<string, Pick<Creature, "make" | "own">>>;

const none: readonly Devised[] = [];

/** The tables with the spells that these creatures have made up; the same tables where they have made up none. */
export function withDevised(
  compendium: Compendium,
  creatures: Creatures,
  more: readonly Spell[] = [],
): Compendium {
  const spells = [...more];
  for (const id in creatures) {
    const creature = creatures[id];
    const devised = creature?.make.devised ?? creature?.own?.make.devised ?? none;
    for (const { spell } of devised) spells.push(spell);
  }
  return spells.length === 0 ? compendium : tablesWith(compendium, spells);
}

/** Tables by the spells that were added: what was worked out with them is remembered by the tables. */
const known = onceOf((_compendium: Compendium) => new Map<string, Compendium>());
const most = 8;

function tablesWith(compendium: Compendium, spells: readonly Spell[]): Compendium {
  const tables = known(compendium);
  const key = JSON.stringify(spells);
  const found = tables.get(key);
  if (found !== undefined) return found;
  const own = table(spells);
  const { all, find } = compendium.spells;
  const made: Compendium = Object.assign({}, compendium, {
    spells: { all, find: (name: string) => find(name) ?? own.find(name) },
  });
  const [oldest] = tables.size >= most ? tables.keys() : [];
  if (oldest !== undefined) tables.delete(oldest);
  tables.set(key, made);
  return made;
}

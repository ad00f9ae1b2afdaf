import type { Result, Rng } from "@tabletop-mcp/dice-core";
import { type Creature, srdCompendium } from "@tabletop-mcp/rules-engine";
import { exchange } from "../exchange.js";
import { type Origin, originOf } from "../origin.js";
import type { Asked, Being, Exchange, Fight, Life, Monster } from "../types.js";
import { tell } from "../words/tell.js";

export const compendium = await srdCompendium();

/** What came out, where it was not refused. */
export function done<Value>(result: Result<Value, { readonly message: string }>): Value {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const noDice: Rng = {
  source: "none",
  die: () => {
    throw new Error("No die is rolled.");
  },
};

/** Somebody of the world, made without dice. */
export const made = (origin: Origin): Creature =>
  done(originOf(origin, { rng: noDice, compendium }));

/**
 * A fighter of level 3: Strength 17 and Constitution 15 as a human, so 28 hit points (10 + 6 + 6 and
 * 3 times 2); chain mail and shield, AC 18; longsword +5, 1d8 + 3 and 2 of Dueling; criticals from 19.
 */
export const fighter: Origin = {
  class: "Fighter",
  subclass: "Champion",
  level: 3,
  race: "Human",
  abilities: { str: 16, dex: 12, con: 14, int: 8, wis: 10, cha: 10 },
  choices: { fightingStyle: "Dueling" },
  equipment: ["Longsword", "Shield", "Chain Mail"],
};

const sheets = new Map<Origin, Creature>();

function sheetOf(origin: Origin): Creature {
  const known = sheets.get(origin) ?? made(origin);
  sheets.set(origin, known);
  return known;
}

export const player = (name: string, life: Life = {}, origin = fighter): Being => ({
  id: name.toLowerCase(),
  name,
  origin: sheetOf(origin),
  life,
});

const blocks = new Map<string, Origin>();

/** A copy of a stat block: "the goblin", by the id "goblin". */
export function monster(creature: string, more: Partial<Monster> = {}): Monster {
  const origin = blocks.get(creature) ?? { creature };
  blocks.set(creature, origin);
  const name = creature.toLowerCase();
  return { id: name, name: `the ${name}`, origin: sheetOf(origin), life: {}, fought: [], ...more };
}

/** Noon of some day. */
export const noon = 1_700_000_000_000;

export const hp = (current: number): Life => ({ hp: { current, temporary: 0 } });

/** One exchange with these dice, which Arin calls for. */
export const fought = (
  fight: Omit<Fight, "now"> & { readonly now?: number },
  rng: Rng,
  asked: Partial<Asked> = {},
): Exchange =>
  done(exchange({ now: noon, ...fight }, { caller: "arin", ...asked }, { rng, compendium }));

/** It in lines, as Arin reads them. */
export const linesOf = ({ events, who }: Exchange, viewer?: string): readonly string[] =>
  tell(events, { who, viewer: viewer ?? "arin" });

/** The fight as it goes on after an exchange, so many milliseconds later. */
export function after(fight: Fight, { players, monsters }: Exchange, ms = 6000): Fight {
  const fallen = players.filter(({ fell }) => fell).map(({ id }) => id);
  return {
    now: fight.now + ms,
    players: fight.players
      .filter(({ id }) => !fallen.includes(id))
      .map((one) => ({ ...one, ...players.find(({ id }) => id === one.id) })),
    monsters: fight.monsters.flatMap((one): readonly Monster[] => {
      const { fell, ...changed } = { ...one, ...monsters.find(({ id }) => id === one.id) };
      return fell ? [] : [changed];
    }),
  };
}

/** Dice that fall by chance, the same each time. */
export function seeded(seed: number): Rng {
  let state = seed;
  return {
    source: `seed ${seed}`,
    die: (sides) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * sides) + 1;
    },
  };
}

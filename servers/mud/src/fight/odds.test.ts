import { describe, expect, it } from "vitest";
import { exchange } from "./exchange.js";
import { blows, type Duellist, oddsOf } from "./testing/duel.js";
import {
  after,
  compendium,
  done,
  fought,
  hp,
  monster,
  noon,
  player,
  seeded,
} from "./testing/fighting.js";
import type { Fight } from "./types.js";

/** By the SRD, as in testing/fighting.ts: +5, 1d8 + 3 and 2 of Dueling, criticals from 19; AC 18. */
const fighter: Duellist = { hp: 28, bonus: 5, dice: [8], modifier: 5, criticalFrom: 19 };
const fighterAc = 18;

/** Stat blocks of the SRD: hit points, the best attack, armour class. */
const goblin: Duellist = { hp: 7, bonus: 4, dice: [6], modifier: 2, criticalFrom: 20 };
const skeleton: Duellist = { hp: 13, bonus: 4, dice: [6], modifier: 2, criticalFrom: 20 };
const ogre: Duellist = { hp: 59, bonus: 6, dice: [8, 8], modifier: 4, criticalFrom: 20 };

const rng = seeded(2026);

/** How often of so many something came, and how far from so likely a thing that may be: four standard deviations. */
function expectOdds(times: number, of: number, likely: number): void {
  const deviation = Math.sqrt((likely * (1 - likely)) / of);
  expect(Math.abs(times / of - likely)).toBeLessThan(4 * deviation);
}

/** Whether Arin, with so many hit points, wins against one monster, each having a turn in turn. */
function wins(name: string, current: number): boolean {
  let fight: Fight = {
    now: noon,
    players: [player("Arin", hp(current))],
    monsters: [monster(name)],
  };
  while (fight.players.length > 0) {
    const come = done(exchange(fight, { caller: "arin" }, { rng, compendium }));
    fight = after(fight, come);
    if (fight.monsters.length === 0) return true;
  }
  return false;
}

describe("the odds, reckoned by the numbers of the SRD", () => {
  it("of a first blow that kills a goblin: 9 faces of 20 with 7 of 8, and 2 that are critical", () => {
    const likely = (9 / 20) * (7 / 8) + 2 / 20;
    const dying = [...blows(fighter, 15)].filter(([dealt]) => dealt >= goblin.hp);
    expect(dying.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(likely, 10);
    const times = Array.from({ length: 600 }, () =>
      fought({ players: [player("Arin")], monsters: [monster("Goblin")] }, rng),
    ).filter(({ defeats }) => defeats.length === 1).length;
    expectOdds(times, 600, likely);
  });

  it.each([
    { name: "Goblin", foe: goblin, ac: 15, hp: 5 },
    { name: "Skeleton", foe: skeleton, ac: 13, hp: 8 },
    { name: "Ogre", foe: ogre, ac: 11, hp: 28 },
  ])("of a duel with the $name at $hp hit points", ({ name, foe, ac, hp: current }) => {
    const likely = oddsOf(
      { hp: current, blows: blows(fighter, ac) },
      { hp: foe.hp, blows: blows(foe, fighterAc) },
    );
    expect(likely).toBeGreaterThan(0.1);
    expect(likely).toBeLessThan(0.95);
    const of = 200;
    const times = Array.from({ length: of }, () => wins(name, current)).filter(Boolean).length;
    expectOdds(times, of, likely);
  });
});
